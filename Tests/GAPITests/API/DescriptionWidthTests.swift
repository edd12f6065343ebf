import ArgumentParser
import AsyncGAPI
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Descriptions in terminals of some widths.
@Suite("gapi list and describe at a width", .timeLimit(.minutes(5)))
struct DescriptionWidthTests {
    /// A description whose texts are longer than a line, of words that are shorter.
    private static let text = #"""
        {"name": "tea", "version": "v1",
         "title": "The service for all kinds of tea, and for the pots that it is made in",
         "description": "Keeps the leaves, the pots and the cups of everybody who has ever asked for tea. And more.",
         "rootUrl": "https://tea.io/", "servicePath": "v1/", "batchPath": "batch",
         "documentationLink": "https://tea.io/d",
         "parameters": {"alt": {"type": "string"}, "callback": {"type": "string"}, "fields": {"type": "string"},
           "prettyPrint": {"type": "boolean"}, "quotaUser": {"type": "string"}, "userIp": {"type": "string"}},
         "auth": {"oauth2": {"scopes": {
           "https://www.googleapis.com/auth/tea": {"description": "All that there is about tea, and all of the cups"},
           "https://www.googleapis.com/auth/tea.readonly": {"description": "The same, without any change of it"}}}},
         "schemas": {
           "Leaf": {"id": "Leaf", "type": "object", "description": "A leaf of a bush, from the garden to the cup.",
             "properties": {
               "kind": {"type": "string", "enum": ["green", "black", "white", "yellow", "oolong"]},
               "theNumberOfAllDaysInTheSun": {"type": "integer", "format": "int32", "minimum": "0", "maximum": "100",
                 "description": "The days that the leaf has spent in the sun before anybody has picked it."}}}},
         "resources": {"leaves": {"methods": {"pick": {
           "id": "tea.leaves.pick", "path": "gardens/{garden}/bushes/{bush}/leaves:pick", "httpMethod": "POST",
           "description": "Picks the leaves of a bush that are ready, and dries them as it is told to do.",
           "parameterOrder": ["garden", "bush"], "request": {"$ref": "Leaf"}, "response": {"$ref": "Leaf"},
           "scopes": ["https://www.googleapis.com/auth/tea", "https://www.googleapis.com/auth/tea.readonly"],
           "parameters": {
             "garden": {"type": "string", "location": "path", "required": true},
             "bush": {"type": "string", "location": "path", "required": true, "description": "The bush."},
             "theKindOfTheSmallestLeafToPick": {"type": "string", "location": "query",
               "enum": ["one_bud", "one_bud_and_a_leaf", "one_bud_and_two_leaves", "whatever_there_is"],
               "description": "The smallest leaf that is picked; all others stay where they are."}}}}}}}
        """#

    /// The user's name for the service.
    private static let api = "./descriptions/tea.v1.json"

    private let document: API.Document
    init() throws { document = try API.Document.parse(Self.text.utf8).document }

    /// What is written to a terminal of a width, or to a pipe.
    private func text(_ width: Int?, _ write: (Description) -> Void) -> String {
        let output = Output()
        write(Description(document, on: output.console(isTerminal: width != nil, width: width)))
        return output.text
    }

    /// The words without the breaks between them.
    private func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func expectLines(of text: String, shorterThan width: Int) {
        #expect(!text.isEmpty)
        for line in text.split(separator: "\n") { #expect(line.count < width, "\(line)") }
    }

    @Test(arguments: [40, 80, 200]) func aServiceFitsTheTerminal(width: Int) {
        let text = text(width) { $0.overview() }
        expectLines(of: text, shorterThan: width)
        #expect(words(text).contains("The service for all kinds of tea, and for the pots that it is made in"))
        #expect(words(text).contains("the cups of everybody who has ever asked for tea. root https"))
    }

    @Test(arguments: [40, 80, 200]) func aMethodFitsTheTerminal(width: Int) throws {
        let entry = try #require(document.method(named: "leaves.pick"))
        let text = text(width) { $0.method(entry, api: Self.api) }
        expectLines(of: text, shorterThan: max(width, 72))
        // The URL alone is longer than a line of the smallest terminal.
        let url = "https://tea.io/v1/gardens/{garden}/bushes/{bush}/leaves:pick"
        for line in text.split(separator: "\n") where !line.hasSuffix(url) { #expect(line.count < width, "\(line)") }
        let all = words(text)
        for part in [
            "tea.leaves.pick POST \(url) Picks the leaves", "and dries them as it is told to do.",
            "one_bud | one_bud_and_a_leaf | one_bud_and_two_leaves | whatever_there_is",
            "and for all methods: alt callback fields prettyPrint quotaUser userIp",
            "scopes, any one of …/tea …/tea.readonly", "theNumberOfAllDaysInTheSun: int32 0…100",
        ] { #expect(all.contains(part), "\(text)") }
    }

    @Test(arguments: [40, 80]) func theExampleOfAMethodIsTheSameForAShell(width: Int) throws {
        let entry = try #require(document.method(named: "leaves.pick"))
        func example(_ width: Int?) -> Substring? {
            let text = text(width) { $0.method(entry, api: Self.api) }
            return text.firstRange(of: "\nexample\n").map { text[$0.upperBound...] }
        }
        let whole = try #require(example(nil))
        let broken = try #require(example(width))
        #expect(whole.split(separator: "\n").count == 1 && broken.split(separator: "\n").count > 1)
        #expect(words(String(broken).replacing("\\\n", with: "")) == words(String(whole)))
        #expect(broken.split(separator: "\n").dropLast().allSatisfy { $0.hasSuffix(" \\") })
        #expect(broken.split(separator: "\n").last?.hasSuffix("\\") == false)
    }

    @Test(arguments: [40, 80]) func aSchemaFitsTheTerminal(width: Int) throws {
        let schema = try #require(document.schemas?["Leaf"])
        let text = text(width) { $0.schema("Leaf", schema) }
        expectLines(of: text, shorterThan: width)
        #expect(words(text).hasPrefix("Leaf object A leaf of a bush, from the garden to the cup."))
    }

    @Test(arguments: [40, 80], [["list"], ["list", "tea"]]) func listsFitTheTerminal(
        width: Int,
        line: [String]
    ) async throws {
        try await CloudBed.withFolder { folder in
            try Data(Self.text.utf8).write(to: URL(filePath: "\(folder)/tea.v1.json"))
            let title = String(repeating: "All about tea. ", count: 10)
            let list = #"{"items": [{"name": "tea", "version": "v1", "title": "\#(title)"}]}"#
            try Data(list.utf8).write(to: URL(filePath: "\(folder)/index.json"))
            let (output, errors) = (Output(), Output())
            let console = output.console(isTerminal: true, width: width)
            let end = await CommandRun.run(
                line + ["--from", folder],
                ToolStreams(output: console, errors: errors.console())
            )
            #expect(end == .code(.success), "\(errors.text)")
            expectLines(of: output.text, shorterThan: width)
            #expect(output.text.contains(line.count == 1 ? "tea:v1" : "leaves.pick"))
            // Only the methods of this service have room, in the wider one.
            #expect(output.text.contains("…") == (line.count == 1 || width == 40))
        }
    }

    @Test func aWordThatIsLongerThanALineStaysWhole() {
        let url = "https://tea.example/a/long/path"
        #expect(Console.lines(of: ["see", url, "for", "more"], first: 10, others: 12) == ["see", url, "for more"])
        #expect(Console.lines(of: [url], first: 4, others: 12) == ["", url])
        #expect(Console.lines(of: [url], first: 12, others: 12) == [url])
        #expect(Console.lines(of: [], first: 12, others: 12) == [""])
    }
}
