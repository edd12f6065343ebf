import Testing

@testable import AsyncStorage

@Suite("Names as bytes")
struct ByteNameTests {
    @Test func namesThatLookTheSameAreTwo() {
        let (one, two) = ("caf\u{E9}", "cafe\u{301}")
        #expect(one == two)  // as strings
        #expect(ByteName(one) != ByteName(two))
        #expect(Set([ByteName(one), ByteName(two)]).count == 2)
        #expect(ByteName(two) < ByteName(one))
    }

    @Test func theOrderIsThatOfTheBytes() {
        // U+FF61 comes after U+1F600 in UTF-16, and before it in UTF-8.
        let names = ["a", "a-b", "a.txt", "a/b", "a0", "\u{FF61}", "\u{1F600}"]
        #expect(names.reversed().map { ByteName($0) }.sorted().map(\.text) == names)
    }

    @Test func namesThatDifferInCapitalsAreOneInAFileSystemThatFoldsThem() {
        let names = FoldedNames(.all)
        #expect(names.insert("Cat.jpg"))
        #expect(!names.insert("cat.JPG"))
        #expect(names.insert("caf\u{E9}"))
        #expect(!names.insert("cafe\u{301}"))
    }

    /// Linux folds only the capitals of exFAT, and a case-sensitive volume of a Mac only the accents.
    @Test func capitalsAndAccentsAreFoldedEachForItself() {
        let capitals = FoldedNames(.capitals)
        #expect(capitals.insert("caf\u{E9}"))
        #expect(capitals.insert("cafe\u{301}"))
        #expect(!capitals.insert("Caf\u{E9}"))
        let forms = FoldedNames(.forms)
        #expect(forms.insert("caf\u{E9}"))
        #expect(!forms.insert("cafe\u{301}"))
        #expect(forms.insert("Caf\u{E9}"))
    }
}
