import AsyncJSON
import NIOCore
import NIOPosix

/// The contents of a store as a server finds them when it starts.
struct StoreContents: Sendable {
    var buckets: [String: StoredBucket] = [:]
    /// The uploads to buckets.
    var uploads: [UploadRecord] = []
    var entries: [StoredEntry] = []
    /// The uploads to feeds.
    var feedUploads: [UploadRecord] = []
    /// The tokens for feeds by the users' addresses.
    var tokens: [String: FeedLogin.Token] = [:]
    /// The highest number that an object or a content has.
    var lastGeneration: Int64 = 0
    /// The damage that was found, one sentence for each record that is not used any more.
    var problems: [String] = []

    /// The highest number that a store counts to; far above all that are ever reached.
    static let maximumNumber = Int64.max / 2
}

extension DataDirectory {
    /// Reads all records, and removes the contents to which none refers.
    ///
    /// A record that cannot be read, or whose content is missing, is set aside: it moves to another table of the
    /// database, its content stays, and the rest is used.
    func load(_ links: ResourceLinks) async throws -> StoreContents {
        try await NIOThreadPool.singleton.runIfActive { [self] in
            var loader = StoreLoader(self, links, try contentSizes())
            return try database.starting { try loader.load() }
        }
    }
}

/// The loading of a store.
private struct StoreLoader {
    /// The reason why a record cannot be used.
    private struct Damage: Error {
        let reason: String
    }

    private let directory: DataDirectory
    private let links: ResourceLinks
    private let sizes: [String: Int64]
    private var contents = StoreContents()
    private var damaged: [(id: Int64, reason: String)] = []
    /// The names of the contents of the records that were read.
    private var owned: Set<String> = []

    init(_ directory: DataDirectory, _ links: ResourceLinks, _ sizes: [String: Int64]) {
        self.directory = directory
        self.links = links
        self.sizes = sizes
    }

    mutating func load() throws -> StoreContents {
        try read(.counter) { loader, record in
            guard let number = Int64(String(buffer: record.value)), 0...StoreContents.maximumNumber ~= number else {
                throw Damage(reason: "its number is impossible")
            }
            loader.count(number)
        }
        try read(.bucket) { try $0.readBucket($1) }
        try read(.document) { try $0.readDocument($1) }
        var objects: [String: [StoredObject]] = [:]
        try read(.object) { loader, record in
            let object = try loader.object(record)
            try loader.own(record)
            objects[object.bucket, default: []].append(object)
        }
        for (bucket, objects) in objects { contents.buckets[bucket]?.load(objects) }
        try read(.upload) { loader, record in
            let upload = try loader.upload(record)
            try loader.own(record)
            loader.contents.uploads.append(upload)
        }
        try read(.entry) { loader, record in
            let entry = try loader.entry(record)
            try loader.own(record)
            loader.contents.entries.append(entry)
        }
        try read(.feedUpload) { loader, record in
            let upload = try loader.upload(record)
            try loader.own(record)
            loader.contents.feedUploads.append(upload)
        }
        try read(.account) { loader, record in
            guard let token = FeedLogin.Token(try loader.json(record)) else { throw Damage(reason: "it is no token") }
            loader.contents.tokens[record.key] = token
        }

        try directory.database.setAside(damaged)
        let needed = try directory.database.contents()
        for name in sizes.keys {
            count(directory.number(ofContent: name) ?? 0)
            if !needed.contains(name) { directory.removeContent(name) }
        }
        return contents
    }

    /// Passes the records of a kind to a closure; those for which it throws ``Damage`` are set aside.
    private mutating func read(
        _ kind: StoreRecord.Kind,
        _ use: (inout StoreLoader, StoreRecord) throws -> Void
    ) throws {
        try directory.database.read(kind) { found in
            do {
                guard let record = found.record else { throw Damage(reason: "it has values of the wrong types") }
                try use(&self, record)
            } catch let damage as Damage {
                damaged.append((found.id, damage.reason))
                contents.problems.append("The \(kind.rawValue) \(found.key) is set aside: \(damage.reason).")
            }
        }
    }

    private mutating func count(_ number: Int64) {
        contents.lastGeneration = max(contents.lastGeneration, min(number, StoreContents.maximumNumber))
    }

    /// Parses a value, whatever depth a client was allowed to send.
    private func json(_ record: StoreRecord) throws(Damage) -> JSON.Value {
        var limits = JSON.Limits()
        limits.depth += 8
        do { return try JSON.Value(parsing: record.value.readableBytesView, limits: limits) } catch {
            throw Damage(reason: "it is no JSON (\(error))")
        }
    }

    /// Refuses numbers that no emulator has written: negative ones, and those from which it could not go on counting.
    private func check(_ names: [String], of resource: JSON.Value) throws(Damage) {
        for name in names {
            guard let number = resource.int64(name), 0...StoreContents.maximumNumber ~= number else {
                throw Damage(reason: "its \(name) is missing or impossible")
            }
        }
    }

    private mutating func readBucket(_ record: StoreRecord) throws(Damage) {
        let resource = try json(record)
        try check(["metageneration"], of: resource)
        guard resource["name"]?.string == record.key,
            StoredBucket.isValid(record.key) || record.key == StoredBucket.ownName,
            let bucket = StoredBucket(resource: links.applied(toBucket: resource))
        else { throw Damage(reason: "it has the name of another bucket") }
        contents.buckets[record.key] = bucket
    }

    private mutating func readDocument(_ record: StoreRecord) throws(Damage) {
        let value = try json(record)
        guard let (bucket, key) = DocumentTable.place(record.key), contents.buckets[bucket] != nil else {
            throw Damage(reason: "its bucket is missing")
        }
        // By bytes: a combining character after a slash would make another character of both.
        switch String(Substring(key.utf8.prefix { $0 != UInt8(ascii: "/") })) {
        case "folder", "managedFolder": try check(["metageneration"].filter { value[$0] != nil }, of: value)
        case "rewrite": try check(["copied", "time"].filter { value[$0] != nil }, of: value)
        case "notification":
            guard let number = Int64(key.dropFirst(StorageServer.notification("").count)),
                0...StoreContents.maximumNumber ~= number
            else { throw Damage(reason: "its number is impossible") }
        default: break
        }
        contents.buckets[bucket]?.documents[key] = value
    }

    private mutating func object(_ record: StoreRecord) throws(Damage) -> StoredObject {
        let resource = try json(record)
        try check(["generation", "metageneration", "size"], of: resource)
        let file = try file(record, size: resource.int64("size"))
        guard let state = StoredObject.State(rawValue: record.state),
            let object = StoredObject(
                resource: links.applied(toObject: resource),
                content: .file(file),
                state: state
            ), "\(object.generation)" == record.key
        else { throw Damage(reason: "its metadata are incomplete") }
        guard contents.buckets[object.bucket] != nil else { throw Damage(reason: "its bucket is missing") }
        count(object.generation)
        return object
    }

    private func upload(_ record: StoreRecord) throws(Damage) -> UploadRecord {
        let value = try json(record)
        if record.state == UploadRecord.ended {
            let result = record.kind == .upload ? links.applied(toObject: value) : value
            return UploadRecord(id: record.key, time: record.time, stage: .ended(result))
        }
        guard record.state == UploadRecord.running,
            let upload = UploadRecord(id: record.key, time: record.time, value, try file(record))
        else { throw Damage(reason: "it is no upload") }
        return upload
    }

    private func entry(_ record: StoreRecord) throws(Damage) -> StoredEntry {
        let value = try json(record)
        let file = record.content == nil ? nil : try file(record, size: value["media"]?.int64("size"))
        guard let entry = StoredEntry(record, value, file) else { throw Damage(reason: "it is no entry") }
        return entry
    }

    /// Refuses a record with the content of another one: the content goes away with either of them.
    private mutating func own(_ record: StoreRecord) throws(Damage) {
        guard let name = record.content else { return }
        guard owned.insert(name).inserted else { throw Damage(reason: "its content belongs to another record") }
    }

    /// Returns the file to which a record refers.
    private func file(_ record: StoreRecord, size: Int64? = nil) throws(Damage) -> StoredFile {
        guard let name = record.content, let found = sizes[name] else { throw Damage(reason: "its content is missing") }
        guard size == nil || size == found else {
            throw Damage(reason: "its content has \(found) bytes instead of \(size ?? 0)")
        }
        return StoredFile(path: directory.contentPath(named: name), isKept: true)
    }
}
