import AsyncJSON
import Testing

/// Documents made to cost more than their size; each would run into the time limit if anything were quadratic.
///
/// One after the other, so that none waits for its turn while its time runs.
@Suite("JSON hostile input", .serialized, .timeLimit(.minutes(5)))
struct HostileInputTests {
    /// 64 MB stand for the gigabyte that a machine with little memory could not hold; the cost is linear.
    @Test func megabytesOfDigitsAreOneNumber() throws {
        let count = 64 << 20
        var digits = [UInt8](repeating: UInt8(ascii: "7"), count: count)
        #expect(try JSON.Value(parsing: digits).numberText?.utf8.count == count)
        digits.append(UInt8(ascii: "e"))
        let truncated = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: digits) }
        #expect(truncated?.code == .unexpectedEnd)
        #expect(truncated?.offset == count + 1)
    }

    /// Fewer of them, for turning them into a number is slow in a debug build.
    @Test func aNumberWithAMillionDigitsFitsNoProperty() throws {
        let document = Array(#"{"size":"#.utf8) + [UInt8](repeating: UInt8(ascii: "7"), count: 1 << 20) + [0x7D]
        let error = #expect(throws: JSON.Error.self) { try Owner(json: document, limits: .strict) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "size")
        #expect(throws: JSON.Error.self) { try JSON.Decoder().decode([String: Double].self, from: document) }
    }

    @Test func aMillionUnknownNamesAreKept() throws {
        let count = 1_000_000
        var text = Array("{".utf8)
        for index in 0..<count { text += "\"k\(index)\":0,".utf8 }
        text[text.count - 1] = UInt8(ascii: "}")
        #expect(try Envelope(json: text).jsonBytes() == text)
        let song = try JSON.Decoder().decode(Song.self, from: text)
        #expect(song.unknown["k999999"] == 0)
        #expect(try JSON.Encoder().encode(song).count == text.count)
    }

    /// Strings that Swift holds for equal, such as é in one scalar or two, have the same hash: 2^16 names with one hash.
    @Test func namesThatSpellTheSameCharactersDoNotFloodATable() throws {
        let names = (0..<1 << 16).map { bits in
            (0..<16).map { bits >> $0 & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined()
        }
        let members = names.map { "\"\($0)\":1" }
        let value = try JSON.Value(parsing: "{\(members.joined(separator: ","))}")
        let reversed = try JSON.Value(parsing: "{\(members.reversed().joined(separator: ","))}")
        #expect(value == reversed)
        #expect(value.hashValue == reversed.hashValue)
        #expect(JSON.Value.mergePatch(from: value, to: reversed) == nil)
        #expect(Set(names.map { JSON.Value($0) }).count == names.count)
        #expect(try JSON.Decoder().decode(Song.self, from: value).title == nil)
    }

    /// Names of the same length, with the same first, middle and last bytes: what a cheap hash looks at.
    ///
    /// With one hash, they would be compared with each other: 4·10¹⁰ comparisons.
    @Test func namesThatAreAlikeDoNotSlowDownDecoding() throws {
        let names = (100_000..<400_000).map { "titleabc\($0)xxxx\($0)abctitle" }
        let document = "{\(names.map { "\"\($0)\":1" }.joined(separator: ",")),\"title\":\"t\"}"
        #expect(try JSON.Decoder().decode(Song.self, from: document.utf8).title == "t")
        #expect(try text(Owner(json: document).jsonBytes()) == document)
    }

    @Test func aNullThatIsRepeatedIsKeptOnce() throws {
        let nulls = String(repeating: #""name":null,"#, count: 200_000)
        let unknown = (0..<20_000).map { #""k\#($0)":0"# }.joined(separator: ",")
        let owner = try Owner(json: "{\(nulls)\(unknown)}")
        #expect(text(owner.jsonBytes()) == #"{\#(unknown),"name":null}"#)
        #expect(owner == (try Owner(json: #"{"name":null,\#(unknown)}"#)))
    }

    @Test(arguments: ["[", #"{"a":"#, #"{"items":["#, #"[{"x":"#])
    func deepNestingIsRefusedByEveryReader(_ opening: String) async {
        let deep = String(repeating: opening, count: 100_000)
        let value = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: deep) }
        #expect(value?.code == .depthExceeded)
        let member = #expect(throws: JSON.Error.self) { try Envelope(json: #"{"x":\#(deep)"#) }
        #expect(member?.code == .depthExceeded)
        let song = #expect(throws: JSON.Error.self) { try JSON.Decoder().decode(Song.self, from: deep.utf8) }
        #expect(song?.code == .depthExceeded)
        var records = JSON.Records(Envelope.self, at: "items", in: RecordsTests.chunks(deep, 100)).makeAsyncIterator()
        await #expect(throws: JSON.Error.self) { while try await records.next() != nil {} }
    }

    private struct Song: Codable {
        var title: String?
        var unknown = JSON.UnknownMembers()
    }
}
