import AsyncFetch
import AsyncFetchTesting
import HTTPTypes

/// The server's side of ``ContentRangeWire``.
struct ContentRangeDialect: UploadDialect {
    var cancelledStatus: Int { 499 }

    func step(of request: SentRequest) -> UploadServer.Step {
        switch request.method {
        case .post: .open
        case .delete: .cancel
        default: request.header("Content-Range")?.hasPrefix("bytes */") == true ? .query : .part
        }
    }

    func offset(of part: SentRequest) -> Int {
        ContentRange(part.header("Content-Range") ?? "")?.bytes.map { Int($0.lowerBound) } ?? .max
    }

    func opened(_ request: SentRequest, _ session: inout UploadServer.Session) -> ScriptedTransport.Answer {
        session.total = request.header("X-Upload-Content-Length").flatMap { WireNumber.count($0) }
        return .status(200, headers: [.location: session.place])
    }

    func note(_ request: SentRequest, _ session: inout UploadServer.Session) {
        session.total = session.total ?? ContentRange(request.header("Content-Range") ?? "")?.total
        session.isComplete = session.total == Int64(session.stored.count)
    }

    func status(_ session: UploadServer.Session) -> ScriptedTransport.Answer {
        session.isComplete ? .status(200, body: "done") : stored(Int64(session.stored.count), session)
    }

    func stored(_ count: Int64, _ session: UploadServer.Session) -> ScriptedTransport.Answer {
        var fields: HTTPFields = count > 0 ? [.range: "bytes=0-\(count - 1)"] : [:]
        if session.hasMoved { fields[.location] = session.place }
        return .status(308, headers: fields)
    }
}

/// The server's side of ``TusLikeWire``.
struct TusLikeDialect: UploadDialect {
    var cancelledStatus: Int { 204 }

    func step(of request: SentRequest) -> UploadServer.Step {
        switch request.method {
        case .post: .open
        case .delete: .cancel
        case .head: .query
        default: .part
        }
    }

    func offset(of part: SentRequest) -> Int { part.header("Upload-Offset").flatMap { Int($0) } ?? .max }

    func opened(_ request: SentRequest, _ session: inout UploadServer.Session) -> ScriptedTransport.Answer {
        session.total = request.header("Upload-Length").flatMap { WireNumber.count($0) }
        var fields: HTTPFields = [.location: session.place]
        if request.header("Upload-Offset") != nil {
            session.stored = Array(request.body.readableBytesView)
            session.isComplete = session.total == Int64(session.stored.count)
            fields[.uploadOffset] = "\(session.stored.count)"
        }
        return .status(201, headers: fields)
    }

    func note(_ request: SentRequest, _ session: inout UploadServer.Session) {
        session.total = session.total ?? request.header("Upload-Length").flatMap { WireNumber.count($0) }
        session.isComplete = session.total == Int64(session.stored.count)
    }

    func status(_ session: UploadServer.Session) -> ScriptedTransport.Answer {
        stored(Int64(session.stored.count), session)
    }

    func stored(_ count: Int64, _ session: UploadServer.Session) -> ScriptedTransport.Answer {
        var fields: HTTPFields = [.uploadOffset: "\(count)"]
        fields[.uploadLength] = session.total.map { "\($0)" }
        fields[.uploadExpires] = "after \(count)"
        if session.hasMoved { fields[.location] = session.place }
        return .status(204, headers: fields)
    }
}

/// The server's side of ``FolderLikeWire``.
struct FolderLikeDialect: UploadDialect {
    var cancelledStatus: Int { 204 }

    func step(of request: SentRequest) -> UploadServer.Step {
        switch request.method {
        case .makeCollection: .open
        case .delete: .cancel
        case .findProperties, .head: .query
        default: .part
        }
    }

    func offset(of part: SentRequest) -> Int {
        part.method == .move ? 0 : part.path.split(separator: "/").last.flatMap { Int($0) } ?? .max
    }

    func opened(_ request: SentRequest, _ session: inout UploadServer.Session) -> ScriptedTransport.Answer {
        .status(201)
    }

    func note(_ request: SentRequest, _ session: inout UploadServer.Session) {
        if request.method == .move { session.isComplete = true }
    }

    func status(_ session: UploadServer.Session) -> ScriptedTransport.Answer {
        stored(Int64(session.stored.count), session)
    }

    func answer(to query: SentRequest, _ session: UploadServer.Session) -> ScriptedTransport.Answer {
        let asksForFile = query.method == .head
        guard asksForFile == session.isComplete else { return .status(404) }
        return asksForFile ? .status(200) : status(session)
    }

    /// A part of which less was stored than came is not told of.
    func status(_ session: UploadServer.Session, after part: SentRequest) -> ScriptedTransport.Answer {
        let isWhole = part.method == .move || offset(of: part) + Int(part.bodyLength) == session.stored.count
        return .status(isWhole ? 201 : 202)
    }

    func stored(_ count: Int64, _ session: UploadServer.Session) -> ScriptedTransport.Answer {
        .status(207, body: "<list><size>\(count)</size></list>")
    }
}

/// The server's side of ``GoogleUploadWire``.
struct GoogleUploadDialect: UploadDialect {
    var cancelledStatus: Int { 200 }

    func step(of request: SentRequest) -> UploadServer.Step {
        switch request.header("X-Goog-Upload-Command") {
        case "start": .open
        case "query": .query
        case "cancel": request.path == "/control" ? .cancel : .query
        default: .part
        }
    }

    func offset(of part: SentRequest) -> Int { part.header("X-Goog-Upload-Offset").flatMap { Int($0) } ?? .max }

    func opened(_ request: SentRequest, _ session: inout UploadServer.Session) -> ScriptedTransport.Answer {
        let fields: HTTPFields = [
            .uploadStatus: "active", .uploadURL: session.place, .controlURL: "/control", .granularity: "262144",
        ]
        return .status(200, headers: fields)
    }

    func note(_ request: SentRequest, _ session: inout UploadServer.Session) {
        guard request.header("X-Goog-Upload-Command")?.contains("finalize") == true else { return }
        session.isComplete = offset(of: request) + Int(request.bodyLength) == session.stored.count
    }

    func status(_ session: UploadServer.Session) -> ScriptedTransport.Answer {
        guard !session.isComplete else { return .status(200, headers: [.uploadStatus: "final"], body: "done") }
        return stored(Int64(session.stored.count), session)
    }

    func stored(_ count: Int64, _ session: UploadServer.Session) -> ScriptedTransport.Answer {
        .status(200, headers: [.uploadStatus: "Active", .sizeReceived: "\(count)"])
    }
}

extension HTTPField.Name {
    static let uploadStatus = Self.known("X-Goog-Upload-Status")
    static let uploadURL = Self.known("X-Goog-Upload-URL")
    static let controlURL = Self.known("X-Goog-Upload-Control-URL")
    static let granularity = Self.known("X-Goog-Upload-Chunk-Granularity")
    static let sizeReceived = Self.known("X-Goog-Upload-Size-Received")
}
