import AsyncFetch
import GAPIDescription

extension PathTemplate {
    /// Returns the path with values in the place of its variables.
    ///
    /// In the value of `{v}`, every character that is not unreserved (RFC 3986 §2.3) is percent-encoded, including
    /// slashes. The value of `{+v}` keeps its slashes. An empty segment, `.` or `..`, also written `%2e`, is refused,
    /// because a server or proxy that resolves it would send the request somewhere else.
    func expanded(with values: [GAPI.QueryParameters.Parameter]) throws -> String {
        var path = ""
        path.reserveCapacity(128)
        for part in self {
            switch part {
            case .literal(let text): path += text
            case .variable(let name, let keepsSlashes):
                guard let value = values.first(where: { $0.name == name })?.value else {
                    throw GAPI.Error(.invalidRequest, "the path needs a value for `\(name)`")
                }
                // By bytes: a slash that Unicode joins to a mark is no character, and to a server still a slash.
                let segments: [Substring.UTF8View] =
                    keepsSlashes
                    ? value.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                    : [value.utf8[...]]
                if segments.contains(where: Self.isHazardous) {
                    throw GAPI.Error(
                        .invalidRequest,
                        "`\(name)` has an empty, `.` or `..` segment, which no path may have"
                    )
                }
                PercentEncoding.append(value, to: &path, keepingSlashes: keepsSlashes)
            }
        }
        return path
    }

    private static func isHazardous(_ segment: Substring.UTF8View) -> Bool {
        guard let first = segment.first else { return true }
        guard first == UInt8(ascii: ".") || first == UInt8(ascii: "%") else { return false }
        let dots = Substring(segment).lowercased().replacing("%2e", with: ".")
        return dots == "." || dots == ".."
    }
}
