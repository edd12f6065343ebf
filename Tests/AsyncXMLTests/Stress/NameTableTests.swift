import Testing

@testable import AsyncXML

/// Fragments of a document read its names while the parser adds others.
@Suite struct NameTableTests {
    private struct Other: XML.Extension, Equatable {
        static let element = XML.Name("urn:x", "x:other")
        var value: String
        var missing: String?
        enum CodingKeys: String, CodingKey { case value = "@k", missing = "@missing" }
    }

    private static func decoder() -> XML.Decoder {
        var registry = XML.ExtensionRegistry()
        registry.declare(Other.self, in: Entry.self)
        var decoder = XML.Decoder()
        decoder.extensions = registry
        return decoder
    }

    private static func entry(_ number: Int) -> String {
        "<entry><id>\(number)</id><x:other k='\(number)'/><x:name\(number) attribute\(number)='v'/></entry>\n"
    }

    /// For the thread sanitizer.
    @Test(.timeLimit(.minutes(5))) func extensionsAreReadInOtherTasksWhileRecordsCome() async throws {
        let document =
            "<feed xmlns='\(atom)' xmlns:x='urn:x'>\n" + (0..<3000).map(Self.entry).joined() + "</feed>"
        let pieces = RecordsTests.Pieces(Array(document.utf8), size: 1000)
        try await withThrowingTaskGroup(of: String?.self) { group in
            var count = 0
            for try await entry in XML.Records(Entry.self, in: pieces, decoder: Self.decoder()) {
                count += 1
                group.addTask { entry.extensions[Other.self]?.value == entry.id ? nil : entry.id }
            }
            for try await wrong in group { #expect(wrong == nil) }
            #expect(count == 3000)
        }
    }

    @Test func aFragmentOfADocumentWithManyNamesIsReadWithItsOwn() throws {
        let document = "<feed xmlns='\(atom)' xmlns:x='urn:x'>" + (0..<2000).map(Self.entry).joined() + "</feed>"
        let reader = try XML.RecordReader(Entry.self, decoder: Self.decoder())
        var last: Entry?
        try reader.read(document.utf8) { last = $0 }
        let entry = try #require(last)
        let tape = try #require(entry.extensions.storage).tape
        #expect(tape.names.count > 4000)
        let own = tape.withNamesOfItsSize
        #expect(own.names.count < 10)
        #expect(
            own.listing.filter { !$0.hasPrefix("placeholder") } == tape.listing.filter { !$0.hasPrefix("placeholder") }
        )
        #expect(entry.extensions[Other.self] == Other(value: "1999", missing: nil))
        #expect(try encode(entry, as: "entry").contains("attribute1999=\"v\""))
    }

    @Test(.timeLimit(.minutes(5))) func manyExtensionsAmongManyNamesAreEachReadOnce() throws {
        let count = 20_000
        let others = (0..<count).map { "<x:other k='\($0)'/>" }.joined()
        let names = (0..<65_000).map { "<n\($0)/>" }.joined()
        let document = "<feed xmlns='\(atom)' xmlns:x='urn:x'><id/><entry><id/>\(others)</entry>\(names)</feed>"
        let feed = try Self.decoder().decode(Feed.self, from: document.utf8)
        var extensions = feed.entries[0].extensions
        // What reading one of them costs depends on the names that it knows: not on those of the document.
        #expect(try #require(extensions.storage).tape.names.count < 10)
        var values = extensions.all(Other.self)
        #expect(values.map(\.value) == (0..<count).map(String.init))
        #expect(extensions.declared.count == count)
        for (element, value) in zip(extensions.elements, values) {
            let decoded = try XML.Decoder().decode(Other.self, from: element)
            guard decoded == value else {
                Issue.record("\(decoded) is not \(value)")
                return
            }
        }
        values[1].value = "new"
        extensions.replaceAll(Other.self, with: values)
        #expect(extensions.all(Other.self) == values)
    }

    @Test func aCopyWithOwnNamesKnowsItsPlaces() throws {
        let parser = try Parser()
        let text = "<a>\n<b/>\n<c d='e'/></a>"
        for number in 0..<1000 {
            _ = parser.state.pointee.builder.names.takeUnretainedValue().append(XML.Name(nil, "n\(number)"))
        }
        text.utf8.withContiguousStorageIfAvailable { try? parser.take($0) }
        try parser.finish()
        let tape = parser.makeTape()
        let own = tape.withNamesOfItsSize
        #expect(own.names.count == 4)
        #expect(own.listing == tape.listing)
        #expect(own.view.position(ofElement: 5)?.line == 3)
    }

    @Test func thereIsAPlaceForEachNameThatANodeCanReferTo() {
        let last = NameTable.place(of: TapeNode.mostNames - 1)
        #expect(last.segment == NameTable.segmentCount - 1)
        #expect(last.offset < (64 << last.segment))
        #expect(NameTable.place(of: 0).segment == 0)
    }
}
