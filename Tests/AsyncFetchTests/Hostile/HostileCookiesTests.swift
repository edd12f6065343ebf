@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `Set-Cookie` headers of servers that want to do harm.
@Suite("Hostile cookies", .timeLimit(.minutes(5)))
struct HostileCookiesTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func answer(_ headers: [String]) -> HTTPResponse {
        var fields = HTTPFields()
        for header in headers { fields.append(HTTPField(name: .setCookie, value: header)) }
        return HTTPResponse(status: .ok, headerFields: fields)
    }

    /// Bytes of all kinds, and good headers with a few bytes changed.
    private func header(_ generator: inout SplitMix) -> String {
        let good = [
            "sid=31d4d96e; Path=/; Domain=example.com; Secure; HttpOnly; SameSite=Lax", "a=\"b\"; Max-Age=100",
            "lang=en-US; Expires=Wed, 09 Jun 2100 10:18:14 GMT", "__Host-a=b; Secure; Path=/", "=; ; =;",
        ]
        var bytes = Array((good.randomElement(using: &generator) ?? "").utf8)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
                UInt8.random(in: .min ... .max, using: &generator)
            }
        case 1: bytes = Array(bytes.shuffled(using: &generator))
        default:
            for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(contentsOf: bytes[..<index], at: index)
                default: bytes.insert(contentsOf: "a\(Int.random(in: 0..<100_000, using: &generator))=".utf8, at: 0)
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func theJarHoldsItsLimitsWhateverComes() throws {
        var generator = SplitMix(state: 1)
        let jar = CookieJar { Self.now }
        for number in 0..<10_000 {
            // Many hosts, since each has a limit of its own.
            let request = try HTTPRequest(url: "https://h\(number % 40).example.com/docs/page")
            jar.store(answer([header(&generator)]), to: request)
            guard number.isMultiple(of: 20) else { continue }
            let sent = jar.header(for: request) ?? ""
            let isClean = sent.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F || $0 == 0x09 }
            if !isClean { Issue.record("\(sent.debugDescription)") }
        }
        let cookies = jar.cookies
        #expect(cookies.count > 500 && cookies.count <= 3000)
        let inDomain = Dictionary(grouping: cookies, by: \.domain).values.map(\.count).max() ?? 0
        #expect(inDomain <= 50)
        for cookie in cookies {
            #expect(cookie.name.utf8.count + cookie.value.utf8.count <= 4096)
            #expect(cookie.domain == "example.com" || cookie.domain.hasSuffix(".example.com"))
            #expect(!cookie.isExpired(at: Self.now))
        }
        // What is kept survives being saved.
        let saved = try JSONDecoder().decode([FetchCookie].self, from: JSONEncoder().encode(cookies))
        #expect(CookieJar(cookies: saved) { Self.now }.cookies.count == cookies.count)
    }

    /// One answer with everything at once.
    @Test func tenThousandCookiesInOneAnswerLeaveFifty() throws {
        let request = try HTTPRequest(url: "https://www.example.com/")
        let jar = CookieJar { Self.now }
        jar.store(answer((0..<10_000).map { "n\($0)=v" }), to: request)
        #expect(jar.cookies.count == 50)
        #expect(jar.cookies.last?.name == "n9999")
    }

    /// If the rest were read again for each byte, one header would be 2·10¹⁰ steps, which the time limit would notice.
    @Test(arguments: [
        ";", "=", " ", ",", "a=b;", "Expires=", "\"", "Domain=.", "é", "Path=/;", "1 ", "Max-Age=9;", "-:",
    ])
    func aLongHeaderTakesNoLongerThanItsLength(piece: String) throws {
        let long = String(repeating: piece, count: 200_000 / piece.utf8.count)
        let request = try HTTPRequest(url: "https://www.example.com/")
        let jar = CookieJar { Self.now }
        for start in ["", "a=b; ", "a=b; Expires=", "a="] { jar.store(answer([start + long]), to: request) }
        #expect(jar.cookies.count <= 2)
    }
}
