import AsyncFetch
import HTTPTypes

/// The URLs of pages of a login, and the queries of redirects.
enum LoginURL {
    /// Returns the URL of a page with more parameters; those that it has stay (RFC 6749 §3.1).
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` for text that is no URL, and for a page that others on the
    ///   way can change: without https, unless it is on this machine.
    static func adding(
        _ parameters: [(name: String, value: String)],
        to page: String,
        named name: String
    ) throws(OAuthError) -> String {
        guard let request = try? HTTPRequest(url: page), request.isTrustworthy, !page.contains("#") else {
            throw OAuthError(.invalidConfiguration, "the \(name) is no https URL without fragment")
        }
        let query = parameters.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        let separator = !page.contains("?") ? "?" : page.hasSuffix("?") || page.hasSuffix("&") ? "" : "&"
        return page + (query.isEmpty ? "" : separator) + query.joined(separator: "&")
    }

    /// Returns the parameters of a query in the form of forms.
    ///
    /// A value that cannot be decoded is `nil`. A parameter whose name cannot be decoded is left out.
    static func parameters(ofQuery query: some StringProtocol) -> [(name: String, value: String?)] {
        var parameters: [(name: String, value: String?)] = []
        for field in query.split(separator: "&") {
            let name = field.prefix { $0 != "=" }
            let value = field[name.endIndex...].dropFirst()
            if let name = decoded(name) { parameters.append((name, decoded(value))) }
        }
        return parameters
    }

    private static func decoded(_ text: some StringProtocol) -> String? {
        PercentEncoding.decode(String(text).replacing("+", with: " "))
    }
}
