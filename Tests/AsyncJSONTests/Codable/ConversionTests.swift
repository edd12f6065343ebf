import AsyncJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct ConversionTests {
    @Test func conversionsOfScalarsHoldEverywhere() throws {
        struct Prices: Codable, Equatable {
            var one: Double
            var maybe: Double?
            var none: Double?
            var many: [Double]
            var byName: [String: Double]
            var text: String
        }
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.convert(Double.self) { Double(($0.string ?? "").replacing(",", with: ".")) ?? -1 }
        encoder.convert(Double.self) { JSON.Value("\($0)".replacing(".", with: ",")) }
        let document = #"{"one":"1,5","maybe":"2,5","many":["3,5"],"byName":{"a":"4,5"},"text":"t"}"#
        let prices = try decoder.decode(Prices.self, from: document.utf8)
        #expect(prices == Prices(one: 1.5, maybe: 2.5, many: [3.5], byName: ["a": 4.5], text: "t"))
        #expect(text(try encoder.encode(prices)) == document)
        #expect(try decoder.decode(Double.self, from: #""0,5""#.utf8) == 0.5)
        #expect(text(try encoder.encode(0.5)) == #""0,5""#)
    }

    @Test func conversionsReplaceATypesOwnCoding() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        decoder.convert(Date.self) { Date(timeIntervalSince1970: $0.double ?? 0) }
        encoder.convert(Date.self) { JSON.Value($0.timeIntervalSince1970) }
        let document = #"{"imageURL":"u","createdAt":12.5}"#
        let named = try decoder.decode(KeyNamingTests.Named.self, from: document.utf8)
        #expect(named.createdAt == Date(timeIntervalSince1970: 12.5))
        #expect(text(try encoder.encode(named)) == document)
        #expect(text(try encoder.encode([Date(timeIntervalSince1970: 1)])) == "[1.0]")
    }

    struct Informed: Codable {
        static let key = CodingUserInfoKey(rawValue: "key")
        var info: String?

        init() {}

        init(from decoder: any Decoder) throws { info = Self.key.flatMap { decoder.userInfo[$0] as? String } }

        func encode(to encoder: any Encoder) throws {
            try (Self.key.flatMap { encoder.userInfo[$0] as? String }).encode(to: encoder)
        }
    }

    @Test func userInfoReachesTheType() throws {
        var (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        let key = try #require(Informed.key)
        decoder.userInfo[key] = "in"
        encoder.userInfo[key] = "out"
        #expect(try decoder.decode([Informed].self, from: "[{}]".utf8)[0].info == "in")
        #expect(text(try encoder.encode([Informed()])) == #"["out"]"#)
    }
}
