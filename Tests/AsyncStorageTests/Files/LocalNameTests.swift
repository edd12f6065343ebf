import AsyncGAPI
import Testing

@testable import AsyncStorage

@Suite("Names that become files, and files that become names")
struct LocalNameTests {
    @Test(arguments: ["a", "a/b", "2026/cat.jpg", "…", "..a", "a..", "a/...", ".hidden", "a b\\c:d", "a\nb", "é"])
    func aNameBelowTheFolderIsTaken(_ name: String) throws {
        try LocalName.check(name)
    }

    @Test(arguments: [
        "", "/", "/etc/passwd", "..", "../a", "a/..", "a/../b", ".", "./a", "a/.", "a/./b", "a//b", "a/", "a\0b",
        String(repeating: "a", count: 256), "a/" + String(repeating: "é", count: 128),
    ])
    func aNameThatLeadsElsewhereIsRefused(_ name: String) throws {
        let error = try #require(throws: GAPI.Error.self) { try LocalName.check(name) }
        #expect(error.code == .invalidRequest)
        #expect(name.isEmpty || name.utf8.count < 3 || !error.message.contains(name))
    }

    @Test func aPartOf255BytesIsTaken() throws {
        try LocalName.check(String(repeating: "a", count: 255) + "/" + String(repeating: "é", count: 127))
    }

    @Test(arguments: ["a\nb", "a\rb", String(repeating: "a", count: 1_025)])
    func aPathThatNoObjectCanHaveIsRefused(_ path: String) throws {
        let error = try #require(throws: GAPI.Error.self) { try LocalName.checkObject(path) }
        #expect(error.code == .invalidRequest)
    }
}
