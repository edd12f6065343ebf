import TestCorpora
import Testing

@testable import AsyncXML

/// What the tokenizer does itself, and what it leaves to libxml2.
@Suite struct TokenizerTests {
    /// Parses a document; returns `true` if libxml2 was not needed.
    private func isTokenized(
        _ text: String,
        pieces: Int = .max,
        limits: XML.Limits = XML.Limits()
    ) throws(XML.Error) -> Bool {
        let parser = try Parser(limits: limits, usesTokenizer: true)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(pieces))
            try piece.withUnsafeBufferPointer { (bytes) throws(XML.Error) in try parser.take(bytes) }
            rest = rest.dropFirst(pieces)
        }
        try parser.finish()
        return parser.tokenizer != nil
    }

    @Test(arguments: [
        "<r/>", "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='no'?>\n<r/>\n", "<!--c--><?p d?><r/><!--c-->",
        "<p:r xmlns:p='http://example.com/a#b' p:k='&amp;\n' xml:lang='é'>é&#10;<![CDATA[<]]><!--é--><?p é?>\r\n</p:r>",
        "<r xmlns='DAV:' xmlns:p='urn:x:y'><p:a><a xmlns=''/></p:a></r>",
        "<?xml version='1.0' encoding='iso-8859-1'?><r>a</r>",
    ])
    func usualDocumentsAreTokenized(text: String) throws {
        #expect(try isTokenized(text))
        for size in 1..<20 { #expect(try isTokenized(text, pieces: size)) }
    }

    @Test func generatedFeedsAreTokenized() throws {
        for seed in 0..<500 {
            var generator = FeedGenerator(seed: UInt64(seed))
            let document = generator.document()
            #expect(try isTokenized(document), "\(document)")
            #expect(try isTokenized(document, pieces: 5))
        }
    }

    @Test(arguments: [
        "<!DOCTYPE r><r/>", "<é/>", "<r é=''/>", "<r xmlns='é%'/>", "<r>&#00000000000065;</r>",
        "<?xml version='1.1'?><r/>",
        "<r xmlns:a='u' xmlns:b='u' a:k='' b:l=''/>",
    ])
    func otherDocumentsAreLeftToLibXML2(text: String) throws {
        do { #expect(try !isTokenized(text)) } catch { #expect(error.code == .syntax) }
    }

    @Test(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set"), arguments: Corpora.files("gdata-feeds"))
    func feedsAreTokenized(name: String) throws {
        let text = String(decoding: try Corpora.bytes("gdata-feeds", name), as: UTF8.self)
        #expect(try isTokenized(text))
    }

    /// The name that is expected, or that of an element with only text, may be the beginning of the one that comes, or
    /// the other way round.
    @Test(arguments: ["a", "eightbyt", "seventeen-bytes-x"])
    func namesThatBeginAlike(name: String) throws {
        let names = [name, name + "b", String(name.dropLast()) + "c", name + "bc", name + "-and-many-more-bytes"]
        var document = "<r>"
        for first in names {
            for second in names {
                document += "<\(first)>t</\(first)><\(second) \(first)='' z\(second)=''/>\n  <\(second)></\(second)>"
                let wrong = "<r><\(first)>t</\(second)></r>"
                for size in [.max, 7, 3] { #expect(difference(Array(wrong.utf8), sizes: [size]) == nil) }
            }
        }
        document += "</r>"
        #expect(try isTokenized(document))
        let bytes = Array(document.utf8)
        for size in [.max, 100, 7] {
            #expect(difference(bytes, sizes: [size]) == nil)
            #expect(difference(bytes, sizes: [size], use: .records(.depth(1))) == nil)
        }
    }

    // MARK: Hostile documents

    /// These names have the same length, first eight and last eight bytes.
    @Test(.timeLimit(.minutes(5))) func namesThatCollide() throws {
        let names = (0..<5000).map { "collides-\(String($0, radix: 36).leftPadded(to: 8))-collides" }
        let document = "<r>" + names.map { "<\($0) \($0)=''/>" }.joined() + "</r>"
        #expect(try !isTokenized(document))
        for size in [.max, 1000] { #expect(difference(Array(document.utf8), sizes: [size]) == nil) }
    }

    @Test(.timeLimit(.minutes(5)), arguments: [60_000, 70_000])
    func manyNames(count: Int) throws {
        let document = "<r>" + (0..<count).map { "<n\($0)/>" }.joined() + "</r>"
        #expect(difference(Array(document.utf8)) == nil)
        #expect(difference(Array(document.utf8), limits: XML.Limits(names: 60_001)) == nil)
    }

    /// libxml2 compares each with each other, so they are fewer here.
    @Test(.timeLimit(.minutes(5))) func manyAttributes() throws {
        let tag = "<r " + (0..<20_000).map { "a\($0)='' " }.joined()
        var limits = XML.Limits(attributes: 20_000)
        #expect(try isTokenized(tag + "/>", limits: limits))
        #expect(difference(Array((tag + "/>").utf8), limits: limits) == nil)
        #expect(difference(Array((tag + "a0=''/>").utf8), limits: XML.Limits(attributes: 30_000)) == nil)
        limits.attributes = 19_999
        #expect(difference(Array((tag + "/>").utf8), limits: limits) == nil)
    }

    @Test(.timeLimit(.minutes(5))) func aMillionAttributesAreRefused() {
        let document = Array(("<r " + (0..<1_000_000).map { "a\($0)='' " }.joined() + "/>").utf8)
        for size in [.max, 1000] { #expect(difference(document, sizes: [size]) == nil) }
    }

    @Test(.timeLimit(.minutes(5))) func manyNamespaces() throws {
        let document =
            "<r>"
            + (0..<5000).map { "<a xmlns='urn:\($0)' xmlns:p='urn:p\($0)'><p:b p:k=''/></a>" }.joined() + "</r>"
        #expect(try isTokenized(document))
        #expect(difference(Array(document.utf8)) == nil)
        let nested = (0..<600).map { "<a xmlns='u\($0)' xmlns:p\($0)='v'>" }.joined()
        for limit in [1199, 1200] {
            let limits = XML.Limits(depth: 1000, namespaces: limit)
            #expect(difference(Array(nested.utf8), limits: limits) == nil)
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: [256, 100_000]) func deepDocuments(depth: Int) throws {
        let text = String(repeating: "<a>", count: depth) + "x" + String(repeating: "</a>", count: depth)
        #expect(try isTokenized(text, limits: XML.Limits(depth: depth)))
        for limit in [depth - 1, depth, depth + 1] {
            let limits = XML.Limits(depth: limit)
            #expect(difference(Array(text.utf8), sizes: [5000], limits: limits) == nil)
            #expect(difference(Array((text + "x").utf8), limits: limits) == nil)
        }
        #expect(difference(Array(text.replacing("x", with: "<é/>").utf8), limits: XML.Limits(depth: depth + 1)) == nil)
    }

    /// If what is not complete were read again with each byte, each of the four would be 7·10⁹ steps.
    @Test(.timeLimit(.minutes(5))) func longTextsAndTagsInSingleBytes() {
        let fill = String(repeating: "x>", count: 60_000)
        for text in ["<r>\(fill)</r>", "<r k='\(fill)'/>", "<r><!--\(fill)--></r>", "<r><![CDATA[\(fill)]]></r>"] {
            #expect(difference(Array(text.utf8), sizes: [1]) == nil)
        }
    }

    /// libxml2 gets them again one by one, each with the note that the content was forgotten after it.
    @Test(.timeLimit(.minutes(5))) func aLongTagInSingleBytesIsTakenOver() {
        let tag = Array("<r><a k='\(String(repeating: "x", count: 262_200))' é=''/></r>".utf8)
        #expect(difference(tag, sizes: [1], use: .checker) == nil)
    }

    @Test func forgettingsBelongToTheirPieces() {
        var rest = UnfinishedBytes()
        defer { rest.deallocate() }
        for (text, isForgotten) in [("<a", true), (" b", false), ("='", true), ("c", true), ("d", false)] {
            if rest.count > 0 { rest.beginPiece() }
            Array(text.utf8).withUnsafeBufferPointer { rest.append($0) }
            if isForgotten { rest.noteForgetting() }
            // A converter may hold back what the next piece brings.
            if isForgotten { rest.noteForgetting() }
        }
        #expect(rest.pieces.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<a", " b", "='", "c", "d"])
        #expect(rest.pieces.map(\.isForgotten) == [true, false, true, true, false])
        rest.removeFirst(3)
        #expect(rest.pieces.map { String(decoding: $0.bytes, as: UTF8.self) } == ["b", "='", "c", "d"])
        #expect(rest.pieces.map(\.isForgotten) == [false, true, true, false])
    }

    /// Since 2.12, libxml2 reads nothing of a document of fewer than four bytes, and would read the root again.
    @Test(arguments: ["<r>\n", "<r k='v'>", "<r\n>\n", "<?xml version='1.0'?><r>", "<r><s>", "<r/>"])
    func libXML2BeginsWithTheSurroundings(start: String) throws {
        let parser = try Parser(usesTokenizer: true)
        try Array(start.utf8).withUnsafeBufferPointer { (bytes) throws(XML.Error) in try parser.take(bytes) }
        let first = try #require(parser.tokenizer?.pointee.surroundings.first)
        #expect(first.text.count >= 4)
        for rest in ["<é/>", "\n<a/>\n <é>", "</wrong>", "&e;"] {
            for size in [.max, start.utf8.count, 1] {
                #expect(difference(Array((start + rest).utf8), sizes: [size]) == nil)
            }
        }
    }

    @Test func otherEncodingsAreTokenizedAfterTheirConversion() {
        let text = "<?xml version='1.0' encoding='koi8-r'?><r k='a'>"
        for end in [[0xF0, 0xD2], [0xF0, 0xD2, 0x3C, 0x2F, 0x72, 0x3E], [0xD2, 0x3C, 0x2F]] as [[UInt8]] {
            for size in [.max, 1, 3] { #expect(difference(Array(text.utf8) + end, sizes: [size]) == nil) }
        }
        let broken = Array("<?xml version='1.0' encoding='shift_jis'?>\n<a>\n<b/>x".utf8) + [0x82, 0x20, 0x3C, 0x2F]
        for size in [.max, 1, 3] { #expect(difference(broken, sizes: [size]) == nil) }
        #expect(
            difference(
                Array("<r>é</r>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
                charset: .utf16LittleEndian
            ) == nil
        )
    }

    /// What a head says of a text that goes on depends on what libxml2 has written of it.
    @Test func theRestOfARecordStreamIsThatOfLibXML2() throws {
        let text = "<f><t>a</t>" + String(repeating: "0123456789", count: 50)
        func rest(_ usesTokenizer: Bool) throws -> [String] {
            let parser = try Parser(usesTokenizer: usesTokenizer)
            parser.state.pointee.records = RecordMarks(.name(XML.Name(nil, "e")))
            text.utf8.withContiguousStorageIfAvailable { try? parser.take($0) }
            return parser.rest.listing
        }
        #expect(try rest(true) == rest(false))
    }

    /// The end of a slice in which something was found counts alone.
    @Test func whatIsNotCompleteIsCountedAsByLibXML2() throws {
        let limits = XML.Limits(valueLength: 65_536)
        func fill(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        for pieces in [
            ["<r>", "<a k='\(fill("x", 60_000))", "'/><b k='\(fill("y", 10_000))", "' é=''/></r>"],
            ["<r><a>", "</a\(fill(" ", 40_000))><b/>", fill("x", 30_000), "</r>"],
        ] {
            let isSame = difference(Array(pieces.joined().utf8), sizes: pieces.map(\.utf8.count), limits: limits) == nil
            #expect(isSame, "\(pieces[0])")
        }
        let pieces = ["<r>", "<a k='\(fill("x", 65_394))", "'/>\(fill("t", 200))", fill("u", 200)]
        func listings(_ usesTokenizer: Bool) throws -> [[String]] {
            let parser = try Parser(limits: limits, usesTokenizer: usesTokenizer)
            for piece in pieces { try Array(piece.utf8).withUnsafeBufferPointer { try parser.take($0) } }
            let rest = parser.rest.listing
            try Array("v</r>".utf8).withUnsafeBufferPointer { try parser.take($0) }
            try parser.finish()
            return [rest, parser.makeTape().listing]
        }
        #expect(try listings(true) == listings(false))
    }

    /// libxml2 would refuse them after twenty megabytes, from wherever it began.
    @Test(.timeLimit(.minutes(5))) func manyLongNamespaces() throws {
        let long = String(repeating: "x", count: 990)
        let document = Array(
            ("<r>" + (0..<23_000).map { "<a xmlns='u:\($0 + 1_000_000)\(long)'/>" }.joined() + "</r>").utf8
        )
        #expect(difference(document) == nil)
        document.withUnsafeBufferPointer { #expect(Judgement($0, usesTokenizer: false).error == nil) }
    }

    /// To write the part of the text, libxml2 would move the memory from which the second record is read.
    @Test(arguments: [false, true]) func theHeadAmidRecordsLeavesTheirMemoryInPlace(_ usesTokenizer: Bool) throws {
        struct Head: Decodable {
            var title: String
        }
        let place = XML.RecordPlace.name(XML.Name(nil, "e"))
        let reader = try XML.RecordReader<String>(place, XML.Decoder(), usesTokenizer: usesTokenizer) {
            try $0.decode(String.self, at: $1, by: .none)
        }
        let long = String(repeating: "x", count: 100)
        let start = "<f><title>t</title><e>1</e><e>\(long)</e>"
        var (texts, titles): ([String], [String]) = ([], [])
        try reader.read((start + String(repeating: " ", count: 100_000)).utf8) {
            titles.append(try reader.head(Head.self).title)
            texts.append($0)
        }
        #expect(texts == ["1", long])
        #expect(titles == ["t", "t"])
        try reader.read("<e>3</e></f>".utf8) { texts.append($0) }
        try reader.finish { texts.append($0) }
        #expect(texts == ["1", long, "3"])
        #expect(try reader.head(Head.self).title == "t")
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String { String(repeating: "0", count: count - self.count) + self }
}
