import Dispatch
import GAPIEmulator
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Connections that send exactly these bytes, for what no HTTP client would send.
enum RawConnection {
    /// What a client does after a pause in which it reads nothing.
    enum Afterthought {
        /// It sends another text.
        case text(String)
        /// It closes its side.
        case end
    }

    /// Sends a text to a port of this machine, and returns all that comes back until the server closes.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - port: The port.
    ///   - pause: The time before the afterthought, in milliseconds.
    ///   - afterthought: What the client does before it reads; `nil` for nothing.
    /// - Returns: The bytes of the server, before its end or its reset.
    static func answer(
        to text: String,
        port: Int,
        pause: UInt32 = 0,
        then afterthought: Afterthought? = nil
    ) async -> String {
        await onThread {
            guard let descriptor = connected(to: port, sending: text) else { return "" }
            defer { close(descriptor) }
            usleep(pause * 1_000)
            switch afterthought {
            case .text(let text)?: _ = send(descriptor, Array(text.utf8), text.utf8.count, 0)
            case .end?: shutdown(descriptor, Int32(SHUT_WR))
            case nil: break
            }
            return rest(on: descriptor)
        }
    }

    /// Sends a text over several connections that are open at once, and returns what comes back on each of them until
    /// the server closes it.
    static func answers(to text: String, connections count: Int, port: Int) async -> [String] {
        await onThread {
            let all = (0..<count).compactMap { _ in connected(to: port, sending: text) }
            defer { for descriptor in all { close(descriptor) } }
            return all.map { rest(on: $0) }
        }
    }

    /// A connection that stays open until its ``end()``.
    struct Held: Sendable {
        fileprivate let descriptor: Int32

        func end() { close(descriptor) }
    }

    /// Sends a text, and returns the open connection when the first bytes have come back; `nil` if there are none.
    static func held(after text: String, port: Int) async -> Held? {
        await onThread {
            guard let descriptor = connected(to: port, sending: text) else { return nil }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            guard recv(descriptor, &buffer, buffer.count, 0) > 0 else {
                close(descriptor)
                return nil
            }
            return Held(descriptor: descriptor)
        }
    }

    /// Runs what waits for the server, so that it needs a thread of its own.
    private static func onThread<R: Sendable>(_ work: @escaping @Sendable () -> R) async -> R {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
    }

    /// A Boolean value indicating whether this machine has the address ::1.
    static let hasIPv6: Bool = {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_addr = in6addr_loopback
        let descriptor = socket(AF_INET6, stream, 0)
        defer { close(descriptor) }
        return withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
            }
        }
    }()

    #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif

    /// Connects to a port of this machine and sends a text; `nil` if that fails.
    private static func connected(to port: Int, sending text: String) -> Int32? {
        let descriptor = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        let sent = Array(text.utf8)
        guard isConnected, send(descriptor, sent, sent.count, 0) == sent.count else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Returns what comes until the server closes the connection.
    private static func rest(on descriptor: Int32) -> String {
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += buffer[..<count]
        }
    }
}

/// The port of an emulator, or of the proxy in front of it.
func port(of emulator: Emulator) throws -> Int {
    try #require(emulator.url.split(separator: ":").last.flatMap { Int($0) })
}
