public import NIOCore

/// A value of a ``FetchSharedStore``.
public struct FetchSharedValue: Sendable, Hashable {
    /// The bytes.
    public var content: ByteBuffer
    /// The version, which no other value of the same name ever has; its order means nothing.
    public let version: Int64
    /// The time since the value was stored, by the clock of the store; it is never more than the true age.
    public let age: Duration

    /// Creates a value, for stores.
    public init(_ content: ByteBuffer, version: Int64, age: Duration) {
        self.content = content
        self.version = version
        self.age = age
    }
}

extension FetchSharedValue: CustomStringConvertible, CustomReflectable {
    /// A readable form, without the content.
    public var description: String { "version \(version), \(content.readableBytes) bytes, \(age) old" }
    /// A mirror without the content.
    public var customMirror: Mirror { Mirror(self, children: ["version": version, "age": age]) }
}
