import AsyncXML
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct ListTests {
    struct Lists: Codable, Equatable {
        var numbers: [Int]
        var words: [String]?
        enum CodingKeys: String, CodingKey { case numbers = "n", words = "w" }
    }

    @Test(arguments: [
        ("<l><n>1</n><w>a</w><n>2</n><w>b</w><x/></l>", Lists(numbers: [1, 2], words: ["a", "b"])),
        ("<l><w>a</w>, <n>1</n></l>", Lists(numbers: [1], words: ["a"])),
        ("<l><x><n>1</n></x></l>", Lists(numbers: [], words: nil)),
        ("<l><n>1</n><x><n>2</n></x><n>3</n></l>", Lists(numbers: [1, 3], words: nil)),
    ])
    func itemsAreTheChildrenOfTheirName(text: String, lists: Lists) throws {
        #expect(try decode(Lists.self, text) == lists)
    }

    struct Outline: Codable, Equatable {
        var title: String
        var outlines: [Outline] = []
        var notes: [String] = []
        enum CodingKeys: String, CodingKey { case title = "@title", outlines = "outline", notes = "note" }
    }

    @Test func listsInListsOfTheSameTypeKeepTheirItems() throws {
        let text = """
            <outline title="a"><note>1</note><outline title="b"><outline title="c"><note>2</note></outline><note>3</note>\
            </outline><note>4</note><outline title="d"/><note>5</note></outline>
            """
        let inner = Outline(title: "b", outlines: [Outline(title: "c", notes: ["2"])], notes: ["3"])
        let outline = Outline(title: "a", outlines: [inner, Outline(title: "d")], notes: ["1", "4", "5"])
        #expect(try decode(Outline.self, text) == outline)
    }

    @Test func aWrongItemIsReportedWithItsPlace() {
        let error = #expect(throws: XML.Error.self) { try decode(Lists.self, "<l><n>1</n>\n<n>x</n></l>") }
        #expect(error?.path == "l/n[2]")
        #expect(error?.line == 2)
    }

    @Test(arguments: [0, 1, 2, 63, 64, 65, 66, 200])
    func aListCanHaveAnyNumberOfItems(count: Int) throws {
        let lists = Lists(numbers: Array(0..<count), words: count == 0 ? nil : (0..<count).map { "w\($0)" })
        let items = (0..<count).map { "<n>\($0)</n><x/><w>w\($0)</w>" }.joined(separator: "\n")
        #expect(try decode(Lists.self, "<l>\(items)</l>") == lists)
        guard count > 0 else { return }
        let error = #expect(throws: XML.Error.self) { try decode(Lists.self, "<l>\(items)<n>x</n></l>") }
        #expect(error?.path == "l/n[\(count + 1)]")
    }

    @Test func aConvertedListIsReadFromItsText() throws {
        var decoder = XML.Decoder()
        decoder.convert([Int].self) { $0.split(separator: ",").compactMap { Int($0) } }
        let lists = try decoder.decode(Lists.self, from: "<l><n>1,2</n><n>3</n><w>a</w></l>".utf8)
        #expect(lists == Lists(numbers: [1, 2], words: ["a"]))
    }

    // MARK: Words

    struct Wrapped<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value
        init(_ value: Value) { self.value = value }
        init(from decoder: any Swift.Decoder) throws {
            value = try decoder.singleValueContainer().decode(Value.self)
        }
        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    struct Words<Value: Codable & Equatable>: Codable, Equatable {
        var words: [Value]
        enum CodingKeys: String, CodingKey { case words = "@w" }
    }

    struct Single<Value: Codable & Equatable>: Codable, Equatable { var v: Value }

    private func check<Value: Codable & Equatable>(_ text: String, _ value: Value) throws {
        #expect(try decode(Single<Value>.self, "<r><v>\(text)</v></r>").v == value)
        let words = try decode(Words<Value>.self, "<r w='\(text)'/>")
        #expect(words.words == [value])
        #expect(try decode(Words<Value>.self, encode(words)) == words)
        let wrapped = try decode(Words<Wrapped<Value>>.self, "<r w='\(text)'/>")
        #expect(wrapped.words == [Wrapped(value)])
        #expect(try encode(wrapped) == encode(words))
    }

    @Test func aWordIsReadLikeAnyOtherText() throws {
        for (text, value) in [("1", true), ("0", false), ("TRUE", true), ("false", false)] { try check(text, value) }
        for (text, value) in [("INF", Double.infinity), ("-INF", -Double.infinity), ("1.5e3", 1500)] {
            try check(text, value)
            try check(text, Float(value))
        }
        try check("+7", 7)
        try check("2026-11-20T10:00:00Z", Date(timeIntervalSince1970: 1_795_168_800))
        try check("0.1", Decimal(sign: .plus, exponent: -1, significand: 1))
        try check("AAEC", Data([0, 1, 2]))
    }

    @Test func aFloatIsRoundedOnceFromItsText() throws {
        // 1 + 2^-24 is in the middle between two floats; a double cannot tell the last of these texts from it.
        let middle = "1.000000059604644775390625"
        try check(middle, Float(1))
        try check(middle + String(repeating: "0", count: 20) + "1", Float(1).nextUp)
        // The middle between the largest float and the power of two after it.
        let largest = "340282356779733661637539395458142568448"
        refuse(largest, Float.self)
        try check(String(largest.dropLast()) + "7", Float.greatestFiniteMagnitude)
        try check("1e-45", Float.leastNonzeroMagnitude)
    }

    @Test func aSpaceBeforeACombiningMarkSeparatesWords() throws {
        let words = try decode(Words<String>.self, "<r w='a \u{301}b&#10;\u{301}'/>").words
        #expect(words == ["a", "\u{301}b", "\u{301}"])
        #expect(try decode(Words<String>.self, encode(Words(words: words))).words == words)
    }

    private func refuse<Value: Codable & Equatable>(_ text: String, _ type: Value.Type) {
        #expect(error { try decode(Single<Value>.self, "<r><v>\(text)</v></r>") }?.code == .invalidValue)
        #expect(error { try decode(Words<Value>.self, "<r w='\(text)'/>") }?.code == .invalidValue)
        #expect(error { try decode(Words<Wrapped<Value>>.self, "<r w='\(text)'/>") }?.code == .invalidValue)
    }

    @Test func aWordThatIsNoSuchTextIsAnError() {
        for text in ["0x10", "inf", "infinity", "nan", "1,5"] {
            refuse(text, Double.self)
            refuse(text, Float.self)
            refuse(text, Int.self)
            refuse(text, Bool.self)
            refuse(text, Date.self)
            refuse(text, Decimal.self)
        }
        for text in ["1e400", "-1e400"] {
            refuse(text, Double.self)
            refuse(text, Float.self)
        }
        for text in ["1e39", "-1e39", "1e300"] { refuse(text, Float.self) }
        refuse("yes", Bool.self)
    }
}
