#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// The settings of an upload.
    public struct UploadOptions: Sendable {
        /// The rule about what may be at the path already.
        public var precondition: Precondition
        /// The time of the last change that the file is to have; servers without ownCloud's extensions ignore it.
        public var modified: Date?
        /// The checksum of the contents, as `SHA1:` and hexadecimal digits, which an ownCloud server compares.
        public var checksum: String?
        /// The media type of the contents.
        public var contentType = "application/octet-stream"
        /// The lock that the caller holds on the file.
        public var lock: Lock?

        /// Creates settings, by default those for a new file.
        public init(_ precondition: Precondition = .isNew, _ configure: (inout Self) -> Void = { _ in }) {
            self.precondition = precondition
            configure(&self)
        }
    }
}

extension Cloud.UploadOptions {
    /// A rule about what may be at the path of an upload already.
    public enum Precondition: Sendable, Hashable {
        /// Nothing may be there (`If-None-Match: *`).
        ///
        /// A server that ignores preconditions is asked before; what comes there in between is replaced.
        case isNew
        /// The file must still be this version (`If-Match`).
        case matches(Cloud.ETag)
        /// Anything may be there, and is replaced.
        case none
    }
}

extension Cloud {
    /// The version that an upload made.
    public struct Uploaded: Sendable, Hashable {
        /// The version of the new contents, if the server tells it.
        public var eTag: ETag?
        /// The identity of the file on the server, if it has one.
        public var fileID: String?
        /// The letters of what the user may do, if the server tells them.
        public var permissions: String?
        /// A Boolean value indicating whether the server kept the time of the last change.
        public var keptModificationTime = false
        /// A Boolean value indicating whether the server says that the file was new.
        public var isNew = false
    }
}
