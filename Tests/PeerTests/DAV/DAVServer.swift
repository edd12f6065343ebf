import AsyncCloud
import AsyncFetch
import Foundation

/// A WebDAV server of somebody else, with an empty folder of a test's own.
enum DAVServer: String, CaseIterable, Sendable {
    case apache, nginx, rclone, wsgidav

    /// The servers that this machine has.
    static let installed = allCases.filter(\.isInstalled)

    private static let apacheModules = "/usr/lib/apache2/modules"
    private static let nginxModule = "/usr/lib/nginx/modules/ngx_http_dav_ext_module.so"

    private var isInstalled: Bool {
        switch self {
        case .apache:
            Program.areInstalled("apache2")
                && FileManager.default.fileExists(atPath: "\(Self.apacheModules)/mod_dav.so")
        case .nginx: Program.areInstalled("nginx") && FileManager.default.fileExists(atPath: Self.nginxModule)
        case .rclone: Program.areInstalled("rclone")
        case .wsgidav: Program.areInstalled("wsgidav")
        }
    }

    // MARK: What they do differently

    /// Whether `If-Match` and `If-None-Match` of a change are obeyed.
    var honoursPreconditions: Bool { self == .apache || self == .wsgidav }

    /// Whether a folder that is there cannot be made again.
    var refusesToMakeAFolderTwice: Bool { self != .rclone }

    /// What an upload without a folder ends with.
    var codeWithoutParent: Cloud.Error.Code {
        switch self {
        case .apache, .wsgidav, .rclone: .conflict
        case .nginx: .refused
        }
    }

    /// Whether properties of any name can be set.
    var storesProperties: Bool { self == .apache || self == .wsgidav }

    // MARK: Running

    /// Runs the server until `body` returns, which receives the URL of its root.
    func run(_ body: (String) async throws -> Void) async throws {
        try await LocalServer.withFolder("dav-\(rawValue)") { folder in
            let port = LocalServer.freePort()
            // The workers of a server that gives up the rights of root write there.
            for name in ["root", "locks"] {
                try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
                try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: "\(folder)/\(name)")
            }
            let arguments: [String]
            switch self {
            case .apache: arguments = ["-f", try write(apache(folder, port), to: folder), "-DFOREGROUND"]
            case .nginx: arguments = ["-p", folder, "-c", try write(nginx(folder, port), to: folder)]
            case .rclone:
                arguments = [
                    "serve", "webdav", "\(folder)/root", "--addr", "127.0.0.1:\(port)", "--vfs-cache-mode", "writes",
                    "--cache-dir", "\(folder)/cache", "--config", "\(folder)/none", "--etag-hash", "MD5",
                ]
            case .wsgidav:
                arguments = ["--config", try write(wsgidav(folder, port), to: folder), "--server", "cheroot"]
            }
            let program = self == .apache ? "apache2" : rawValue
            try await LocalServer.run(program, arguments, in: folder, port: port) { _ in
                // Behind a proxy, `Destination` names its port. Apache and nginx do not compare ports; the others compare it
                // with `Host`, which names that port, too.
                try await LocalServer.withProxy(to: port) { try await body("http://127.0.0.1:\($0)/") }
            }
        }
    }

    private func write(_ configuration: String, to folder: String) throws -> String {
        let path = "\(folder)/\(rawValue)" + (self == .wsgidav ? ".yaml" : ".conf")
        try Data(configuration.utf8).write(to: URL(filePath: path))
        return path
    }

    private func apache(_ folder: String, _ port: Int) -> String {
        let modules = ["mpm_event", "authz_core", "dav", "dav_fs"].map { name in
            "LoadModule \(name)_module \(Self.apacheModules)/mod_\(name).so"
        }
        return """
            ServerRoot \(folder)
            ServerName 127.0.0.1
            Listen 127.0.0.1:\(port)
            PidFile \(folder)/apache.pid
            ErrorLog \(folder)/apache.log
            \(modules.joined(separator: "\n"))
            \(getuid() == 0 ? "User www-data\nGroup www-data" : "")
            DavLockDB \(folder)/locks/locks
            DocumentRoot \(folder)/root
            <Directory \(folder)/root>
                Dav On
                DavDepthInfinity On
                Require all granted
            </Directory>
            """
    }

    private func nginx(_ folder: String, _ port: Int) -> String {
        """
        load_module \(Self.nginxModule);
        daemon off;
        worker_processes 1;
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
            dav_ext_lock_zone zone=dav:1m;
            server {
                listen 127.0.0.1:\(port);
                root \(folder)/root;
                location / {
                    dav_methods PUT DELETE MKCOL COPY MOVE;
                    dav_ext_methods PROPFIND OPTIONS LOCK UNLOCK;
                    dav_ext_lock zone=dav;
                    client_max_body_size 0;
                }
            }
        }
        """
    }

    private func wsgidav(_ folder: String, _ port: Int) -> String {
        """
        host: 127.0.0.1
        port: \(port)
        provider_mapping: {"/": "\(folder)/root"}
        simple_dc: {user_mapping: {"*": true}}
        property_manager: true
        lock_storage: true
        """
    }
}
