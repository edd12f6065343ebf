import AsyncFetch
import Foundation
import HTTPTypes
import Testing

/// What a server is sent for a URL, compared with what curl and Python's `http.client` send.
///
/// Those two send nearly everything as it is, allowed or not. Here what RFC 3986 forbids is escaped, once; what those two send
/// for the escaped text must be equal, as for all other texts.
@Suite(
    "request targets",
    .enabled(if: Program.areInstalled("curl", "python3"), "curl or python3 is not installed"),
    .timeLimit(.minutes(5))
)
struct RequestTargetTests {
    /// The ends of URLs, with what a server is to see where that differs.
    static let targets: [(written: String, sent: String?)] = [
        ("/", nil), ("/a", nil), ("/a/", nil), ("/a/b/c", nil), ("//a", nil), ("/a//b", nil), ("/.", nil), ("/..", nil),
        ("/a/./b", nil), ("/a/../b", nil), ("/...", nil), ("/a.b", nil), ("/~a", nil), ("/a-b_c", nil), ("/a;b", nil),
        ("/a;b=c", nil), ("/a,b", nil), ("/a=b", nil), ("/a+b", nil), ("/a&b", nil), ("/a$b", nil), ("/a!b", nil),
        ("/a*b", nil), ("/a'b", nil), ("/a(b)", nil), ("/a:b", nil), ("/a@b", nil), ("/:80", nil), ("/@", nil),
        ("/%41", nil), ("/%2F", nil), ("/%2f", nil), ("/%00", nil), ("/%25", nil), ("/%2541", nil),
        ("/%E2%82%AC", nil), ("/a%20b", nil), ("/?", nil), ("/?a", nil), ("/?a=b&c=d", nil), ("/?a=&b", nil),
        ("/??", nil), ("/?a/b?c", nil), ("/?a=%26&b=%3D", nil), ("/?u=https://a.example/?b=c", nil), ("/?&&", nil),
        ("/?a;b", nil), ("/?a:b@c", nil), ("/a?b=c+d", nil), ("/?a=%7B%22b%22%3A1%7D", nil),
        ("/?titles=New%20York|Paris", "/?titles=New%20York%7CParis"),
        ("/?page[cursor]=abc%3D%3D", "/?page%5Bcursor%5D=abc%3D%3D"), ("/{a}", "/%7Ba%7D"), ("/a|b", "/a%7Cb"),
        (#"/a"b"#, "/a%22b"), ("/a<b>", "/a%3Cb%3E"), ("/a^b", "/a%5Eb"), ("/a`b", "/a%60b"), (#"/a\b"#, "/a%5Cb"),
        ("/100%", "/100%25"), ("/%4", "/%254"), ("/%zz", "/%25zz"), ("/%%41", "/%25%41"),
        ("/ü", "/%C3%BC"), ("/?ü=€", "/?%C3%BC=%E2%82%AC"), ("/a b", "/a%20b"),
    ]

    /// Answers each request with its target, and ends with its standard input.
    private static let echo = """
        import http.server, sys
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def do_GET(self):
                # The line as it came; the server's own `path` has slashes taken out.
                target = self.raw_requestline.split(b" ", 1)[1].rsplit(b" ", 1)[0]
                self.send_response(200)
                self.send_header("Content-Length", str(len(target)))
                self.end_headers()
                self.wfile.write(target)
            def log_message(self, *arguments):
                pass
        http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
        """

    /// Prints what a server says to each of the targets given.
    private static let client = """
        import http.client, sys
        for target in sys.argv[2:]:
            connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
            connection.request("GET", target)
            print(connection.getresponse().read().decode("latin-1"))
        """

    @Test func allSendTheSameForWhatMayBeSent() async throws {
        let port = LocalServer.freePort()
        try await LocalServer.withFolder("targets") { folder in
            try Self.echo.write(toFile: "\(folder)/echo.py", atomically: true, encoding: .utf8)
            try Self.client.write(toFile: "\(folder)/client.py", atomically: true, encoding: .utf8)
            try await LocalServer.run("python3", ["\(folder)/echo.py", "\(port)"], in: folder, port: port) { _ in
                try await LocalServer.withProxy(to: port) { try await compare(at: $0, in: folder) }
            }
        }
    }

    private func compare(at port: Int, in folder: String) async throws {
        let python = try await output(
            "python3",
            ["\(folder)/client.py", "\(port)"] + Self.targets.map { $0.sent ?? $0.written },
            in: folder
        ).split(separator: "\n", omittingEmptySubsequences: false)
        let fetcher = Fetcher(.init { $0.proxies = .none })
        for (index, target) in Self.targets.enumerated() {
            let sent = target.sent ?? target.written
            let server = "http://127.0.0.1:\(port)"
            let own = try await fetcher.fetch(server + target.written).text
            #expect(own == sent)
            #expect(python[index] == own)
            let arguments = ["-sg", "--path-as-is", "--noproxy", "*", server + sent]
            let curl = try await output("curl", arguments, in: folder)
            #expect(curl == own)
            // What is escaped once stays as it is.
            #expect(try await fetcher.fetch(server + sent).text == sent)
        }
        await fetcher.shutdown()
    }

    /// Runs a program to its end, in a folder of its own, since its output has the name of the program.
    private func output(_ program: String, _ arguments: [String], in folder: String) async throws -> String {
        let folder = "\(folder)/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let child = try Program.start(program, arguments, in: folder)
        guard await child.wait() == 0 else { throw Program.failure(of: program, in: folder) }
        return try String(contentsOfFile: "\(folder)/\(program).output", encoding: .utf8)
    }
}
