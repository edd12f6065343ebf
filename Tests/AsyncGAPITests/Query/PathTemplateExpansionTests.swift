@testable import AsyncGAPI
import Foundation
import GAPIDescription
import Testing

@Suite("Path templates")
struct PathTemplateExpansionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let template: String
        let values: [String: String]
        let expanded: String
        var testDescription: String { "\(template) → \(expanded)" }
    }

    static let ownCases = [
        Case(template: "b/{bucket}/o/{object}", values: ["bucket": "a", "object": "b"], expanded: "b/a/o/b"),
        Case(template: "o/{object}", values: ["object": "2026/talk one.mp4"], expanded: "o/2026%2Ftalk%20one.mp4"),
        Case(template: "v1/{+name}", values: ["name": "projects/p/topics/t"], expanded: "v1/projects/p/topics/t"),
        Case(
            template: "v1/{+name}:cancel",
            values: ["name": "operations/7 %"],
            expanded: "v1/operations/7%20%25:cancel"
        ),
        Case(template: "v1/{name}:cancel", values: ["name": "a:b"], expanded: "v1/a%3Ab:cancel"),
        Case(template: "o/{object}", values: ["object": "größe?#&+"], expanded: "o/gr%C3%B6%C3%9Fe%3F%23%26%2B"),
        Case(template: "o/{object}", values: ["object": "a..b"], expanded: "o/a..b"),
        Case(template: "o/{object}", values: ["object": "..."], expanded: "o/..."),
        Case(template: "o/{object}", values: ["object": "a%2Fb"], expanded: "o/a%252Fb"),
        Case(template: "b", values: [:], expanded: "b"),
    ]

    @Test(arguments: ownCases)
    func valuesAreEncodedForTheirPlace(_ example: Case) throws {
        #expect(try expand(example.template, example.values) == example.expanded)
    }

    @Test(arguments: ["", ".", "..", "%2e", "%2E", ".%2e", "%2E%2e"])
    func aSegmentThatAServerCouldResolveIsRefused(_ value: String) {
        for template in ["b/{v}/o", "v1/{+v}", "v1/{+v}:run"] {
            let error = #expect(throws: GAPI.Error.self) { try expand(template, ["v": value]) }
            #expect(error?.code == .invalidRequest)
            #expect(error?.message.contains("`v`") == true)
        }
    }

    /// Before U+0301 and behind U+0600, a slash is another character for Swift.
    @Test(arguments: [
        "a/../b", "../a", "a/..", "a//b", "/a", "a/", "a/./b", "a/%2e%2E/b", "../\u{301}b", "a\u{600}/..",
        "a/../\u{301}\u{600}/b", "../\u{301}\u{600}/../b", "a\u{600}//\u{301}b",
    ])
    func aPathThatAServerCouldResolveIsRefused(_ value: String) {
        let error = #expect(throws: GAPI.Error.self) { try expand("v1/{+v}", ["v": value]) }
        #expect(error?.code == .invalidRequest)
    }

    @Test func aPathInASingleSegmentIsHarmless() throws {
        #expect(try expand("o/{v}", ["v": "a/../b"]) == "o/a%2F..%2Fb")
    }

    @Test func aSlashBeforeACombiningMarkIsKept() throws {
        #expect(try expand("v1/{+v}", ["v": "a/\u{301}b"]) == "v1/a/%CC%81b")
        #expect(try expand("o/{v}", ["v": "../\u{301}b"]) == "o/..%2F%CC%81b")
    }

    @Test func aMissingValueIsNamed() {
        let error = #expect(throws: GAPI.Error.self) { try expand("b/{bucket}/o", [:]) }
        #expect(error?.code == .invalidRequest)
        #expect(error?.message.contains("`bucket`") == true)
    }

    // MARK: Corpus

    /// The cases of the URI template suite that use nothing but ASCII literals and `{v}`, the form in which both agree: RFC 6570's
    /// `{+v}` leaves reserved characters as they are, ours only slashes.
    static func corpusCases() throws -> [Case] {
        guard let corpora = ProcessInfo.processInfo.environment["CORPORA_DIR"] else { return [] }
        var cases: [Case] = []
        for file in ["spec-examples", "spec-examples-by-section", "extended-tests"] {
            let bytes = try Data(contentsOf: URL(filePath: "\(corpora)/uri-templates/\(file).json"))
            for (_, section) in try JSON.Value(parsing: bytes).members ?? [] {
                var values: [String: String] = [:]
                for (name, value) in section["variables"]?.members ?? [] { values[name] = value.string }
                for test in section["testcases"]?.array ?? [] {
                    guard let template = test.array?.first?.string, let expanded = test.array?.last?.string else {
                        continue
                    }
                    if isOurs(template, values) {
                        cases.append(Case(template: template, values: values, expanded: expanded))
                    }
                }
            }
        }
        return cases
    }

    private static func isOurs(_ template: String, _ values: [String: String]) -> Bool {
        let names = template.split(separator: "{").compactMap { part in part.firstIndex(of: "}").map { part[..<$0] } }
        guard !names.isEmpty, template.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        return names.allSatisfy { name in
            let value = values[String(name)] ?? ""
            return !value.isEmpty && value != "."
        }
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["CORPORA_DIR"] != nil, "needs CORPORA_DIR"),
        arguments: try corpusCases()
    )
    func simpleExpansionIsThatOfTheURITemplateSuite(_ example: Case) throws {
        #expect(try expand(example.template, example.values) == example.expanded)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["CORPORA_DIR"] != nil, "needs CORPORA_DIR"))
    func theSuiteHasCasesForUs() throws {
        #expect(try Self.corpusCases().count >= 12)
    }

    private func expand(_ template: String, _ values: [String: String]) throws -> String {
        try PathTemplate(template).expanded(with: values.map { (name: $0.key, value: $0.value) })
    }
}
