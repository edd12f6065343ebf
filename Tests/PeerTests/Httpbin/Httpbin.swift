import AsyncFetch
import Testing

/// httpbin under gunicorn, one for all tests of a suite.
struct Httpbin: SuiteTrait, TestScoping {
    static let isInstalled = Program.areInstalled("gunicorn") && Program.hasPythonPackage("httpbin")
    @TaskLocal static var url = "http://127.0.0.1:0"

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await LocalServer.withFolder("httpbin") { folder in
            let port = LocalServer.freePort()
            // On a busy machine connections wait longer for their next request than the two seconds that are usual here.
            let times = ["--keep-alive", "60", "--graceful-timeout", "1"]
            let arguments = ["-b", "127.0.0.1:\(port)", "--threads", "16", "--no-control-socket"] + times
            try await LocalServer.run("gunicorn", arguments + ["httpbin:app"], in: folder, port: port) { _ in
                try await LocalServer.withProxy(to: port) { port in
                    try await Self.$url.withValue("http://127.0.0.1:\(port)") { try await function() }
                }
            }
        }
    }

    /// What `/anything` says that it was sent.
    struct Echo: Decodable {
        var method: String?
        var url: String
        var headers: [String: String]
        var data: String?
        var form: [String: String]?
        var files: [String: String]?
    }
}

extension Trait where Self == Httpbin {
    static var httpbin: Self { Httpbin() }
}

extension HTTPRequest {
    /// A request to the httpbin of this suite.
    init(_ method: Method = .get, httpbin path: String, headerFields: HTTPFields = [:]) throws {
        try self.init(method, url: Httpbin.url + path, headerFields: headerFields)
    }
}

/// Against httpbin, which nobody here wrote; skipped where it is not installed (`Scripts/bootstrap --peers`).
@Suite(
    "httpbin",
    .enabled(if: Httpbin.isInstalled, "httpbin and gunicorn are not among the peers"),
    .httpbin,
    .timeLimit(.minutes(5))
)
struct HttpbinTests {}
