public import GAPIStorage
public import NIOCore

/// The content of a small object while it is changed; see `StorageService.withObject`.
public struct StorageContent: Sendable {
    /// The bytes; empty for an object that is not there yet.
    public var bytes: ByteBuffer
    /// The media type of the bytes.
    public var contentType: String
    /// The object as it was read; `nil` if there is none, so that it is going to be created.
    public let object: Storage.Object?

    /// The bytes as text; invalid parts are replaced when they are read.
    public var text: String {
        get { String(buffer: bytes) }
        set { bytes = ByteBuffer(string: newValue) }
    }
}
