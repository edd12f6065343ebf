import ArgumentParser
import AsyncJSON
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi json")
struct JSONToolTests {
    private let output = Output()
    private let errors = Output()

    private func tool(_ document: String = "") -> JSONTool {
        JSONTool(output: output.console(), errors: errors.console()) { Array(document.utf8) }
    }

    /// A file with a document, for as long as `body` runs.
    private func withFile(_ document: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }

    @Test func checkSaysNothingAboutGoodDocuments() throws {
        try withFile("{}") { try tool("[1]").check(["-", $0]) }
        #expect(output.text.isEmpty)
        #expect(errors.text.isEmpty)
    }

    @Test func checkTellsFileLineAndColumnOfEachBadDocument() throws {
        try withFile("{\n  \"é\": x}") { file in
            #expect(throws: ExitCode(1)) { try tool("[1,]").check(["-", file]) }
            #expect(errors.text == "<stdin>:1:4: Expected a value\n\(file):2:8: Expected a value\n")
        }
        #expect(output.text.isEmpty)
    }

    @Test func checkGoesOnAfterAFileThatCannotBeRead() {
        #expect(throws: ExitCode(66)) { try tool("[").check(["/does/not/exist.json", "/", "-"]) }
        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "/does/not/exist.json: No such file or directory")
        #expect(lines.last?.hasPrefix("<stdin>:1:2: ") == true)
    }

    @Test func roundTripKeepsNumbersSpellingOrderAndDuplicates() throws {
        try tool(" { \"b\" : 1.10 , \"a\" : [ 1e400, -0 ], \"b\":\"\\u00e9\\/\" }\n").roundTrip("-")
        #expect(output.text == #"{"b":1.10,"a":[1e400,-0],"b":"\u00e9\/"}"# + "\n")
    }

    @Test func formatIndents() throws {
        try tool(#"{"a":[1.0,{}],"b":[]}"#).format("-")
        #expect(output.text == "{\n  \"a\": [\n    1.0,\n    {}\n  ],\n  \"b\": []\n}\n")
    }

    @Test(arguments: [
        ("items[1].owner.name", #""x""#), ("items", #"[{},{"owner":{"name":"x"}}]"#), (#""a.b""#, "1.50"),
        ("n", "null"),
    ])
    func getWritesTheValueAsItStands(_ path: String, _ value: String) throws {
        let document = #"{"items":[ {}, {"owner":{"name":"x"}}],"a.b":1.50,"n":null}"#
        try tool(document).get(JSON.Path(parsing: path), in: "-")
        #expect(output.text == "\(value)\n")
    }

    @Test(arguments: [
        ("x", #"the document has no member "x""#), ("[0]", "the document is an object, not an array"),
        ("items[2].name", "items has 2 elements, none at [2]"),
        ("items[1].name.x", "items[1].name is a string, not an object"),
        ("items[0].name", #"items[0] has no member "name""#), ("flag.x", "flag is a boolean, not an object"),
    ])
    func getTellsWhereThePathEnds(_ path: String, _ message: String) {
        let document = #"{"items":[{},{"name":"x"}],"flag":true}"#
        #expect(throws: ExitCode(1)) { try tool(document).get(JSON.Path(parsing: path), in: "-") }
        #expect(errors.text == "<stdin>: \(message)\n")
        #expect(output.text.isEmpty)
    }

    @Test(arguments: [("format", "formatting"), ("roundtrip", "formatting"), ("get", "writing a value of")])
    func peopleSeeThatADocumentIsReadAndWritten(command: String, label: String) async throws {
        let path = try JSON.Path(parsing: "[0]")
        let seen = try await SteppingClock.seen {
            switch command {
            case "format": try tool("[1]").format("-")
            case "roundtrip": try tool("[1]").roundTrip("-")
            default: try tool("[1]").get(path, in: "-")
            }
        }
        #expect(output.text.contains("1"))
        #expect(seen.hasPrefix("\r   reading <stdin>: 1 s\u{1B}[K"), "\(seen)")
        #expect(seen.contains("\r   \(label) <stdin>: "), "\(seen)")
        #expect(seen.hasSuffix("\r\u{1B}[K"), "\(seen)")
    }

    @Test(arguments: [
        ["json", "get"], ["json", "get", "-"], ["json", "get", "-", "a..b"], ["json", "get", "a", "b", "c"],
        ["json", "format", "a", "b"], ["json", "x"],
    ])
    func wrongArgumentsAreUsageErrors(_ arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try Gapi.parseAsRoot(arguments) }
        #expect(error.map { Gapi.exitCode(for: $0) } == ExitCode(64))
    }

    @Test func argumentsReachTheirCommand() throws {
        let check = try #require(try Gapi.parseAsRoot(["json", "check", "a", "-"]) as? JSONCheckCommand)
        #expect(check.files == ["a", "-"])
        let get = try #require(try Gapi.parseAsRoot(["json", "get", "a", "b[0]"]) as? JSONGetCommand)
        let steps = try get.path().steps
        #expect(steps == [.member("b"), .element(0)])
        #expect(get.file == "a")
    }

    @Test func standardInputIsTheDocumentIfNoneIsNamed() throws {
        let check = try #require(try Gapi.parseAsRoot(["json", "check"]) as? JSONCheckCommand)
        #expect(check.files == ["-"])
        let format = try #require(try Gapi.parseAsRoot(["json", "format"]) as? JSONFormatCommand)
        #expect(format.file == "-")
        let roundTrip = try #require(try Gapi.parseAsRoot(["json", "roundtrip"]) as? JSONRoundTripCommand)
        #expect(roundTrip.file == "-")
        let get = try #require(try Gapi.parseAsRoot(["json", "get", "b[0]"]) as? JSONGetCommand)
        let steps = try get.path().steps
        #expect(steps == [.member("b"), .element(0)])
        #expect(get.file == "-")
    }
}
