import AsyncJSON
import NIOPosix

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files of a store that outlives its process.
///
///     .gapi-emulator             marks the folder as an emulator's; locked by the process that uses it
///     buckets/NAME.json          a bucket resource; names of buckets are safe as names of files
///     objects/GENERATION.json    {"content": "FILE", "resource": {an object resource}}
///     uploads/ID.json            a running resumable upload, with the request that started it
///     contents/FILE              the bytes of an object, or of a running upload
///
/// Metadata is written to a file with a temporary name and then renamed, after the content is written and before the
/// response is sent. Contents that have no metadata after a crash are removed at the next start. Names of objects never
/// become names of files.
///
/// A folder that has files but no mark belongs to others, and is refused. In a folder with a mark, files without one of
/// the names above stay untouched.
struct DataDirectory: UploadArchive {
    private let root: String
    /// The lock that keeps other processes out.
    private let lock: DirectoryLock

    /// Opens a folder, which is created if it is missing.
    /// - Throws: ``DataDirectoryError`` for a folder of others or one in use; ``FileError`` if a system call fails.
    init(path: String) throws {
        root = path
        lock = try DirectoryLock(path)
    }

    func contentPath(_ number: Int64) -> String { contentPath(named: "\(number)") }

    func contentPath(named name: String) -> String { "\(root)/contents/\(name)" }

    /// Creates missing folders, removes leftovers, and returns the resources of buckets and objects, and the uploads.
    func load() async throws -> (buckets: [JSON.Value], objects: [(JSON.Value, Content)], uploads: [UploadRecord]) {
        try await NIOThreadPool.singleton.runIfActive {
            let buckets = try list("buckets").filter { $0.hasSuffix(".json") }.map { file in
                let path = "\(root)/buckets/\(file)"
                let resource = try load(path)
                try check(["metageneration"], of: resource, at: path)
                return resource
            }
            var leftovers = Set(try list("contents"))
            var objects: [(JSON.Value, Content)] = []
            // In the order of generations: if a crash left two of one object, the newer replaces the older.
            for file in try list("objects").filter({ $0.hasSuffix(".json") }).sorted(by: {
                ($0.utf8.count, $0) < ($1.utf8.count, $1)
            }) {
                let path = "\(root)/objects/\(file)"
                let metadata = try load(path)
                if let content = metadata["content"]?.string, let resource = metadata["resource"],
                    leftovers.remove(content) != nil
                {
                    try check(["generation", "metageneration", "size"], of: resource, at: path)
                    objects.append((resource, .file(path: "\(root)/contents/\(content)")))
                } else {
                    unlink(path)
                }
            }
            var uploads: [UploadRecord] = []
            for file in try list("uploads") where file.hasSuffix(".json") {
                let id = String(file.dropLast(".json".count))
                if let record = try loadUpload(id, "\(root)/uploads/\(file)"),
                    leftovers.remove(record.content) != nil
                {
                    uploads.append(record)
                } else {
                    unlink("\(root)/uploads/\(file)")
                }
            }
            for file in leftovers where Int64(file) != nil { unlink("\(root)/contents/\(file)") }
            return (buckets, objects, uploads)
        }
    }

    func save(_ bucket: StoredBucket) async throws {
        try await write(bucket.resource, to: "\(root)/buckets/\(bucket.name).json")
    }

    func deleteBucket(_ name: String) async throws { try await remove("\(root)/buckets/\(name).json") }

    func save(_ object: StoredObject) async throws {
        guard case .file(let path) = object.content, let file = path.split(separator: "/").last else { return }
        let metadata: JSON.Value = ["content": JSON.Value(String(file)), "resource": object.resource]
        try await write(metadata, to: metadataPath(object))
    }

    func save(_ upload: UploadRecord) async throws { try await write(upload.json, to: uploadPath(upload.id)) }

    func deleteUpload(_ id: String) async throws { try await remove(uploadPath(id)) }

    private func uploadPath(_ id: String) -> String { "\(root)/uploads/\(id).json" }

    func delete(_ object: StoredObject) async throws {
        try await remove(metadataPath(object))
        try await delete(object.content)
    }

    func delete(_ content: Content) async throws {
        if case .file(let path) = content { try await remove(path) }
    }

    private func metadataPath(_ object: StoredObject) -> String { "\(root)/objects/\(object.generation).json" }

    private func write(_ value: JSON.Value, to path: String) async throws {
        try await NIOThreadPool.singleton.runIfActive {
            let file = try ContentFile(path: "\(path).new")
            try value.encoded().withUnsafeBytes { try file.write($0, at: 0) }
            guard rename(file.path, path) == 0 else { throw FileError(call: "rename", path: file.path) }
            file.keep()
        }
    }

    private func remove(_ path: String) async throws {
        try await NIOThreadPool.singleton.runIfActive {
            guard unlink(path) == 0 || errno == ENOENT else { throw FileError(call: "unlink", path: path) }
        }
    }

    // MARK: Blocking calls

    /// Returns the names of the files in a folder; incomplete files are removed.
    private func list(_ folder: String) throws -> [String] {
        let path = "\(root)/\(folder)"
        try DirectoryLock.create(path)
        guard let directory = opendir(path) else { throw FileError(call: "opendir", path: path) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".json.new") {
                unlink("\(path)/\(name)")
            } else if !name.hasPrefix(".") {
                names.append(name)
            }
        }
        return names
    }

    /// Reads the record of an upload; `nil` if the file is none.
    private func loadUpload(_ id: String, _ path: String) throws -> UploadRecord? {
        do { return UploadRecord(id: id, try load(path)) } catch is DataDirectoryError { return nil }
    }

    /// Refuses numbers that no emulator has written: negative ones, and those from which it could not go on counting.
    private func check(_ names: [String], of resource: JSON.Value, at path: String) throws {
        for name in names {
            guard let number = resource.int64(name), !(0...Self.maximumNumber).contains(number) else { continue }
            throw DataDirectoryError(
                description: "\(path) is broken (its \(name) is \(number)); remove it, or the whole folder"
            )
        }
    }

    /// The highest generation, metageneration, size or number of a content; far above all that are ever reached.
    static let maximumNumber = Int64.max / 2

    private func load(_ path: String) throws -> JSON.Value {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(call: "open", path: path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while true {
            let chunk = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let result = read(descriptor, buffer.baseAddress, buffer.count)
                guard result >= 0 else { throw FileError(call: "read", path: path) }
                count = result
            }
            bytes += chunk
            if chunk.isEmpty { break }
        }
        do { return try JSON.Value(parsing: bytes) } catch {
            throw DataDirectoryError(description: "\(path) is broken (\(error)); remove it, or the whole folder")
        }
    }
}
