import AsyncJSON
import Testing

@testable import GAPIEmulator

@Suite("Replaced members", .timeLimit(.minutes(1)))
struct ReplacingTests {
    @Test(arguments: [
        (#"{"a":1,"b":2}"#, #"{"b":3,"c":null}"#, #"{"a":1,"b":3,"c":null}"#),
        (#"{"a":{"x":1}}"#, #"{"a":{"y":2}}"#, #"{"a":{"y":2}}"#),
        // Of members with the same name, the last one counts.
        (#"{"a":1,"a":2}"#, #"{"a":3,"a":4}"#, #"{"a":1,"a":4}"#), ("{}", #"{"b":1,"b":2}"#, #"{"b":2}"#),
        ("1", #"{"a":1}"#, #"{"a":1}"#), (#"{"a":1}"#, "{}", #"{"a":1}"#),
        // Names are different if their bytes are.
        ("{\"\u{E9}\":1}", "{\"e\u{301}\":2}", "{\"\u{E9}\":1,\"e\u{301}\":2}"),
    ])
    func membersTakeThePlaceOfTheOnesWithTheirNames(object: String, members: String, result: String) throws {
        let members = try #require(try JSON.Value(parsing: Array(members.utf8)).members)
        let replaced = try JSON.Value(parsing: Array(object.utf8)).replacing(members)
        #expect(String(decoding: replaced.encoded(), as: UTF8.self) == result)
    }

    /// One by one, so many members took hours.
    @Test func aCopyMayHaveManyMembers() {
        let members = (0..<200_000).map { (name: "m\($0)", value: JSON.Value($0)) }
        let copy = ObjectDraft.copied(["contentType": "a/b"], with: JSON.Value(members: members))
        #expect(copy.members?.count == 200_001)
        #expect(copy["m199999"]?.int64 == 199_999)
    }
}
