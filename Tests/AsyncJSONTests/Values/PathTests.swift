import AsyncJSON
import Testing

@Suite("JSON.Path")
struct PathTests {
    @Test(
        arguments: [
            ("a", [.member("a")]),
            ("items[3].owner.name", [.member("items"), .element(3), .member("owner"), .member("name")]),
            ("[0][1]", [.element(0), .element(1)]),
            (#"paths."/v1/{a.b}".get"#, [.member("paths"), .member("/v1/{a.b}"), .member("get")]),
            (#""a\"b\\"[2]"#, [.member(#"a"b\"#), .element(2)]),
            (#""""#, [.member("")]),
            (#""a.\\"."\\\"b""#, [.member(#"a.\"#), .member(#"\"b"#)]),
            ("été $ref", [.member("été $ref")]),
            // A combining mark makes one character of itself and what is before it.
            ("a.\u{301}b[0].\u{301}", [.member("a"), .member("\u{301}b"), .element(0), .member("\u{301}")]),
            ("\"a.\u{301}b\".\"[\u{301}\"", [.member("a.\u{301}b"), .member("[\u{301}")]),
        ] as [(String, [JSON.Path.Step])]
    )
    func pathsAreStepsAndAreWrittenTheSameWay(_ text: String, _ steps: [JSON.Path.Step]) throws {
        let path = try JSON.Path(parsing: text)
        #expect(path.steps == steps)
        #expect(path.description == text)
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[1", "a[99999999999999999999]", "a]", #""a"#,
        #"a"b""#,
        #""a"b"#, "a[0]b", "a.[0]", #""\x""#, "\"", "a[0]\u{301}", "a]\u{301}", "a.\u{301}.",
    ])
    func whatIsNoPathIsRefused(_ text: String) {
        #expect(throws: JSON.Error.self) { try JSON.Path(parsing: text) }
    }

    @Test(.timeLimit(.minutes(5))) func aNameFullOfQuotesCostsItsLength() throws {
        let name = String(repeating: #"\""#, count: 1_000_000)
        #expect(try JSON.Path(parsing: "\"\(name)\"").steps == [.member(String(repeating: "\"", count: 1_000_000))])
        let error = #expect(throws: JSON.Error.self) { try JSON.Path(parsing: "\"\(name)") }
        #expect(error?.offset == 0)
    }

    @Test func aBadPathTellsItsPlace() {
        let error = #expect(throws: JSON.Error.self) { try JSON.Path(parsing: "été.items[x]") }
        #expect(error?.column == 10)
        #expect(error?.offset == 11)
        #expect(error?.message == "Expected a position in brackets, such as [3] before [x]")
    }

    @Test func valuesAreFoundByPath() throws {
        let value = try JSON.Value(parsing: #"{"items":[{"size":"12"},{"size":null}]}"#)
        #expect(value["items", 0, "size"]?.int64 == 12)
        #expect(value["items", 1, "size"]?.isNull == true)
        #expect(value["items", 2, "size"] == nil)
        #expect(value["items", "size"] == nil)
        #expect(try value[JSON.Path(parsing: "items[0].size")]?.string == "12")
        #expect(value[JSON.Path([])] == value)
    }

    @Test func settingAtAPathMakesWhatIsMissing() throws {
        var value = try JSON.Value(parsing: #"{"items":[{"size":"12"}],"n":1.10}"#)
        value["items", 0, "size"] = 13
        value["items", 1, "owner", "name"] = "x"
        value["new", 0] = true
        #expect(
            value.description == #"{"items":[{"size":13},{"owner":{"name":"x"}}],"n":1.10,"new":[true]}"#
        )
        value["items", 0, "size"] = nil
        value["items", 7, "size"] = nil
        value["missing", "size"] = nil
        value["items", 7] = 1
        value["items", -1] = 1
        #expect(value.description == #"{"items":[{},{"owner":{"name":"x"}}],"n":1.10,"new":[true]}"#)
        value["items", 0] = nil
        #expect(value["items"]?.description == #"[{"owner":{"name":"x"}}]"#)
    }
}
