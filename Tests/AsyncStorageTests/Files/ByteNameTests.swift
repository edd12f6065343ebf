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
        let names = FoldedNames(isFolding: true)
        #expect(names.insert("Cat.jpg"))
        #expect(!names.insert("cat.JPG"))
        #expect(names.insert("caf\u{E9}"))
        #expect(!names.insert("cafe\u{301}"))
    }
}
