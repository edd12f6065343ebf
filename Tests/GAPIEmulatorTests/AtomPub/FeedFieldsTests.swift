import AsyncXML
import Testing

@testable import GAPIEmulator

@Suite("Selections of feeds") struct FeedFieldsTests {
    private static let entry = """
        <entry xmlns='http://www.w3.org/2005/Atom' xmlns:gd='http://schemas.google.com/g/2005' gd:etag='1'>\
        <title>t</title><link rel='edit' href='e'/><link rel='a,b(c]' href='l'/>\
        <author><name>n</name><uri>u</uri></author>\
        </entry>
        """

    @Test(
        arguments: [
            ("title", ["title"]), ("*", ["title", "link", "link", "author"]),
            ("link[@rel='edit'],title", ["title", "link"]),
            ("link[@rel='a,b(c]']", ["link"]), ("link[@rel='none']", []), ("author/name", ["author"]),
            ("author(name,uri),@gd:etag", ["author"]), ("gd:title", []),
            ("*[@rel='edit'],link[@href='l']", ["link", "link"]), ("link[@rel='edit'],link/x", ["link", "link"]),
        ] as [(String, [String])]
    )
    func theSelectedElements(text: String, names: [String]) throws {
        let root = try XML.Document(parsing: Array(Self.entry.utf8)).root
        let selected = try FeedFields(parsing: text).selected(of: root)
        #expect(selected.elements.map(\.name.local) == names)
    }

    @Test(arguments: [
        "", ",", "a,", "@", "a[", "a[@b]", "a[b='c']", "a[@b='c'", "a[@b='c']d", "a=b", "a'b", "a@b", "a(b", "a)b",
        "a()", String(repeating: "a,", count: 1_000) + "a", "a(" + String(repeating: "b,", count: 999) + "b)",
    ])
    func aBrokenSelectionIsA400(text: String) {
        let error = #expect(throws: GoogleError.self) { try FeedFields(parsing: text) }
        #expect(error?.code == 400)
        #expect(error?.location?.name == "fields")
    }
}
