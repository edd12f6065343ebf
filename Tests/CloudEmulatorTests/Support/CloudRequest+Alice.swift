import HTTPTypes
import NIOCore
import Testing

@testable import CloudEmulator

extension CloudRequest {
    /// Creates a request of alice to a server without a connection.
    static func alice(
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        body: String = ""
    ) throws -> CloudRequest {
        var head = HTTPRequest(method: try #require(.init(method)), scheme: nil, authority: nil, path: path)
        head.headerFields[.authorization] = "Basic YWxpY2U6YWxpY2Utc2VjcmV0"  // alice:alice-secret
        for (name, value) in headers { head.headerFields[try #require(.init(name))] = value }
        return try CloudRequest(head, line: path, body: ByteBuffer(string: body))
    }
}
