import HTTPTypes
import NIOCore

/// The encoding of an entry as the bytes of a file.
///
///     AFC2 | checksum of all that follows | the key's digest | generation | requested | received
///          | status, reason | n, n × (name, value or none) | n, n × (name, value) | length, body
///
/// Responses for one key that differ by their choices belong together if they have the same generation. Integers are big-endian; the length of a text is in the four bytes before it. A file that does not read back exactly
/// is not an entry: the checksum protects the bytes, and the digest protects the place of the file.
extension CacheEntry {
    private static let magic: UInt32 = 0x4146_4332

    func encoded(for digest: String, generation: UInt64 = 0) -> ByteBuffer {
        var file = ByteBuffer()
        file.reserveCapacity(body.readableBytes + 1024)
        file.writeInteger(Self.magic)
        file.writeInteger(UInt32(0))
        file.writeText(digest)
        file.writeInteger(generation)
        file.writeInteger(requested.bitPattern)
        file.writeInteger(received.bitPattern)
        file.writeInteger(UInt16(head.status.code))
        file.writeText(head.status.reasonPhrase)
        file.writeInteger(UInt32(choices.count))
        for choice in choices {
            file.writeText(choice.name.rawName)
            file.writeInteger(UInt8(choice.value == nil ? 0 : 1))
            file.writeText(choice.value ?? "")
        }
        file.writeInteger(UInt32(head.headerFields.count))
        for field in head.headerFields {
            file.writeText(field.name.rawName)
            file.writeText(field.value)
        }
        file.writeInteger(UInt64(body.readableBytes))
        file.writeImmutableBuffer(body)
        file.setInteger(Self.checksum(file), at: file.readerIndex + 4)
        return file
    }

    /// Decodes an entry.
    ///
    /// - Returns: `nil` for anything except an entry of the key with this digest.
    init?(decoding file: ByteBuffer, of digest: String) {
        guard let (entry, _) = Self.decode(file, of: digest) else { return nil }
        self = entry
    }

    /// Decodes an entry and its generation.
    ///
    /// - Returns: `nil` for anything except an entry of the key with this digest.
    static func decode(_ file: ByteBuffer, of digest: String) -> (entry: CacheEntry, generation: UInt64)? {
        var file = file
        let checksum = checksum(file)
        guard file.readInteger() == magic, file.readInteger() == checksum, file.readText() == digest,
            let generation = file.readInteger(as: UInt64.self), let requested = file.readInteger(as: UInt64.self),
            let received = file.readInteger(as: UInt64.self),
            let code = file.readInteger(as: UInt16.self), let reason = file.readText(),
            let choiceCount = file.readInteger(as: UInt32.self)
        else { return nil }
        var choices: [Choice] = []
        for _ in 0..<choiceCount {
            guard let name = file.readText().flatMap({ HTTPField.Name($0) }),
                let isThere = file.readInteger(as: UInt8.self),
                let value = file.readText()
            else { return nil }
            choices.append(Choice(name: name, value: isThere == 0 ? nil : value))
        }
        guard let fieldCount = file.readInteger(as: UInt32.self) else { return nil }
        var fields = HTTPFields()
        for _ in 0..<fieldCount {
            guard let name = file.readText().flatMap({ HTTPField.Name($0) }), let value = file.readText() else {
                return nil
            }
            fields.append(HTTPField(name: name, value: value))
        }
        guard (100...999).contains(code), let length = file.readInteger(as: UInt64.self), length == file.readableBytes
        else { return nil }
        // The checksum protects against damage, and not against somebody who writes to the store.
        let times = [requested, received].map { Double(bitPattern: $0) }
        guard times.allSatisfy({ (-1e12...1e12).contains($0) }) else { return nil }
        let entry = CacheEntry(
            head: HTTPResponse(status: .init(code: Int(code), reasonPhrase: reason), headerFields: fields),
            body: file,
            choices: choices,
            requested: times[0],
            received: times[1]
        )
        return (entry, generation)
    }

    private static func checksum(_ file: ByteBuffer) -> UInt32 {
        var checksum = CRC32C()
        file.withUnsafeReadableBytes { bytes in
            guard bytes.count > 8 else { return }
            checksum.update(UnsafeRawBufferPointer(rebasing: bytes[8...]))
        }
        return checksum.value
    }
}

extension ByteBuffer {
    fileprivate mutating func writeText(_ text: String) {
        writeInteger(UInt32(text.utf8.count))
        writeString(text)
    }

    fileprivate mutating func readText() -> String? {
        guard let length = readInteger(as: UInt32.self) else { return nil }
        return readString(length: Int(length))
    }
}
