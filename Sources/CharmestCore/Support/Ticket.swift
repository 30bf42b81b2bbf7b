/// Tells one thing from all others, by its identity.
final class Ticket: Sendable {}
