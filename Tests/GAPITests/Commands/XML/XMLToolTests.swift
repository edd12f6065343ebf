import ArgumentParser
import AsyncXML
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi xml")
struct XMLToolTests {
    private let output = Output()
    private let errors = Output()

    /// A tool whose standard input has this document, a byte at a time.
    private func tool(_ document: String = "") -> XMLTool {
        XMLTool(output: output.console(), errors: errors.console()) { each in
            let bytes = Array(document.utf8)
            for index in bytes.indices { try each(bytes[index...index]) }
        }
    }

    /// A file with a document, for as long as `body` runs.
    private func withFile(_ document: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }

    @Test func checkSaysNothingAboutGoodDocuments() throws {
        try withFile("<?xml version='1.0'?><a xmlns:b='u'><b:c d='é'/></a>\n") { try tool("<a/>").check(["-", $0]) }
        #expect(output.text.isEmpty)
        #expect(errors.text.isEmpty)
    }

    @Test func checkTellsFileLineAndColumnOfEachBadDocument() throws {
        try withFile("<a>\n  <b></c>\n</a>") { file in
            #expect(throws: ExitCode(1)) { try tool("<a").check(["-", file]) }
            let lines = errors.text.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("<stdin>:1:") == true)
            #expect(lines.last?.hasPrefix("\(file):2:") == true)
        }
        #expect(output.text.isEmpty)
    }

    @Test(arguments: ["", "<a", "<a></a", "<a/><b/>", "<x:a/>", "<a>&e;</a>", "<!DOCTYPE a [<!ENTITY e 'x'>]><a/>"])
    func badDocumentsAreBadForEveryCommand(_ document: String) {
        #expect(throws: ExitCode(1)) { try tool(document).check(["-"]) }
        #expect(throws: ExitCode(1)) { try tool(document).roundTrip("-") }
        #expect(throws: ExitCode(1)) { try tool(document).format("-") }
        #expect(throws: ExitCode(1)) { try tool(document).canonicalize("-", as: .inclusive()) }
        #expect(throws: ExitCode(1)) { try tool(document).query(XML.XPath("/"), in: "-") }
        #expect(output.text.isEmpty)
        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 5 && lines.allSatisfy { $0 == lines[0] })
    }

    @Test func checkGoesOnAfterAFileThatCannotBeRead() {
        #expect(throws: ExitCode(66)) { try tool("<a>").check(["/does/not/exist.xml", "/", "-"]) }
        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "/does/not/exist.xml: No such file or directory")
        #expect(lines.last?.hasPrefix("<stdin>:1:") == true)
    }

    @Test func roundTripKeepsPrefixesOrderCDATACommentsAndInstructions() throws {
        let document = """
            <?style x?>
            <!--a-->
            <p:a xmlns:p="u" z="1" b="2">
             <![CDATA[<&]]>&lt;<?do it?><q:c xmlns:q="u"/><!-- c --></p:a>
            <!--e-->

            """
        try tool(document).roundTrip("-")
        try withoutDeclaration { #expect($0 == document) }
    }

    @Test func formatIndentsElementsButNotText() throws {
        try tool("<a><b><c/></b><d>x<e/></d></a>").format("-")
        try withoutDeclaration { #expect($0 == "<a>\n  <b>\n    <c/>\n  </b>\n  <d>x<e/></d>\n</a>\n") }
    }

    @Test(arguments: ["check", "format", "roundtrip", "c14n", "query"])
    func peopleSeeThatADocumentIsRead(command: String) async throws {
        let path = try XML.XPath("//b")
        let seen = try await SteppingClock.seen {
            switch command {
            case "check": try tool("<a><b/></a>").check(["-"])
            case "format": try tool("<a><b/></a>").format("-")
            case "roundtrip": try tool("<a><b/></a>").roundTrip("-")
            case "c14n": try tool("<a><b/></a>").canonicalize("-", as: .inclusive())
            default: try tool("<a><b/></a>").query(path, in: "-")
            }
        }
        #expect(seen.hasPrefix("\r   reading <stdin>: 1 s\u{1B}[K"), "\(seen)")
        #expect(seen.hasSuffix("\r\u{1B}[K"), "\(seen)")
    }

    @Test func canonicalFormsHaveNoLineBreakAtTheEnd() throws {
        let document = "<?xml version='1.0'?>\n<a xmlns:u='urn:u' z='1' b='2'><!--c--><b/></a>\n"
        try tool(document).canonicalize("-", as: .inclusive())
        #expect(output.text == #"<a xmlns:u="urn:u" b="2" z="1"><b></b></a>"#)
    }

    @Test func exclusiveFormsDeclareWhatIsUsed() throws {
        let document = "<a xmlns:u='urn:u' z='1' b='2'><!--c--><b/></a>"
        try tool(document).canonicalize("-", as: .exclusive(keepsComments: true))
        #expect(output.text == #"<a b="2" z="1"><!--c--><b></b></a>"#)
    }

    @Test(arguments: [
        ("//p:b/@c", "1\n2\n"), ("//p:b[2]/text()", "two\n"), ("count(//p:b)", "2\n"), ("string(//p:b)", "one\n"),
        ("boolean(//p:x)", "false\n"), ("//p:b[1]", "<b xmlns=\"u\" c=\"1\">one</b>\n"), ("//comment()", "hi\n"),
    ])
    func queryWritesAMatchALine(_ expression: String, _ expected: String) throws {
        let document = "<a xmlns='u'><b c='1'>one</b><!--hi--><b c='2'>two</b></a>"
        try tool(document).query(XML.XPath(expression, namespaces: ["p": "u"]), in: "-")
        #expect(output.text == expected)
    }

    @Test func queryWithoutMatchesFails() {
        #expect(throws: ExitCode(1)) { try tool("<a xmlns='u'/>").query(XML.XPath("//a"), in: "-") }
        #expect(output.text.isEmpty && errors.text.isEmpty)
    }

    @Test func queryTellsWhatCannotBeEvaluated() {
        #expect(throws: ExitCode(1)) { try tool("<a/>").query(XML.XPath("nothing()"), in: "-") }
        #expect(output.text.isEmpty && errors.text.hasPrefix("<stdin>: "))
    }

    @Test(arguments: [
        ["xml", "c14n", "a", "b"], ["xml", "query", "-"], ["xml", "query", "-", "a", "--ns", "b"],
        ["xml", "query", "-", "a", "--ns", "=b"], ["xml", "query", "-", "//"],
        ["xml", "query", "-", "x:a"], ["xml", "x"],
    ])
    func wrongArgumentsAreUsageErrors(_ arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try Gapi.parseAsRoot(arguments) }
        #expect(error.map { Gapi.exitCode(for: $0) } == ExitCode(64))
    }

    @Test func argumentsReachTheirCommand() throws {
        let check = try #require(try Gapi.parseAsRoot(["xml", "check"]) as? XMLCheckCommand)
        #expect(check.files == ["-"])
        let canonical = try #require(try Gapi.parseAsRoot(["xml", "c14n", "a", "--exclusive"]) as? XMLCanonicalCommand)
        #expect(canonical.file == "a" && canonical.form == .exclusive())
        let query = try #require(
            try Gapi.parseAsRoot(["xml", "query", "a", "//b:c", "--ns", "b=u=v", "--ns", "d=e"]) as? XMLQueryCommand
        )
        #expect(try query.path() == XML.XPath("//b:c", namespaces: ["b": "u=v", "d": "e"]))
    }

    /// The output without the declaration in front.
    private func withoutDeclaration(_ body: (String) throws -> Void) throws {
        let declaration = try #require(output.text.firstRange(of: "?>\n"))
        #expect(output.text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\""))
        try body(String(output.text[declaration.upperBound...]))
    }
}
