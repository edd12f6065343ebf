import Synchronization

/// A time that a test sets.
final class TestTime: Sendable {
    private let value: Mutex<Int64>

    init(_ seconds: Int64) { value = Mutex(seconds) }

    /// The seconds since 1970.
    var seconds: Int64 {
        get { value.withLock(\.self) }
        set { value.withLock { $0 = newValue } }
    }
}
