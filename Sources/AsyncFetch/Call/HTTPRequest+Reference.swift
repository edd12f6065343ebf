package import HTTPTypes

extension HTTPRequest {
    /// Returns a request for a URL reference: an absolute URL, or one relative to this request's (RFC 3986 §5.2).
    package func resolving(_ location: String) throws -> HTTPRequest {
        // Only the part before all of these can be a scheme: "/login?next=https://…" is relative.
        let hasScheme = location.prefix { !"/?#".contains($0) }.contains(":")
        if hasScheme { return try HTTPRequest(url: location) }
        let scheme = scheme ?? ""
        if location.hasPrefix("//") { return try HTTPRequest(url: scheme + ":" + location) }
        let origin = "\(scheme)://\(authority ?? "")"
        // An empty reference, or a fragment alone, refers to this URL.
        if location.isEmpty || location.hasPrefix("#") { return try HTTPRequest(url: origin + target) }
        let path = target.prefix { $0 != "?" }
        if location.hasPrefix("?") { return try HTTPRequest(url: origin + path + location) }
        let name = location.prefix { !"?#".contains($0) }
        let folder: Substring = location.hasPrefix("/") ? "" : path[...(path.lastIndex(of: "/") ?? path.startIndex)]
        return try HTTPRequest(url: origin + withoutDotSegments(folder + name) + location[name.endIndex...])
    }

    /// Removes the dot segments of a path: `/a/./b/../c` becomes `/a/c` (RFC 3986 §5.2.4).
    private func withoutDotSegments(_ path: some StringProtocol) -> String {
        var kept: [Substring] = []
        for segment in Substring(path).split(separator: "/", omittingEmptySubsequences: false) {
            if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
        }
        let isFolder = path.hasSuffix("/.") || path.hasSuffix("/..")
        let text = kept.joined(separator: "/") + (isFolder ? "/" : "")
        return text.hasPrefix("/") ? text : "/" + text
    }
}
