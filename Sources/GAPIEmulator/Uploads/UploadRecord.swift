import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

/// A resumable upload as another process can go on with it.
struct UploadRecord: Sendable {
    /// The part of an upload that is not over.
    enum Stage: Sendable {
        case running(Beginning, StoredFile)
        /// The resource that the upload has brought, for a client that has not received the response.
        case ended(JSON.Value)
    }

    /// The request that started an upload.
    struct Beginning: Sendable {
        /// The path and the query of the request.
        let target: String
        /// The header fields that affect the result of the upload.
        let headers: HTTPFields
        /// The metadata in the body of the request; the text of an entry for a feed.
        let metadata: JSON.Value

        fileprivate static let kept: [HTTPField.Name] = [.ifMatch, .ifNoneMatch, .uploadContentType, .slug]
    }

    /// The states of a ``StoreRecord``.
    static let running: Int64 = 0
    static let ended: Int64 = 1

    let id: String
    /// The time of the start or the end, in microseconds since 1970.
    let time: Int64
    let stage: Stage
    /// The size of the whole upload, as soon as the client has stated it.
    var total: Int64?
    /// The checksums of the `x-goog-hash` header fields.
    var hashes = StatedHashes()

    /// Creates a record without statements of the client.
    init(id: String, time: Int64, stage: Stage) {
        self.id = id
        self.time = time
        self.stage = stage
    }

    /// Reads the record of a running upload; `nil` if the JSON is not one.
    init?(id: String, time: Int64, _ json: JSON.Value, _ file: StoredFile) {
        guard let target = json["target"]?.string else { return nil }
        self.id = id
        self.time = time
        var headers = HTTPFields()
        for name in Beginning.kept { headers[name] = json["headers"]?[name.canonicalName]?.string }
        stage = .running(Beginning(target: target, headers: headers, metadata: json["metadata"] ?? [:]), file)
        total = json["total"]?.int64
        for header in json["hashes"]?.array ?? [] { try? hashes.note(header.string) }
    }

    /// The request that started the upload; `nil` for an upload that is over.
    var beginning: Beginning? { if case .running(let beginning, _) = stage { beginning } else { nil } }

    /// Returns the record for the database; `nil` for an upload that is over, which is stored with its resource.
    func stored(as kind: StoreRecord.Kind) -> StoreRecord? {
        guard case .running(let beginning, let file) = stage else { return nil }
        var json: JSON.Value = ["target": JSON.Value(beginning.target), "metadata": beginning.metadata]
        json["headers"] = JSON.Value(members: beginning.headers.map { ($0.name.canonicalName, JSON.Value($0.value)) })
        json["hashes"] = JSON.Value([hashes.header].compactMap { $0.map { JSON.Value($0) } })
        if let total { json["total"] = JSON.Value(total) }
        return StoreRecord(
            kind: kind,
            key: id,
            state: Self.running,
            time: time,
            content: file.name,
            value: ByteBuffer(bytes: json.encoded())
        )
    }
}

extension UploadRecord.Beginning {
    /// Keeps what affects the result of an upload.
    init(_ request: IncomingRequest, _ metadata: JSON.Value) {
        let query = request.query.parameters.map {
            "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
        }
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = request.headers[name] }
        let target = "\(request.target.path)?\(query.joined(separator: "&"))"
        self.init(target: target, headers: headers, metadata: metadata)
    }
}
