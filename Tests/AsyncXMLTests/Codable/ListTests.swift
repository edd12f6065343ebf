import AsyncXML
import Testing

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

    @Test func aConvertedListIsReadFromItsText() throws {
        var decoder = XML.Decoder()
        decoder.convert([Int].self) { $0.split(separator: ",").compactMap { Int($0) } }
        let lists = try decoder.decode(Lists.self, from: "<l><n>1,2</n><n>3</n><w>a</w></l>".utf8)
        #expect(lists == Lists(numbers: [1, 2], words: ["a"]))
    }
}
