@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// A secret is planted wherever an exchange can hold one, and must not come out of anything that is written or printed.
@Suite(.timeLimit(.minutes(5))) struct TrafficSecretsTests {
    private static let secret = "s3cr3t-31d4d96e"

    private static let fields: HTTPFields = [
        .authorization: "Bearer \(secret)", .proxyAuthorization: "Digest username=\"a\", response=\"\(secret)\"",
        .cookie: "a=\(secret); b=\(secret)", .googleAPIKey: secret, .known("X-Amz-Security-Token"): secret,
        .known("Referer"): "https://a/?access_token=\(secret)",
    ]

    private static let path =
        "/a?"
        + [
            "key", "access_token", "X-Goog-Signature", "X-Amz-Signature", "upload_id", "code", "client%5Fsecret",
            "u[password]",
        ].map { "\($0)=\(secret)" }.joined(separator: "&")

    private static let json = """
        {"access_token":"\(secret)","refresh_token" : "\(secret)","list":[{"password":"\(secret)"},{"assertion":"\(secret)"}],
        "client_secret":"\(secret)","code":"\(secret)","url":"https://a\(path)","api\\u004bey":"\(secret)",
        "text":"{\\"id_token\\":\\"\(secret)\\"}","headers":{"Authorization":"Bearer \(secret)","Cookie":"\(secret)"}}
        """

    private static let bodies: [(type: String, text: String)] = [
        ("application/json", json), ("application/json", String(json.prefix(300))),
        ("text/plain", "Authorization: Bearer \(secret)\r\n\r\n" + json),
        (
            "application/x-www-form-urlencoded",
            String(path.dropFirst(3)) + "&assertion=\(secret)&user%5Bpassword%5D=\(secret)"
        ),
        (
            "application/xml",
            "<a><access_token>\(secret)</access_token><x:password t='1'>\(secret)</x:password><u token=\"\(secret)\">https://a\(path.replacing("&", with: "&amp;"))</u></a>"
        ),
        (
            "multipart/form-data; boundary=b",
            "--b\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n\(secret)\r\n--b\r\nContent-Type: application/json\r\n\r\n\(json)\r\n--b--\r\n"
        ),
        (
            "multipart/mixed; boundary=\"b\"",
            "--b\r\nContent-Type: application/http\r\n\r\nGET \(path) HTTP/1.1\r\nAuthorization: Bearer \(secret)\r\n\r\n\r\n--b--\r\n"
        ),
    ]

    @Test(arguments: bodies.indices) func nothingThatIsWrittenTellsASecret(index: Int) async throws {
        let (type, text) = Self.bodies[index]
        let directory = FileManager.default.temporaryDirectory.appending(path: "secrets-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let log = TrafficLog(directory: directory, options: .init { $0.writesHAR = true })
        let headers: HTTPFields = [
            .contentType: type, .setCookie: "sid=\(Self.secret); Path=/",
            .location: "https://x:\(Self.secret)@b\(Self.path)",
            .known("X-Upload-Token"): Self.secret,
        ]
        let transport = ScriptedTransport([
            .status(200, headers: headers, body: text), .failure(.connectionLost),
            .status(400, headers: headers, body: text),
        ])
        let fetcher = Fetcher(
            .init {
                $0.trafficLog = log
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            },
            transport: transport
        )
        var request = try HTTPRequest(.put, url: "https://api.example" + Self.path, headerFields: Self.fields)
        request.headerFields[.contentType] = type
        let ticket = fetcher.ticket(
            request,
            body: .bytes(text.utf8),
            options: .init {
                $0.comment = "with ?key=\(Self.secret)"
                $0.properties = ["password": Self.secret]
            }
        )
        let events = ticket.events
        _ = try await ticket.value
        _ = try await fetcher.fetch(request, body: .bytes(text.utf8))
        var outputs = [
            await log.html(), String(decoding: await log.har(), as: UTF8.self),
            request.curlCommand(body: .bytes(text.utf8)), "\(ticket.fetch)",
        ]
        for await event in events { outputs.append("\(event)") }
        for entry in await log.entries() {
            outputs.append(entry.curlCommand)
            var dumped = ""
            dump(entry, to: &dumped)
            outputs.append(dumped)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: directory)
        #expect(names.count == 3)
        for name in names { outputs.append(try String(contentsOfFile: directory + "/" + name, encoding: .utf8)) }
        #expect(await log.entries().count == 3)
        for output in outputs {
            #expect(!output.isEmpty)
            if let found = output.firstRange(of: Self.secret) {
                let start =
                    output.index(found.lowerBound, offsetBy: -80, limitedBy: output.startIndex) ?? output.startIndex
                Issue.record("…\(output[start..<found.upperBound])")
            }
        }
    }
}
