import Foundation
import NIOCore
import NIOPosix

/// An nginx that serves a few files for as long as a closure runs.
enum Nginx {
    struct DidNotStart: Error {}

    static let isInstalled = executable != nil

    private static let executable = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        .map { "\($0)/nginx" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Answers any path with the file `page\(pageToken).json`.
    static func run(serving files: [String: String], _ body: (_ url: String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let port = try await freePort()
        try Data(configuration(folder.path, port).utf8).write(to: folder.appending(path: "nginx.conf"))

        let process = Process()
        process.executableURL = URL(filePath: executable ?? "nginx")
        process.arguments = ["-p", folder.path, "-c", "nginx.conf"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        try await waitUntilItListens(port)
        try await body("http://127.0.0.1:\(port)")
    }

    private static func configuration(_ folder: String, _ port: Int) -> String {
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
            keepalive_requests 100000;
            types { application/json json; }
            server {
                listen 127.0.0.1:\(port);
                root \(folder);
                location / { rewrite ^ /page$arg_pageToken.json break; }
            }
        }
        """
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
