import AsyncGAPI
import Foundation
import NIOCore
import Testing

/// Whether a described method becomes the request that google-api-python-client makes of it.
///
/// What differs on purpose:
///
/// | | theirs | ours | why |
/// |---|---|---|---|
/// | `alt` | `json`, where the caller says nothing | missing | it is the default of all services |
/// | `prettyPrint` | missing | `false`, where the caller says nothing | shorter answers |
/// | space in a URL | `+` | `%20` | both are a space; `%20` also to those who know no forms |
/// | `:@!$&'()*,;=` in `{+v}` | as they are | percent-encoded | the same path; nothing to misread for proxies |
/// | `Accept-Encoding` | `gzip, deflate` | `gzip` | nobody sends deflate |
/// | `Accept` | `*/*` for methods that answer nothing | `application/json` | errors are JSON all the same |
/// | `User-Agent`, `x-goog-api-client` | its own | added when it is sent | no part of the method |
/// | `Content-Type` | `application/json` | with `charset=utf-8` | the same |
/// | `Content-Length` | set | the transport's | no part of the method |
@Suite("Requests are those of google-api-python-client", .timeLimit(.minutes(5)))
struct WireEqualityTests {
    static let isInstalled = Program.hasPythonPackage("googleapiclient")

    @Test(.enabled(if: isInstalled, "Scripts/bootstrap --peers installs google-api-python-client"))
    func twoHundredMethodsOfTwentyServices() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "WireEquality-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let program = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Peers/google_api_requests.py").standardizedFileURL.path
        try await Program.runPython([program, "\(folder)/requests", "200"], in: folder)

        let lines = try String(contentsOfFile: "\(folder)/requests", encoding: .utf8).split(separator: "\n")
            .map { try JSON.Value(parsing: String($0)) }
        let documents = try #require(lines.last?["documents"]?.string)
        var services: [String: GAPI.DynamicService] = [:]
        var differences: [String] = []
        for line in lines.dropLast() {
            let name = try #require(line["service"]?.string)
            if services[name] == nil {
                let bytes = try Data(contentsOf: URL(filePath: "\(documents)/\(name).json"))
                services[name] = GAPI.DynamicService(try API.Document.parse(bytes).document)
            }
            let service = try #require(services[name])
            differences += try await self.differences(line, service)
        }
        #expect(lines.count == 201)
        #expect(services.count == 20)
        // There is something to compare in each part of a request.
        #expect(lines.count { $0["request"]?["body"]?.string?.isEmpty == false } >= 60)
        #expect(lines.count { $0["request"]?["url"]?.string?.contains("&") == true } >= 60)
        #expect(differences == [])
    }

    private func differences(_ line: JSON.Value, _ service: GAPI.DynamicService) async throws -> [String] {
        let id = line["id"]?.string ?? ""
        var parameters: [String: JSON.Value] = [:]
        for (name, value) in line["parameters"]?.members ?? [] { parameters[name] = value }
        let body = line["body"].flatMap { $0.isNull ? nil : $0 }
        let call: FetchCall
        do {
            call = try service.call(for: try service.query(id, parameters, body: body))
        } catch {
            return ["\(id): refused: \(error)"]
        }
        let ours = try await Wire(call)
        let theirs = try Wire(line["request"] ?? .null)
        return ours.differences(from: theirs).map { "\(id): \($0)" }
    }
}

/// What of a request is compared.
private struct Wire {
    let verb: String
    let root: String
    /// The segments, decoded: where a slash is encoded it is none of the path's.
    let path: [String]
    let query: [String]
    let contentType: String?
    let override: String?
    let version: String?
    let body: JSON.Value?
    let form: [String]

    init(_ call: FetchCall) async throws {
        let request = call.request
        var bytes: [UInt8]?
        if let body = call.body { bytes = try await Self.bytes(of: body) }
        try self.init(
            verb: request.method.rawValue,
            url: "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")",
            header: { name in HTTPField.Name(name).flatMap { request.headerFields[$0] } },
            body: bytes,
            isOurs: true
        )
    }

    init(_ recorded: JSON.Value) throws {
        var headers: [String: String] = [:]
        for (name, value) in recorded["headers"]?.members ?? [] { headers[name.lowercased()] = value.string }
        let text = recorded["body"]?.string
        try self.init(
            verb: recorded["verb"]?.string ?? "",
            url: recorded["url"]?.string ?? "",
            header: { headers[$0.lowercased()] },
            body: text.map { Array($0.utf8) },
            isOurs: false
        )
    }

    private init(verb: String, url: String, header: (String) -> String?, body: [UInt8]?, isOurs: Bool) throws {
        self.verb = verb
        let parts = url.split(separator: "?", maxSplits: 1).map(String.init)
        let start = parts[0].firstRange(of: "://")?.upperBound ?? parts[0].startIndex
        let slash = parts[0][start...].firstIndex(of: "/") ?? parts[0].endIndex
        root = String(parts[0][..<slash])
        path = parts[0][slash...].split(separator: "/", omittingEmptySubsequences: false).map {
            Self.decoded(String($0))
        }
        contentType = header("Content-Type").map { $0.prefix { $0 != ";" }.lowercased() }
        override = header("X-HTTP-Method-Override")
        version = header("X-Goog-Api-Version")
        let isForm = contentType == "application/x-www-form-urlencoded"
        query = Self.fields(parts.count > 1 ? parts[1] : "", isOurs)
        form = isForm ? Self.fields(String(decoding: body ?? [], as: UTF8.self), isOurs) : []
        self.body = try isForm || body?.isEmpty != false ? nil : JSON.Value(parsing: body ?? [])
    }

    func differences(from other: Wire) -> [String] {
        func difference<T: Equatable>(_ name: String, _ member: KeyPath<Wire, T>) -> String? {
            let (mine, its) = (self[keyPath: member], other[keyPath: member])
            return mine == its ? nil : "\(name) is \(mine) instead of \(its)"
        }
        return [
            difference("the method", \.verb), difference("the root", \.root), difference("the path", \.path),
            difference("the query", \.query), difference("Content-Type", \.contentType),
            difference("X-HTTP-Method-Override", \.override), difference("X-Goog-Api-Version", \.version),
            difference("the body", \.body), difference("the form", \.form),
        ].compactMap(\.self)
    }

    /// The parameters, sorted, without those that one side sends to say what is so anyway.
    private static func fields(_ text: String, _ isOurs: Bool) -> [String] {
        let usual = isOurs ? "prettyPrint=false" : "alt=json"
        let spaces = text.replacing("+", with: "%20")
        return spaces.split(separator: "&").map(String.init).filter { $0 != usual }.map(decoded).sorted()
    }

    private static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }

    private static func bytes(of body: FetchRequestBody) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await chunk in body.chunks() { bytes += chunk.readableBytesView }
        return bytes
    }
}
