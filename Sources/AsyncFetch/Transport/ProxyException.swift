#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The hosts that are reached without a proxy: one entry of `no_proxy`.
///
/// An entry is a name with all names below it, an address, a network of addresses (`10.0.0.0/8`), or all hosts (`*`).
/// With `:port` after it, the entry applies to that port alone.
struct ProxyException: Sendable {
    private enum Hosts: Sendable {
        case all
        case name(String)
        case network(bytes: [UInt8], bits: Int)
    }

    private let hosts: Hosts
    private let port: Int?

    /// Parses an entry of `no_proxy`; `nil` for other text.
    init?(_ text: some StringProtocol) {
        var name = text.lowercased()[...]
        if let slash = name.firstIndex(of: "/") {
            port = nil
            guard let bytes = Self.bytes(name[..<slash]),
                let bits = WireNumber.count(name[name.index(after: slash)...]), bits <= 8 * bytes.count
            else { return nil }
            hosts = .network(bytes: bytes, bits: Int(bits))
            return
        }
        // An IPv6 address contains colons; it can have a port only after brackets.
        let isBareAddress = Self.bytes(name) != nil
        if !isBareAddress, let colon = name.lastIndex(of: ":") {
            guard let number = WireNumber.port(name[name.index(after: colon)...]) else { return nil }
            port = number
            name = name[..<colon]
        } else {
            port = nil
        }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        if let bytes = Self.bytes(name) {
            hosts = .network(bytes: bytes, bits: 8 * bytes.count)
            return
        }
        if name == "*" {
            hosts = .all
            return
        }
        if name.hasPrefix("*.") { name.removeFirst(2) }
        if name.hasPrefix(".") { name.removeFirst() }
        guard !name.isEmpty else { return nil }
        hosts = .name(String(name))
    }

    /// Returns `true` if the entry applies to an origin.
    func covers(_ origin: Origin) -> Bool {
        if let port, port != origin.portNumber { return false }
        let host = origin.host
        switch hosts {
        case .all: return true
        case .name(let name): return host == name || host.hasSuffix("." + name)
        case .network(let bytes, let bits):
            let name = host.hasPrefix("[") ? host.dropFirst().dropLast() : host
            guard let address = Self.bytes(name), address.count == bytes.count else { return false }
            return (0..<bits).allSatisfy { bit in (address[bit / 8] ^ bytes[bit / 8]) & (0x80 >> (bit % 8)) == 0 }
        }
    }

    /// Returns the four or sixteen bytes of an address.
    private static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        let text = String(text)
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
        return inet_pton(AF_INET6, text, &bytes) == 1 ? bytes : nil
    }
}
