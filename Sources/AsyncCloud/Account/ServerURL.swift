import AsyncFetch
import HTTPTypes

/// The URL of a server as a person types it, made whole: `cloud.example.com/index.php/login?x=1` is
/// `https://cloud.example.com/`.
struct ServerURL {
    /// The URL with a slash at its end, without user, query and fragment.
    let text: String
    /// What the person typed, but no password.
    let withoutPassword: String
    /// The name in front of the host.
    let user: String?
    /// A Boolean value indicating whether the person wrote the scheme.
    let hasScheme: Bool

    /// The files and folders of a server below its root; URLs from a browser often have them.
    private static let places = ["index.php", "remote.php", "status.php", "public.php", "ocs", "login"]

    init(typed: String) throws(Cloud.Error) {
        var rest = Substring(typed)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        var scheme: String?
        if let range = rest.firstRange(of: "://"), !rest[..<range.lowerBound].contains(where: { "/?#@".contains($0) }) {
            scheme = rest[..<range.lowerBound].lowercased()
            rest = rest[range.upperBound...]
        }
        guard scheme == nil || scheme == "https" || scheme == "http" else { throw Self.unusable }
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        var authority = rest.prefix { $0 != "/" && $0 != "\\" }
        let path = rest.dropFirst(authority.count)
        if let at = authority.lastIndex(of: "@") {
            let name = authority[..<at].prefix { $0 != ":" }
            user = PercentEncoding.decode(String(name))
            authority = authority[authority.index(after: at)...]
            withoutPassword = (scheme.map { $0 + "://" } ?? "") + "\(name)@\(authority)\(path)"
        } else {
            user = nil
            withoutPassword = typed
        }
        guard !authority.isEmpty, authority.last != ":" else { throw Self.unusable }
        hasScheme = scheme != nil
        let port = authority.lastIndex(of: ":").map { authority[$0...] } ?? ""
        let name = authority.dropLast(port.count)
        let host = authority.utf8.allSatisfy { $0 < 0x80 } ? String(authority) : HostName.canonical(name) + port
        text = try Self.root("\(scheme ?? "https")://\(host)\(path)")
    }

    /// Returns the root of a server to which a URL belongs.
    static func root(_ url: String) throws(Cloud.Error) -> String {
        guard let request = try? HTTPRequest(url: url), let scheme = request.scheme, let authority = request.authority
        else { throw unusable }
        var kept: [Substring] = []
        for segment in (request.path ?? "/").prefix(while: { $0 != "?" }).split(separator: "/") {
            if places.contains(segment.lowercased()) { break }
            kept.append(segment)
        }
        let path = kept.map { "\($0)/" }.joined()
        let root = "\(scheme)://\(authority)/\(path)"
        _ = try Cloud.Href(root: root)
        return root
    }

    /// Returns the URL of a server in the one way in which it is always written: the host in lower case, with the port and
    /// a slash at the end.
    static func canonical(_ url: String) -> String {
        guard let request = try? HTTPRequest(url: url) else { return url }
        let path = request.path ?? "/"
        return request.origin + path + (path.hasSuffix("/") ? "" : "/")
    }

    private static var unusable: Cloud.Error {
        Cloud.Error(.invalidRequest, "this is no URL of a server; write one such as https://cloud.example.com")
    }
}
