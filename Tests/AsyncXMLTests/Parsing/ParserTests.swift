import Testing

@testable import AsyncXML

@Suite struct ParserTests {
    static let everything = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE a PUBLIC "-//X//Y" "http://example.com/x.dtd">
        <!--before-->
        <?go fast?>
        <a xmlns="urn:a" xmlns:p="urn:p" k="1&amp;2&#10;" p:k="&quot;&lt;">x&lt;y<p:b/>z<![CDATA[<c>]]>w\
        <!--in--><?pi?><q:c xmlns:q="urn:q" xmlns="">&#x1F600;</q:c>
        </a>
        <!--after-->

        """

    @Test func namesPrefixesTextsAndOrderAreRecorded() throws {
        #expect(
            try parse(Self.everything).listing == [
                "documentType a PUBLIC \"-//X//Y\" \"http://example.com/x.dtd\"",
                "comment before",
                "instruction go=fast",
                "element a {urn:a}",
                "namespace xmlns {http://www.w3.org/2000/xmlns/}=urn:a",
                "namespace xmlns:p {http://www.w3.org/2000/xmlns/}=urn:p",
                "attribute k=1&2\n",
                "attribute p:k {urn:p}=\"<",
                "text x<y",
                "element p:b {urn:p}",
                "text z",
                "cdata <c>",
                "text w",
                "comment in",
                "instruction pi=",
                "element q:c {urn:q}",
                "namespace xmlns:q {http://www.w3.org/2000/xmlns/}=urn:q",
                "namespace xmlns {http://www.w3.org/2000/xmlns/}=",
                "text 😀",
                "text \n",
                "comment after",
            ]
        )
    }

    @Test func writingGivesTheDocumentBack() throws {
        let text = try parse(Self.everything).written
        #expect(text == Self.everything.replacing("&#x1F600;", with: "😀"))
    }

    @Test(arguments: [1, 2, 3, 5, 7, 16, 100])
    func theSizeOfPiecesMakesNoDifference(pieces: Int) throws {
        let listing = try parse(Self.everything).listing
        #expect(try parse(Self.everything.utf8, pieces: pieces).listing == listing)
    }

    @Test(arguments: [1, 3, 4096])
    func encodingsAreToldByTheDocument(pieces: Int) throws {
        let text = "<r>Пр</r>"
        let units = Array(text.utf16)
        let scalars = text.unicodeScalars.map(\.value)
        let wide: [[UInt8]] = [
            units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            scalars.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 0, 0] },
            scalars.flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] },
        ]
        for bytes in wide {
            #expect(try parse(bytes, pieces: pieces).writtenRoot == text)
        }
        let declared = Array("<?xml version='1.0' encoding='koi8-r'?><r>".utf8) + [0xF0, 0xD2] + Array("</r>".utf8)
        #expect(try parse(declared, pieces: pieces).writtenRoot == text)
        let declaredWrong = Array("<?xml version='1.0' encoding='koi8-r'?>\(text)".utf8)
        #expect(try parse(declaredWrong, charset: .utf8, pieces: pieces).writtenRoot == text)
        #expect(try parse([0xEF, 0xBB, 0xBF] + declaredWrong, pieces: pieces).writtenRoot == text)
    }

    @Test func textOnBothSidesOfAnElementStaysApart() throws {
        #expect(try parse("<r><a>x</a>y</r>").listing == ["element r", "element a", "text x", "text y"])
    }

    @Test func longTextsAreOneNode() throws {
        let text = String(repeating: "a&amp;b ", count: 100_000)
        let tape = try parse("<r>\(text)</r>")
        #expect(tape.count == 3)
        #expect(tape.view.string(at: 2) == text.replacing("&amp;", with: "&"))
    }

    @Test func blankTextIsKept() throws {
        #expect(try parse("<r> <a/>\n</r>").writtenRoot == "<r> <a/>\n</r>")
    }

    @Test func lineEndsInCharacterReferencesSurvive() throws {
        let text = "<r k=\"a&#9;b&#10;c&#13;d\">e&#13;f</r>"
        #expect(try parse(text).writtenRoot == text)
    }

    /// XML 1.0, 2.11; libxml2's push parser leaves this to its caller, and hands long sections over in parts.
    @Test(arguments: [1, 2, 3, 7, 300, 4096])
    func lineEndsInCDATAAreLineFeeds(pieces: Int) throws {
        let lines = String(repeating: "123456789\r\n\r\r\n\n", count: 200)
        let tape = try parse("<r><![CDATA[\(lines)a\r]]><![CDATA[\nb]]></r>".utf8, pieces: pieces)
        let expected = String(repeating: "123456789\n\n\n\n", count: 200) + "a\n\nb"
        #expect(tape.listing == ["element r", "cdata \(expected)"])
    }

    /// Older versions of libxml2 keep a section until its end comes, refuse it above ten megabytes, and look through all of it
    /// again with each piece.
    @Test(.timeLimit(.minutes(5)), arguments: [1 << 20, 1000, 301])
    func cdataIsBoundedByTheSizeOfADocumentAlone(pieces: Int) throws {
        let content = String(repeating: "0123456789abcdef", count: 700_000)
        let tape = try parse("<r>x<![CDATA[\(content)]]>y</r>".utf8, pieces: pieces)
        #expect(tape.listing == ["element r", "text x", "cdata \(content)", "text y"])
    }

    /// The same for a section in a comment, which is none, and for beginnings and ends that are cut.
    @Test func wherePiecesOfACDATASectionAreCutMakesNoDifference() throws {
        let content = String(repeating: "é]]<![CDATA[>", count: 60)
        let text = "<r><!--<![CDATA[--><![CDATA[\(content)]]>é<![CDATA[]]]]><a/><![CDATA[\(content)]]></r>"
        let listing = try parse(text).listing
        #expect(
            listing == [
                "element r", "comment <![CDATA[", "cdata \(content)", "text é", "cdata ]]", "element a",
                "cdata \(content)",
            ]
        )
        for pieces in 1...400 { #expect(try parse(text.utf8, pieces: pieces).listing == listing) }
    }

    @Test func cdataWithItsOwnEndIsWrittenInTwoSections() throws {
        let tape = try parse("<r><![CDATA[a]]]]><![CDATA[>b]]></r>")
        #expect(tape.view.string(at: 2) == "a]]>b")
        #expect(try parse(tape.writtenRoot).listing.last == "cdata a]]>b")
    }

    @Test func deepDocumentsNeedNoStack() throws {
        let depth = 100_000
        let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        let tape = try parse(text, limits: XML.Limits(depth: depth))
        #expect(tape.count == depth + 1)
        #expect(try tape.writtenRoot.utf8.count == text.utf8.count - 2 - 1)
    }

    @Test func documentsOverTenMegabytesAreRead() throws {
        let text = String(repeating: "x", count: 21_000_000)
        #expect(try parse("<r>\(text)</r>").textCount == 21_000_000)
    }

    @Test(arguments: ["<r/>", "<r></r>", "<?xml version=\"1.0\" standalone=\"yes\"?><r/>"])
    func emptyElements(text: String) throws {
        #expect(try parse(text).writtenRoot == "<r/>")
    }

    @Test func positionsAreWhereStartTagsEnd() throws {
        let tape = try parse("<r>\n  <a/>\n  <b k='1'>\n</b></r>")
        #expect(tape.view.position(ofElement: 3).map { [$0.line, $0.column] } == [2, 5])
        #expect(tape.view.position(ofElement: 5).map { [$0.line, $0.column] } == [3, 11])
    }

    @Test func copiedSubtreesAreTheSame() throws {
        let tape = try parse(Self.everything)
        var builder = TapeBuilder(names: tape.names)
        builder.append(subtree: try #require(tape.view.root), of: tape.view) { $0 }
        #expect(try builder.finish().writtenRoot == tape.writtenRoot)
    }

    @Test func removedRecordsLeaveTheRestAsItWas() throws {
        let parser = try Parser()
        parser.state.pointee.records = RecordMarks(.name(XML.Name(nil, "e")))
        let text = "<f><h k='v'>x</h><e>1<i/></e><e>2<i/></e><g>t"
        text.utf8.withContiguousStorageIfAvailable { try? parser.take($0) }
        #expect(parser.state.pointee.records.complete.map(\.element) == [5, 8])
        parser.removeRecords()
        "<j/>u</g></f>".utf8.withContiguousStorageIfAvailable { try? parser.take($0) }
        try parser.finish()
        #expect(try parser.makeTape().writtenRoot == "<f><h k=\"v\">x</h><g>t<j/>u</g></f>")
    }
}
