public import HTTPTypes

extension HTTPRequest {
    /// Creates a request for an absolute URL.
    ///
    /// Characters that a URL may have stay as they are, including percent-encoding. Characters that a path or a query
    /// must not have (RFC 3986: spaces, brackets, quotes, `|`, a `%` without its digits, everything outside ASCII) are
    /// percent-encoded once, as UTF-8. A fragment is dropped.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is not an `http` or `https` URL or contains a control
    ///   character; for a host that is not a name or address in ASCII (write others as `xn--…`); for a port above
    ///   65535.
    public init(_ method: Method = .get, url: String, headerFields: HTTPFields = [:]) throws {
        func invalid(_ why: String) -> FetchError { FetchError(.invalidRequest, "not a usable URL: \(why)") }
        // Works on bytes, because work on characters would cost more than the rest of a call.
        let bytes = url.utf8
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw invalid("it has a control character; percent-encode it")
        }
        let schemeEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        guard url[schemeEnd...].hasPrefix("://") else { throw invalid("it has no scheme") }
        let scheme = url[..<schemeEnd].lowercased()
        guard scheme == "https" || scheme == "http" else { throw invalid("its scheme is not https or http") }
        let rest = bytes[schemeEnd...].dropFirst(3).prefix { $0 != UInt8(ascii: "#") }
        let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        guard !authority.contains(UInt8(ascii: "@")) else {
            throw invalid("it has a user name in it; use credentials")
        }
        // `authority` would drop it at the ends.
        guard !authority.contains(UInt8(ascii: " ")) else { throw invalid("its host has a space") }
        self.init(
            method: method,
            scheme: scheme,
            authority: String(Substring(authority)),
            path: String(Substring(rest[authority.endIndex...])),
            headerFields: headerFields
        )
        let origin = Origin(of: self)
        if let fault = origin.fault { throw invalid(fault) }
        path = target
        // Writes the same port in one way only.
        if origin.port.isEmpty ? authority.last == UInt8(ascii: ":") : origin.port.first == "0" {
            self.authority = "\(origin.host)\(WireNumber.port(origin.port).map { ":\($0)" } ?? "")"
        }
    }

    /// The path and query as sent over the wire; forbidden characters are percent-encoded.
    package var target: String {
        let path = path ?? ""
        // A path without a leading slash would become a part of the host.
        return PercentEncoding.escapingForbidden(path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
    }

    /// The URL as it was given, without a fragment.
    package var url: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }

    mutating func addDefault(_ name: HTTPField.Name, _ value: String) {
        if !headerFields.contains(name) { headerFields.append(HTTPField(name: name, value: value)) }
    }

    /// Adds the header fields whose names the request does not have; a request without any shares their memory.
    mutating func addDefaults(_ fields: HTTPFields) {
        guard !headerFields.isEmpty else { return headerFields = fields }
        for field in fields where !headerFields.contains(field.name) { headerFields.append(field) }
    }
}
