import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore

/// A server whose answers are the parts of an input, one after the other, and again from the first.
///
/// The parts are separated by lines of `%%`. Each begins with a line: the status, and then header fields, each as `name:
/// value`, separated by `|`. The rest is the body. An exclamation mark at the beginning breaks the connection after the
/// body.
///
/// Whatever the answers are, each call ends with a value or a typed error that is short and printable, requests go to the
/// server alone, and nothing but what a caller named is changed: never the root.
enum HostileCloud {
    private static let server = "https://cloud.example/oc/"

    /// Makes all calls.
    ///
    /// - Returns: What is wrong; `nil` when all is as it must be.
    @concurrent static func problem(of input: [UInt8]) async -> String? {
        let script = parts(of: input)
        guard !script.isEmpty else { return nil }
        let transport = ScriptedTransport(maximumRecordedBytes: 0) { request in
            script[abs(request.url.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }) % script.count].answer
        }
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(100_000)))
                $0.random = { 0.5 }
            },
            transport: transport
        )
        do {
            for call in try files(fetcher) + account(fetcher) {
                if let problem = await tried(call) { return problem }
            }
        } catch { return "\(error)" }
        if fetcher.inFlightCount != 0 { return "a call is still in flight" }
        return check(transport.requests)
    }

    // MARK: Calls

    private typealias Call = @Sendable () async throws -> Void

    private static func files(_ fetcher: Fetcher) throws -> [Call] {
        let dav = try Cloud.WebDAV(server + "files/", fetcher: fetcher, dialect: .ownCloud)
        let lock = Cloud.Lock(path: "/a", token: "opaquelocktoken:1")
        return [
            { for try await _ in dav.resources(at: "/a", depth: .infinity) {} },
            { _ = try await dav.resource(at: "/a") },
            { for try await _ in dav.report(.favorites()) {} },
            { _ = try await dav.options() },
            { try await dav.makeFolder(at: "/a") },
            { try await dav.move("/a", to: "/b") },
            { try await dav.copy("/a", to: "/b", overwrite: true) },
            { try await dav.delete("/a") },
            { try await dav.setProperties([.set(.favorite, "1")], at: "/a") },
            { _ = try await dav.lock("/a") },
            { _ = try await dav.refresh(lock) },
            { try await dav.unlock(lock) },
            { _ = try await dav.upload(.bytes("x".utf8), to: "/a") },
            { for try await _ in try await dav.media(at: "/a") {} },
            { for try await _ in try await dav.media(at: "/a", range: 0..<4) {} },
        ]
    }

    private static func account(_ fetcher: Fetcher) throws -> [Call] {
        let connection = try Cloud.Connection(server, fetcher: fetcher)
        var file = Cloud.Item("/a", .file)
        file.fileID = "1"
        file.eTag = Cloud.ETag("1")
        let item = file
        return [
            { _ = try await connection.serverStatus() },
            { _ = try await connection.connect() },
            { for try await _ in connection.items(in: "/a") {} },
            { for try await _ in connection.search("a") {} },
            { _ = try await connection.quota() },
            { _ = try await connection.versions(of: item) },
            { _ = try await connection.trash() },
            { _ = try await connection.thumbnail(of: item) },
            { _ = try await connection.avatar(of: "alice") },
            { _ = try await connection.shares(.mine) },
            { _ = try await connection.share("/a", with: .link) },
            { _ = try await connection.sharees(matching: "abc") },
            { _ = try await connection.serverInstances() },
        ]
    }

    /// Makes a call; returns what is wrong with its error.
    private static func tried(_ call: Call) async -> String? {
        do {
            try await call()
            return nil
        } catch let error as Cloud.Error {
            let text = "\(error)"
            if text.utf8.count > 4096 { return "an error of \(text.utf8.count) bytes" }
            if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x202E }) {
                return "an error that changes a terminal: \(error.code)"
            }
            return nil
        } catch is FetchError {
            return nil  // of a body that was read
        } catch {
            return "\(type(of: error)): \(error)"
        }
    }

    private static func check(_ sent: [SentRequest]) -> String? {
        for request in sent {
            guard request.url.hasPrefix(server) else { return "a request left the server" }
            let isChange = !["GET", "HEAD", "PROPFIND", "REPORT", "OPTIONS", "POST"].contains(request.method.rawValue)
            if isChange, !["/oc/files/a", "/oc/files/a/"].contains(request.path) {
                return "\(request.method) of something else: \(request.path)"
            }
        }
        return sent.count > 2_000 ? "\(sent.count) requests" : nil
    }

    // MARK: Answers

    private struct Part: Sendable {
        let answer: ScriptedTransport.Answer
    }

    private static func parts(of input: [UInt8]) -> [Part] {
        String(decoding: input, as: UTF8.self).split(separator: "\n%%\n", maxSplits: 31).map { text in
            let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let words = (lines.first ?? "").split(separator: "|")
            let status = words.first.flatMap { Int($0.drop { $0 == "!" }.prefix(3)) } ?? 207
            var headers: HTTPFields = [:]
            for word in words.dropFirst() {
                let field = word.split(separator: ":", maxSplits: 1)
                guard field.count == 2, let name = HTTPField.Name(String(field[0])) else { continue }
                headers.append(HTTPField(name: name, value: String(field[1].drop { $0 == " " })))
            }
            let body = ByteBuffer(string: lines.count > 1 ? String(lines[1]) : "")
            let answer = ScriptedTransport.Answer.chunks(
                [body],
                status: 200...599 ~= status ? status : 207,
                headers: headers
            )
            return Part(answer: text.hasPrefix("!") ? answer.cut(afterBytes: body.readableBytes) : answer)
        }
    }
}
