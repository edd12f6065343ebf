import AsyncCloud
import Testing

struct ETagTests {
    @Test func quotesAndWeaknessAreReadInAllForms() {
        #expect(Cloud.ETag(header: "\"6b00bbb38c0c1\"") == Cloud.ETag("6b00bbb38c0c1"))
        #expect(Cloud.ETag(property: " 6b00bbb38c0c1\n") == Cloud.ETag("6b00bbb38c0c1"))
        #expect(Cloud.ETag(header: "W/\"1-2\"") == Cloud.ETag("1-2", isWeak: true))
        #expect(Cloud.ETag(header: "W/\"1-2\"")?.text == "W/\"1-2\"")
        #expect(Cloud.ETag(property: "W/") == nil)
    }

    @Test(arguments: ["", "\"\"", "W/\"\"", "a\"b", "\"a\r\nX: y\"", "\"a\0\"", "\"a b\""])
    func aTextThatNoHeaderCanSendBackNamesNoVersion(text: String) {
        #expect(Cloud.ETag(property: text) == nil)
    }
}
