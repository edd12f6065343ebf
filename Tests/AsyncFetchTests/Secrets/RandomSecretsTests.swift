@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Secrets drawn at random, in what carries secrets, escaped as frameworks escape: none comes out of anything in any spelling.
@Suite("Random secrets", .timeLimit(.minutes(5)))
struct RandomSecretsTests {
    /// A secret's name and value in what can carry them.
    private static let carriers: [(type: String, text: @Sendable (_ name: String, _ secret: String) -> String)] = [
        ("application/json", { "{\"a\":[1,\"]\"],\"\($0)\":\"\($1)\",\"z\":true}" }),
        ("application/json", { "{\n  \"\($0)\" : [\"x]\", \"\($1)\"],\n  \"z\": 1\n}" }),
        ("application/json", { "[{\"name\":\"\($0)\",\"d\":\"} ]\",\"value\":\"\($1)\"}]" }),
        ("application/json", { "[{\"value\":\"\($1)\",\"name\":\"\($0)\"}]" }),
        ("application/json", { "{\"log\":\"GET /?\($0)=\($1)&a=b\"}" }),
        ("application/xml", { "<a><d:\($0) t=\"1\">\($1)</d:\($0)><b>c</b></a>" }),
        ("application/xml", { "<a \($0)=\"\($1)\" b=\"c\"/>" }),
        ("application/xml", { "<a><add key=\"\($0)\" value=\"\($1)\"/></a>" }),
        ("application/x-www-form-urlencoded", { "user=ann&\($0)=\($1)&x=1" }),
        ("text/plain", { "GET / HTTP/1.1\r\n\($0): \($1)\r\nAccept: */*\r\n\r\n" }),
        ("text/plain", { "see https://a.example/x?\($0)=\($1)&y=z for more" }),
        ("application/yaml", { "a: b\n\($0): |\n  \($1)\n  \($1)\nc: d\n" }),
        ("application/yaml", { "env:\n- name: \($0)\n  value: \($1)\n- name: a\n  value: b\n" }),
        ("text/plain", { "it is mysql://root:\($1)@db/\($0)" }),
        ("text/plain", { "so \(Self.jwt($1)) said \($0)" }),
        ("text/plain", { "\($0) = \($1)\nuser = ann\n" }),
    ]

    private static let names = [
        "access_token", "client_secret", "password", "X-Auth-Key", "apiKey", "Ocp-Apim-Subscription-Key", "DB_PASSWORD",
        "refreshToken", "saml_response", "device_code", "X-Amz-Signature", "sessionId",
    ]

    private static func jwt(_ secret: String) -> String { "eyJhbGciOiJub25lIn0.eyJ\(secret).\(secret)" }

    /// What others make of a text that they put into theirs.
    private static let escapes: [@Sendable (String) -> String] = [
        { $0 }, { $0 },
        { text in "{\"body\":\"\(json(text, slashes: true))\",\"k\":1}" },
        { text in "{\"body\":\"\(json(text, slashes: false))\",\"k\":1}" },
        { text in "{\"body\":\"\(text.utf8.map { "\\u00\(hex($0))" }.joined())\"}" },
        { text in "a=\(percent(text))&b=c" },
        { text in "a=\(percent(percent(text)))&b=c" },
        { text in "a=\(text.utf8.map { "%\(hex($0))" }.joined())&b=c" },
        { text in "<a>\(xml(text))</a>" },
        { text in "<a>\(text.utf8.map { "&#x\(hex($0));" }.joined())</a>" },
        { text in
            "{\"u\":\"\(json(text, slashes: true).replacing("&", with: "\\u0026").replacing("=", with: "\\u003d"))\"}"
        },
        { text in "{\"b\":\"\(json("{\"c\":\"\(json(text, slashes: true))\"}", slashes: true))\"}" },
    ]

    private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    private static func percent(_ text: String) -> String {
        var encoded = ""
        PercentEncoding.append(text, to: &encoded)
        return encoded
    }
    private static func xml(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
    private static func json(_ text: String, slashes: Bool) -> String {
        let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r")
        return slashes ? text.replacing("/", with: "\\/") : text
    }

    /// A text with a secret in it, and the letters and digits that must not be seen of it.
    private struct Plant {
        let secret: String
        let type: String
        let text: String
        let what: String

        init(using generator: inout SplitMix) {
            let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
            let secret = "q7" + String((0..<22).compactMap { _ in letters.randomElement(using: &generator) })
            let carrier = Int.random(in: carriers.indices, using: &generator)
            let escape = Int.random(in: escapes.indices, using: &generator)
            let name = names.randomElement(using: &generator) ?? ""
            self.secret = secret
            text = escapes[escape](carriers[carrier].text(name, secret))
            type = escape < 2 ? carriers[carrier].type : "text/plain"
            what = "\(name) in carrier \(carrier), escape \(escape)"
        }

        /// The spellings that escapes make of letters and digits.
        var spellings: [String] {
            let bytes = secret.utf8.map { RandomSecretsTests.hex($0) }
            let percent = bytes.map { "%\($0)" }.joined()
            return [
                secret, percent, percent.uppercased(), percent.replacing("%", with: "%25"),
                bytes.map { "\\u00\($0)" }.joined(), bytes.map { "\\\\u00\($0)" }.joined(),
                bytes.map { "&#x\($0);" }.joined(), bytes.map { "&amp;#x\($0);" }.joined(),
            ]
        }

        func expectNone(in output: String, _ name: String) {
            for spelling in spellings where output.contains(spelling) {
                Issue.record("\(name) tells \(what): \(text.debugDescription)")
                return
            }
        }
    }

    @Test func noTextTellsOne() {
        var generator = SplitMix(state: 15)
        for _ in 0..<4000 {
            let plant = Plant(using: &generator)
            let shown = Redaction.text(plant.text)
            plant.expectNone(in: shown, "the text")
            plant.expectNone(in: Redaction.text(shown), "the text of the text")
        }
    }

    @Test(arguments: 0..<24) func noOutputTellsOne(seed: UInt64) async throws {
        var generator = SplitMix(state: seed)
        let (sent, received) = (Plant(using: &generator), Plant(using: &generator))
        var url = "https://api.example/things?q=1&"
        url += "next=" + Self.percent(sent.text)
        let headers: HTTPFields = [
            .contentType: sent.type, .known("Referer"): "https://b.example/?\(Self.percent(sent.text))",
            .known("X-Note"): Self.percent(sent.text),
        ]
        let request = try HTTPRequest(.put, url: url, headerFields: headers)
        let answer: HTTPFields = [.contentType: received.type]
        let server = ScriptedTransport([
            .status(503, headers: answer, body: received.text), .status(200, headers: answer, body: received.text),
            .status(418, headers: answer, body: received.text), .failure(.tls),
        ])
        let outputs = try await SecretOutputs.all(of: server) { fetcher async throws in
            let body = FetchRequestBody.bytes(sent.text.utf8)
            let options = FetchOptions { $0.comment = sent.text }
            let ticket = fetcher.ticket(request, body: body, options: options)
            var outputs = [("the ticket", PlantedSecrets.prints(of: ticket))]
            outputs.append(("the answer's text is no output", try await ticket.value.head.status.description))
            outputs.append(("the snapshot", PlantedSecrets.prints(of: ticket.fetch)))
            outputs.append(("the curl command", request.curlCommand(body: body)))
            let refused = await thrown { try await fetcher.fetch(request, body: body).requireSuccess() }
            outputs.append(("the error", PlantedSecrets.prints(of: refused)))
            let failed = await thrown { _ = try await fetcher.fetch(request, body: body) }
            outputs.append(("the failure", PlantedSecrets.prints(of: failed)))
            let cause = FetchError(.other, "x", cause: Noted(note: received.text))
            outputs.append(("the cause", PlantedSecrets.prints(of: cause)))
            return outputs
        }
        #expect(outputs.count > 20)
        for (name, text) in outputs {
            sent.expectNone(in: text, name)
            received.expectNone(in: text, name)
        }
    }
}

/// An error of another library, which says too much.
private struct Noted: Error { let note: String }
