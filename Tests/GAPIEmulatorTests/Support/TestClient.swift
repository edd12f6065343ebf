import AsyncFetchTesting
import AsyncHTTPClient
import AsyncJSON
import GAPIEmulator
import NIOCore
import NIOHTTP1
import Testing

/// A bare HTTP client of an emulator: it knows nothing of Google.
struct TestClient: Sendable {
    struct Answer: Sendable {
        let status: Int
        let headers: HTTPHeaders
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
        var json: JSON.Value { get throws { try JSON.Value(parsing: body) } }
        /// `error.errors[0].reason` of Google's error format.
        var reason: String? { try? json["error"]?["errors"]?[0]?["reason"]?.string }
    }

    let emulator: Emulator
    private let client = HTTPClient.shared

    init(_ emulator: Emulator) { self.emulator = emulator }

    /// Sends a request to a path of the emulator, or to a whole URL of it.
    func send(
        _ method: HTTPMethod,
        _ target: String,
        headers: [(String, String)] = [],
        body: [UInt8]? = nil
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: target.hasPrefix("http") ? target : emulator.url + target)
        request.method = method
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        if let body { request.body = .bytes(body) }
        let response = try await client.execute(request, timeout: .seconds(30))
        let bytes = try await response.body.collect(upTo: 1 << 30)
        return Answer(
            status: Int(response.status.code),
            headers: response.headers,
            body: Array(bytes.readableBytesView)
        )
    }

    func get(_ target: String, headers: [(String, String)] = []) async throws -> Answer {
        try await send(.GET, target, headers: headers)
    }

    func sendJSON(_ method: HTTPMethod, _ target: String, _ json: String) async throws -> Answer {
        let headers = [("Content-Type", "application/json")]
        return try await send(method, target, headers: headers, body: Array(json.utf8))
    }

    /// Stores an object in the bucket `bucket` in one request.
    @discardableResult
    func insert(_ name: String, _ content: [UInt8] = [], query: String = "") async throws -> Answer {
        try await send(
            .POST,
            "/upload/storage/v1/b/bucket/o?uploadType=media&name=\(name)\(query)",
            headers: [("Content-Type", "text/plain")],
            body: content
        )
    }

    /// Begins a resumable upload and returns the URL of its session.
    func startUpload(_ name: String, headers: [(String, String)] = [], query: String = "") async throws -> String {
        let answer = try await send(
            .POST,
            "/upload/storage/v1/b/bucket/o?uploadType=resumable&name=\(name)\(query)",
            headers: headers
        )
        return try #require(answer.headers.first(name: "Location"), "\(answer.status) \(answer.text)")
    }

    /// Sends a chunk, or asks for the state when there are no bytes.
    func put(_ session: String, _ range: String?, _ bytes: [UInt8] = []) async throws -> Answer {
        try await send(.PUT, session, headers: range.map { [("Content-Range", "bytes \($0)")] } ?? [], body: bytes)
    }
}

/// Runs a test with an emulator that has the empty bucket `bucket`.
func withEmulator<R>(
    _ configuration: EmulatorConfiguration = EmulatorConfiguration(),
    _ body: (Emulator, TestClient) async throws -> R
) async throws -> R {
    try await Emulator.run(configuration) { emulator in
        let client = TestClient(emulator)
        let created = try await client.sendJSON(.POST, "/storage/v1/b?project=p", #"{"name":"bucket"}"#)
        #expect([200, 409].contains(created.status))
        emulator.journal.clear()
        return try await body(emulator, client)
    }
}

/// Runs a test with an emulator, and another one that receives its notifications: it answers with 404, and its journal has
/// them.
func withReceiver<R>(
    _ configuration: EmulatorConfiguration = EmulatorConfiguration(),
    _ body: (_ receiver: Emulator, Emulator, TestClient) async throws -> R
) async throws -> R {
    try await Emulator.run(configuration) { receiver in
        try await withEmulator { emulator, client in try await body(receiver, emulator, client) }
    }
}

/// Bytes without a pattern that chunking could hide.
func noise(_ count: Int) -> [UInt8] {
    var generator = SplitMix(state: 0)
    return generator.bytes(count)
}
