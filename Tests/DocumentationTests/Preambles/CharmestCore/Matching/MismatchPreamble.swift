// MARK: all
let age = 12
