import AsyncFetch
import AsyncJSON
import HTTPTypes

/// The data with which another process can continue a resumable upload: the request that started it, and the file with
/// its bytes.
struct UploadRecord: Sendable {
    let id: String
    /// The path and the query of the request.
    let target: String
    /// The header fields that affect the result of the upload.
    let headers: HTTPFields
    let metadata: JSON.Value
    let total: Int64?
    /// The name of the file with the bytes.
    let content: String

    private static let kept: [HTTPField.Name] = [.ifMatch, .ifNoneMatch, .uploadContentType, .wireHash]

    init(id: String, _ request: IncomingRequest, _ metadata: JSON.Value, total: Int64?, content path: String) {
        self.id = id
        let query = request.query.parameters.map {
            "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
        }
        target = "\(request.target.path)?\(query.joined(separator: "&"))"
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = request.headers[name] }
        self.headers = headers
        self.metadata = metadata
        self.total = total
        content = path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Reads a record; `nil` if the JSON is not a record.
    init?(id: String, _ json: JSON.Value?) {
        guard let target = json?["target"]?.string, let content = json?["content"]?.string,
            let number = Int64(content), 0...DataDirectory.maximumNumber ~= number
        else { return nil }
        self.id = id
        self.target = target
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = json?["headers"]?[name.canonicalName]?.string }
        self.headers = headers
        metadata = json?["metadata"] ?? [:]
        total = json?["total"]?.int64
        self.content = content
    }

    var json: JSON.Value {
        var json: JSON.Value = ["target": JSON.Value(target), "content": JSON.Value(content), "metadata": metadata]
        json["headers"] = JSON.Value(members: headers.map { ($0.name.canonicalName, JSON.Value($0.value)) })
        if let total { json["total"] = JSON.Value(total) }
        return json
    }
}

/// A place where the sessions of uploads outlive their process.
protocol UploadArchive: Sendable {
    /// Returns the path of a file with the bytes of uploads.
    func contentPath(named name: String) -> String

    func save(_ upload: UploadRecord) async throws

    func deleteUpload(_ id: String) async throws

    func delete(_ content: Content) async throws
}
