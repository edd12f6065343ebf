import AsyncFetch
import AsyncJSON
import EmulatorServer

/// The two kinds of folders, which are documents of a bucket.
enum Folder: String, Sendable {
    /// A folder of a bucket with a hierarchical namespace.
    case folder
    /// A folder with a policy of its own.
    case managedFolder

    /// The member with the folder's policy, which is no part of the resource for clients.
    static let policyMember = "iamPolicy"

    var resourceKind: String { "storage#\(rawValue)" }

    /// Returns the key of the document of a folder.
    func key(_ name: String) -> String { "\(rawValue)/\(name)" }

    /// Returns the name of the folder with a key.
    func name(ofKey key: String) -> String { key.dropping(self.key("")) }

    /// Returns a name with the slash at its end; throws Google's 400 if it is invalid.
    static func checked(_ name: String) throws(GoogleError) -> String {
        let name = name.hasSuffix("/") ? name : "\(name)/"
        guard name.utf8.count <= 512, !name.hasPrefix("/"), !name.contains("//"),
            !name.utf8.contains(where: { $0 == 10 || $0 == 13 })
        else { throw .invalid("name", "is no name of a folder") }
        return name
    }

    /// Returns the names of the folders above an object or a folder, from the first one on.
    static func parents(of name: String) -> [String] {
        var parents: [String] = []
        // By bytes: a combining character after a slash would make another character of both.
        let bytes = name.utf8
        for place in bytes.indices where bytes[place] == UInt8(ascii: "/") && bytes.index(after: place) < bytes.endIndex
        {
            parents.append(String(Substring(bytes[...place])))
        }
        return parents
    }

    /// The metageneration of a stored folder, for preconditions.
    static func version(_ folder: JSON.Value) -> Version {
        Version(generation: 0, metageneration: folder.int64("metageneration") ?? 1, etag: "")
    }
}

extension String {
    /// Returns the text after a prefix that it has, by their bytes.
    func dropping(_ prefix: String) -> String { String(Substring(utf8.dropFirst(prefix.utf8.count))) }
}

extension StoreTransaction {
    /// Stores a new folder, and returns it.
    @discardableResult
    mutating func makeFolder(_ kind: Folder, _ name: String, in bucket: String) throws(GoogleError) -> JSON.Value {
        let now = JSON.Value(WallClock.timestamp(now))
        let folder: JSON.Value = [
            "name": JSON.Value(name), "metageneration": "1", "createTime": now, "updateTime": now,
        ]
        try setDocument(bucket, kind.key(name), folder)
        return folder
    }

    /// Stores the folders above a name that do not exist yet.
    mutating func makeFolders(above name: String, in bucket: String) throws(GoogleError) {
        for parent in Folder.parents(of: name) {
            let isMissing = try self.bucket(bucket).documents[Folder.folder.key(parent)] == nil
            if isMissing { try makeFolder(.folder, parent, in: bucket) }
        }
    }
}

extension StoredBucket {
    /// Returns a folder; throws 404 if there is none.
    func folder(_ kind: Folder, _ name: String) throws(GoogleError) -> JSON.Value {
        let name = name.hasSuffix("/") ? name : "\(name)/"
        guard let folder = documents[kind.key(name)] else {
            throw .notFound("There is no folder \(name) in the bucket \(self.name).")
        }
        return folder
    }

    /// Returns the live objects whose names begin with a prefix.
    func objects(below prefix: String) -> [StoredObject] {
        var cursor = ObjectCursor([live])
        cursor.seek(to: prefix)
        var objects: [StoredObject] = []
        while let object = cursor.current, object.name.utf8.starts(with: prefix.utf8) {
            objects.append(object)
            cursor.advance()
        }
        return objects
    }
}

extension ObjectStore {
    /// Returns a bucket; throws 404 if there is none, and 400 if it has no folders.
    func bucketWithFolders(_ name: String) throws(GoogleError) -> StoredBucket {
        let bucket = try bucket(name)
        guard bucket.hasFolders else {
            throw GoogleError(
                code: 400,
                reason: "invalid",
                message: "The bucket \(name) does not have hierarchical namespace enabled."
            )
        }
        return bucket
    }
}

extension ResourceLinks {
    func url(ofFolder name: String, _ kind: Folder, _ bucket: String) -> String {
        "\(root)/storage/v1/b/\(bucket)/\(kind.rawValue)s/\(PercentEncoding.encode(name))"
    }
}
