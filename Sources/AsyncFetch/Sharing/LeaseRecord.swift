import NIOCore

/// A lease as a value of a shared store.
///
///     AFL1 | fencing number | duration in milliseconds | length, owner | content
///
/// Integers are big-endian. The owner of a released lease is empty.
struct LeaseRecord {
    private static let magic: UInt32 = 0x4146_4C31
    /// The time for which the fencing number of a lease that nobody renews is remembered.
    static let retention = Duration.seconds(30 * 86_400)

    var owner: String
    var fencingNumber: Int64
    var duration: Duration
    var content: ByteBuffer

    init(owner: String, fencingNumber: Int64, duration: Duration, content: ByteBuffer) {
        self.owner = owner
        self.fencingNumber = fencingNumber
        self.duration = duration
        self.content = content
    }

    /// Decodes a record.
    ///
    /// - Throws: ``FetchError/Code/sharedStore`` for anything else.
    init(_ value: ByteBuffer, name: String) throws(FetchError) {
        var value = value
        guard value.readInteger() == Self.magic, let number = value.readInteger(as: Int64.self),
            let milliseconds = value.readInteger(as: UInt32.self), let length = value.readInteger(as: UInt16.self),
            let owner = value.readString(length: Int(length))
        else {
            throw FetchError(
                .sharedStore,
                "\(name) in the shared store is not a lease; choose another name, or remove it"
            )
        }
        self.owner = owner
        fencingNumber = number
        duration = .milliseconds(Int64(milliseconds))
        content = value.slice()
    }

    var encoded: ByteBuffer {
        var value = ByteBuffer()
        value.writeInteger(Self.magic)
        value.writeInteger(fencingNumber)
        value.writeInteger(UInt32(clamping: Int64(duration / .milliseconds(1))))
        value.writeInteger(UInt16(clamping: owner.utf8.count))
        value.writeString(owner)
        value.writeImmutableBuffer(content)
        return value
    }

    /// Returns `true` if nobody has a lease whose record has this age.
    func isFree(at age: Duration) -> Bool { owner.isEmpty || age >= duration }
}
