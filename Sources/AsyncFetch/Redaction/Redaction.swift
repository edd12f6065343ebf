package import HTTPTypes

/// The rules for what may be shown of a request and its response; they are all here.
package enum Redaction {
    /// The text shown in place of a secret.
    package static let placeholder = "REDACTED"

    /// Returns `true` if a header field authorizes or identifies: it is never shown, and never sent to another origin.
    package static func isSecret(_ name: HTTPField.Name) -> Bool {
        // Nearly all header fields are one of these.
        switch name {
        case .authorization, .proxyAuthorization, .cookie, .googleAPIKey: true
        case .userAgent, .accept, .acceptEncoding, .contentType, .contentLength: false
        default: SecretNames.known.contains(name.canonicalName.utf8)
        }
    }

    /// Returns `true` if a parameter of a query is never shown, and never added to a link to another origin.
    static func isSecret(parameter name: String, value: String) -> Bool {
        let meaning = SecretNames.known.meaning(of: name.utf8)
        return !meaning.isDisjoint(with: [.secret, .secretInQuery])
            || meaning.contains(.secretIfRandom) && SecretSearch.looksRandom(value.utf8)
    }

    /// Returns the names of the header fields for which ``isSecret(_:)`` is `true`, each once and always in the same
    /// order.
    package static func secretNames(in fields: HTTPFields) -> [HTTPField.Name] {
        var names: [HTTPField.Name] = []
        for field in fields where isSecret(field.name) && !names.contains(field.name) { names.append(field.name) }
        // Most requests have one.
        if names.count > 1 { names.sort { $0.canonicalName < $1.canonicalName } }
        return names
    }

    /// Returns the request without secret header fields and without its URL's query, which may contain keys.
    package static func redacted(_ request: HTTPRequest) -> HTTPRequest {
        var shown = request
        shown.headerFields = fields(HTTPFields(request.headerFields.filter { !isSecret($0.name) }))
        let path = pathWithoutQuery(request)
        if request.path != nil { shown.path = mayHoldSecret(path) ? text(path) : path }
        return shown
    }

    package static func pathWithoutQuery(_ request: HTTPRequest) -> String {
        guard let path = request.path else { return "" }
        guard let end = path.utf8.firstIndex(of: UInt8(ascii: "?")) else { return path }
        return String(path[..<end])
    }

    /// Returns the URL without its query: `https://host/path`.
    package static func urlWithoutQuery(_ request: HTTPRequest) -> String {
        let path = pathWithoutQuery(request)
        return "\(request.scheme ?? "")://\(request.authority ?? "")\(mayHoldSecret(path) ? text(path) : path)"
    }

    /// Returns `true` if a path is not as short and plain as nearly all paths are, so that it must be searched.
    private static func mayHoldSecret(_ path: String) -> Bool {
        var length = 0
        for byte in path.utf8 {
            length = byte == UInt8(ascii: "/") ? 0 : length + 1
            if length > 16 || "=:;%&".utf8.contains(byte) { return true }
        }
        return false
    }

    /// Returns the method and URL for error messages: `GET https://host/path`.
    package static func summary(_ request: HTTPRequest) -> String {
        "\(request.method) \(urlWithoutQuery(request))"
    }

    /// Returns a text of any kind with ``placeholder`` for each value whose name is that of a secret.
    ///
    /// The text can be a URL, a form, JSON, XML or header fields.
    package static func text(_ text: some StringProtocol, _ names: SecretNames = .known) -> String {
        SecretScanner.redact(text, names)
    }

    /// Returns header fields with ``placeholder`` for secrets; names of cookies and of schemes stay.
    package static func fields(_ fields: HTTPFields, _ names: SecretNames = .known) -> HTTPFields {
        var shown = HTTPFields()
        shown.reserveCapacity(fields.count)
        for field in fields { shown.append(self.field(field, names)) }
        return shown
    }

    /// Returns a header field with ``placeholder`` for secrets.
    static func field(_ field: HTTPField, _ names: SecretNames) -> HTTPField {
        HTTPField(name: field.name, value: value(of: field, names))
    }

    /// Returns the request with ``placeholder`` for secrets in its URL and header fields.
    package static func shown(_ request: HTTPRequest) -> HTTPRequest {
        shown(request, with: fields(request.headerFields))
    }

    /// Returns the request with ``placeholder`` for secrets in its URL, and with header fields that are shown.
    static func shown(_ request: HTTPRequest, with fields: HTTPFields) -> HTTPRequest {
        var shown = request
        shown.path = request.path.map { text($0) }
        shown.headerFields = fields
        return shown
    }

    /// Returns the status with ``placeholder`` for secrets in its reason, which a server can fill as it likes.
    package static func shown(_ status: HTTPResponse.Status) -> HTTPResponse.Status {
        guard !status.reasonPhrase.isEmpty else { return status }
        return HTTPResponse.Status(code: status.code, reasonPhrase: text(status.reasonPhrase))
    }

    package static func properties(_ properties: [String: String]) -> [String: String] {
        var shown: [String: String] = [:]
        for (name, value) in properties {
            shown[text(name)] = SecretNames.known.contains(name.utf8) ? placeholder : text(value)
        }
        return shown
    }

    private static func value(of field: HTTPField, _ names: SecretNames) -> String {
        switch field.name {
        case .authorization, .proxyAuthorization:
            guard let space = field.value.firstIndex(of: " "), schemes.contains(field.value[..<space].lowercased())
            else { return placeholder }
            return field.value[...space] + placeholder
        case .cookie:
            return cookies(field.value[...])
        case .setCookie:
            let end = field.value.utf8.firstIndex(of: UInt8(ascii: ";")) ?? field.value.endIndex
            return cookies(field.value[..<end]) + field.value[end...]
        default:
            return names.contains(field.name.rawName.utf8) ? placeholder : text(field.value, names)
        }
    }

    /// The schemes that may stand before credentials; any other text may be a part of them.
    private static let schemes: Set<String> = [
        "apikey", "authsub", "aws4-hmac-sha256", "basic", "bearer", "digest", "dpop", "gnap", "googlelogin", "hawk",
        "hoba",
        "key", "mac", "mutual", "negotiate", "ntlm", "oauth", "scram-sha-1", "scram-sha-256", "sharedkey", "token",
        "vapid",
    ]

    /// Returns `sid=REDACTED; lang=REDACTED` for `sid=31d4d96e407aad42; lang=en`.
    private static func cookies(_ text: Substring) -> String {
        var shown: [UInt8] = []
        for pair in text.utf8.split(separator: UInt8(ascii: ";")) {
            if !shown.isEmpty { shown.append(UInt8(ascii: ";")) }
            if let end = pair.firstIndex(of: UInt8(ascii: "=")) { shown += pair[...end] }
            shown += placeholder.utf8
        }
        return String(decoding: shown, as: UTF8.self)
    }
}

extension HTTPField.Name {
    /// The name `X-Goog-Api-Key`.
    package static let googleAPIKey = Self.known("X-Goog-Api-Key")

    /// Creates a header field name that is written in this package's own source.
    package static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is not a header name") }
        return name
    }
}
