/// Passes the value of an optional to a closure; returns `false` for `nil`.
///
/// Unlike `if let` in a generic function, this neither copies the value nor asks the runtime for the optional's type.
@inline(__always)
func withValue<Value: ~Copyable>(
    of optional: borrowing Value?,
    _ body: (borrowing Value) throws -> Void
) rethrows -> Bool {
    switch optional {
    case .some(let value):
        try body(value)
        return true
    case .none: return false
    }
}
