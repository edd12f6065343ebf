import Testing

@testable import AsyncXML

/// Each of these is a trap of libxml2 or an attack on it.
@Suite struct SafetyTests {
    private func code(_ text: String, limits: XML.Limits = XML.Limits()) -> XML.Error.Code? {
        do {
            _ = try parse(text, limits: limits)
            return nil
        } catch {
            return error.code
        }
    }

    static let billionLaughs = """
        <!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><l>&c;</l>
        """

    /// libxml2 reports such an error with another pointer than all others.
    static let invalidDeclaration = "<!DOCTYPE r [<!ATTLIST r k (a|a) #IMPLIED>]><r/>"

    @Test func declarationsThatAreNotValidAreAllowedWhereDeclarationsAre() {
        #expect(code(Self.invalidDeclaration, limits: XML.Limits(allowsDeclarations: true)) == nil)
    }

    @Test(arguments: [
        billionLaughs,
        "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><r>&x;</r>",
        "<!DOCTYPE r [<!ATTLIST r k CDATA \"v\">]><r/>",
        "<!DOCTYPE r [<!ELEMENT r ANY>]><r/>",
        "<!DOCTYPE r [<!NOTATION n SYSTEM \"x\">]><r/>",
        "<!DOCTYPE r [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\"> %p;]><r/>",
        "<!DOCTYPE r [%p;]><r/>", invalidDeclaration,
    ])
    func declarationsAreRefused(text: String) {
        #expect(code(text) == .documentTypeRefused)
    }

    @Test(arguments: [billionLaughs, billionLaughs.replacing("<l>&c;</l>", with: "<l k=\"&c;\"/>")])
    func declaredEntitiesStayUndefinedWhereDeclarationsAreAllowed(text: String) {
        #expect(code(text, limits: XML.Limits(allowsDeclarations: true)) == .undefinedEntity)
    }

    @Test func externalEntitiesAreNotLoadedWhereDeclarationsAreAllowed() {
        let text = "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><r>&x;</r>"
        #expect(code(text, limits: XML.Limits(allowsDeclarations: true)) == .undefinedEntity)
    }

    @Test func defaultAttributesAreNotAdded() throws {
        let text = "<!DOCTYPE r [<!ATTLIST r k CDATA \"v\" l CDATA #IMPLIED>]><r l=\"1\"/>"
        #expect(try parse(text, limits: XML.Limits(allowsDeclarations: true)).writtenRoot == "<r l=\"1\"/>")
    }

    @Test(arguments: ["xmlns CDATA 'u'", "xmlns:p CDATA #FIXED 'u'", "k CDATA #IMPLIED xmlns CDATA 'u'"])
    func aNamespaceThatOnlyADocumentTypeDeclaresIsRefused(attributes: String) {
        let text = "<!DOCTYPE r [<!ATTLIST r \(attributes)>]><r><a/></r>"
        #expect(code(text, limits: XML.Limits(allowsDeclarations: true)) == .documentTypeRefused)
    }

    @Test func otherDeclarationsOfAttributesChangeNoNames() throws {
        let attributes = "xmlns CDATA #IMPLIED xmlnsk CDATA 'v' k NMTOKENS #IMPLIED"
        let tape = try parse(
            "<!DOCTYPE r [<!ATTLIST r \(attributes)>]><r k=' a  b '/>",
            limits: XML.Limits(allowsDeclarations: true)
        )
        // The spaces: XML 1.0, section 3.3.3.
        #expect(try tape.writtenRoot == "<r k=\"a b\"/>")
    }

    @Test func commentsOfADocumentTypeAreNotThoseOfTheDocument() throws {
        let text = "<!DOCTYPE r [<!--c--><?p i?>]><!--d--><r/>"
        #expect(try parse(text).listing == ["documentType r", "comment d", "element r"])
    }

    @Test(arguments: [
        "<r>&nbsp;</r>", "<r k=\"&nbsp;\"/>",
        "<!DOCTYPE r SYSTEM \"x.dtd\"><r>a&nbsp;b</r>",
        "<!DOCTYPE r SYSTEM \"x.dtd\"><r k=\"a&nbsp;b\"/>",
    ])
    func undefinedEntitiesAreErrors(text: String) {
        #expect(code(text) == .undefinedEntity)
    }

    @Test func referencesInAttributesAreResolved() throws {
        let tape = try parse("<r k=\"x&amp;y&lt;&gt;&quot;&apos;&#38;&#x20AC;\"/>")
        #expect(tape.view.string(at: 2) == "x&y<>\"'&€")
    }

    @Test(arguments: ["<p:r/>", "<r p:k=\"1\"/>", "<r><a xmlns:p=\"u\"/><p:b/></r>"])
    func undeclaredPrefixesAreErrors(text: String) {
        #expect(code(text) == .undeclaredPrefix)
    }

    @Test(arguments: [
        "<r k='1' k='2'/>", "<r xmlns:a='u' xmlns:b='u' a:k='1' b:k='2'/>", "<a></b>", "<a/><b/>", "x<a/>", "<a/>x",
        "<a b/>", "<a b=c/>", "<a b='<'/>", "<a>]]></a>", "<1/>", "<a>&</a>", "<a>&#0;</a>", "<a>\u{1}</a>",
        "<!-- -- --><a/>", "<a xmlns:xml='u'/>", "<a xmlns:p=''/>", "<a:b:c xmlns:a='u'/>",
    ])
    func malformedDocumentsAreSyntaxErrors(text: String) {
        #expect(code(text) == .syntax)
    }

    @Test(arguments: ["", " ", "<", "<a", "<a>", "<a><b/>", "<a><!-- ", "<a><![CDATA[x", "<a>x</a", "<?xml"])
    func endsTooEarly(text: String) {
        #expect(code(text) == .unexpectedEnd)
    }

    @Test(arguments: [
        [0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E], [0x3C, 0x61, 0x3E, 0xC0, 0x80, 0x3C, 0x2F, 0x61, 0x3E],
    ])
    func malformedUTF8IsAnEncodingError(bytes: [UInt8]) {
        #expect(throws: XML.Error.self) { try parse(bytes) }
        do { _ = try parse(bytes) } catch { #expect(error.code == .invalidEncoding) }
    }

    /// libxml2 2.9 lets the first two pass.
    @Test(arguments: [[0xC1, 0xA3], [0xE0, 0x80, 0xA3], [0xFF], [0xED, 0xA0, 0x80]])
    func malformedUTF8InCDATAIsAnEncodingErrorOfOneLine(bytes: [UInt8]) {
        do {
            _ = try parse(Array("<a><![CDATA[".utf8) + bytes + Array("]]></a>".utf8))
            Issue.record("is not UTF-8")
        } catch {
            #expect(error.code == .invalidEncoding)
            #expect(!error.message.contains("\n") && !error.message.hasSuffix("!"))
        }
    }

    @Test func malformedBytesOfOtherEncodingsAreErrorsAtTheirPlace() {
        do {
            _ = try parse(
                Array("<?xml version='1.0' encoding='shift_jis'?>\n<a>\n<b/>".utf8) + [0x82, 0x20, 0x3C, 0x2F]
            )
            Issue.record("is not Shift_JIS")
        } catch {
            #expect(error.code == .invalidEncoding)
            #expect(error.line == 3 && error.path == "a")
        }
    }

    @Test func unknownEncodingsAreErrors() {
        #expect(code("<?xml version='1.0' encoding='x-nonsense'?><r/>") == .invalidEncoding)
    }

    // MARK: Limits

    @Test func depth() {
        let text = String(repeating: "<a>", count: 100_000)
        #expect(code(text) == .depthExceeded)
        #expect(code(text, limits: XML.Limits(depth: 1000)) == .depthExceeded)
        #expect(code("<a><b><c/></b></a>", limits: XML.Limits(depth: 2)) == .depthExceeded)
        #expect(code("<a><b/><b/></a>", limits: XML.Limits(depth: 2)) == nil)
    }

    @Test func attributes() {
        let text = "<a \((0..<20).map { "k\($0)='' " }.joined())/>"
        #expect(code(text, limits: XML.Limits(attributes: 19)) == .attributesExceeded)
        #expect(code(text, limits: XML.Limits(attributes: 20)) == nil)
    }

    @Test(arguments: ["<a k='%'/>", "<a><!--%--></a>", "<a><?p %?></a>"])
    func tenMegabyteValues(text: String) {
        let text = text.replacing("%", with: String(repeating: "x", count: 10_500_000))
        #expect(code(text) == .lengthExceeded)
        #expect(code(text, limits: XML.Limits(valueLength: 11_000_000)) == nil)
    }

    @Test(arguments: [false, true]) func whiteSpaceAroundTheRootIsNoTag(_ usesTokenizer: Bool) {
        func code(_ text: String) -> XML.Error.Code? {
            let bytes = Array(text.utf8)
            return bytes.withUnsafeBufferPointer { Judgement($0, usesTokenizer: usesTokenizer).error?.code }
        }
        let comment = "<!--\(String(repeating: "x", count: 1_200_000))-->"
        for space in [String(repeating: " \r\n", count: 400_000), String(repeating: "\r", count: 1_200_000)] {
            #expect(code("\(space)<a/>\(space)") == nil)
            #expect(code("<?xml version='1.0'?>\(space)<!--x-->\(space)<a/>\(space)<!--x-->\(space)") == nil)
            #expect(code("\(space)\(comment)<a/>") == .lengthExceeded)
            #expect(code("<a/>\(space)\(comment)") == .lengthExceeded)
            #expect(code("<a\(space)/>") == .lengthExceeded)
        }
    }

    @Test func lengthOfNames() {
        let name = String(repeating: "n", count: 5000)
        #expect(code("<\(name)/>") == .lengthExceeded)
        #expect(code("<a \(name)=''/>") == .lengthExceeded)
        #expect(code("<\(name)/>", limits: XML.Limits(nameLength: 5000)) == nil)
    }

    /// Of an element that is refused nothing is left that would name what is not there.
    @Test(arguments: [
        "<%/>", "<% %=''/>", "<a %=''/>", "<a><b x='1' y='2' %=''/></a>", "<a xmlns:%='u'/>",
        "<a><b xmlns:p='u' xmlns:%='u'/></a>",
        "<a xmlns='%'/>", "<?% x?><a/>", "<a><?%?></a>", "<a><b/><b><%:c xmlns:%='u'/></b></a>",
        "<a><b/><b x='1' %=''/></a>", "<a><c><b/> </c><b/> <b %=''><b/></b></a>",
    ])
    func aNameThatIsTooLongLeavesNothingBehind(text: String) throws {
        struct Anything: Decodable {}
        let text = text.replacing("%", with: String(repeating: "n", count: 5000))
        #expect(code(text) == .lengthExceeded)
        for place in [XML.RecordPlace.depth(1), .name(XML.Name(nil, "b"))] {
            let reader = try XML.RecordReader(Anything.self, at: place)
            #expect(error { try reader.read(text.utf8) { _ in } }?.code == .lengthExceeded)
            #expect(reader.root?.local == (text.hasPrefix("<a><") ? "a" : nil))
            _ = try? reader.head(Anything.self)
            #expect(error { try reader.finish { _ in } }?.code == .lengthExceeded)
        }
    }

    @Test func prefixesThatAreDeclaredAreNames() {
        let text = "<a>\((0..<100).map { "<b xmlns:n\($0)='u'/>" }.joined())</a>"
        #expect(code(text, limits: XML.Limits(names: 100)) == .sizeExceeded)
        #expect(code(text, limits: XML.Limits(names: 102)) == nil)
    }

    /// Each name would be looked for among all of them.
    @Test(.timeLimit(.minutes(5))) func namespacesInForceAreLimited() {
        func tag(_ number: Int, _ count: Int) -> String {
            "<a \((0..<count).map { "xmlns:p\(number)-\($0)='u'" }.joined(separator: " "))>"
        }
        let nested = (0..<255).map { tag($0, 1000) }.joined()
        #expect(code("<r xmlns:q='v'>" + nested + String(repeating: "<q:x/>", count: 100_000)) == .attributesExceeded)
        let limits = XML.Limits(namespaces: 8)
        #expect(code("\(tag(0, 4))\(tag(1, 4))</a></a>", limits: limits) == nil)
        #expect(code("\(tag(0, 4))\(tag(1, 4))<b xmlns='u'/></a></a>", limits: limits) == .attributesExceeded)
        #expect(code("<r>" + (0..<50).map { tag($0, 8) + "<b/></a>" }.joined() + "</r>", limits: limits) == nil)
    }

    @Test func namespacesOfEndedElementsAreForgottenByACheckerToo() throws {
        let checker = try XML.Checker(limits: XML.Limits(namespaces: 3))
        try checker.read("<r xmlns:a='a' xmlns:b='b'>".utf8)
        for _ in 0..<100 {
            try checker.read("<a:e xmlns:c='c'>".utf8)
            try checker.read("</a:e>".utf8)
        }
        try checker.read("</r>".utf8)
        try checker.finish()
    }

    /// If each of them asked for its path, this would take 10¹⁰ steps: 16,000 times over the 600,000 elements before theirs.
    ///
    /// libxml2 goes on after an undefined entity only if an external subset, which nobody reads, might define it. And it
    /// gets nothing behind the slice of the first failure, so all of them are in one slice.
    @Test(.timeLimit(.minutes(5))) func referencesAfterAFailureCostNothing() {
        var text = "<!DOCTYPE r SYSTEM 'x'><r>" + String(repeating: "<a/>", count: 600_000)
        text += String(repeating: " ", count: Parser.slice * 5 / 4 - text.utf8.count % Parser.slice)
        text += "<a>" + String(repeating: "&e;", count: 16_000) + "</a></r>"
        #expect(code(text) == .undefinedEntity)
    }

    @Test func limitsOfAnySizeHold() throws {
        let most = XML.Limits(
            depth: .max,
            attributes: .max,
            namespaces: .max,
            nameLength: .max,
            valueLength: .max,
            size: .max,
            nodes: .max,
            names: .max
        )
        #expect(code("<a b='c'>t<!--d--><![CDATA[e]]><f xmlns='u'/></a>", limits: most) == nil)
        #expect(try XML.HTML.parse("<p a=b>t<!--c-->", limits: most).root.text == "t")
        let least = XML.Limits(
            depth: 0,
            attributes: 0,
            namespaces: 0,
            nameLength: 0,
            valueLength: 0,
            size: 0,
            nodes: 0,
            names: 0
        )
        #expect(code("<a/>", limits: least) == .sizeExceeded)
        let negative = XML.Limits(
            depth: .min,
            attributes: .min,
            namespaces: .min,
            nameLength: .min,
            valueLength: .min,
            size: .min,
            nodes: .min,
            names: .min
        )
        #expect(code("<a/>", limits: negative) == .sizeExceeded)
    }

    @Test func size() {
        let text = "<a>\(String(repeating: "x", count: 100_000))</a>"
        #expect(code(text, limits: XML.Limits(size: 100_000)) == .sizeExceeded)
        #expect(code(text, limits: XML.Limits(size: 100_007)) == nil)
    }

    @Test func nodes() {
        let text = "<a>\(String(repeating: "<b/>", count: 98))</a>"
        #expect(code(text, limits: XML.Limits(nodes: 99)) == .sizeExceeded)
        #expect(code(text, limits: XML.Limits(nodes: 100)) == nil)
    }

    @Test func names() {
        let text = "<a>\((0..<100).map { "<b\($0)/>" }.joined())</a>"
        #expect(code(text, limits: XML.Limits(names: 100)) == .sizeExceeded)
        #expect(code(text, limits: XML.Limits(names: 101)) == nil)
    }

    @Test func errorsSayWhere() throws {
        do {
            _ = try parse("<feed>\n <entry/>\n <entry>\n  <x></y>\n </entry></feed>")
            Issue.record("is not well-formed")
        } catch {
            #expect(error.line == 4)
            #expect(error.path == "feed/entry[2]/x")
        }
    }

    @Test func sixtyFourParsesAtOnceAgree() async throws {
        let text = "<feed>\(String(repeating: "<entry k='1'>x&amp;<p:y xmlns:p='u'/></entry>", count: 500))</feed>"
        let listing = try parse(text).listing
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for pieces in 1...64 {
                group.addTask { try parse(text.utf8, pieces: pieces * 50).listing == listing }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}
