@testable import AsyncFetch
import AsyncJSON
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Our multipart bodies, and curl's of the same form, as Python's `email` package reads them.
@Suite(.enabled(if: Python.path != nil, "python3 is not installed"), .timeLimit(.minutes(5)))
struct MultipartPeerTests {
    private static let binary = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7) } + Array("\r\n--part-\r\n".utf8)

    @Test func pythonReadsAFormAsItWas() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "peer-\(UUID().uuidString).png").path
        try Data(Self.binary).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (chunks, source) = makeChunks()
        source.yield(ByteBuffer(string: "stre"))
        source.yield(ByteBuffer(string: "amed"))
        source.finish()
        let form = MultipartBody(
            .formData,
            [
                .field("plain", "line\r\nbreak --part- \u{1F600}"), .field("empty", ""),
                try await .file("file", path: path, fileName: "a b.png"),
                .file("stream", .stream(chunks), fileName: "s.txt"),
            ]
        )
        let parts = try await Python.parts(form)
        #expect(parts.map(\.name) == ["plain", "empty", "file", "stream"])
        #expect(parts.map(\.fileName) == [nil, nil, "a b.png", "s.txt"])
        #expect(parts.map(\.type) == ["text/plain", "text/plain", "image/png", "text/plain"])
        #expect(parts[0].bytes == Array("line\r\nbreak --part- \u{1F600}".utf8))
        #expect(parts[1].bytes.isEmpty)
        #expect(parts[2].bytes == Self.binary)
        #expect(parts[3].bytes == Array("streamed".utf8))
    }

    @Test func pythonReadsARelatedDocumentAsItWas() async throws {
        let document = MultipartBody(
            .related(type: "application/json"),
            [
                .init(.bytes("{}".utf8), contentType: "application/json; charset=UTF-8"),
                .init(.bytes(Self.binary), contentType: "video/mp4"),
            ]
        )
        let parts = try await Python.parts(document)
        #expect(parts.map(\.type) == ["application/json", "video/mp4"])
        #expect(parts.map(\.bytes) == [Array("{}".utf8), Self.binary])
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"))
    func curlSendsTheSameForm() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "peer-\(UUID().uuidString).png").path
        try Data(Self.binary).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let captured = Mutex(ByteBuffer())
        try await RawServer.run { connection in
            var bytes = ByteBuffer()
            while !String(buffer: bytes).contains("--\r\n"), let chunk = try await connection.read() {
                bytes.writeImmutableBuffer(chunk)
                if String(decoding: bytes.readableBytesView.suffix(4), as: UTF8.self) == "--\r\n" { break }
            }
            captured.withLock { $0 = bytes }
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        } _: { server in
            let arguments = [
                "--silent", "--max-time", "60", "-H", "Expect:", "-F", "a \"b\"=x y", "-F",
                "f=@\(path);type=image/png;filename=\"q\\\"\u{E9}.png\"",
                server.url(),
            ]
            let status = try await Python.run("/usr/bin/curl", arguments).status
            #expect(status == 0)
        }
        let bytes = captured.withLock { $0 }
        let text = String(decoding: bytes.readableBytesView.prefix(2000), as: UTF8.self)
        let type = try #require(text.firstMatch(of: /(?i)content-type: (multipart[^\r]*)\r\n/)).1
        let start = try #require(bytes.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8))).upperBound
        let theirs = try await Python.parts(Array(bytes.readableBytesView[start...]), contentType: String(type))
        let ours = try await Python.parts(
            MultipartBody(
                .formData,
                [.field("a \"b\"", "x y"), try await .file("f", path: path, fileName: "q\"\u{E9}.png")]
            )
        )
        #expect(ours == theirs)
    }
}

/// What a Python on this machine says.
enum Python {
    struct Part: Equatable {
        var name: String?
        var fileName: String?
        var type: String?
        var bytes: [UInt8]
    }

    static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/python3" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private static let script = """
        import base64, email, email.policy, json, sys
        head = b"Content-Type: " + sys.argv[1].encode() + b"\\r\\n\\r\\n"
        message = email.message_from_bytes(head + open(sys.argv[2], "rb").read(), policy=email.policy.HTTP)
        print(json.dumps([{"name": part.get_param("name", header="content-disposition"), "fileName": part.get_filename(),
            "type": part.get_content_type(), "bytes": base64.b64encode(part.get_payload(decode=True)).decode(),
            "defects": len(part.defects)} for part in message.iter_parts()] + [{"defects": len(message.defects)}]))
        """

    static func parts(_ form: MultipartBody) async throws -> [Part] {
        var bytes = ByteBuffer()
        for try await var chunk in form.body.chunks() { bytes.writeBuffer(&chunk) }
        return try await parts(Array(bytes.readableBytesView), contentType: form.contentType)
    }

    static func parts(_ body: [UInt8], contentType: String) async throws -> [Part] {
        let path = FileManager.default.temporaryDirectory.appending(path: "multipart-\(UUID().uuidString)").path
        try Data(body).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (status, output) = try await run(Self.path ?? "", ["-c", script, contentType, path])
        #expect(status == 0)
        let parts = try #require(JSON.Value(parsing: output).array)
        #expect(parts.allSatisfy { $0["defects"]?.int64 == 0 }, "\(parts.map { $0["defects"] })")
        return parts.dropLast().map { part in
            Part(
                name: part["name"]?.string,
                fileName: part["fileName"]?.string,
                type: part["type"]?.string,
                bytes: (try? JSON.Bytes(parsing: part["bytes"]?.string ?? "").bytes) ?? []
            )
        }
    }

    /// Runs a command and gives its output, which must not be longer than a pipe takes.
    static func run(_ command: String, _ arguments: [String]) async throws -> (status: Int32, output: Data) {
        let process = Process()
        let output = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        process.executableURL = URL(filePath: command)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        let status = await withCheckedContinuation { done in
            process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { done.resume(returning: -1) }
        }
        return (status, try Data(contentsOf: output))
    }
}
