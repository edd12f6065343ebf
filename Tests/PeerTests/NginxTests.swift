import AsyncFetch
import Foundation
import Testing

/// Against nginx, a server that nobody here wrote; skipped where it is not installed (`Scripts/bootstrap --peers`).
@Suite("nginx", .enabled(if: Nginx.isInstalled, "nginx and openssl are not installed"), .timeLimit(.minutes(1)))
struct NginxTests {
    @Test func http2IsSpokenOverTLSWhereTheServerOffersIt() async throws {
        try await Nginx.run { nginx in
            let fetcher = Fetcher(.init { $0.tls.trustedCertificates = [nginx.certificate] })
            let responses = try await withThrowingTaskGroup(of: FetchResponse.self) { group in
                for _ in 0..<20 { group.addTask { try await fetcher.fetch("\(nginx.url)/protocol") } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(responses.allSatisfy { $0.text == "HTTP/2.0" })
            await fetcher.shutdown()
        }
    }

    @Test func aCertificateOfAnUnknownAuthorityIsRefused() async throws {
        try await Nginx.run { nginx in
            let fetcher = Fetcher()
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch("\(nginx.url)/protocol", options: .init { $0.retry = .none })
            }
            #expect(error?.code == .tls)
            await fetcher.shutdown()
        }
    }

    @Test func compressedAnswersAreDecoded() async throws {
        try await Nginx.run { nginx in
            let fetcher = Fetcher(.init { $0.tls.trustedCertificates = [nginx.certificate] })
            var request = try HTTPRequest(url: "\(nginx.url)/large.txt")
            request.headerFields[.acceptEncoding] = "gzip"
            let response = try await fetcher.fetch(request)
            #expect(response.head.headerFields[.contentEncoding] == "gzip")
            #expect(response.body.readableBytes == Nginx.largeSize)
            await fetcher.shutdown()
        }
    }

    @Test func aCancelledDownloadLeavesTheConnectionUsable() async throws {
        try await Nginx.run { nginx in
            let fetcher = Fetcher(.init { $0.tls.trustedCertificates = [nginx.certificate] })
            let stream = try await fetcher.stream(HTTPRequest(url: "\(nginx.url)/large.txt"))
            for try await _ in stream.body { break }
            #expect(try await fetcher.fetch("\(nginx.url)/protocol").text == "HTTP/2.0")
            await fetcher.shutdown()
        }
    }
}

/// An nginx of a test's own, with TLS, HTTP/2 and compression, on a free port.
struct Nginx {
    static let largeSize = 4 << 20
    static let isInstalled = ["nginx", "openssl"].allSatisfy { find($0) != nil }

    let url: String
    /// The authority to trust, as a PEM file.
    let certificate: String

    static func run(_ body: (Nginx) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nginx-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        let port = try freePort()
        let subject = "-subj /CN=localhost -addext subjectAltName=DNS:localhost -days 2"
        let files = "-keyout \(path)/key.pem -out \(path)/certificate.pem"
        try execute("openssl", "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \(subject) \(files)")
        try Data(repeating: UInt8(ascii: "a"), count: largeSize).write(to: folder.appending(path: "large.txt"))
        try configuration(path, port).write(to: folder.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
        let process = try start("nginx", "-p \(path) -c nginx.conf")
        defer { process.terminate() }
        let nginx = Nginx(url: "https://localhost:\(port)", certificate: "\(path)/certificate.pem")
        try await nginx.waitUntilItListens()
        try await body(nginx)
    }

    private static func configuration(_ path: String, _ port: Int) -> String {
        """
        daemon off;
        pid nginx.pid;
        error_log error.log;
        events {}
        http {
            access_log off;
            client_body_temp_path body;
            proxy_temp_path proxy;
            fastcgi_temp_path fastcgi;
            uwsgi_temp_path uwsgi;
            scgi_temp_path scgi;
            server {
                listen 127.0.0.1:\(port) ssl http2;
                ssl_certificate certificate.pem;
                ssl_certificate_key key.pem;
                root \(path);
                gzip on;
                gzip_types text/plain;
                default_type text/plain;
                location /protocol { return 200 $server_protocol; }
            }
        }
        """
    }

    private static func find(_ command: String) -> String? {
        ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(command)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private struct CommandFailed: Error {
        let command: String
    }

    private func waitUntilItListens() async throws {
        let configuration = Fetcher.Configuration {
            $0.tls.trustedCertificates = [certificate]
            $0.throttle = .none
        }
        let fetcher = Fetcher(configuration)
        let retry = StandardRetry {
            $0.initialDelay = .milliseconds(20)
            $0.maximumDelay = .milliseconds(20)
            $0.maximumAttempts = 1_000
        }
        let options = FetchOptions { $0.retry = retry }
        _ = try await fetcher.fetch("\(url)/protocol", options: options)
        await fetcher.shutdown()
    }

    /// Runs a command to its end; its arguments are separated by spaces.
    private static func execute(_ command: String, _ arguments: String) throws {
        let process = try start(command, arguments)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CommandFailed(command: command) }
    }

    private static func start(_ command: String, _ arguments: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: find(command) ?? command)
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // A child inherits which signals its parent's thread blocks; one that blocks SIGTERM would outlive its test.
        var none = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try process.run()
        return process
    }

    /// A port that was free a moment ago.
    private static func freePort() throws -> Int {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 ? getsockname(descriptor, address, &length) : -1
            }
        }
        guard status == 0 else { throw CommandFailed(command: "bind") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
