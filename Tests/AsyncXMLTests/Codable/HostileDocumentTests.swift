import Testing

@testable import AsyncXML

/// Documents that are made to cost more than their size.
@Suite(.timeLimit(.minutes(5))) struct HostileDocumentTests {
    private struct Row: Codable, Equatable {
        var sub: String?
        var more: [String]
        var rows: [Row]
        enum CodingKeys: String, CodingKey { case sub, more, rows = "row" }
    }

    private struct Rows: Codable {
        var rows: [Row]
        enum CodingKeys: String, XML.Keys { case rows = "*" }
    }

    @Test func aNamespaceForEachElementNeitherFillsMemoryNorStopsTheProcess() throws {
        let count = 30_000
        let rows = (0..<count).map { "<row xmlns='u\($0)'><sub>\($0)</sub><more/><more>m</more></row>" }
        var decoder = XML.Decoder()
        decoder.limits.names = 1 << 20
        let tape = try decoder.parse("<r>\(rows.joined())</r>".utf8)
        let source = DecodingSource(tape, decoder)
        defer { source.finish() }
        let decoded = try source.decode(Rows.self, at: #require(tape.view.root), by: .none).rows
        #expect(decoded.count == count)
        #expect(decoded.enumerated().allSatisfy { $1 == Row(sub: "\($0)", more: ["", "m"], rows: []) })
        #expect(source.planCount < 32)
    }

    @Test func elementsOfManyNamespacesInEachOtherAreEachReadInTheirOwn() throws {
        func nested(_ depth: Int) -> String {
            guard depth > 0 else { return "" }
            return
                "<q:row xmlns:q='u\(depth % 40)'><q:sub>\(depth)</q:sub><sub xmlns='u'/>\(nested(depth - 1))<q:more>a</q:more></q:row>"
        }
        final class Nest: Decodable {
            enum Keys: String, CodingKey { case sub, more }
            struct Named: CodingKey {
                var stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
            let sub: String
            let row: Nest?
            let more: [String]
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                sub = try container.decode(String.self, forKey: .sub)
                let named = try decoder.container(keyedBy: Named.self)
                row = try named.decodeIfPresent(Nest.self, forKey: Named(stringValue: "q:row"))
                // The rows inside have long needed the plans for namespaces of theirs.
                more = try container.decode([String].self, forKey: .more)
            }
        }
        var row = try decode(Nest.self, nested(200))
        for depth in stride(from: 200, to: 1, by: -1) {
            #expect(row.sub == "\(depth)")
            #expect(row.more == ["a"])
            row = try #require(row.row)
        }
    }

    /// Such a look would be 2·10¹⁰ steps.
    @Test func caughtErrorsCostNoLookAtAllThatStandsBeforeThem() throws {
        struct Loose: Decodable {
            var failures = 0
            var last: XML.Error?
            init(from decoder: any Decoder) throws {
                var items = try decoder.unkeyedContainer()
                while !items.isAtEnd {
                    do { _ = try items.decode(Int.self) } catch {
                        failures += 1
                        last = error as? XML.Error
                        _ = try items.decode(String.self)
                    }
                }
            }
        }
        let count = 200_000
        let text = "<r>\n" + String(repeating: "<i>x</i>\n", count: count) + "</r>"
        let loose = try decode(Loose.self, text)
        #expect(loose.failures == count)
        #expect(loose.last?.path == "r/i[\(count)]")
        #expect(loose.last?.line == count + 1)
    }

    /// A look at all that stands before each of them would be 7·10⁹ steps.
    @Test(arguments: [257, 40_000]) func failuresOfManyNamesCostNoLookAtAllThatStandsBeforeThem(_ names: Int) throws {
        struct Loose: Decodable {
            var paths: [String] = []
            init(from decoder: any Decoder) throws {
                var items = try decoder.unkeyedContainer()
                while !items.isAtEnd {
                    do { _ = try items.decode(Int.self) } catch {
                        paths.append((error as? XML.Error)?.path ?? "")
                        _ = try items.decode(String.self)
                    }
                }
            }
        }
        let rounds = 120_000 / names
        let row = (0..<names).map { "<i\($0)>x</i\($0)>" }.joined()
        let paths = try decode(Loose.self, "<r>\(String(repeating: row, count: rounds))</r>").paths
        #expect(paths.count == names * rounds)
        #expect(paths.prefix(names).last == "r/i\(names - 1)")
        #expect(paths.last == "r/i\(names - 1)[\(rounds)]")
    }

    @Test func placesOfFailuresAreRightInWhateverOrder() throws {
        let text = """
            <r><a>x</a>
            <b>x</b><a>x<c>1</c><c>y</c></a>
            <b>x</b>
            </r>
            """
        let tape = try parse(text)
        let source = DecodingSource(tape, XML.Decoder())
        let elements = (1..<tape.count).filter { tape.view[$0].isElement }
        let paths = ["r", "r/a", "r/b", "r/a[2]", "r/a[2]/c", "r/a[2]/c[2]", "r/b[2]"]
        let lines = [1, 1, 2, 2, 2, 2, 3]
        for order in [Array(0..<7), [6, 0, 5, 1, 4, 2, 3], [3, 3, 1, 6, 2, 5, 0]] {
            for number in order {
                let error = source.error(.invalidValue, "", at: elements[number])
                #expect(error.path == paths[number])
                #expect(error.line == lines[number])
            }
        }
    }

    /// Texts that Swift holds for equal, such as é in one scalar or two, have the same hash: 2^16 names with one hash.
    @Test func namesThatSpellTheSameCharactersDoNotFloodATable() throws {
        struct Nothing: Decodable {}
        let names = (0..<1 << 16).map { bits in
            (0..<16).map { bits >> $0 & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined()
        }
        #expect(Set(names.map { XML.Name("urn:n", $0) }).count == names.count)
        #expect(Set(names.map { ExactText($0) }).count == names.count)
        var decoder = XML.Decoder()
        decoder.limits.names = 1 << 20
        let text = "<r>\(names.map { "<\($0)/>" }.joined())</r>"
        let reader = try XML.RecordReader(Nothing.self, decoder: decoder)
        var count = 0
        try reader.read(text.utf8) { _ in count += 1 }
        try reader.finish { _ in count += 1 }
        #expect(count == names.count)
    }

    @Test(arguments: [String(repeating: "x", count: 60_000), String(repeating: "<y/>", count: 15_000)])
    func theSizeHoldsForWhatStaysBesideTheRecordsToo(content: String) throws {
        struct Nothing: Decodable {}
        var decoder = XML.Decoder()
        decoder.limits = XML.Limits(size: 1_000_000)
        let reader = try XML.RecordReader(Nothing.self, at: .name(XML.Name(nil, "e")), decoder: decoder)
        try reader.read("<r>".utf8) { _ in }
        let piece = Array("<e/><x>\(content)</x><e/>".utf8)
        let error = error { try (0..<100).forEach { _ in try reader.read(piece) { _ in } } }
        #expect(error?.code == .sizeExceeded)
        let other = try XML.RecordReader(Nothing.self, at: .name(XML.Name(nil, "x")), decoder: decoder)
        var count = 0
        try other.read("<r>".utf8) { _ in count += 1 }
        for _ in 0..<100 { try other.read(piece) { _ in count += 1 } }
        #expect(count == 100)
    }

    @Test func listsOfManyNamesTakeTimeForEachElementOnce() throws {
        let count = 32_000
        let row = (0..<count).map { "<a\($0)>\($0)</a\($0)>" }.joined()
        let lists = try decode([String: [Int]].self, "<r>\(row)\(row)\(row)</r>")
        #expect(lists.count == count)
        #expect((0..<count).allSatisfy { lists["a\($0)"] == [$0, $0, $0] })
    }

    /// Each element belongs to one key, so that such a document has no more items than elements.
    @Test func aNameOfManySpellingsIsAListForEach() throws {
        let count = 20_000
        let row = (0..<count).map { "<p\($0):a xmlns:p\($0)='u'>\($0)</p\($0):a>" }.joined()
        let lists = try decode([String: [Int]].self, "<r>\(row)\(row)</r>")
        #expect(lists.count == count)
        #expect((0..<count).allSatisfy { lists["p\($0):a"] == [$0, $0] })
        var decoder = XML.Decoder()
        decoder.namespaces = ["q": "u"]
        let list = try decoder.decode([String: [Int]].self, from: "<r>\(row)\(row)</r>".utf8)
        #expect(list == ["q:a": Array(0..<count) + Array(0..<count)])
    }
}
