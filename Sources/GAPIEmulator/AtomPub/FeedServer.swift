import AsyncFetch
import AsyncFetchTesting
import AsyncXML
import HTTPTypes
import NIOCore

/// Feeds that clients read and write: the Atom Publishing Protocol (RFC 5023), and Google Data's additions.
///
/// Collections are at `/feeds/NAME`. They need not be created: a new one is empty. The service document at `/feeds`
/// lists the collections that have had an entry. Entries have strong ETags, feeds weak ones. There are differences from
/// the real services. Entries are checked only for being XML. `q` searches for words in title, summary and content.
/// `gd:fields` of a PATCH names whole elements.
struct FeedServer: EmulatedService {
    let store: FeedStore
    let login: FeedLogin
    let uploads: FeedUploads

    /// Creates a server that goes on where an earlier process has ended, but for its uploads; see ``restore(_:)``.
    ///
    /// - Parameters:
    ///   - account: The user who has to log in; `nil` for none.
    ///   - granularity: The step in bytes in which resumable uploads are stored.
    ///   - limits: The limits for clients.
    ///   - contents: The entries and tokens of the earlier process.
    ///   - objects: The store whose transactions and files the feeds share.
    init(
        account: FeedAccount?,
        granularity: Int,
        limits: EmulatorLimits,
        _ contents: StoreContents,
        sharing objects: ObjectStore
    ) {
        store = FeedStore(
            contents.entries,
            objects.transactions,
            memory: objects.directory == nil ? objects.memory : nil,
            now: objects.now
        )
        login = FeedLogin(account: account, contents.tokens, objects.transactions)
        uploads = FeedUploads(store: store, granularity: granularity, limits: limits, sharing: objects)
    }

    /// Restores the uploads that an earlier process has started.
    func restore(_ records: [UploadRecord]) async throws { try await uploads.restore(records) }

    func stop() { uploads.stop() }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        let path = target.segments
        if path == ["accounts", "ClientLogin"], method == .post { return login.operation }
        guard let name = name(method, path, target.query) else { return nil }
        return Operation(name: "feeds.\(name.operation)") { request in
            do {
                try await login.check(request.headers)
                return try await name.run(request)
            } catch let error as GoogleError {
                return error.xmlReply
            }
        }
    }

    private typealias Named = (operation: String, run: (IncomingRequest) async throws -> Reply)

    private func name(_ method: HTTPRequest.Method, _ path: [String], _ query: RequestTarget.Query) -> Named? {
        let isUpload = path.starts(with: ["upload", "feeds"])
        // The service document has the names of all collections.
        if isUpload || path.first == "feeds", !path.dropFirst(isUpload ? 2 : 1).prefix(1).allSatisfy(\.isXMLText) {
            return ("collection", { _ in throw GoogleError.badRequest("The collection's name has no place in XML.") })
        }
        if isUpload, path.count > 2 {
            return uploads.operation(method, collection: path[2], number: path.count > 3 ? path[3] : nil, query)
        }
        guard path.first == "feeds" else { return nil }
        if path.count == 1 { return method == .get ? ("service", serviceDocument) : nil }
        let collection = path[1]
        let rest = Array(path.dropFirst(2))
        switch (method, rest.count) {
        case (.get, _) where rest.isEmpty || rest[0] == "-":
            return ("list", { try list($0, collection, filters: Array(rest.dropFirst())) })
        case (.post, 0): return ("insert", { try await insert($0, collection) })
        case (.post, 1) where rest[0] == "batch": return ("batch", { try await batch($0, collection) })
        case (.get, 1): return ("get", { try get($0, collection, rest[0]) })
        case (.put, 1), (.patch, 1):
            return (method == .put ? "update" : "patch", { try await update($0, collection, rest[0]) })
        case (.delete, 1), (.delete, 2): return ("delete", { try await delete($0, collection, rest[0]) })
        case (.get, 2) where rest[1] == "media": return ("media", { try media($0, collection, rest[0]) })
        case (.put, 2) where rest[1] == "media":
            return ("media.update", { try await replaceMedia($0, collection, rest[0]) })
        default: return nil
        }
    }
}

// MARK: - Reading

extension FeedServer {
    private func serviceDocument(_ request: IncomingRequest) throws -> Reply {
        let app = FeedVocabulary.app
        let atom = FeedVocabulary.atom
        var workspace = XML.Element(app.name("workspace"))
        workspace.append(atom.element("title", "Emulator"))
        for name in store.collections where name.isXMLText {
            var collection = XML.Element(app.name("collection"))
            collection.set(XML.Name(nil, "href"), "\(request.root)/feeds/\(PercentEncoding.encode(name))")
            collection.append(atom.element("title", name))
            collection.append(app.element("accept", "application/atom+xml;type=entry"))
            collection.append(app.element("accept", "*/*"))
            workspace.append(collection)
        }
        var service = XML.Element(app.name("service"), declarations: FeedVocabulary.declarations)
        service.append(workspace)
        return try Reply(service, type: "application/atomsvc+xml; charset=UTF-8")
    }

    private func list(_ request: IncomingRequest, _ collection: String, filters: [String]) throws -> Reply {
        let (entries, version) = store.entries(of: collection)
        let etag = "W/\"\(version)\""
        try Self.checkIsNew(request, etag)
        let feed = try FeedPage(request, collection, filters: filters).feed(entries, etag: etag)
        return try reply(request, feed, etag: etag, kind: "feed")
    }

    private func get(_ request: IncomingRequest, _ collection: String, _ number: String) throws -> Reply {
        let entry = try store.entry(collection, number)
        try Self.checkIsNew(request, entry.etag)
        return try reply(request, entry.element(root: request.root), etag: entry.etag)
    }

    private func media(_ request: IncomingRequest, _ collection: String, _ number: String) throws -> Reply {
        let entry = try store.entry(collection, number)
        guard let media = entry.media else { throw GoogleError.notFound("The entry has no media.") }
        try Self.checkIsNew(request, entry.etag)
        return Reply(
            headers: [.contentType: media.contentType, .eTag: entry.etag],
            body: .content(media.content, 0..<media.size)
        )
    }

    /// Throws 304 if the client already has this version.
    private static func checkIsNew(_ request: IncomingRequest, _ etag: String) throws(GoogleError) {
        guard let known = request.headers[.ifNoneMatch].map(entityTags) else { return }
        // Weak comparison (RFC 9110, section 13.1.2)
        func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
        guard known.contains("*") || known.contains(where: { opaque($0) == opaque(etag) }) else { return }
        var error = GoogleError.conditionNotMet("If-None-Match", code: 304)
        error.headers = [.eTag: etag]
        throw error
    }

    /// Returns the entity tags of a header field, with their quotes.
    fileprivate static func entityTags(_ header: String) -> [String] {
        header.split(separator: ",").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }

    private func reply(
        _ request: IncomingRequest,
        _ document: XML.Element,
        etag: String,
        kind: String = "entry",
        status: HTTPResponse.Status = .ok
    ) throws -> Reply {
        var document = document
        if let fields = request.query["fields"] { document = try FeedFields(parsing: fields).selected(of: document) }
        var headers: HTTPFields = [.eTag: etag, .cacheControl: "private, max-age=0, must-revalidate"]
        headers[.gdataVersion] = request.headers[.gdataVersion] ?? request.query["v"]
        return try Reply(
            status: status,
            document,
            type: "application/atom+xml; charset=UTF-8; type=\(kind)",
            headers: headers
        )
    }
}

// MARK: - Writing

extension FeedServer {
    private func insert(_ request: IncomingRequest, _ collection: String) async throws -> Reply {
        let draft = try await uploads.draft(of: request)
        let entry = try await store.insert(draft, into: collection)
        return try created(request, entry)
    }

    private func created(_ request: IncomingRequest, _ entry: StoredEntry) throws -> Reply {
        var reply = try reply(request, entry.element(root: request.root), etag: entry.etag, status: .created)
        reply.headers[.location] = request.root + entry.path
        reply.headers[.contentLocation] = request.root + entry.path
        return reply
    }

    private func update(_ request: IncomingRequest, _ collection: String, _ number: String) async throws -> Reply {
        let sent = try FeedUploads.entry(try await request.body.collect(upTo: 16 << 20))
        let etags = request.headers[.ifMatch].map(Self.entityTags)
        let isPartial = request.method == .patch
        let fields = try sent[attribute: FeedVocabulary.gd.name("fields")].map { text throws(GoogleError) in
            try FeedFields(parsing: text)
        }
        let entry = try await store.change(collection, number, ifMatch: etags) { entry in
            if isPartial { entry.merge(sent, replacing: fields) } else { entry.take(sent) }
        }
        return try reply(request, entry.element(root: request.root), etag: entry.etag)
    }

    private func delete(_ request: IncomingRequest, _ collection: String, _ number: String) async throws -> Reply {
        let etags = request.headers[.ifMatch].map(Self.entityTags)
        _ = try await store.change(collection, number, ifMatch: etags) { $0.delete() }
        return Reply()
    }

    private func replaceMedia(_ request: IncomingRequest, _ collection: String, _ number: String) async throws -> Reply
    {
        let etags = request.headers[.ifMatch].map(Self.entityTags)
        let draft = try await uploads.draft(of: request)
        let entry = try await store.change(collection, number, ifMatch: etags) { [draft] entry in
            if let sent = draft.entry { entry.take(sent) }
            entry.media = draft.media
        }
        return try reply(request, entry.element(root: request.root), etag: entry.etag)
    }
}

extension StoredEntry {
    /// Adds the elements that a client sent to those of the entry, after removing the elements that `gd:fields` names.
    ///
    /// A new title, summary, content or rights replaces the old one.
    fileprivate mutating func merge(_ sent: XML.Element, replacing fields: FeedFields?) {
        let single = ["title", "summary", "content", "rights"].map(FeedVocabulary.atom.name)
        var merged = self
        merged.take(sent)
        let new = merged.children.filter { $0.element != nil }
        let newNames = Set(new.compactMap { $0.element?.name }).intersection(single)
        children.removeAll { child in
            guard let element = child.element else { return false }
            return fields?.means(element) == true || newNames.contains(element.name)
        }
        children += new
        for declaration in sent.declarations where !declarations.contains(where: { $0.prefix == declaration.prefix }) {
            declarations.append(declaration)
        }
    }
}
