import HTTPTypes
import NIOHTTP1

extension HTTPRequest {
    /// Returns the URL as valid text; `origin` is that of the request.
    ///
    /// The client does not send other text unchanged, and some text would stop the process.
    func absoluteURL(at origin: Origin) throws -> String {
        guard let scheme = origin.scheme, !origin.authority.isEmpty else {
            throw FetchError(.invalidRequest, "\(method) has no scheme or host; give the request an absolute URL")
        }
        guard scheme == "https" || scheme == "http" else {
            throw FetchError(.invalidRequest, "the scheme of a \(method) is not https or http")
        }
        if let fault = origin.fault {
            throw FetchError(.invalidRequest, "a \(method) cannot be sent: \(fault)")
        }
        // A line break would begin another header field.
        guard (path ?? "").utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw FetchError(.invalidRequest, "the URL of a \(method) has a control character; percent-encode it")
        }
        return scheme + "://" + origin.authority + target
    }
}

extension HTTPMethod {
    init(_ method: HTTPRequest.Method) {
        self.init(rawValue: method.rawValue)
    }
}

extension HTTPVersion {
    /// The name of the version as logs show it; HTTP/2 and later ones have no minor version (RFC 9113 §3).
    var name: String {
        switch self {
        // Every response needs one of these, so their texts are not made anew.
        case .http1_1: "HTTP/1.1"
        case .http2: "HTTP/2"
        default: major < 2 ? "HTTP/\(major).\(minor)" : "HTTP/\(major)"
        }
    }
}

extension HTTPRequestHead {
    /// Puts back the target that the client has replaced by a slash.
    ///
    /// - Returns: True if there was one.
    mutating func restoreTarget() -> Bool {
        guard uri.utf8.count == 1 || uri.hasPrefix("/?"),
            let target = headers.first(name: HTTPHeaders.unreadableTarget)
        else { return false }
        uri = target
        headers.remove(name: HTTPHeaders.unreadableTarget)
        return true
    }
}

extension HTTPHeaders {
    /// The field that carries a target past the client, which sends `/` for a path whose escapes are no UTF-8.
    ///
    /// It never leaves the process.
    static let unreadableTarget = "Async-Fetch-Target"

    /// - Parameters:
    ///   - request: The request whose header fields these are.
    ///   - asksForCoding: Asks for encoded content where the request does not say.
    ///   - host: The host of the request, where it goes to a proxy.
    init(_ request: HTTPRequest, asksForCoding: Bool, host: String?) {
        self.init(request.headerFields, asksForCoding: asksForCoding, host: host)
        guard let path = request.path, path.utf8.contains(UInt8(ascii: "%")) else { return }
        let target = request.target
        if PercentEncoding.decode(target.prefix { $0 != "?" }) == nil {
            add(name: Self.unreadableTarget, value: target)
        }
    }

    private init(_ fields: HTTPFields, asksForCoding: Bool, host: String?) {
        self.init()
        reserveCapacity(fields.count + 4)  // the client adds some itself
        for field in fields { add(name: field.name.rawName, value: field.value) }
        if let host, !contains(name: "Host") { add(name: "Host", value: host) }
        if asksForCoding, !fields.contains(.acceptEncoding) { add(name: "Accept-Encoding", value: "gzip, deflate") }
    }
}

extension HTTPResponse {
    /// Creates a response head.
    ///
    /// - Throws: ``FetchError/Code/invalidResponse`` for an invalid status; HTTP/2 can carry any number.
    init(_ status: HTTPResponseStatus, _ headers: HTTPHeaders) throws {
        guard let code = WireNumber.status(status.code) else {
            throw FetchError(.invalidResponse, "the answer has the status \(status.code), which is none")
        }
        var fields = HTTPFields()
        fields.reserveCapacity(headers.count)
        for (name, value) in headers {
            guard let name = HTTPField.Name(name) else { continue }  // not a valid field name
            fields.append(HTTPField(name: name, value: value))
        }
        self.init(status: Status(code: code, reasonPhrase: status.reasonPhrase), headerFields: fields)
    }
}
