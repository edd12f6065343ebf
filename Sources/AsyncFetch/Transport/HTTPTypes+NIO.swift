import HTTPTypes
import NIOHTTP1

extension HTTPRequest {
    /// The text of the URL.
    var absoluteURL: String {
        get throws {
            guard let scheme, let authority, !authority.isEmpty else {
                throw FetchError(.invalidRequest, "\(method) has no scheme or host; give the request an absolute URL")
            }
            let url = scheme + "://" + authority.lowercased() + (path ?? "/")
            // A line break would begin a header of its own; others would be encoded, and not what was asked for.
            guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
                throw FetchError(
                    .invalidRequest,
                    "the URL of a \(method) has a space, control or non-ASCII character; percent-encode it"
                )
            }
            return url
        }
    }
}

extension HTTPMethod {
    init(_ method: HTTPRequest.Method) {
        self.init(rawValue: method.rawValue)
    }
}

extension HTTPHeaders {
    init(_ fields: HTTPFields) {
        self.init()
        reserveCapacity(fields.count + 4)  // the client adds some of its own
        for field in fields { add(name: field.name.rawName, value: field.value) }
    }
}

extension HTTPResponse {
    init(_ status: HTTPResponseStatus, _ headers: HTTPHeaders) {
        var fields = HTTPFields()
        fields.reserveCapacity(headers.count)
        for (name, value) in headers {
            guard let name = HTTPField.Name(name) else { continue }  // a name no HTTP header can have
            fields.append(HTTPField(name: name, value: value))
        }
        self.init(status: Status(code: Int(status.code), reasonPhrase: status.reasonPhrase), headerFields: fields)
    }
}
