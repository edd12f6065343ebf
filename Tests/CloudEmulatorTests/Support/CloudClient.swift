import AsyncFetch
import AsyncJSON
import CloudEmulator
import HTTPTypes
import NIOCore
import Foundation
import Testing

/// A bare client of an emulated cloud.
struct CloudClient: Sendable {
    let cloud: EmulatedCloud
    var login = "YWxpY2U6YWxpY2Utc2VjcmV0"  // alice:alice-secret
    private let fetcher: Fetcher

    init(_ cloud: EmulatedCloud) {
        self.cloud = cloud
        fetcher = Fetcher(.init { $0.willRedirect = { _ in nil } })
    }

    /// Returns a client of another user, whose password ends with `-secret`; without a name, one without a login.
    func of(_ user: String?) -> CloudClient {
        var client = self
        client.login = user.map { Data("\($0):\($0)-secret".utf8).base64EncodedString() } ?? ""
        return client
    }

    /// Shares a file or folder; returns the status and the answer.
    @discardableResult
    func share(_ path: String, _ form: String) async throws -> (status: Int, text: String) {
        let answer = try await send(
            "POST",
            "/ocs/v2.php/apps/files_sharing/api/v1/shares?format=json",
            ["Content-Type": "application/x-www-form-urlencoded"],
            body: "path=\(path)&\(form)"
        )
        return (answer.head.status.code, answer.text)
    }

    /// Sends a request once, and returns the answer whatever its status; a redirect is one.
    func send(
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        body: String? = nil
    ) async throws -> FetchResponse {
        var request = try HTTPRequest(url: path.hasPrefix("http") ? path : cloud.url + path)
        request.method = try #require(HTTPRequest.Method(method))
        if !login.isEmpty { request.headerFields[.authorization] = "Basic " + login }
        for (name, value) in headers { request.headerFields[try #require(HTTPField.Name(name))] = value }
        var options = FetchOptions()
        options.retry = .none
        return try await fetcher.fetch(request, body: body.map { .bytes(ByteBuffer(string: $0)) }, options: options)
    }

    func status(
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        body: String? = nil
    ) async throws -> Int {
        try await send(method, path, headers, body: body).head.status.code
    }

    /// Returns the value of a property of a file or folder of alice.
    func property(_ name: String, _ path: String) async throws -> String {
        let body =
            "<d:propfind xmlns:d=\"DAV:\" xmlns:oc=\"http://owncloud.org/ns\"><d:prop><\(name)/></d:prop></d:propfind>"
        let text = try await send("PROPFIND", "/remote.php/dav/files/alice" + path, ["Depth": "0"], body: body).text
        let start = try #require(text.range(of: "<\(name)>"), "\(text)").upperBound
        let end = try #require(text.range(of: "</\(name)>")).lowerBound
        return String(text[start..<end])
    }
}

extension EmulatedCloud.Configuration {
    /// A server with alice, bob and carol.
    static var threeUsers: Self {
        var configuration = Self()
        configuration.users.append(EmulatedCloud.User("carol", password: "carol-secret"))
        return configuration
    }
}

extension EmulatedCloud {
    /// Returns the text of a file; `nil` if there is none.
    func text(of path: String, user: String) async -> String? {
        await content(of: path, user: user).map { String(buffer: $0) }
    }
}

/// Runs a test with a server.
func withCloud<R>(
    _ configuration: EmulatedCloud.Configuration = EmulatedCloud.Configuration(),
    _ body: (EmulatedCloud, CloudClient) async throws -> R
) async throws -> R {
    try await EmulatedCloud.run(configuration) { try await body($0, CloudClient($0)) }
}
