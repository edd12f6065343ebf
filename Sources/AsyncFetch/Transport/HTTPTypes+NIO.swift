import HTTPTypes
import NIOHTTP1

extension HTTPRequest {
    /// The URL as valid text.
    ///
    /// The client does not send other text unchanged, and some text would stop the process.
    var absoluteURL: String {
        get throws {
            guard let scheme, let authority, !authority.isEmpty else {
                throw FetchError(.invalidRequest, "\(method) has no scheme or host; give the request an absolute URL")
            }
            guard scheme == "https" || scheme == "http" else {
                throw FetchError(.invalidRequest, "the scheme of a \(method) is not https or http")
            }
            if let fault = faultOfAuthority {
                throw FetchError(.invalidRequest, "a \(method) cannot be sent: \(fault)")
            }
            // A line break would begin another header field.
            guard (path ?? "").utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
                throw FetchError(.invalidRequest, "the URL of a \(method) has a control character; percent-encode it")
            }
            return scheme + "://" + authority.inLowerCase + target
        }
    }
}

extension HTTPMethod {
    init(_ method: HTTPRequest.Method) {
        self.init(rawValue: method.rawValue)
    }
}

extension HTTPHeaders {
    init(_ fields: HTTPFields, asksForCoding: Bool, host: String?) {
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
