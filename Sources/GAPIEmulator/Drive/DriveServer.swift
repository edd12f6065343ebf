import AsyncFetchTesting
import EmulatorServer
import AsyncJSON
import HTTPTypes
import NIOCore

/// The Drive API, version 3, for one user: files, folders, media and changes at the real paths.
///
/// There are differences from the real service. No other user has permissions, files have one revision, there are no
/// shared drives, and `fullText` searches only names and descriptions. ``UnspokenMethods/drive`` has what is not spoken.
struct DriveServer: EmulatedService {
    /// The identifier of the user's changes as a watched resource.
    private static let changes = "emulatedDriveChanges"
    /// The name of the operation that reads a file's bytes.
    private static let download = "download.media"

    let store: DriveStore
    let channels: PushChannelBoard
    let uploads: MediaUploads
    let sendsEmptyPages: Bool

    init(granularity: Int, limits: EmulatorLimits, memory: StoreMemory?, sendsEmptyPages: Bool) {
        uploads = MediaUploads(granularity: granularity, limits: limits, hashes: DriveFile.hashes, memory: memory)
        let channels = PushChannelBoard(kind: "api#channel")
        self.channels = channels
        store = DriveStore(memory: memory) { channels.notify(resource: Self.changes, state: "change") }
        self.sendsEmptyPages = sendsEmptyPages
    }

    func speaks(_ api: String) -> Bool { api == "drive/v3" }

    func stop() { uploads.engine.stop() }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        var path = target.segments[...]
        if path.first == "resumable" { path = path.dropFirst() }
        let isUpload = path.first == "upload"
        if isUpload { path = path.dropFirst() }
        guard path.starts(with: ["drive", "v3"]) else { return nil }
        path = path.dropFirst(2)
        if isUpload { return try uploadOperation(method, path, target.query, headers) }
        guard let operation = operation(method, path, isMedia: target.query["alt"] == "media") else { return nil }
        let name = operation.name == Self.download ? "drive.files.get" : operation.name
        try MethodParameters.drive.check(target.query, of: name)
        return operation
    }

    private func operation(_ method: HTTPRequest.Method, _ path: ArraySlice<String>, isMedia: Bool) -> Operation? {
        var path = path
        switch (method, path.popFirst(), path.count) {
        case (.get, "about", 0): return Operation(name: "drive.about.get") { try about($0) }
        case (.get, "changes", 0): return Operation(name: "drive.changes.list") { try listChanges($0) }
        case (.get, "changes", 1) where path.first == "startPageToken":
            return Operation(name: "drive.changes.getStartPageToken") { request in
                let token = JSON.Value("\(store.nextChange)")
                return try ResponseFormat(request.query)
                    .reply(["kind": "drive#startPageToken", "startPageToken": token])
            }
        case (.post, "changes", 1) where path.first == "watch":
            return Operation(name: "drive.changes.watch") { try await watchChanges($0) }
        case (.post, "channels", 1) where path.first == "stop":
            return Operation(name: "drive.channels.stop") { request in
                try channels.stop(try await request.jsonObject())
                return Reply(status: .noContent)
            }
        case (_, "files", _): return fileOperation(method, path, isMedia: isMedia)
        default: return nil
        }
    }

    private func fileOperation(_ method: HTTPRequest.Method, _ path: ArraySlice<String>, isMedia: Bool) -> Operation? {
        let id = path.first ?? ""
        switch (method, path.count, path.last) {
        case (.get, 0, _): return Operation(name: "drive.files.list") { try list($0) }
        case (.post, 0, _): return Operation(name: "drive.files.create") { try await create($0) }
        // It looks like the ID of a file.
        case (.get, 1, "generateCseToken"): return nil
        case (.get, 1, "generateIds"): return Operation(name: "drive.files.generateIds") { try generateIDs($0) }
        case (.get, 1, _) where isMedia, (.head, 1, _) where isMedia:
            return Operation(name: Self.download) { try download($0, id) }
        case (.get, 1, _): return Operation(name: "drive.files.get") { try get($0, id) }
        case (.patch, 1, _): return Operation(name: "drive.files.update") { try await update($0, id) }
        case (.delete, 1, "trash"):
            return Operation(name: "drive.files.emptyTrash") { _ in
                store.emptyTrash()
                return Reply(status: .noContent)
            }
        case (.delete, 1, _):
            return Operation(name: "drive.files.delete") { _ in
                try store.delete(id)
                return Reply(status: .noContent)
            }
        case (.post, 2, "copy"): return Operation(name: "drive.files.copy") { try await copy($0, id) }
        case (.get, 2, "export"): return Operation(name: "drive.files.export") { try export($0, id) }
        default: return nil
        }
    }

    private func about(_ request: IncomingRequest) throws -> Reply {
        guard request.query["fields"] != nil else {
            throw GoogleError(
                code: 400,
                reason: "required",
                message: "The 'fields' parameter is required for this method.",
                location: ("fields", "parameter")
            )
        }
        let used = store.files().reduce(0) { $0 + ($1.resource.int64("quotaBytesUsed") ?? 0) }
        return try ResponseFormat(request.query).reply([
            "kind": "drive#about", "user": DriveStore.user, "appInstalled": true, "canCreateDrives": false,
            "maxUploadSize": "5242880000000",
            "storageQuota": [
                "limit": "16106127360", "usage": JSON.Value("\(used)"), "usageInDrive": JSON.Value("\(used)"),
                "usageInDriveTrash": "0",
            ],
            "exportFormats": JSON.Value(
                members: Self.exportFormats.map { ($0.key, JSON.Value($0.value.map { JSON.Value($0) })) }
            ),
            "folderColorPalette": ["#ac725e"],
        ])
    }
}

// MARK: - Changes

extension DriveServer {
    private func listChanges(_ request: IncomingRequest) throws -> Reply {
        let format = try ResponseFormat(
            request.query,
            usual: "kind,nextPageToken,newStartPageToken,changes(kind,type,changeType,time,removed,fileId,"
                + "file(kind,id,name,mimeType))"
        )
        let (start, isEmpty) = try Self.place(request.query)
        let size = try request.query.pageSize("pageSize", usual: 100, most: 1000)
        if isEmpty {
            return try format.reply([
                "kind": "drive#changeList", "changes": [], "nextPageToken": JSON.Value("\(start)"),
            ])
        }
        var (changes, next) = store.changes(from: start, inMyDrive: try request.query.flag("restrictToMyDrive"))
        if try request.query["includeRemoved"] != nil && !request.query.flag("includeRemoved") {
            changes = changes.filter { $0.file != nil }
        }
        let end = PageCutter(size: size).end(from: 0, of: changes.count) { changes[$0].file?.byteCount ?? 0 }
        let page = changes[..<end]
        var answer: JSON.Value = [
            "kind": "drive#changeList",
            "changes": JSON.Value(
                page.map { change in
                    var value: JSON.Value = [
                        "kind": "drive#change", "type": "file", "changeType": "file", "fileId": JSON.Value(change.id),
                        "removed": JSON.Value(change.file == nil),
                        "time": JSON.Value(WallClock.timestamp(WallClock.microseconds())),
                    ]
                    value["file"] = change.file?.resource
                    return value
                }
            ),
        ]
        if page.count < changes.count, let last = page.last {
            answer["nextPageToken"] = JSON.Value("\(sendsEmptyPages ? "empty-" : "")\(last.number + 1)")
        } else {
            answer["newStartPageToken"] = JSON.Value("\(next)")
        }
        return try format.reply(answer)
    }

    private func watchChanges(_ request: IncomingRequest) async throws -> Reply {
        _ = try Self.place(request.query)
        let body = try await request.jsonObject()
        // Seven days, the longest life of a channel to the changes.
        let uri = "\(request.root)/drive/v3/changes"
        return try ResponseFormat(request.query).reply(
            try channels.watch(body, Self.changes, uri: uri, longest: 604_800)
        )
    }

    /// Returns the number of the change at which a page begins, and whether the page has no changes.
    private static func place(_ query: RequestTarget.Query) throws(GoogleError) -> (start: Int, isEmpty: Bool) {
        guard let token = query["pageToken"], !token.isEmpty else { throw .required("pageToken") }
        let isEmpty = token.hasPrefix("empty-")
        guard let start = Int(token.dropFirst(isEmpty ? 6 : 0)), start >= 1 else {
            throw .invalid("pageToken", "was given by no list")
        }
        return (start, isEmpty)
    }
}
