import Foundation
import Testing

@testable import AsyncXML

/// Records in every arrangement, in pieces of every size, are what the whole document says.
@Suite struct ArrangementTests {
    /// The number of documents; `XML_ARRANGEMENTS` sets another, such as a million.
    private static let count = ProcessInfo.processInfo.environment["XML_ARRANGEMENTS"].flatMap(Int.init) ?? 100_000

    private static let places: [XML.RecordPlace] = [
        .name(Entry.element), .depth(1), .name(Entry.element, depth: 1), .depth(2),
        .names([XML.Name(atom, "title"), XML.Name("urn:x", "entry")]), .name(XML.Name(atom, "nothing")),
    ]

    @Test(.timeLimit(.minutes(30)), arguments: 0..<8)
    func streamedRecordsAreThoseOfTheWholeDocument(shard: Int) throws {
        var heads = 0
        for number in 0..<(Self.count / 8) {
            let seed = UInt64(number * 8 + shard)
            var generator = FeedGenerator(seed: seed)
            let document = Array(generator.document().utf8)
            let place = Self.places[generator.number(below: Self.places.count)]
            if let difference = try difference(document, place, &generator, &heads) {
                Issue.record("seed \(seed), \(place): \(difference)\n\(String(decoding: document, as: UTF8.self))")
                return
            }
        }
        #expect(heads >= Self.count / 1000)
    }

    private func difference(
        _ document: [UInt8],
        _ place: XML.RecordPlace,
        _ generator: inout FeedGenerator,
        _ heads: inout Int
    ) throws -> String? {
        let whole = Whole(try parse(document), place)
        let isCutOff = generator.number(below: 10) == 0
        let bytes = isCutOff ? document.prefix(generator.number(below: document.count)) : document[...]
        let reader = try XML.RecordReader(Seen.self, at: place)
        var records: [Seen] = []
        var rest = bytes
        let size = [1, 2, 7, 16, 64, .max][generator.number(below: 6)]
        let pause = generator.number(below: 8)
        var pieces = 0
        do {
            while !rest.isEmpty {
                let count = size == .max ? rest.count : 1 + generator.number(below: size)
                try reader.read(rest.prefix(count)) { records.append($0) }
                rest = rest.dropFirst(count)
                pieces += 1
                // Before the root element, there is no head.
                guard pieces == pause, let head = try? reader.head(Seen.self) else { continue }
                heads += 1
                // The last line may be of a text that has not ended, or of blanks that go with the next record. Then a
                // CDATA section before them may go on in the one after the record.
                let isText = { (event: String) in event.contains(" text =") || event.contains(" cdata =") }
                let settled = head.events.dropLast().reversed().drop(while: isText).reversed()
                guard whole.rest.events.starts(with: settled) else {
                    return "the head is \(head.events)"
                }
            }
            try reader.finish { records.append($0) }
        } catch {
            guard isCutOff, whole.records.starts(with: records) else { return "\(error)" }
            return nil
        }
        guard records == whole.records else { return "the records are \(records), not \(whole.records)" }
        let head = try reader.head(Seen.self)
        // What was cut off may all have stood behind the root element.
        if isCutOff, whole.rest.events.starts(with: head.events) { return nil }
        return head == whole.rest ? nil : "what stays is \(head), not \(whole.rest)"
    }

    /// What a whole document says, told without streaming.
    private struct Whole {
        var records: [Seen] = []
        var rest: Seen

        init(_ tape: Tape, _ place: XML.RecordPlace) {
            let view = tape.view
            let root = view.root ?? 0
            var left: Set<Int> = []
            var found: [Int] = []
            Self.find(root, 0, view, place, &found, &left)
            records = found.map { Seen(view, $0, Self.place(of: $0, view)) }
            rest = Seen(view, root, Self.place(of: root, view)) { left.contains($0) }
        }

        private static func place(of index: Int, _ view: TapeView) -> XML.Error {
            let position = view.position(ofElement: index) ?? TapePosition(line: 0, column: 0)
            return XML.Error(
                .invalidValue,
                "",
                line: Int(position.line),
                column: Int(position.column),
                path: view.path(to: index)
            )
        }

        private static func find(
            _ element: Int,
            _ depth: Int,
            _ view: TapeView,
            _ place: XML.RecordPlace,
            _ records: inout [Int],
            _ left: inout Set<Int>
        ) {
            var child = view.firstChild(of: element)
            var previous: Int?
            while child < view.end(of: element) {
                if view[child].isElement {
                    let isNamed = place.names.map { $0.contains { view.name(at: child).means($0) } } ?? true
                    if isNamed, depth + 1 == place.depth ?? depth + 1 {
                        records.append(child)
                        left.insert(child)
                        if let previous, view.isBlankText(previous) { left.insert(previous) }
                    } else {
                        find(child, depth + 1, view, place, &records, &left)
                    }
                }
                previous = child
                child = view.end(of: child)
            }
        }
    }

    // MARK: Single arrangements

    struct Case: Sendable, CustomTestStringConvertible {
        let content: String
        let ids: [String]
        let title: String?
        let links: [String]
        var testDescription: String { content }
    }

    @Test(arguments: [
        Case(content: "<entry><id>1</id> </entry><entry><id>2</id></entry>", ids: ["1", "2"], title: nil, links: []),
        Case(
            content: "<entry><id>1</id> </entry><entry><id>2</id> </entry><link rel='next' href='x'/>",
            ids: ["1", "2"],
            title: nil,
            links: ["x"]
        ),
        Case(
            content: "<author><name>N</name> </author><entry><id>1</id></entry><link href='x'/><title>T</title>",
            ids: ["1"],
            title: "T",
            links: ["x"]
        ),
        Case(content: "<title> </title><entry><id>1</id></entry>", ids: ["1"], title: " ", links: []),
        Case(content: "<link href='x'> </link><entry><id> </id></entry>", ids: [" "], title: nil, links: ["x"]),
    ])
    func whiteSpaceInsideOfTheElementBeforeARecordStaysThere(example: Case) async throws {
        let document = Array("<feed xmlns='\(atom)'><id>f</id>\(example.content)</feed>".utf8)
        for size in 1...document.count {
            var records = XML.Records(Entry.self, in: RecordsTests.Pieces(document, size: size)).makeAsyncIterator()
            var ids: [String] = []
            while let entry = try await records.next() { ids.append(entry.id) }
            #expect(ids == example.ids)
            let head = try await records.head(Feed.self)
            #expect(head.title?.value == example.title)
            #expect(head.links.map(\.href) == example.links)
            #expect(head.entries.isEmpty)
        }
    }

    @Test func theHeadHasNothingOfARecordThatIsNotComplete() async throws {
        let document = Array("<feed xmlns='\(atom)'><id>f</id><entry><id>1</id></entry> <entry><title>T</title>".utf8)
        var records = XML.Records(Entry.self, in: RecordsTests.Pieces(document, size: .max)).makeAsyncIterator()
        #expect(try await records.head(Feed.self) == Feed(id: "f"))
    }

    @Test func errorsOfAHeadSayWhereTheyAre() throws {
        let reader = try XML.RecordReader(Entry.self)
        try reader.read("<feed xmlns='\(atom)'>\n<link/>\n<entry><id>1</id></entry>".utf8) { _ in }
        let error = error { try reader.head(Feed.self) }
        #expect(error?.path == "feed/link" || error?.path == "feed")
        #expect(error?.line ?? 0 > 0)
    }

    /// What stays is not gone through for each record.
    @Test(.timeLimit(.minutes(5))) func muchThatStaysDoesNotDelayRecords() throws {
        struct Nothing: Decodable {}
        let reader = try XML.RecordReader(Nothing.self, at: .name(XML.Name(nil, "e")))
        var count = 0
        try reader.read("<f>".utf8) { _ in count += 1 }
        let some = Array(String(repeating: "<e/><x/>", count: 1000).utf8)
        for _ in 0..<200 { try reader.read(some) { _ in count += 1 } }
        try reader.read("</f>".utf8) { _ in count += 1 }
        try reader.finish { _ in count += 1 }
        #expect(count == 200_000)
        #expect(reader.nodeCount == 200_002)
    }
}
