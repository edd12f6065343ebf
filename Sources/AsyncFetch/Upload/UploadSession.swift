/// An upload that is under way at a server, apart from the type of its answer.
///
/// A value that can be stored and read by another process. Its name of the wire tells which protocol it belongs to.
/// Anyone who has it can add to the upload: keep it like a password.
public struct UploadSession: Sendable, Hashable {
    /// The name of the protocol; see ``UploadWire/name``.
    public let wire: String
    /// The method that the upload calls, such as `storage.objects.insert`.
    public let method: String
    /// The URL of the session.
    public package(set) var url: String
    /// The media type of the bytes.
    public let contentType: String
    /// The number of bytes of a part; a multiple of ``partUnit``.
    public package(set) var partSize: Int
    /// The number of bytes that every part but the last is a multiple of.
    public let partUnit: Int
    /// The number of all bytes; `nil` if only the end of the source tells.
    public let total: Int64?
    /// The number of bytes that the server is known to have, from the first on.
    public package(set) var stored: Int64
    /// The notes that the wire has made for itself.
    public package(set) var notes: [String: String]
    /// The identity of the source; `nil` if the source cannot be read again.
    package let source: SourceIdentity?
    /// The checksum of the bytes that have been sent, so that another process need not read them.
    package var hashed = HashedPrefix()
}

/// The first bytes of a source, by number and checksum.
package struct HashedPrefix: Codable, Sendable, Hashable {
    /// The number of bytes.
    package var count: Int64
    /// Their CRC32C.
    package var crc32c: UInt32

    package init(count: Int64 = 0, crc32c: UInt32 = 0) { (self.count, self.crc32c) = (count, crc32c) }
}

extension UploadSession: CustomStringConvertible, CustomReflectable {
    /// A readable form, without the URL.
    public var description: String {
        "upload session of \(method), \(stored) of \(total.map(String.init) ?? "?") bytes stored"
    }

    /// A mirror without the URL and the notes, which `dump` would print.
    public var customMirror: Mirror {
        Mirror(self, children: ["wire": wire, "method": method, "stored": stored, "total": total as Any])
    }
}
