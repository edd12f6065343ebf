import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

/// The response to a request.
struct CloudReply: Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields = [:]
    var body = ByteBuffer()

    init(_ status: HTTPResponse.Status = .ok, headers: [(String, String)] = []) {
        self.status = status
        for (name, value) in headers { self.headers.append(HTTPField(name: .known(name), value: value)) }
    }

    init(_ status: HTTPResponse.Status = .ok, body: ByteBuffer, contentType: String) {
        self.init(status)
        self.body = body
        self.headers[.contentType] = contentType
    }

    init(_ status: HTTPResponse.Status = .ok, json: JSON.Value) {
        self.init(status, body: ByteBuffer(bytes: json.encoded()), contentType: "application/json; charset=utf-8")
    }

    init(_ status: HTTPResponse.Status = .ok, xml: String) {
        self.init(
            status,
            body: ByteBuffer(string: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + xml),
            contentType: "application/xml; charset=utf-8"
        )
    }
}
