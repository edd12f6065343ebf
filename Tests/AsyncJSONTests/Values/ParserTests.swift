import Testing

@testable import AsyncJSON

@Suite("JSON.Parser")
struct ParserTests {
    /// The address of the bytes into which a value points.
    private static func address(of value: JSON.Value) -> UnsafePointer<UInt8>? {
        if case .node(let document, _) = value.storage { document.bytes.start } else { nil }
    }

    @Test func documentsAreReadAsWithoutAParser() throws {
        var mutator = Mutator(seed: 4)
        var parser = JSON.Parser()
        for _ in 0..<2_000 {
            let document = mutator.next()
            let parsed = Result { () throws(JSON.Error) in try parser.parse(document) }
            let expected = Result { () throws(JSON.Error) in try JSON.Value(parsing: document) }
            #expect(parsed.map { $0.encoded() } == expected.map { $0.encoded() })
        }
    }

    @Test func memoryIsUsedAgainWhenNoValueIsLeft() throws {
        var parser = JSON.Parser()
        let first = Self.address(of: try parser.parse(#"{"name":"a long document, and the next one is short"}"#))
        for text in [#"["short"]"#, "[]", "1", #"{"a":{"b":[true,null]}}"#] {
            let value = try parser.parse(text)
            #expect(Self.address(of: value) == first)
            #expect(value.description == text)
        }
        #expect(try parser.parse("true") == true)
        #expect(Self.address(of: try parser.parse("[2]")) == first, "Nothing points into the document of a boolean")
    }

    @Test func aValueNeverChanges() throws {
        var parser = JSON.Parser()
        var kept: [JSON.Value] = []
        for index in 0..<20 {
            let value = try parser.parse(#"{"list":[{"index":\#(index)}],"text":"\#(index)"}"#)
            // A part keeps the document as well.
            if index % 3 == 0, let part = value["list"] { kept.append(part) }
        }
        #expect(kept.map { $0[0]?["index"]?.int64 } == stride(from: 0, to: 20, by: 3).map { Int64($0) })
        var elements: [JSON.Value] = []
        for index in 0..<3 { elements.append(try parser.parse("[\(index)]")) }
        #expect(elements == [[0], [1], [2]])
    }

    @Test func aParserReadsOnAfterAnError() throws {
        var parser = JSON.Parser(limits: JSON.Limits(depth: 2, size: 30))
        #expect(try parser.parse("[1]") == [1])
        for (text, code) in [
            ("[1", JSON.Error.Code.unexpectedEnd), ("[x]", .syntax), ("[[[1]]]", .depthExceeded), ("", .unexpectedEnd),
            ("\"\(String(repeating: "x", count: 40))\"", .sizeExceeded),
        ] {
            let error = #expect(throws: JSON.Error.self) { try parser.parse(text) }
            #expect(error?.code == code)
            #expect(try parser.parse("[2]") == [2])
        }
        parser.limits.depth = 3
        #expect(try parser.parse("[[[1]]]") == [[[1]]])
    }

    @Test func copiesOfAParserAreIndependent() throws {
        var parser = JSON.Parser()
        _ = try parser.parse("[1]")
        var copy = parser
        let (one, other) = (try parser.parse("[2]"), try copy.parse("[3]"))
        #expect(one == [2])
        #expect(other == [3])
    }

    @Test func bytesNeedNotBeContiguous() throws {
        var parser = JSON.Parser()
        for _ in 0..<2 { #expect(try parser.parse(sequence(first: UInt8(ascii: "7")) { _ in nil }).int64 == 7) }
    }

    /// The index of a large document is larger than that of the short one before it.
    @Test func memoryGrowsWithTheDocuments() throws {
        var parser = JSON.Parser()
        for count in [1, 1_000, 3, 20_000, 5] {
            let text = "[\(Array(repeating: #"{"a":[]}"#, count: count).joined(separator: ","))]"
            #expect(try parser.parse(text).array?.count == count)
        }
    }
}
