import AsyncJSON
import Testing

@testable import GAPIEmulator

@Suite("MemberMask")
struct MemberMaskTests {
    private static let value = #"{"a":1,"b":{"c":2,"d":{"e":3,"f":4}},"g":[{"c":5,"d":6},{"d":7}],"h":null}"#

    @Test(arguments: [
        ("a", #"{"a":1}"#), ("h,a", #"{"a":1,"h":null}"#), ("b/c", #"{"b":{"c":2}}"#),
        ("b/d/e", #"{"b":{"d":{"e":3}}}"#), ("b(c,d/f)", #"{"b":{"c":2,"d":{"f":4}}}"#),
        ("b/d(e)", #"{"b":{"d":{"e":3}}}"#), ("g/c", #"{"g":[{"c":5},{}]}"#),
        ("g(c,d)", #"{"g":[{"c":5,"d":6},{"d":7}]}"#),
        ("*", value), ("b/*", #"{"b":{"c":2,"d":{"e":3,"f":4}}}"#),
        ("*/c", #"{"a":1,"b":{"c":2},"g":[{"c":5},{}],"h":null}"#),
        ("b/c,b/d/e", #"{"b":{"c":2,"d":{"e":3}}}"#), ("b/c,b", #"{"b":{"c":2,"d":{"e":3,"f":4}}}"#), ("none", "{}"),
    ])
    func aMaskSelects(mask: String, expected: String) throws {
        var text: [UInt8] = []
        try MemberMask(parsing: mask).select(JSON.Value(parsing: Self.value), into: &text)
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test(arguments: ["a/", "a("]) func aMaskThatIsNestedTooDeeplyIsA400(step: String) {
        let mask = String(repeating: step, count: 200_000) + "a"
        #expect(throws: GoogleError.self) { try MemberMask(parsing: mask) }
        #expect(throws: GoogleError.self) { try FeedFields(parsing: mask) }
    }

    @Test func aMaskMayBeAsDeepAsAnAnswer() throws {
        _ = try MemberMask(parsing: String(repeating: "a/", count: 90) + "a")
        _ = try FeedFields(parsing: String(repeating: "a(", count: 90) + "a" + String(repeating: ")", count: 90))
    }

    /// As a POST that stands for a long GET may have it.
    ///
    /// If each part copied those before it, as it once did, these would be 2·10¹⁰ copies.
    @Test(.timeLimit(.minutes(5))) func aMaskOfManyPartsOfOneMemberTakesNoLongerThanItsText() throws {
        let mask = (0..<200_000).map { "a/b\($0)" }.joined(separator: ",")
        #expect(try MemberMask(parsing: mask).members["a"]?.members.count == 200_000)
    }

    @Test(arguments: ["", ",", "a,", "a/", "/a", "a(", "a(b", "a(b))", "a()", "a b", "a(b)c", ")"])
    func aBrokenMaskIsA400(mask: String) {
        let error = #expect(throws: GoogleError.self) { try MemberMask(parsing: mask) }
        #expect(error?.code == 400)
        #expect(error?.location?.name == "fields")
    }
}
