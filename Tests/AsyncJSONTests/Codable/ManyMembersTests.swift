import AsyncJSON
import Testing

@Suite("JSON.Decoder with many members", .timeLimit(.minutes(5)))
struct ManyMembersTests {
    @Test(arguments: [0, 1, 63, 64, 65, 20_000])
    func everyMemberIsFound(_ count: Int) throws {
        let members = (0..<count).map { #""k\#($0)\#(String(repeating: "x", count: $0 % 11))":\#($0)"# }
        let map = try JSON.Decoder().decode([String: Int].self, from: "{\(members.joined(separator: ","))}".utf8)
        #expect(map.count == count)
        #expect(Set(map.values) == Set(0..<count))
        #expect(try JSON.Decoder().decode([String: Int].self, from: JSON.Encoder().encode(map)) == map)
    }

    @Test(arguments: [3, 100])
    func lastOfPlainAndEscapedNamesCounts(_ others: Int) throws {
        struct One: Decodable { var name: Int }
        let more = (0..<others).map { #","o\#($0)":0"# }.joined()
        let plainLast = #"{"n\u0061me":1,"name":2\#(more)}"#
        let escapedLast = #"{"name":1\#(more),"n\u0061me":2}"#
        #expect(try JSON.Decoder().decode(One.self, from: plainLast.utf8).name == 2)
        #expect(try JSON.Decoder().decode(One.self, from: escapedLast.utf8).name == 2)
    }
}
