import AsyncXML
import Testing

@Suite("XML.Document")
struct DocumentTests {
    @Test func whatStandsAroundTheRootIsKept() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!--a-->
            <!DOCTYPE r SYSTEM "r.dtd">
            <?p d?>
            <r/>
            <!--b-->

            """
        var document = try XML.Document(parsing: text)
        #expect(document.documentType == "r SYSTEM \"r.dtd\"")
        #expect(document.prolog == [.comment("a"), .instruction(target: "p", data: "d")])
        #expect(document.epilog == [.comment("b")])
        #expect(document.description == text)
        document.epilog = []
        #expect(
            document.description == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE r SYSTEM "r.dtd">
                <!--a-->
                <?p d?>
                <r/>

                """
        )
    }

    @Test func aQuoteBeforeACombiningMarkIsAQuoteOfTheDocumentType() throws {
        let type = "r SYSTEM '\"\u{301}'"
        let document = try XML.Document(parsing: "<!DOCTYPE \(type)><r/>")
        #expect(document.documentType == type)
        #expect(try XML.Document(parsing: document.encoded()) == document)
    }

    @Test func aDocumentCanBeMade() throws {
        let document = XML.Document(
            root: XML.Element(XML.Name(nil, "r"), text: "é"),
            prolog: [.comment("c"), .text("no")]
        )
        #expect(
            try document.encoded()
                == Array(
                    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!--c-->\n<r>é</r>\n".utf8
                )
        )
        #expect(try XML.Document(parsing: document.encoded()).root == document.root)
    }

    @Test func theTransportsCharsetCounts() throws {
        let bytes = Array("<?xml version='1.0' encoding='koi8-r'?><r>".utf8) + [0xC1] + Array("</r>".utf8)
        #expect(try XML.Document(parsing: bytes).root.text == "а")
        #expect(try XML.Document(parsing: bytes, charset: XML.Charset(label: "windows-1251")).root.text == "Б")
        #expect(throws: XML.Error.self) { try XML.Document(parsing: bytes, charset: .utf8) }
        let text = "<?xml version='1.0' encoding='koi8-r'?><r>é</r>"
        #expect(try XML.Document(parsing: text).root.text == "é")
    }

    @Test(arguments: [
        ("", XML.Error.Code.unexpectedEnd), ("<a>", .unexpectedEnd), ("<a></b>", .syntax), ("<a/><b/>", .syntax),
        ("<p:a/>", .undeclaredPrefix), ("<a>&x;</a>", .undefinedEntity),
        ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", .documentTypeRefused),
        ("<?xml version='1.0' encoding='bogus'?><a/>", .invalidEncoding),
    ])
    func whatIsNoDocumentThrows(_ text: String, _ code: XML.Error.Code) {
        let error = #expect(throws: XML.Error.self) { try XML.Document(parsing: Array(text.utf8)) }
        #expect(error?.code == code)
    }

    @Test(arguments: ["Shift_JIS", "koi8-r", "utf-16"])
    func malformedBytesThrowInEveryEncoding(_ label: String) {
        let head = label == "utf-16" ? [0x3C, 0, 0x61, 0] : Array("<?xml version='1.0' encoding='\(label)'?><a".utf8)
        let error = #expect(throws: XML.Error.self) { try XML.Document(parsing: head + [0xFF, 0xDC, 0xFF, 0xDC]) }
        #expect(error != nil)
    }

    @Test func prettyPrintingChangesNoText() throws {
        let text = """
            <!--c--><a><b>  x  </b><c><d/><e>1</e></c>
               <f>mixed <g><h/></g></f><i xml:space='preserve'> <j/></i><k>   </k><?p?></a>
            """
        let document = try XML.Document(parsing: text)
        let pretty = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!--c-->
            <a>
              <b>  x  </b>
              <c>
                <d/>
                <e>1</e>
              </c>
              <f>mixed <g><h/></g></f>
              <i xml:space="preserve"> <j/></i>
              <k>   </k>
              <?p?>
            </a>

            """
        #expect(try String(decoding: document.encoded(pretty: true), as: UTF8.self) == pretty)
        #expect(try XML.Document(parsing: pretty).encoded(pretty: true) == Array(pretty.utf8))
        #expect(
            try String(decoding: document.root.elements[1].encoded(pretty: true), as: UTF8.self) == """
                <c>
                  <d/>
                  <e>1</e>
                </c>
                """
        )
    }

    @Test func whatXMLCannotExpressIsRefused() throws {
        for node in [
            XML.Node.text("\u{1}"), .cdata("\u{FFFE}"), .comment("a--b"), .instruction(target: "p", data: "?>"),
            .instruction(target: "XML", data: ""), .comment("a\rb"), .instruction(target: "p", data: "a\r\nb"),
            .instruction(target: "p", data: " a"), .instruction(target: "p", data: "\n"),
        ] {
            let error = #expect(throws: XML.Error.self) {
                try XML.Document(root: XML.Element(XML.Name(nil, "a"), children: [node])).encoded()
            }
            #expect(error?.code == .illegalCharacter)
        }
        let legal = "\u{200D}\u{AD}\u{202E}😀"
        let element = XML.Element(XML.Name(nil, "a"), text: legal)
        #expect(try XML.Document(parsing: element.encoded()).root.text == legal)
    }

    @Test(arguments: ["\r", "a\rb", "a\r\nb", "\r]]>\r", "]]\r>", "]]>]]>", "\r\r"])
    func aCDATASectionIsReadAsItWasMade(_ text: String) throws {
        let element = XML.Element(XML.Name(nil, "a"), children: [.cdata(text)])
        let read = try XML.Document(parsing: element.encoded()).root
        #expect(read.text.utf8.elementsEqual(text.utf8))
        #expect(read == element)
    }

    @Test(.timeLimit(.minutes(5))) func sixtyFourParsesAtOnceSeeNothingOfEachOther() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<64 {
                group.addTask {
                    let charset = number.isMultiple(of: 2) ? "shift_jis" : "koi8-r"
                    let text =
                        "<?xml version='1.0' encoding='\(charset)'?><r xmlns='u\(number)'>"
                        + String(repeating: "<e n='\(number)'>x</e>", count: 300) + "</r>"
                    var document = try XML.Document(parsing: Array(text.utf8))
                    document.root["e"]?.text = "changed"
                    let path = try XML.XPath("//u:e[@n='\(number)']", namespaces: ["u": "u\(number)"])
                    #expect(try path.elements(in: document).count == 300)
                    #expect(try XML.Document(parsing: document.encoded()) == document)
                    let page = try XML.HTML.parse(Array("<p>\(number)<br><b>x".utf8))
                    #expect(page.root.text == "\(number)x")
                }
            }
            try await group.waitForAll()
        }
    }
}
