import AsyncCloud
import Testing

struct PathTests {
    @Test func aPathIsAbsoluteAndHasNoSlashAtItsEnd() throws {
        #expect(try Cloud.Path(validating: "Photos//2026/").string == "/Photos/2026")
        #expect(try Cloud.Path(validating: "").isRoot)
    }

    @Test(arguments: ["/a/../b", "/.", "a\0b"])
    func aComponentThatLeavesTheFolderIsRefused(text: String) {
        #expect(throws: Cloud.Error.self) { try Cloud.Path(validating: text) }
    }

    @Test func namesCompareByTheirBytes() throws {
        #expect(try Cloud.Path(validating: "/\u{E9}") != Cloud.Path(validating: "/e\u{301}"))
    }
}
