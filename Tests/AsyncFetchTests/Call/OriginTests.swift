@testable import AsyncFetch
import HTTPTypes
import Testing

/// What is read out of the scheme and authority of a request, however it was made.
struct OriginTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let scheme: String?
        let authority: String
        let host: String
        let port: String
        let number: Int
        let text: String
        let marks: Marks

        struct Marks: OptionSet {
            let rawValue: Int
            static let loopback = Marks(rawValue: 1)
            static let faulty = Marks(rawValue: 2)
        }

        init(
            _ scheme: String?,
            _ authority: String,
            _ host: String,
            _ port: String,
            _ number: Int,
            _ text: String,
            _ marks: Marks = []
        ) {
            self.scheme = scheme
            self.authority = authority
            self.host = host
            self.port = port
            self.number = number
            self.text = text
            self.marks = marks
        }

        var testDescription: String { "\(scheme ?? "")://\(authority)" }
    }

    private static let rows = [
        Row("https", "api.example", "api.example", "", 443, "https://api.example:443"),
        Row("https", "API.Example", "api.example", "", 443, "https://api.example:443"),
        Row("https", "api.example:443", "api.example", "443", 443, "https://api.example:443"),
        Row("https", "Api.example:8443", "api.example", "8443", 8443, "https://api.example:8443"),
        Row("https", "api.example:80", "api.example", "80", 80, "https://api.example:80"),
        Row("http", "api.example", "api.example", "", 80, "http://api.example:80"),
        Row("http", "api.example:80", "api.example", "80", 80, "http://api.example:80"),
        Row("http", "api.example:443", "api.example", "443", 443, "http://api.example:443"),
        Row("https", "api.example:", "api.example", "", 443, "https://api.example:443"),
        Row("https", "api.example:0443", "api.example", "0443", 443, "https://api.example:0443"),
        Row("https", "api.example.", "api.example.", "", 443, "https://api.example.:443"),
        Row("https", "a-1.B_c.example", "a-1.b_c.example", "", 443, "https://a-1.b_c.example:443"),
        Row(nil, "api.example", "api.example", "", 443, "://api.example:443"),
        Row("HTTPS", "api.example", "api.example", "", 443, "HTTPS://api.example:443"),
        // This machine.
        Row("http", "localhost", "localhost", "", 80, "http://localhost:80", .loopback),
        Row("http", "LOCALHOST:8080", "localhost", "8080", 8080, "http://localhost:8080", .loopback),
        Row("http", "app.Localhost:80", "app.localhost", "80", 80, "http://app.localhost:80", .loopback),
        Row("http", "localhost.", "localhost.", "", 80, "http://localhost.:80"),
        Row("http", "localhost:", "localhost", "", 80, "http://localhost:80"),
        Row("http", "localhost.example", "localhost.example", "", 80, "http://localhost.example:80"),
        Row("http", "127.0.0.1:1", "127.0.0.1", "1", 1, "http://127.0.0.1:1", .loopback),
        Row("http", "127.0.1.1", "127.0.1.1", "", 80, "http://127.0.1.1:80", .loopback),
        Row("http", "127.1", "127.1", "", 80, "http://127.1:80"),
        Row("http", "[::1]", "[::1]", "", 80, "http://[::1]:80", .loopback),
        Row("http", "[::1]:8080", "[::1]", "8080", 8080, "http://[::1]:8080", .loopback),
        Row("http", "[0:0:0:0:0:0:0:1]", "[0:0:0:0:0:0:0:1]", "", 80, "http://[0:0:0:0:0:0:0:1]:80", .loopback),
        Row("https", "[2001:DB8::1]:443", "[2001:db8::1]", "443", 443, "https://[2001:db8::1]:443"),
        Row("http", "alocalhost", "alocalhost", "", 80, "http://alocalhost:80"),
        Row("http", ".localhost", ".localhost", "", 80, "http://.localhost:80", .loopback),
        // What cannot be sent.
        Row("https", "", "", "", 443, "https://:443", .faulty),
        Row("https", ":443", "", "443", 443, "https://:443", .faulty),
        Row("https", "api.example:0", "api.example", "0", 443, "https://api.example:0", .faulty),
        Row("https", "api.example:65536", "api.example", "65536", 443, "https://api.example:65536", .faulty),
        Row("https", "api.example:80:81", "api.example", "80:81", 443, "https://api.example:80:81", .faulty),
        Row("http", "localhost:+80", "localhost", "+80", 80, "http://localhost:+80", .faulty),
        Row("http", "evil.com/.localhost", "evil.com/.localhost", "", 80, "http://evil.com/.localhost:80", .faulty),
        Row("http", "localhost:80@evil.com", "localhost", "80@evil.com", 80, "http://localhost:80@evil.com", .faulty),
        Row("https", "user@api.example", "user@api.example", "", 443, "https://user@api.example:443", .faulty),
        Row("https", "u:p@api.example:1", "u", "p@api.example:1", 443, "https://u:p@api.example:1", .faulty),
        Row("https", "[::1", "[::1", "", 443, "https://[::1:443", .faulty),
        Row("https", "[::1]x:80", "[::1]x", "80", 80, "https://[::1]x:80", .faulty),
        Row("https", "[127.0.0.1]", "[127.0.0.1]", "", 443, "https://[127.0.0.1]:443", .faulty),
        Row("https", "[fe80::1%eth0]", "[fe80::1%eth0]", "", 443, "https://[fe80::1%eth0]:443", .faulty),
    ]

    @Test(arguments: rows) func theAuthorityIsCutAtTheColonOfThePort(row: Row) {
        let request = HTTPRequest(method: .get, scheme: row.scheme, authority: row.authority, path: "/a?b")
        let origin = Origin(of: request)
        #expect(origin.scheme == row.scheme)
        #expect(origin.host == row.host && request.host == row.host)
        #expect(origin.port == row.port)
        #expect(origin.portNumber == row.number)
        #expect(origin.text == row.text && request.origin == row.text)
        #expect(origin.text(before: "/a?b") == row.text + "/a?b")
        #expect(origin.isLoopback == row.marks.contains(.loopback))
        #expect((origin.fault != nil) == row.marks.contains(.faulty))
        #expect(request.isTrustworthy == (row.scheme == "https" || row.marks.contains(.loopback)))
    }

    @Test func aRequestWithoutAnAuthorityHasNoHost() {
        let request = HTTPRequest(method: .get, scheme: "https", authority: nil, path: "/")
        #expect(request.origin == "https://:443" && request.host.isEmpty)
        #expect(Origin(of: request).fault != nil)
    }

    @Test(arguments: ["other.example", "api.example:8443", "API.EXAMPLE:8443"]) func aChangedRequestHasAnotherOrigin(
        authority: String
    ) throws {
        var request = try HTTPRequest(url: "https://api.example/")
        let before = Origin(of: request)
        request.authority = authority
        #expect(request.origin == "https://" + authority.lowercased() + (authority.contains(":") ? "" : ":443"))
        #expect(before.text == "https://api.example:443")
    }
}
