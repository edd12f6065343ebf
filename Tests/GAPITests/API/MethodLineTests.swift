import AsyncGAPI
import AsyncJSON
import Testing

@testable import gapi

@Suite("Lines of words for a method")
struct MethodLineTests {
    private let method = API.Method {
        $0.parameters = [
            "q": API.Schema { $0.type = "string" },
            "pageSize": API.Schema { $0.type = "integer" },
            "start-index": API.Schema { $0.type = "integer" },
            "$.xgafv": API.Schema { $0.type = "string" },
            "options.requestedPolicyVersion": API.Schema { $0.type = "integer" },
            "tag": API.Schema {
                $0.type = "string"; $0.repeated = true
            },
            "exact": API.Schema { $0.type = "boolean" },
            "format": API.Schema { $0.type = "string" },
        ]
    }

    private func read(_ words: String...) throws -> (line: MethodLine, parameters: [String: JSON.Value]) {
        var line = try MethodLine(words, CallOptions.names)
        let parameters = try line.parameters(of: method)
        return (line, parameters)
    }

    @Test func serviceMethodAndParametersAreFound() throws {
        let (line, parameters) = try read("drive:v3", "files.list", "--q", "trashed = false", "--pageSize=10")
        #expect(line.api == "drive:v3")
        #expect(line.method == "files.list")
        #expect(parameters == ["q": "trashed = false", "pageSize": "10"])
        #expect(line.own.isEmpty)
        #expect(line.operands.isEmpty)
    }

    @Test(
        arguments: [
            (["--page-size", "5"], ["pageSize": "5"]),
            (["--start-index", "5"], ["start-index": "5"]),
            (["--options.requestedPolicyVersion", "3"], ["options.requestedPolicyVersion": "3"]),
            (["--$.xgafv", "1"], ["$.xgafv": "1"]),
            (["--tag", "a"], ["tag": ["a"]]),
            (["--tag", "a", "--tag=b"], ["tag": ["a", "b"]]),
            (["--exact"], ["exact": true]),
            (["--exact", "false"], ["exact": "false"]),
            (["--exact", "--q", "x"], ["exact": true, "q": "x"]),
            (["--q", "a=b"], ["q": "a=b"]), (["--q=a=b"], ["q": "a=b"]), (["--q="], ["q": ""]),
            (["--q", "-1"], ["q": "-1"]),
            (["--q", "--x"], ["q": "--x"]),
            (["--q", "a", "--q", "b"], ["q": ["a", "b"]]),  // which the library refuses with a reason
            (["--unknown", "1"], ["unknown": "1"]),
        ] as [([String], [String: JSON.Value])]
    )
    func parametersAreReadInAllSpellings(words: [String], expected: [String: JSON.Value]) throws {
        var line = try MethodLine(["a", "m"] + words, CallOptions.names)
        #expect(try line.parameters(of: method) == expected)
    }

    @Test func optionsOfTheToolAreSorted() throws {
        let (line, parameters) = try read(
            "a",
            "m",
            "--page-all",
            "--q",
            "x",
            "--max",
            "3",
            "--dryRun",
            "--endpoint=http://h"
        )
        #expect(line.own == ["--page-all", "--max=3", "--dry-run", "--endpoint=http://h"])
        #expect(parameters == ["q": "x"])
    }

    @Test func behindTheMethodItsParametersComeFirst() throws {
        let (line, parameters) = try read("--format", "csv", "a", "m", "--format", "full")
        #expect(line.own == ["--format=csv"])
        #expect(parameters == ["format": "full"])
    }

    @Test func whatIsNoOptionIsAnOperand() throws {
        let (line, parameters) = try read("a", "m", "file.txt", "--q", "x", "-")
        #expect(line.operands == ["file.txt", "-"])
        #expect(parameters == ["q": "x"])
    }

    @Test(arguments: [["a", "m", "--q"], ["a", "m", "--max"], ["--from"]])
    func aMissingValueIsTold(words: [String]) {
        #expect(throws: ToolFailure.self) {
            var line = try MethodLine(words, CallOptions.names)
            _ = try line.parameters(of: method)
        }
    }

    @Test(arguments: [["--nonsense", "1", "a", "m"], ["a", "--q", "1"]])
    func beforeTheMethodOnlyTheToolHasOptions(words: [String]) {
        let failure = #expect(throws: ToolFailure.self) { try MethodLine(words, CallOptions.names) }
        #expect(failure?.code == .usage)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["a", "--help"], ["a", "m", "--help"], ["a", "m", "-h"], ["a", "m", "--q", "x", "--help"],
    ])
    func helpIsFoundEverywhere(words: [String]) throws {
        var line = try MethodLine(words, CallOptions.names)
        _ = try line.parameters(of: method)
        #expect(line.wantsHelp)
    }

    @Test(arguments: [
        (["--from", "d", "a", "m"], ["--from=d"]), (["a", "m", "--from", "d", "--q", "x"], ["--from=d"]),
        (["a", "m", "--q", "x", "--from=d", "--refresh"], ["--from=d", "--refresh"]),
        (["a", "m", "--from", "20260101"], []), (["a", "m", "--from"], []),
    ])
    func whereTheDescriptionIsMayBeSaidBehindTheMethod(words: [String], own: [String]) throws {
        let line = try MethodLine(words, CallOptions.names)
        #expect(line.ownForDescription { $0 == "d" } == own)
    }

    @Test func everyNameThatIsSortedIsAnOption() throws {
        let values = ["format": "csv", "wire": "automatic", "endpoint": "http://localhost"]
        for (names, reads) in [
            (CallOptions.names, { _ = try CallOptions.reading($0) }),
            (UploadCommandOptions.names, { _ = try UploadCommandOptions.reading($0) }),
            (DownloadCommandOptions.names, { _ = try DownloadCommandOptions.reading($0) }),
        ] as [(MethodLine.Options, ([String]) throws -> Void)] {
            for name in names.flags { try reads(["--\(name)"]) }
            for name in names.valued { try reads(["--\(name)=\(values[name] ?? "1")"]) }
        }
    }
}
