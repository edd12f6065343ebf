import AsyncFetch
import Foundation
import Testing

/// A proxy of a test's own that lets one user through to all hosts but one.
enum Proxy: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case tinyproxy, squid

    static let user = "mia", password = "s3cret"
    static let deniedHost = "denied.example"
    /// A name of this machine that only squid knows.
    static let innerHost = "inner.example"
    static let isInstalled = allCases.allSatisfy { Program.areInstalled($0.rawValue) } && Nginx.isInstalled

    var testDescription: String { rawValue }

    struct Running {
        let process: ChildProcess
        fileprivate let port: Int

        /// Through it, as the user that it knows or another, written as in a URL.
        func policy(user: String = "\(Proxy.user):\(password)@") throws -> ProxyPolicy {
            try .through("http://\(user)127.0.0.1:\(port)")
        }
    }

    func run(_ body: (Running) async throws -> Void) async throws {
        try await LocalServer.withFolder(rawValue) { folder in
            let port = LocalServer.freePort()
            func write(_ name: String, _ text: String) throws {
                try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
            }
            let arguments: [String]
            switch self {
            case .tinyproxy:
                try write("denied", "^denied\\.example$\n")
                try write("tinyproxy.conf", tinyproxyConfiguration(folder, port))
                arguments = ["-d", "-c", "tinyproxy.conf"]
            case .squid:
                try await Program.run("openssl", "passwd -apr1 -salt salt \(Self.password)", in: folder)
                let hash = try String(contentsOfFile: "\(folder)/openssl.output", encoding: .utf8)
                try write("passwords", "\(Self.user):\(hash)")
                try write("squid.conf", squidConfiguration(folder, port))
                let address = Nginx.addressOfHostName ?? ""
                try write("hosts", "127.0.0.1 \(Self.innerHost)\n\(address) \(Nginx.hostName)\n")
                // The name tells its shared memory from that of others.
                arguments = ["-N", "-n", "test\(port)", "-f", "squid.conf"]
            }
            try await LocalServer.run(rawValue, arguments, in: folder, port: port) { process in
                try await LocalServer.withProxy(to: port) { try await body(Running(process: process, port: $0)) }
            }
        }
    }

    private func tinyproxyConfiguration(_ folder: String, _ port: Int) -> String {
        """
        Port \(port)
        Listen 127.0.0.1
        Timeout 30
        MaxClients 20
        BasicAuth \(Self.user) \(Self.password)
        Filter "\(folder)/denied"

        """
    }

    private func squidConfiguration(_ folder: String, _ port: Int) -> String {
        """
        visible_hostname proxy.test
        http_port 127.0.0.1:\(port)
        auth_param basic program \(Program.path("basic_ncsa_auth") ?? "basic_ncsa_auth") \(folder)/passwords
        auth_param basic children 1
        hosts_file \(folder)/hosts
        acl known proxy_auth REQUIRED
        acl denied dstdomain \(Self.deniedHost)
        http_access deny denied
        http_access allow known
        http_access deny all
        cache deny all
        pid_filename none
        access_log none
        cache_log \(folder)/cache.log
        coredump_dir \(folder)
        shutdown_lifetime 0 seconds
        pinger_enable off

        """
    }
}
