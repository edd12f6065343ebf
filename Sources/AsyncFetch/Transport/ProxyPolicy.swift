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

/// The proxies for requests.
///
/// For `https`, the proxy makes a tunnel (`CONNECT`, RFC 9110 §9.3.6), and sees neither requests nor credentials. Plain
/// `http` requests are sent to the proxy itself (RFC 9112 §3.2.2), because many proxies allow tunnels to port 443 only.
/// Requests to this machine never use a proxy. `https` through a proxy needs the host's name: an address is refused.
public struct ProxyPolicy: Sendable {
    /// A proxy with its user name and password.
    struct Proxy: Hashable, Sendable {
        var host: String
        var port: Int
        /// The user name, a colon and the password in Base64.
        var authorization: String?
    }

    private var https: Proxy?
    private var http: Proxy?
    private var exceptions: [ProxyException] = []

    /// The policy without a proxy.
    public static let none = ProxyPolicy()

    /// The policy of the variables `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`, as other programs use them.
    ///
    /// Names in capital letters count too, except `HTTP_PROXY`: anybody who sends a request to a CGI program can set
    /// it. A value that is not a proxy's URL is ignored. `no_proxy` contains names, which include all names below them,
    /// addresses, networks (`10.0.0.0/8`, `fd00::/8`), or `*` for all, separated by commas or spaces. `:port` after an
    /// entry limits it to that port.
    public static var environment: ProxyPolicy { ProxyPolicy { name in getenv(name).map { String(cString: $0) } } }

    /// Returns a policy with one proxy for all hosts except some.
    ///
    /// - Parameters:
    ///   - url: The URL of the proxy, such as `http://proxy.example:3128`, with `user:password@` before the host if the
    ///     proxy needs it.
    ///   - exceptions: The hosts that are reached without the proxy, as in `no_proxy`.
    /// - Returns: The policy.
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is not such a URL or exception.
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

    func proxy(for origin: Origin) -> Proxy? {
        guard let proxy = origin.scheme == "https" ? https : http, !origin.isLoopback else { return nil }
        return exceptions.contains { $0.covers(origin) } ? nil : proxy
    }
}

extension ProxyPolicy.Proxy {
    /// Parses `[http://][user:password@]host[:port]`; user name and password are percent-encoded.
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
        let origin = Origin(of: HTTPRequest(method: .get, scheme: "http", authority: String(rest), path: "/"))
        guard !origin.host.isEmpty, let port = origin.port.isEmpty ? 3128 : WireNumber.port(origin.port) else {
            return nil
        }
        host = String(origin.host.hasPrefix("[") ? origin.host.dropFirst().dropLast() : origin.host)
        self.port = port
    }
}

extension ProxyPolicy.Proxy: CustomStringConvertible, CustomReflectable {
    var description: String { "\(host):\(port)" }
    /// A mirror that does not show the user name and password.
    var customMirror: Mirror { Mirror(self, children: ["host": host, "port": port]) }
}
