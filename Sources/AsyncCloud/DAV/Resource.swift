#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// A file or a folder, as one response of a multistatus describes it.
    ///
    /// Properties that a server does not know, or that a call did not ask for, are `nil`.
    public struct Resource: Sendable, Hashable {
        /// The reference to the resource as the server wrote it; never send a request to it.
        public var href: String
        /// The place below the root, decoded from the reference.
        public var path = Path.root
        /// The kind of the resource.
        public var kind = Item.Kind.file
        /// The version.
        public var eTag: ETag?
        /// The size of a file (`d:getcontentlength`).
        public var contentLength: Int64?
        /// The size of a file, or of everything in a folder (`oc:size`).
        public var totalSize: Int64?
        /// The time of the last change.
        public var modified: Date?
        /// The media type of a file.
        public var contentType: String?
        /// The identity on the server (`oc:id`).
        public var fileID: String?
        /// The letters of what the user may do, such as `RDNVW`; `nil` where the server does not tell.
        public var permissions: String?
        /// A Boolean value indicating whether the user marked the resource as a favourite.
        public var isFavorite: Bool?
        /// The kinds of shares of the resource.
        public var shareTypes: [Int] = []
        /// The id of the owner.
        public var ownerID: String?
        /// The name of the owner for people.
        public var ownerName: String?
        /// The checksums by the names of their algorithms, such as `["SHA1": "eeb2…"]`.
        public var checksums: [String: String] = [:]
        /// The space that is left, as the server wrote it: negative numbers say that it is unknown or without limit.
        public var quotaAvailable: Int64?
        /// The space in use.
        public var quotaUsed: Int64?
        /// The link to the resource for the users of the server.
        public var privateLink: String?
        /// The values of all other properties.
        public var properties: [PropertyName: PropertyValue] = [:]
        /// The statuses of the properties that the server did not give, such as 404.
        public var statuses: [PropertyName: Int] = [:]
        /// The status of the whole resource, if the server gave one.
        public var status: Int?
        /// The statuses that refuse, of properties and of the whole, in their order.
        var failures: [Int] = []
        /// A Boolean value indicating whether the server still processes the contents (status 425).
        public var isProcessing = false

        /// Creates a resource.
        public init(href: String, path: Path = .root, kind: Item.Kind = .file) {
            self.href = href
            self.path = path
            self.kind = kind
        }

        /// The status with which the server refuses to describe the resource, or to say of which kind it is.
        ///
        /// A server that does not know the property (404) means a file; one that still processes it (425) knows it.
        var refusal: Int? {
            let refuses = { (status: Int) in status >= 400 && status != 425 && status != 404 }
            if let status, refuses(status) { return status }
            if !statuses.isEmpty, let status = statuses[.resourceType], refuses(status) { return status }
            return status == 404 ? 404 : nil
        }

        /// The size of a file, or of everything in a folder, if the server tells it.
        public var size: Int64? { kind == .folder ? totalSize : contentLength ?? totalSize }
    }
}
