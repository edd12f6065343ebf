import Testing

@testable import gapi

@Suite("JSONPath")
struct JSONPathTests {
    @Test(
        arguments: [
            ("a", [.member("a")]),
            ("items[3].owner.name", [.member("items"), .element(3), .member("owner"), .member("name")]),
            ("[0][1]", [.element(0), .element(1)]),
            (#"paths."/v1/{a.b}".get"#, [.member("paths"), .member("/v1/{a.b}"), .member("get")]),
            (#""a\"b\\"[2]"#, [.member(#"a"b\"#), .element(2)]),
            (#""""#, [.member("")]),
            ("été $ref", [.member("été $ref")]),
        ] as [(String, [JSONPath.Step])]
    )
    func pathsAreStepsAndAreWrittenTheSameWay(_ text: String, _ steps: [JSONPath.Step]) throws {
        let path = try JSONPath(parsing: text)
        #expect(path.steps == steps)
        #expect(path.description == text)
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[1", "a[99999999999999999999]", "a]", #""a"#,
        #"a"b""#,
        #""a"b"#, "a[0]b", "a.[0]", #""\x""#, "\"",
    ])
    func whatIsNoPathIsRefused(_ text: String) {
        #expect(throws: JSONPath.ParsingError.self) { try JSONPath(parsing: text) }
    }
}
