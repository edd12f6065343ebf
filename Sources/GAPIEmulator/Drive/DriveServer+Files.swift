import AsyncJSON
import HTTPTypes

/// The methods for metadata of files: listing, reading, writing and deleting.
extension DriveServer {
    /// The members of a file in a response to a request without `fields`.
    private static let usualFields = "kind,id,name,mimeType"

    func list(_ request: IncomingRequest) throws -> Reply {
        let query = request.query
        let format = try ResponseFormat(
            query,
            usual: "kind,nextPageToken,incompleteSearch,files(\(Self.usualFields))"
        )
        let wanted = try DriveQuery(parsing: query["q"] ?? "")
        let size = try query.pageSize("pageSize", usual: 100, most: 1000)
        let order = try DriveOrder(parsing: query["orderBy"] ?? "")
        let files = order.sorted(store.files().filter(wanted.matches))
        let cutter = PageCutter(size: size, sendsEmptyPages: sendsEmptyPages)
        let (page, next) = try cutter.page(of: files.count, token: query["pageToken"]) { files[$0].byteCount }
        var answer: JSON.Value = ["kind": "drive#fileList", "incompleteSearch": false]
        if let next { answer["nextPageToken"] = JSON.Value(next) }
        answer["files"] = JSON.Value(files[page].map(\.resource))
        return try format.reply(answer)
    }

    func get(_ request: IncomingRequest, _ id: String) throws -> Reply {
        try reply(request, try store.file(id))
    }

    func create(_ request: IncomingRequest) async throws -> Reply {
        try reply(request, try insert(try await request.jsonObject(), nil))
    }

    func update(_ request: IncomingRequest, _ id: String) async throws -> Reply {
        try reply(request, try change(id, try await request.jsonObject(), request.query, nil))
    }

    func copy(_ request: IncomingRequest, _ id: String) async throws -> Reply {
        try reply(request, try copy(id, try await request.jsonObject()))
    }

    // Separate from the asynchronous method: the optimizing compiler (6.3) crashes on an `await` between typed errors.
    private func copy(_ id: String, _ changes: JSON.Value) throws(GoogleError) -> DriveFile {
        let original = try store.file(id)
        guard original.mimeType != DriveFile.folder else {
            throw GoogleError(code: 403, reason: "fileNotCopyable", message: "Folders cannot be copied.")
        }
        var sent = changes
        for name in ["mimeType", "description", "properties", "appProperties", "parents"] where sent[name] == nil {
            sent[name] = original.resource[name]
        }
        if sent["name"] == nil { sent["name"] = JSON.Value("Copy of \(original.name)") }
        return try insert(sent, original.media)
    }

    func generateIDs(_ request: IncomingRequest) throws -> Reply {
        let count = try request.query.pageSize("count", usual: 10, most: 1000)
        return try ResponseFormat(request.query).reply([
            "kind": "drive#generatedIds", "space": JSON.Value(request.query["space"] ?? "drive"),
            "ids": JSON.Value((0..<count).map { _ in JSON.Value(DriveStore.newID()) }),
        ])
    }

    // MARK: With and without media

    func insert(_ sent: JSON.Value, _ media: DriveFile.Media?) throws(GoogleError) -> DriveFile {
        try checkWritable(sent)
        // A copy has members of the original besides those in the body.
        try ResourceSize.check(sent.encoded().count)
        return try store.insert(sent, media)
    }

    func change(
        _ id: String,
        _ sent: JSON.Value,
        _ query: RequestTarget.Query,
        _ media: DriveFile.Media?
    ) throws(GoogleError) -> DriveFile {
        try checkWritable(sent, alsoNot: ["id", "parents"])
        func ids(_ name: String) -> [String] { query[name]?.split(separator: ",").map(String.init) ?? [] }
        return try store.update(id, add: ids("addParents"), remove: ids("removeParents")) { file in
            // `null` removes a member; missing members stay.
            file.resource = file.resource.applying(mergePatch: sent)
            if let media {
                file.media = media
                if sent["mimeType"] == nil, !file.isGoogleApps {
                    file.resource["mimeType"] = JSON.Value(media.contentType)
                }
                file.describeMedia()
            }
        }
    }

    /// Throws 403 for members that only the server sets, and for members that this method cannot change.
    private func checkWritable(_ sent: JSON.Value, alsoNot members: [String] = []) throws(GoogleError) {
        for (name, _) in sent.members ?? [] where members.contains(name) || DriveFile.serverMembers.contains(name) {
            let remedy = name == "parents" ? " Use the parameters addParents and removeParents instead." : ""
            throw GoogleError(
                code: 403,
                reason: "fieldNotWritable",
                message: "The member \(name) of the body cannot be written.\(remedy)"
            )
        }
    }

    private func reply(_ request: IncomingRequest, _ file: DriveFile) throws -> Reply {
        try ResponseFormat(request.query, usual: Self.usualFields).reply(file.resource)
    }
}
