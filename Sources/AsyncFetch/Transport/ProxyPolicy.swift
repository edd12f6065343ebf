import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Through which proxy requests go.
///
/// For `https` it makes a tunnel (`CONNECT`, RFC 9110 §9.3.6), and sees neither requests nor credentials. Plain `http` it is asked for
/// itself (RFC 9112 §3.2.2), for many allow tunnels to port 443 only. Requests to this machine never go through one, and `https`
/// needs the host's name: to an address it is refused.
public struct ProxyPolicy: Sendable {
    /// A proxy, and who may use it.
    struct Proxy: Hashable, Sendable {
        var host: String
        var port: Int
        /// Base64 of user name, colon and password.
        var authorization: String?
    }

    private var https: Proxy?
    private var http: Proxy?
    private var exceptions: [ProxyException] = []

    /// No proxy.
    public static let none = ProxyPolicy()

    /// What the variables `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` say, as for other programs.
    ///
    /// Capital letters count too, but for `HTTP_PROXY`, which anybody can set who sends a request to a CGI program. A value that is
    /// no proxy's URL counts as none. `no_proxy` has names, which count for all names below them, addresses, networks (`10.0.0.0/8`,
    /// `fd00::/8`), each with `:port` where only that is meant, and `*` for all; commas or blanks are between them.
    public static var environment: ProxyPolicy { ProxyPolicy { name in getenv(name).map { String(cString: $0) } } }

    /// One proxy for all hosts but some.
    ///
    /// - Parameters:
    ///   - url: such as `http://proxy.example:3128`, with `user:password@` before the host where that is asked for.
    ///   - exceptions: hosts that are reached without it, as in `no_proxy`.
    /// - Returns: the policy.
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is no such URL, or no such exception.
    public static func through(_ url: String, except exceptions: [String] = []) throws -> ProxyPolicy {
        guard let proxy = Proxy(url: url) else {
            throw FetchError(.invalidRequest, "no URL of a proxy; it looks like http://proxy.example:3128")
        }
        let hosts = try exceptions.map { text in
            guard let hosts = ProxyException(text) else {
                throw FetchError(.invalidRequest, "no host, address or network that needs no proxy: \(text)")
            }
            return hosts
        }
        return ProxyPolicy(https: proxy, http: proxy, exceptions: hosts)
    }

    private init(https: Proxy? = nil, http: Proxy? = nil, exceptions: [ProxyException] = []) {
        self.https = https
        self.http = http
        self.exceptions = exceptions
    }

    init(environment: (String) -> String?) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap(environment).first { !$0.isEmpty }
        }
        let all = value("all_proxy", "ALL_PROXY")
        https = (value("https_proxy", "HTTPS_PROXY") ?? all).flatMap(Proxy.init)
        http = (value("http_proxy") ?? all).flatMap(Proxy.init)
        exceptions = (value("no_proxy", "NO_PROXY") ?? "").split { $0 == "," || $0 == " " }.compactMap {
            ProxyException($0)
        }
    }

    func proxy(for request: HTTPRequest) -> Proxy? {
        guard let proxy = request.scheme == "https" ? https : http, !request.isToLoopback else { return nil }
        return exceptions.contains { $0.covers(request) } ? nil : proxy
    }
}

extension ProxyPolicy.Proxy {
    /// `[http://][user:password@]host[:port]`; user name and password are percent-encoded.
    init?(url: String) {
        var rest = url[...]
        if let scheme = rest.firstRange(of: "://") {
            guard rest[..<scheme.lowerBound].lowercased() == "http" else { return nil }
            rest = rest[scheme.upperBound...]
        }
        rest = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if let at = rest.lastIndex(of: "@") {
            let parts = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard let user = PercentEncoding.decode(parts[0]),
                let password = PercentEncoding.decode(parts.count > 1 ? parts[1] : "")
            else { return nil }
            authorization = Data("\(user):\(password)".utf8).base64EncodedString()
            rest = rest[rest.index(after: at)...]
        }
        let request = HTTPRequest(method: .get, scheme: "http", authority: String(rest), path: "/")
        let port = request.port
        guard !request.host.isEmpty, let number = port.isEmpty ? 3128 : WireNumber.port(port) else {
            return nil
        }
        host = request.host.hasPrefix("[") ? String(request.host.dropFirst().dropLast()) : request.host
        self.port = number
    }
}

extension ProxyPolicy.Proxy: CustomStringConvertible, CustomReflectable {
    var description: String { "\(host):\(port)" }
    /// Does not show who may use it.
    var customMirror: Mirror { Mirror(self, children: ["host": host, "port": port]) }
}
