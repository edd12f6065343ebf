import GAPIDescription
import Testing

@testable import GAPIGenerator

@Suite struct NamerTests {
    @Test(arguments: [
        ("storage_class", "StorageClass"), ("File", "File"), ("GoogleApi__HttpBody", "GoogleApiHttpBody"),
        ("V1_2", "V1_2"),
        ("240p", "_240p"), ("", "Schema"), ("🦜", "Schema"), ("a.b-c", "ABC"), ("url", "Url"),
    ])
    func types(name: String, type: String) { #expect(Namer.type(name) == type) }

    @Test(arguments: [
        ("IPProtocol", "ipProtocol"), ("RAM", "ram"), ("end-date", "endDate"), ("@type", "type"), ("_type", "type"),
        ("URLs", "urls"), ("options.requestedPolicyVersion", "optionsRequestedPolicyVersion"), ("$ref", "ref"),
        ("PAGE_BREAK", "pageBreak"), ("H264Settings", "h264Settings"), ("aB", "aB"), ("v1_2", "v1_2"),
        ("start-index", "startIndex"),
        ("EAN_13", "ean13"), ("", "member"),
    ])
    func members(name: String, member: String) { #expect(Namer.member(name) == member) }

    @Test func keywordsAreEscapedWhereTheyAreUsed() {
        #expect(Namer.escaped("in") == "`in`")
        #expect(Namer.escaped("await") == "`await`")
        #expect(Namer.escaped("unsafe") == "`unsafe`")
        #expect(Namer.escaped("inner") == "inner")
    }

    @Test func takenNamesGetNumbersAndReservedOnesASuffix() {
        var scope = NameScope(reserved: ["none"])
        #expect(scope.claim("a", orWith: "Value") == "a")
        #expect(scope.claim("a", orWith: "Value") == "a_2")
        #expect(scope.claim("a_2", orWith: "Value") == "a_2_2")
        #expect(scope.claim("a", orWith: "Value") == "a_3")
        #expect(scope.claim("none", orWith: "Value") == "noneValue")
    }

    @Test(arguments: [
        ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb\r", #""a\nb\u{d}""#),
        ("\u{202e}é", #""\u{202e}\u{e9}""#),
        (#"\(x)"#, #""\\(x)""#),
    ])
    func literals(text: String, literal: String) { #expect(Literal.string(text) == literal) }

    @Test(
        arguments: [
            ("b/{bucket}/o", ["bucket"]), ("v1/{+name}:cancel", ["name"]), ("", []), ("/a", nil), ("a/../b", nil),
            ("a//b", nil),
            ("{", nil), ("{}", nil), ("a?b", nil), ("a/%2e%2e", nil), ("{a b}", nil), ("a\nb", nil),
        ] as [(String, [String]?)]
    )
    func paths(path: String, variables: [String]?) { #expect(PathTemplate(checking: path)?.variables == variables) }
}
