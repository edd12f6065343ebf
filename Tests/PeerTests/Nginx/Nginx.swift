import AsyncFetch
import Foundation

/// An nginx of a test's own, with TLS, HTTP/2, compression and limits, on free ports.
struct Nginx {
    static let largeSize = 4 << 20
    static let isInstalled = Program.areInstalled("nginx", "openssl")
    /// The name of this machine, to which requests go through a proxy.
    static let hostName = ProcessInfo.processInfo.hostName.lowercased()
    static let user = "mia", password = "s3cret"

    let folder: String
    let port = LocalServer.freePort()
    private let guardedPort = LocalServer.freePort()
    private let http1Port = LocalServer.freePort()
    private let oldPort = LocalServer.freePort()
    private let plainPort = LocalServer.freePort()
    /// The ports of the proxies that the environment asks for, by those behind them.
    private var proxies: [Int: Int] = [:]

    var url: String { local(port) }
    /// The server by the name of this machine: direct, for that may be an address on which our proxies do not listen.
    var namedURL: String { "https://\(Self.hostName):\(port)" }
    /// Without TLS; direct, too.
    var plainURL: String { "http://\(Self.hostName):\(plainPort)" }
    /// Where HTTP/2 is not spoken.
    var http1URL: String { local(http1Port) }
    /// Where clients must show a certificate; a proxy passes TLS unread, so it is theirs that arrives.
    var guardedURL: String { local(guardedPort) }
    /// Where nothing newer than TLS 1.1 is spoken.
    var oldURL: String { local(oldPort) }
    /// The authority to trust, as a PEM file.
    var certificate: String { "\(folder)/certificate.pem" }
    /// Whom the server with client certificates lets in.
    var identity: TLSPolicy.Identity {
        .init(certificates: "\(folder)/client.pem", privateKey: "\(folder)/client-key.pem")
    }
    /// Whom it does not.
    var stranger: TLSPolicy.Identity { .init(certificates: certificate, privateKey: "\(folder)/key.pem") }

    static func run(_ body: (Nginx) async throws -> Void) async throws {
        try await LocalServer.withFolder("nginx") { folder in
            let nginx = Nginx(folder: folder)
            try await nginx.writeFiles()
            try await LocalServer.run("nginx", ["-p", folder, "-c", "nginx.conf"], in: folder, port: nginx.port) { _ in
                let ports = [nginx.port, nginx.guardedPort, nginx.http1Port, nginx.oldPort]
                try await nginx.behindProxies(of: ports[...], body)
            }
        }
    }

    /// Runs `body` with a proxy in front of each of these ports, if the environment asks for proxies.
    private func behindProxies(of ports: ArraySlice<Int>, _ body: (Nginx) async throws -> Void) async throws {
        guard let port = ports.first else { return try await body(self) }
        try await LocalServer.withProxy(to: port) { proxy in
            var nginx = self
            nginx.proxies[port] = proxy
            try await nginx.behindProxies(of: ports.dropFirst(), body)
        }
    }

    private func local(_ port: Int) -> String { "https://localhost:\(proxies[port] ?? port)" }

    /// A fetcher that trusts this server.
    func fetch<R>(
        _ configure: (inout Fetcher.Configuration) -> Void = { _ in },
        _ body: (Fetcher) async throws -> R
    ) async throws -> R {
        try await withFetcher {
            $0.tls.trustedCertificates = [certificate]
            configure(&$0)
        } _: {
            try await body($0)
        }
    }

    /// The requests that arrived until now, such as `GET /large.txt 200`.
    func requests() async throws -> [String] {
        // They are written down in order, each soon after its end: one more tells when.
        let last = "/last-\(UUID())"
        try await fetch { _ = try await $0.fetch(url + last) }
        while true {
            let log = try String(contentsOfFile: "\(folder)/access.log", encoding: .utf8)
            let lines = log.split(separator: "\n").map(String.init)
            if lines.last == "GET \(last) 404" { return lines.filter { !$0.hasPrefix("GET /last-") } }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// The pin of the server's key, as OpenSSL computes it.
    func pin() async throws -> String {
        try await Program.run("openssl", "pkey -in key.pem -pubout -outform DER -out spki", in: folder)
        try await Program.run("openssl", "dgst -sha256 -binary -out pin spki", in: folder)
        return try Data(contentsOf: URL(filePath: "\(folder)/pin")).base64EncodedString()
    }

    private func writeFiles() async throws {
        let key = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
        let names = "subjectAltName=DNS:localhost,DNS:\(Self.hostName),DNS:\(Proxy.innerHost)"
        let files = "-keyout key.pem -out certificate.pem"
        try await Program.run("openssl", "\(key) -subj /CN=localhost -addext \(names) \(files)", in: folder)
        try await Program.run("openssl", "\(key) -subj /CN=mia -keyout client-key.pem -out client.pem", in: folder)
        func write(_ name: String, _ data: Data) throws { try data.write(to: URL(filePath: "\(folder)/\(name)")) }
        try write("large.txt", Data(repeating: UInt8(ascii: "a"), count: Self.largeSize))
        try write("small.txt", Data("0123456789".utf8))
        try write("passwords", Data("\(Self.user):{PLAIN}\(Self.password)\n".utf8))
        // The workers are another user where these tests are root.
        let everyone: [FileAttributeKey: Any] = [.posixPermissions: 0o777]
        try FileManager.default.createDirectory(atPath: "\(folder)/dav", withIntermediateDirectories: false)
        try FileManager.default.setAttributes(everyone, ofItemAtPath: "\(folder)/dav")
        try write("nginx.conf", Data(configuration.utf8))
    }

    private var configuration: String {
        """
        daemon off;
        worker_processes 1;
        pid nginx.pid;
        error_log error.log;
        events {}
        http {
            log_format short '$request_method $uri $status';
            access_log access.log short;
            client_body_temp_path body;
            proxy_temp_path proxy;
            fastcgi_temp_path fastcgi;
            uwsgi_temp_path uwsgi;
            scgi_temp_path scgi;
            limit_req_zone $binary_remote_addr zone=slow:1m rate=1r/s;
            ssl_certificate certificate.pem;
            ssl_certificate_key key.pem;
            ssl_protocols TLSv1.2 TLSv1.3;
            default_type text/plain;
            gzip_types text/plain;
            server {
                listen 127.0.0.1:\(port) ssl http2;
                \(Self.address.map { "listen \($0):\(port) ssl http2;" } ?? "")
                root \(folder);
                location /protocol { return 200 $server_protocol; }
                location /tls { return 200 $ssl_protocol; }
                location /fresh {
                    alias \(folder)/small.txt;
                    expires 1h;
                }
                location /checked {
                    alias \(folder)/small.txt;
                    add_header Cache-Control no-cache;
                }
                location /large.txt { gzip on; }
                location /slow {
                    alias \(folder)/large.txt;
                    limit_rate 256k;
                }
                location /loop { return 302 /loop; }
                location /round { return 307 /trip; }
                location /trip { return 307 /round; }
                location /limited {
                    alias \(folder)/small.txt;
                    limit_req zone=slow;
                    limit_req_status 429;
                    add_header Retry-After 1 always;
                }
                location /private {
                    alias \(folder)/small.txt;
                    auth_basic nobody;
                    auth_basic_user_file passwords;
                }
                location /dav/ {
                    dav_methods PUT DELETE;
                    create_full_put_path on;
                    client_max_body_size 1g;
                }
            }
            server {
                listen 127.0.0.1:\(guardedPort) ssl http2;
                ssl_client_certificate client.pem;
                ssl_verify_client on;
                location / { return 200 $ssl_client_s_dn; }
            }
            server {
                listen 127.0.0.1:\(http1Port) ssl;
                location /protocol { return 200 $server_protocol; }
            }
            server {
                listen 127.0.0.1:\(oldPort) ssl;
                ssl_protocols TLSv1.1;
                ssl_ciphers DEFAULT@SECLEVEL=0;
                location / { return 200 $ssl_protocol; }
            }
            server {
                listen 127.0.0.1:\(plainPort);
                \(Self.address.map { "listen \($0):\(plainPort);" } ?? "")
                location / { return 200 plain; }
            }
        }
        """
    }

    /// The address of `hostName`, unless that is `127.0.0.1`.
    private static let address: String? = {
        let address = addressOfHostName
        return address == "127.0.0.1" ? nil : address
    }()

    /// The IPv4 address that this machine's name stands for; nil where it stands for none, or is that which needs no proxy.
    static let addressOfHostName: String? = {
        if hostName == "localhost" || hostName.hasSuffix(".localhost") { return nil }
        var hints = addrinfo()
        hints.ai_family = AF_INET
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(hostName, nil, &hints, &found) == 0, let first = found else { return nil }
        defer { freeaddrinfo(found) }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let length = socklen_t(text.count)
        guard getnameinfo(first.pointee.ai_addr, first.pointee.ai_addrlen, &text, length, nil, 0, NI_NUMERICHOST) == 0
        else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }()
}
