import HTTPTypes

/// The calls that a limit counts together: those of one host, divided further by the members of this set.
public struct FetchScope: OptionSet, Sendable, Hashable {
    /// The members as bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One limit for each project that is charged (`X-Goog-User-Project`, or the parameter `userProject`).
    public static let project = FetchScope(rawValue: 1 << 0)
    /// One limit for each user: the parameter `quotaUser`, or else the identity of the credentials.
    public static let user = FetchScope(rawValue: 1 << 1)
    /// One limit for calls that read, one for calls that write, and one for media.
    public static let method = FetchScope(rawValue: 1 << 2)
}

extension FetchScope {
    /// Returns the name of the calls that are counted together with this one.
    ///
    /// It contains nothing secret: identities are digests.
    func key(of request: HTTPRequest, _ credentials: (any FetchCredentials)?) -> String {
        var key = (request.authority ?? "").inLowerCase
        guard !isEmpty else { return key }
        let query = Self.query(of: request)
        if contains(.project) {
            let project = request.headerFields[.quotaProject] ?? Self.value("userProject", in: query)
            key += "/project=" + (project.map(Self.short) ?? "")
        }
        if contains(.user) {
            let user = Self.value("quotaUser", in: query) ?? credentials?.partition
            key += "/user=" + (user.map(Self.short) ?? "")
        }
        if contains(.method) { key += "/" + Self.kind(of: request, query) }
        return key
    }

    private static func kind(of request: HTTPRequest, _ query: Substring) -> String {
        let path = request.path ?? ""
        if path.hasPrefix("/upload/") || path.hasPrefix("/resumable/upload/") || value("alt", in: query) == "media" {
            return "media"
        }
        return request.isSafe ? "read" : "write"
    }

    private static func query(of request: HTTPRequest) -> Substring {
        let path = request.path ?? ""
        return path.firstIndex(of: "?").map { path[path.index(after: $0)...] } ?? ""
    }

    private static func value(_ name: String, in query: Substring) -> String? {
        query.split(separator: "&").first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    private static func short(_ text: String) -> String { String(text.sha256.prefix(16)) }
}

extension HTTPField.Name {
    fileprivate static let quotaProject = Self.known("X-Goog-User-Project")
}
