import Foundation
import NIOCore
import NIOPosix

/// An nginx for as long as a closure runs.
enum Nginx {
    struct DidNotStart: Error {}

    static let isInstalled = executable != nil
    /// A Boolean value indicating whether an nginx can have a certificate.
    static let speaksTLS = isInstalled && openssl != nil

    private static let executable = program("nginx")
    private static let openssl = program("openssl")

    private static func program(_ name: String) -> String? {
        ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
            .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Answers any path with the file `page\(pageToken).json`.
    static func run(serving files: [String: String], _ body: (_ url: String) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
            let server = """
                keepalive_requests 100000;
                types { application/json json; }
                server {
                    listen 127.0.0.1:PORT;
                    root \(folder.path);
                    location / { rewrite ^ /page$arg_pageToken.json break; }
                }
                """
            try await run(server, in: folder) { try await body("http://127.0.0.1:\($0)") }
        }
    }

    /// Answers any request that is not GET with the status 207 and a body, as servers of WebDAV do.
    static func run(answering body: ByteBuffer, type: String, _ use: (_ url: String) async throws -> Void) async throws
    {
        try await TemporaryFolder.with { folder in
            try Data(body.readableBytesView).write(to: folder.appending(path: "answer"))
            let server = """
                server {
                    listen 127.0.0.1:PORT;
                    root \(folder.path);
                    default_type \(type);
                    error_page 405 =207 /answer;
                }
                """
            try await run(server, in: folder) { try await use("http://127.0.0.1:\($0)") }
        }
    }

    /// Sends the files of a folder, and takes new ones by `PUT`.
    static func run(servingFolder files: URL, _ body: (_ url: String) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let server = """
                sendfile on;
                client_max_body_size 0;
                server {
                    listen 127.0.0.1:PORT;
                    root \(files.path);
                    dav_methods PUT;
                }
                """
            try await run(server, in: folder) { try await body("http://127.0.0.1:\($0)") }
        }
    }

    /// Stands before another server, and speaks HTTP/2 over TLS.
    ///
    /// - Parameters:
    ///   - server: The URL of the other server, for plain http.
    ///   - body: The closure, with the URL and the path of the certificate.
    /// - Throws: The closure's error, and ``DidNotStart``.
    static func runHTTP2(
        before server: String,
        _ body: (_ url: String, _ certificate: String) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await makeCertificate(in: folder)
            let server = """
                ssl_certificate certificate.pem;
                ssl_certificate_key key.pem;
                keepalive_requests 1000000;
                client_body_buffer_size 1m;
                upstream origin {
                    server \(server.replacing("http://", with: ""));
                    keepalive 128;
                    keepalive_requests 1000000;
                }
                server {
                    listen 127.0.0.1:PORT ssl http2;
                    location = /protocol { return 200 $server_protocol; }
                    location / {
                        proxy_pass http://origin;
                        proxy_http_version 1.1;
                        proxy_set_header Connection "";
                        proxy_set_header Host $http_host;
                        proxy_buffers 64 16k;
                    }
                }
                """
            try await run(server, in: folder) { port in
                // Hosts below localhost are always this machine.
                try await body("https://bench.localhost:\(port)", folder.appending(path: "certificate.pem").path)
            }
        }
    }

    private static func makeCertificate(in folder: URL) async throws {
        let process = Process()
        process.executableURL = URL(filePath: openssl ?? "openssl")
        process.currentDirectoryURL = folder
        process.arguments =
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=bench.localhost", "-addext", "subjectAltName=DNS:bench.localhost",
                "-keyout", "key.pem", "-out", "certificate.pem",
            ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try await NIOThreadPool.singleton.runIfActive { process.waitUntilExit() }
        guard process.terminationStatus == 0 else { throw DidNotStart() }
    }

    /// Runs a server with a configuration in which `PORT` stands for its port.
    private static func run(
        _ server: String,
        in folder: URL,
        _ body: (_ port: Int) async throws -> Void
    ) async throws {
        let port = try await freePort()
        let configuration = """
            daemon off;
            \(geteuid() == 0 ? "user root;" : "")
            pid nginx.pid;
            error_log error.log;
            events { worker_connections 2048; }
            http {
                access_log off;
                client_body_temp_path body;
                proxy_temp_path proxy;
                fastcgi_temp_path fastcgi;
                uwsgi_temp_path uwsgi;
                scgi_temp_path scgi;
                \(server.replacing("PORT", with: "\(port)"))
            }
            """
        try Data(configuration.utf8).write(to: folder.appending(path: "nginx.conf"))

        let process = Process()
        process.executableURL = URL(filePath: executable ?? "nginx")
        process.arguments = ["-p", folder.path, "-c", "nginx.conf"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        try await waitUntilItListens(port)
        try await body(port)
    }

    private static func freePort() async throws -> Int {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port
        try await channel.close()
        guard let port else { throw DidNotStart() }
        return port
    }

    private static func waitUntilItListens(_ port: Int) async throws {
        for _ in 0..<500 {
            let connection = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .connect(host: "127.0.0.1", port: port)
            if let channel = try? await connection.get() { return try await channel.close() }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw DidNotStart()
    }
}
