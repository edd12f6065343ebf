import AsyncFetchTesting
import Foundation
import Synchronization

/// A server of a test's own: on a free port, in a temporary folder, ended with the test.
enum LocalServer {
    /// Starts a program, waits until it takes connections, and ends it when `body` has returned.
    ///
    /// - Throws: what `body` throws; what the program wrote when it ends before it listens.
    static func run(
        _ program: String,
        _ arguments: [String],
        in folder: String,
        port: Int,
        _ body: (ChildProcess) async throws -> Void
    ) async throws {
        let child = try Program.start(program, arguments, in: folder)
        let result: Result<Void, any Error>
        do {
            while !connects(to: port) {
                guard child.isRunning else { throw Program.failure(of: program, in: folder) }
                try await Task.sleep(for: .milliseconds(10))
            }
            result = .success(try await body(child))
        } catch {
            result = .failure(error)
        }
        await child.end()
        try result.get()
    }

    static func withFolder(_ name: String, _ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A server that gives up the rights of root must still write there.
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
        try await body(folder.path)
    }

    /// Runs `body` with the port at which clients find a server: its own, or that of the proxy that the environment asks for.
    static func withProxy(to port: Int, _ body: (Int) async throws -> Void) async throws {
        guard let plan = try MutatingProxy.Plan.ofEnvironment() else { return try await body(port) }
        try await MutatingProxy.run(to: port, plan) { try await body($0.port) }
    }

    /// A port that is free, was given to no other server of this process, and is below those that clients get.
    static func freePort() -> Int {
        nextPort.withLock { next in
            repeat { next = next < 31_999 ? next + 1 : 20_000 } while !withSocket(next, { bind($0, $1, $2) == 0 })
            return next
        }
    }

    /// Where other processes hardly look at the same time.
    private static let nextPort = Mutex(Int.random(in: 20_000..<32_000))

    private static func connects(to port: Int) -> Bool { withSocket(port) { connect($0, $1, $2) == 0 } }

    private static func withSocket<R>(_ port: Int, _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
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
        address.sin_port = UInt16(port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}

/// Whether the slow tests run too, as in `Scripts/check --full`.
let runsSlowTests = ProcessInfo.processInfo.environment["PEERS_FULL"] != nil
