/// A template for a path with variables, such as `b/{bucket}/o/{object}` or `v1/{+name}:cancel`.
///
/// `{v}` is one segment: every character that is not unreserved (RFC 3986 §2.3) is percent-encoded, including slashes.
/// `{+v}` keeps its slashes. An empty segment, `.` or `..`, also written `%2e`, is refused, because a server or proxy
/// that resolves it would send the request somewhere else.
enum PathTemplate {
    static func expand(_ template: String, _ values: [QueryParameters.Parameter]) throws -> String {
        var path = ""
        path.reserveCapacity(template.utf8.count + 64)
        var rest = template[...]
        // Works on bytes, because a search for characters would look for the ends of each of them.
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            path += rest[..<open]
            var name = rest[rest.utf8.index(after: open)..<close]
            let keepsSlashes = name.utf8.first == UInt8(ascii: "+")
            if keepsSlashes { name.removeFirst() }
            guard let value = values.first(where: { $0.name == name })?.value else {
                throw GAPIError(.invalidRequest, "the path needs a value for `\(name)`")
            }
            let segments = keepsSlashes ? value.split(separator: "/", omittingEmptySubsequences: false) : [value[...]]
            if segments.contains(where: isHazardous) {
                throw GAPIError(.invalidRequest, "`\(name)` has an empty, `.` or `..` segment, which no path may have")
            }
            PercentEncoding.append(value, to: &path, keepingSlashes: keepsSlashes)
            rest = rest[rest.utf8.index(after: close)...]
        }
        return path + rest
    }

    /// The names of the variables, in the order of the path.
    static func variables(of template: String) -> [String] {
        template.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0].drop { $0 == "+" }) }
        }
    }

    private static func isHazardous(_ segment: Substring) -> Bool {
        guard let first = segment.utf8.first else { return true }
        guard first == UInt8(ascii: ".") || first == UInt8(ascii: "%") else { return false }
        let dots = segment.lowercased().replacing("%2e", with: ".")
        return dots == "." || dots == ".."
    }
}
