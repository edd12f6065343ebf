import AsyncFetch
import AsyncJSON
import GAPIStorage

/// One thing of a source or a destination: a file or an object.
struct TransferEntry: Sendable {
    /// The reason for which there is nothing to transfer under a name.
    enum Obstacle: Sendable {
        case skipped(StorageTransfers.SkipReason)
        case failed(GAPI.Error)
    }

    /// The name relative to the folder or the prefix; that of a folder that cannot be read ends with a slash.
    ///
    /// That of the whole folder is empty.
    let name: ByteName
    var size: Int64?
    /// The time of the last change of the file in whole seconds since 1970; that of an object is in its metadata.
    var modified: Int64?
    /// The permissions of the file, or of that which the object was.
    var mode: UInt32?
    /// The checksum, if it is known without reading the content.
    var crc32c: UInt32?
    var generation: Int64?
    /// The content type of an object.
    var contentType: String?
    /// A Boolean value indicating whether a symbolic link to a folder leads to the file, which may be elsewhere.
    var isBehindLink = false
    var obstacle: Obstacle?
    /// The name of a file that failed because no object can have it; the entry is then named after its folder.
    var unusableName: String?

    init(_ name: String, obstacle: Obstacle? = nil) {
        self.name = ByteName(name)
        self.obstacle = obstacle
    }

    init(_ name: String, _ file: LocalFile) {
        self.name = ByteName(name)
        (size, modified, mode) = (file.size, file.modified, file.mode)
    }

    init(_ name: String, _ object: Storage.Object) {
        self.name = ByteName(name)
        generation = object.generation
        contentType = object.contentType
        let kept = FileMetadata(object.metadata)
        modified = kept.modified
        mode = kept.mode
        // What is stored compressed may arrive decompressed: then neither is that of the file.
        guard object.contentEncoding?.isEmpty != false else { return }
        size = object.size.flatMap { Int64(exactly: $0) }
        crc32c = object.crc32c.flatMap(CRC32C.parse)
    }

    /// A Boolean value indicating whether an object stands for a folder, as some programs make them.
    var isFolderMarker: Bool { name.text.utf8.last == UInt8(ascii: "/") || name.text.isEmpty }
}
