private struct Order { let date: Date }

// MARK: closeTo 1
let ratio = 1.7

// MARK: closeTo 2
let elapsed = Duration.seconds(4)

// MARK: closeTo 3; closeTo 4
let noon = try Date("2026-11-21T12:00:00Z", strategy: .iso8601)
let order = Order(date: noon + 120)

// MARK: closeTo 5
let price = Decimal(9.75)

// MARK: isNaN; isInfinite
let ratio = 1.0

// MARK: isFinite
let ratio = Double.infinity
