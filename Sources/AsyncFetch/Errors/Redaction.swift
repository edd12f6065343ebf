package import HTTPTypes

/// What may be shown of a request: the one place that decides.
package enum Redaction {
    /// Headers that authorize or identify: never shown, and never sent to another origin.
    package static let secretHeaders: [HTTPField.Name] = [.authorization, .proxyAuthorization, .cookie, .googleAPIKey]

    /// The request without secret headers and without the values in its URL's query, which may be keys or upload tokens.
    package static func redacted(_ request: HTTPRequest) -> HTTPRequest {
        var shown = request
        for name in secretHeaders where shown.headerFields.contains(name) { shown.headerFields[name] = nil }
        if request.path?.utf8.contains(UInt8(ascii: "?")) == true { shown.path = pathWithoutQuery(request) }
        return shown
    }

    package static func pathWithoutQuery(_ request: HTTPRequest) -> String {
        guard let path = request.path else { return "" }
        guard let end = path.utf8.firstIndex(of: UInt8(ascii: "?")) else { return path }
        return String(path[..<end])
    }

    /// `GET https://host/path`, for error messages.
    package static func summary(_ request: HTTPRequest) -> String {
        "\(request.method) \(request.scheme ?? "")://\(request.authority ?? "")\(pathWithoutQuery(request))"
    }
}

extension HTTPField.Name {
    /// `X-Goog-Api-Key`.
    package static let googleAPIKey = Self.known("X-Goog-Api-Key")

    /// A header name written in this package's own source.
    package static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is not a header name") }
        return name
    }
}
