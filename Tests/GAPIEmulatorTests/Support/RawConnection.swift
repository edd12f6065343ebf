import Dispatch

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
        await withCheckedContinuation { continuation in
            // It waits for the server, so it needs a thread of its own.
            DispatchQueue.global()
                .async {
                    continuation.resume(
                        returning: blockingAnswer(to: text, port: port, pause: pause, then: afterthought)
                    )
                }
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

    private static func blockingAnswer(
        to text: String,
        port: Int,
        pause: UInt32,
        then afterthought: Afterthought?
    ) -> String {
        let descriptor = socket(AF_INET, stream, 0)
        defer { close(descriptor) }
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
        guard isConnected, send(descriptor, sent, sent.count, 0) == sent.count else { return "" }
        usleep(pause * 1_000)
        switch afterthought {
        case .text(let text)?: _ = send(descriptor, Array(text.utf8), text.utf8.count, 0)
        case .end?: shutdown(descriptor, Int32(SHUT_WR))
        case nil: break
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += buffer[..<count]
        }
    }
}
