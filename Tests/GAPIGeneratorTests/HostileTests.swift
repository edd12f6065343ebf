import AsyncJSON
import GAPIDescription
import GAPIGenerator
import Testing

/// Whatever a description says, what comes out is plain Swift in plainly named files.
@Suite struct HostileTests {
    @Test(arguments: Fixtures.names)
    func namesArePlainAndSourceIsBalanced(name: String) throws {
        #expect(SourceCheck.problems(of: try Fixtures.output(name)) == [])
    }

    @Test(arguments: [
        "let a = \"b", "let a = \"\\(b)\"", "let a = \"\"\"", "let a = 1 // b", "let a = 1 /* b", "let a = [1)", "}",
        "{",
        "let ä = 1", "let a = \"\u{202E}\"", "/// a\u{2028}b", "// a\rb", "/// a\u{202E}b", "#if a",
    ])
    func theCheckFindsWhatIsNotPlain(text: String) {
        #expect(!SourceCheck.problems(of: "struct A {}\n\(text)\n").isEmpty)
    }

    @Test func textOfDocumentsStaysInLiteralsAndComments() throws {
        for line in try Fixtures.output("Hostile").text.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("//") { continue }
            #expect(line.allSatisfy { $0.isASCII && ($0 == " " || !$0.isWhitespace) }, "\(line)")
            // Outside of its literals, no line has anything that the document says.
            var outside = ""
            var isInside = false
            var isEscaped = false
            for character in code {
                if isInside, isEscaped { isEscaped = false; continue }
                if isInside, character == "\\" { isEscaped = true; continue }
                if character == "\"" { isInside.toggle(); continue }
                if !isInside { outside.append(character) }
            }
            #expect(!isInside, "\(line)")
            #expect(!outside.contains("fatalError()") && !outside.contains("import Evil"), "\(line)")
        }
    }

    @Test func literalsInterpolateNothing() throws {
        #expect(try !Fixtures.output("Hostile").text.replacing("\\\\", with: "").contains("\\("))
    }

    @Test func aChainOfReferencesOfAnyLengthIsFollowed() throws {
        let count = 100_000
        var schemas = (0..<count).map { #""S\#($0)":{"$ref":"S\#($0 + 1)"}"# }
        schemas.append(#""S\#(count)":{"type":"object","properties":{"a":{"type":"string"}}}"#)
        let output = try Fixtures.output(json: document(schemas: schemas, response: "S0"))
        #expect(output.text.contains("public typealias S0 = S\(count)\n"))
        #expect(output.text.contains("public struct S\(count): JSON.Model {"))
    }

    @Test func aChainOfObjectsOfAnyLengthIsFollowed() throws {
        let count = 20_000
        var schemas = (0..<count).map { #""S\#($0)":{"type":"object","properties":{"a":{"$ref":"S\#($0 + 1)"}}}"# }
        schemas.append(#""S\#(count)":{"type":"object","properties":{"a":{"$ref":"S\#(count / 2)"}}}"#)
        let output = try Fixtures.output(json: document(schemas: schemas, response: "S0"))
        #expect(output.summary.models == count + 1)
        #expect(output.summary.boxed >= count / 2)
    }

    @Test func aChainOfArraysEndsInAnyValue() throws {
        let schemas = (0..<1_000).map { #""S\#($0)":{"type":"array","items":{"$ref":"S\#($0 + 1)"}}"# }
        let output = try Fixtures.output(json: document(schemas: schemas, response: "S0"))
        #expect(output.text.contains("JSON.Value]]]"))
    }

    @Test func anExampleIsFoundAtTheEndOfAChain() throws {
        let count = 100_000
        var schemas = (0..<count).map { #""S\#($0)":{"$ref":"S\#($0 + 1)"}"# }
        schemas.append(#""S\#(count)":{"type":"boolean"}"#)
        let text = document(schemas: schemas, response: "S0")
        #expect(try API.Document.parse(text.utf8).document.example(ofSchema: "S0") == true)
    }

    @Test func anExampleIsNotMuchMoreThanItsDescription() throws {
        let schemas = (0..<40).map { name in
            let members = (0..<40).filter { $0 != name }.map { #""m\#($0)":{"$ref":"S\#($0)"}"# }
            return #""S\#(name)":{"type":"object","properties":{\#(members.joined(separator: ","))}}"#
        }
        let text = document(schemas: schemas, response: "S0")
        let example = try API.Document.parse(text.utf8).document.example(ofSchema: "S0")
        #expect(try #require(example).encoded().count < 1_000_000)
    }

    @Test func positionsOfPagesBeginNowhereElseThanIntegersDo() throws {
        let output = try Fixtures.output(
            json: #"""
                {"name":"x","version":"v1","rootUrl":"https://x.example.com/",
                "schemas":{"L":{"type":"object","properties":{"items":{"type":"array","items":{"type":"string"}},
                  "totalItems":{"type":"integer","format":"int32"}}}},
                "methods":{"list":{"id":"x.list","path":"x","httpMethod":"GET","response":{"$ref":"L"},"parameters":{
                  "startIndex":{"type":"integer","minimum":"-9223372036854775808","location":"query"}}}}}
                """#
        )
        #expect(output.summary.paged == 1)
        #expect(output.text.contains("next &- 0 <"))
    }

    @Test func totalsThatNoIntHoldsAreClamped() throws {
        let output = try Fixtures.output(
            json: #"""
                {"name":"x","version":"v1","rootUrl":"https://x.example.com/",
                "schemas":{"L":{"type":"object","properties":{"items":{"type":"array","items":{"type":"string"}},
                  "totalItems":{"type":"integer","format":"uint64"}}}},
                "methods":{"list":{"id":"x.list","path":"x","httpMethod":"GET","response":{"$ref":"L"},"parameters":{
                  "startIndex":{"type":"integer","format":"uint64","location":"query"}}}}}
                """#
        )
        #expect(output.text.contains("Swift.Int(clamping: response.totalItems ?? 0)"))
        #expect(output.text.contains("startIndex.map { Swift.Int(clamping: $0) }"))
        #expect(!output.text.contains("Swift.Int($0)"))
    }

    @Test func referencesInACircleAreAnyValue() throws {
        let schemas = [#""A":{"$ref":"B"}"#, #""B":{"$ref":"A"}"#]
        let output = try Fixtures.output(json: document(schemas: schemas, response: "A"))
        #expect(output.diagnostics.contains { $0.kind == .missingSchema })
        #expect(output.text.contains("public typealias Response = JSON.Value"))
    }

    @Test func hugeNamesAreCut() throws {
        let name = String(repeating: "Long", count: 100_000)
        let schemas = [#""\#(name)":{"type":"object","properties":{"\#(name)":{"type":"string"}}}"#]
        let output = try Fixtures.output(json: document(schemas: schemas, response: name))
        #expect(output.text.contains("struct \(name.prefix(200)): JSON.Model"))
    }

    @Test func thousandsOfNamesThatBecomeOneAreKeptApart() throws {
        let properties = (0..<500).map { #""a\#(String(repeating: "-", count: $0 + 1))b":{"type":"string"}"# }
        let schemas = [#""A":{"type":"object","properties":{\#(properties.joined(separator: ","))}}"#]
        let output = try Fixtures.output(json: document(schemas: schemas, response: "A"))
        #expect(output.text.contains("public var aB_500: Swift.String?"))
    }

    @Test(arguments: ["$.xgafv", "", "a[0]", "[", "q\"x", ".", "a.b.", "\u{0}"])
    func whatDoesNotFitIsLeftOutWhateverItsName(name: String) throws {
        let member = JSON.Value(members: [(name, 5)]).description.dropFirst().dropLast()
        let parameters = #"{\#(member),"ok":{"type":"string"}}"#
        let text = #"{"name":"x","version":"v1","rootUrl":"https://x/","parameters":\#(parameters)}"#
        let (document, diagnostics) = try API.Document.parse(text.utf8)
        #expect(document.parameters?.keys.sorted() == ["ok"])
        #expect(diagnostics.map(\.kind) == [.wrongType])
    }

    @Test(.timeLimit(.minutes(5))) func aDescriptionFullOfMistakesIsRefusedAtOnce() throws {
        let numbers = (0..<100_000).map { #""s\#($0)":1"# }.joined(separator: ",")
        for text in [#"{"schemas":{\#(numbers)}}"#, #"{"auth":{"oauth2":{"scopes":{\#(numbers)}}}}"#] {
            #expect(throws: JSON.Error.self) { try API.Document.parse(text.utf8) }
        }
    }

    @Test(.timeLimit(.minutes(5))) func ofPartsWithTheSameNameTheLastOneIsRead() throws {
        let resources = String(repeating: #""resources":{"a":{"methods":5}},"#, count: 50_000)
        let text = #"""
            {"name":"x","version":"v1","rootUrl":"https://x/","title":5,\#(resources)
            "resources":{"b":{},"b":{"methods":{"m":{"id":"x.m"}}}}}
            """#
        let (document, diagnostics) = try API.Document.parse(text.utf8)
        #expect(document.resources?.keys.sorted() == ["b"])
        #expect(document.resources?["b"]?.methods?.keys.sorted() == ["m"])
        #expect(diagnostics.map(\.kind) == [.wrongType])
    }

    @Test func anEmptyDescriptionIsAModuleOfNothing() throws {
        let output = try Fixtures.output(json: "{}")
        #expect(output.hasErrors)
        #expect(output.summary.methods == 0)
        #expect(output.files.map(\.path) == ["Unnamed.swift"])
    }

    /// Hundreds of wrong members in a large document: each costs its own part, not the whole.
    @Test(.timeLimit(.minutes(5))) func eachWrongMemberIsLeftOutByItself() throws {
        let schemas = (0..<20_000).map { number in
            let type = number % 25 == 0 ? "7" : #""object""#
            return
                #""S\#(number)":{"type":\#(type),"properties":{"a":{"type":"string","enum":["x"],"items":{"type":"string"}}}}"#
        }
        let (document, diagnostics) = try API.Document.parse(document(schemas: schemas, response: "S0").utf8)
        #expect(diagnostics.count == 800)
        #expect(diagnostics.first?.path == "$.schemas.S0.type")
        #expect(document.schemas?.count == 20_000)
        #expect(document.schemas?["S0"]?.properties?["a"]?.items?.type == "string")
        #expect(document.method(named: "x.get") != nil)
    }

    @Test(arguments: [
        (#""schemas":{"S":7}"#, "$.schemas.S"), (#""schemas":[]"#, "$.schemas"),
        (#""schemas":{"S":{"properties":{"a":{"type":"string"},"b":[]}}}"#, "$.schemas.S.properties.b"),
        (#""schemas":{"S":{"items":{"items":{"type":1}}}}"#, "$.schemas.S.items.items.type"),
        (#""schemas":{"S":{"items":1}}"#, "$.schemas.S.items"),
        (#""parameters":{"a.b":{"enum":[1]}}"#, #"$.parameters."a.b".enum[0]"#),
        (
            #""resources":{"r":{"resources":{"s":{"methods":{"m":{"id":1}}}}}}"#,
            "$.resources.r.resources.s.methods.m.id"
        ),
        (#""methods":{"m":{"request":[],"response":{"$ref":1}}}"#, "$.methods.m.request"),
        (#""auth":{"oauth2":{"scopes":{"s":1}}}"#, "$.auth.oauth2.scopes.s"), (#""version":1"#, "$.version"),
    ]) func whatDoesNotFitIsNamedByItsPlace(member: String, path: String) throws {
        let text = #"{"name":"x","revision":"1",\#(member)}"#
        let (document, diagnostics) = try API.Document.parse(text.utf8)
        #expect(diagnostics.filter { $0.kind == .wrongType }.map(\.path).contains(path), "\(diagnostics)")
        #expect(document.name == "x")
        #expect(document.revision == "1")
    }

    @Test func aDocumentOfNothingButMistakesIsNone() {
        let schemas = (0..<1_500).map { #""S\#($0)":7"# }.joined(separator: ",")
        #expect(throws: JSON.Error.self) { try API.Document.parse(#"{"name":"x","schemas":{\#(schemas)}}"#.utf8) }
        #expect(throws: JSON.Error.self) { try API.Document.parse("[]".utf8) }
    }

    private func document(schemas: [String], response: String) -> String {
        #"""
        {"name":"x","version":"v1","rootUrl":"https://x.example.com/","schemas":{\#(schemas.joined(separator: ","))},
        "methods":{"get":{"id":"x.get","path":"x","httpMethod":"GET","response":{"$ref":"\#(response)"}}}}
        """#
    }
}
