@testable import AsyncFetch
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlTests {
    @Test func aPlainGetIsAPlainLine() throws {
        #expect(try HTTPRequest(url: "https://a.example/b?c=d").curlCommand() == "curl 'https://a.example/b?c=d'")
        #expect(try HTTPRequest(url: "https://a.example/b").curlCommand() == "curl https://a.example/b")
    }

    @Test func secretsAreShownOnlyWhenAskedFor() throws {
        var request = try HTTPRequest(.post, url: "https://a.example/?key=s3cr3t&x=1")
        request.headerFields = [.authorization: "Bearer s3cr3t", .cookie: "a=s3cr3t", .contentType: "application/json"]
        let body = FetchRequestBody.bytes(#"{"password":"s3cr3t","it's":1}"#.utf8)
        let shown = request.curlCommand(body: body)
        #expect(!shown.contains("s3cr3t"))
        #expect(shown.hasSuffix(#"--data-raw '{"password":"REDACTED","it'\''s":1}'"#))
        #expect(request.curlCommand(body: body, includingSecrets: true).components(separatedBy: "s3cr3t").count == 5)
    }

    /// What a shell and curl make of the command is what the fetcher would have sent.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"),
        arguments: [
            (
                HTTPRequest.Method.post, "/a?q=%20'$(x)&[1]{2}",
                "it's \"quoted\" $HOME `id` \\ \n\n\t end \u{1F600}é'\u{301}"
            ),
            (.put, "/a/../b/./c", "@file"), (.put, "/", "\u{1B}[201~\r\u{7}\u{9B}"), (.patch, "/", ""),
            (.get, "/x?a=b&c", "body of a get"),
            (.delete, "/*;!", nil),
        ] as [(HTTPRequest.Method, String, String?)]
    )
    func curlSendsTheSameRequest(method: HTTPRequest.Method, path: String, body: String?) async throws {
        // A terminal obeys both ways to begin a sequence of control characters.
        var fields: HTTPFields = [.accept: "a/b;q=\"1\"", .known("X-Quote"): "it's $HOME \\", .known("X-Empty"): ""]
        fields[.authorization] = "Basic abc=="
        let received = try await received(method, path, fields, body.map { FetchRequestBody.bytes($0.utf8) })
        #expect(received.line == "\(method) \(path) HTTP/1.1")
        #expect(received.body == Array((body ?? "").utf8))
        for field in fields {
            let line = field.name.rawName + (field.value.isEmpty ? ":" : ": " + field.value)
            #expect(received.head.contains("\r\n" + line + "\r\n"), "\(line)")
        }
        #expect(!received.head.lowercased().contains("content-type:"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"))
    func curlReadsABinaryBodyFromAFile() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "it's-\(UUID().uuidString).bin").path
        let bytes = (0..<2000).map { UInt8(truncatingIfNeeded: $0) }
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let received = try await received(.post, "/", [.contentType: "a/b"], .bytes(bytes), bodyFile: path)
        #expect(received.body == bytes)
        #expect(received.head.contains("Content-Type: a/b\r\n"))
    }

    /// Who pastes a command must not have its bytes obeyed by the terminal, nor shown in another order.
    @Test(arguments: ["\u{1B}[201~", "\r", "\u{7F}", "\u{9B}2J", "\u{202E}", "\u{8}"])
    func controlCharactersAreInNoCommand(text: String) throws {
        let body = FetchRequestBody.bytes("a\(text)b".utf8)
        for isShown in [true, false] {
            let command = try HTTPRequest(.post, url: "https://a.example/").curlCommand(
                body: body,
                includingSecrets: isShown
            )
            #expect(command.hasSuffix("--data-binary @-"))
        }
        var request = try HTTPRequest(url: "https://a.example/")
        request.path = "/a\(text)b"
        let command = request.curlCommand()
        #expect(!command.unicodeScalars.contains { text.unicodeScalars.first == $0 })
        // Of those beyond ASCII a request may have some.
        let isKept = request.path?.contains(text) == true
        #expect(command.contains("$(printf '\\") == isKept)
    }

    @Test func binaryBodiesWithoutAFileComeFromStandardInput() throws {
        let command = try HTTPRequest(.post, url: "https://a.example/").curlCommand(body: .bytes([0]))
        #expect(command.hasSuffix("--data-binary @-"))
    }

    private struct Received {
        var head: String
        var body: [UInt8]
        var line: Substring { head.prefix { $0 != "\r\n" } }
    }

    /// Runs the command of a request in a shell and returns what a server got.
    private func received(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ fields: HTTPFields,
        _ body: FetchRequestBody?,
        bodyFile: String? = nil
    ) async throws -> Received {
        let received = Mutex(ByteBuffer())
        try await RawServer.run { connection in
            var bytes = ByteBuffer()
            while let chunk = try await connection.read() {
                bytes.writeImmutableBuffer(chunk)
                let text = String(buffer: bytes)
                guard let end = text.firstRange(of: "\r\n\r\n") else { continue }
                let head = text[..<end.upperBound]
                let length = head.firstMatch(of: /(?i)content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
                if bytes.readableBytes >= head.utf8.count + length { break }
            }
            received.withLock { $0 = bytes }
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        } _: { server in
            // A path with brackets and quotes is none that a URL may have, but one that a server may be asked for.
            var request = try HTTPRequest(method, url: server.url(), headerFields: fields)
            request.path = path
            let command =
                request.curlCommand(body: body, bodyFile: bodyFile, includingSecrets: true) + " --silent --max-time 60"
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", command]
            let input = Pipe()
            process.standardInput = input
            if command.contains("@- "), case .bytes(let bytes)? = body?.storage {
                input.fileHandleForWriting.write(Data(bytes.readableBytesView))
            }
            input.fileHandleForWriting.closeFile()
            #expect(
                !command.unicodeScalars.contains {
                    $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control
                }
            )
            let status = await withCheckedContinuation { done in
                process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
                do { try process.run() } catch { done.resume(returning: -1) }
            }
            #expect(status == 0, "\(command)")
        }
        let bytes = Array(received.withLock { $0.readableBytesView })
        let end = try #require(bytes.firstRange(of: Array("\r\n\r\n".utf8)))
        return Received(
            head: String(decoding: bytes[..<end.upperBound], as: UTF8.self),
            body: Array(bytes[end.upperBound...])
        )
    }
}
