import ArgumentParser
import AsyncGAPI
import AsyncJSON
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What shells complete, as they ask for it.
@Suite("Completion", .timeLimit(.minutes(5)))
struct CompletionTests {
    private let document: API.Document
    init() throws { document = try API.Document.parse(CallTests.description.utf8).document }

    private func words(after words: [String], as shell: CompletionShell? = .bash) -> CompletionLine {
        CompletionLine(["gapi"] + words, at: words.count, shell: shell)
    }

    // MARK: Lines

    @Test(arguments: [
        // Bash: the words, what it completes, and what is to be inserted for `drive:v3` or `--format=jsonl`.
        (["call", "dri"], ["drive:v3"]), (["call", "drive", ":"], ["v3"]), (["call", "drive", ":", "v"], ["v3"]),
        (["call", ""], ["drive:v3", "--format=jsonl"]), (["call"], ["drive:v3", "--format=jsonl"]),
        (["call", "--format", "=", "js"], ["jsonl"]), (["call", "x"], []),
        (["call", #"drive\:v"#], ["drive:v3"]),
    ])
    func bashGetsWhatItReplaces(words: [String], completions: [String]) {
        let line = CompletionLine(["gapi"] + words, at: max(words.count, 2), shell: .bash)
        #expect(line.candidates(["drive:v3", "--format=jsonl"]) == completions)
    }

    @Test func zshGetsColonsThatBeginNoExplanation() {
        #expect(words(after: ["call", "drive:"], as: .zsh).candidates(["drive:v3"]) == [#"drive\:v3"#])
        #expect(words(after: ["call", "drive:"], as: .fish).candidates(["drive:v3"]) == ["drive:v3"])
    }

    @Test func optionsAndTheirValuesAreNoOperands() {
        let line = words(after: [
            "call", "--endpoint", "http", ":", "//127.0.0.1", ":", "4443", "--page-all", "drive", ":", "v3",
            "files.list", "--q",
            "",
        ])
        #expect(line.command == "call")
        #expect(line.operands(skippingValuesOf: CallOptions.names.valued) == ["drive:v3", "files.list"])
        #expect(line.openOption?.name == "q")
    }

    /// Bash expands what it completes: a name from a description must not be a command.
    @Test(arguments: [
        "$(touch${IFS}x)", "`x`", "$HOME", "a b", "a\nb", "a;b", "a'b", "a\"b", #"a\b"#, "{a,b}", "a*", "é",
    ])
    func bashGetsNoWordThatItWouldExpand(word: String) {
        #expect(words(after: ["call", ""]).candidates([word, "files.list"]) == ["files.list"])
        #expect(words(after: ["call", ""], as: nil).candidates([word, "files.list"]) == ["files.list"])
    }

    @Test func otherShellsGetNoWordOfSeveralLines() {
        for shell in [CompletionShell.zsh, .fish] {
            let line = words(after: ["call", ""], as: shell)
            #expect(line.candidates(["a\nb", "a\r\nb", "a\u{1B}b", "a\u{2028}b", "é"]) == ["é"])
        }
    }

    // MARK: Candidates

    @Test func eachCommandGetsTheMethodsThatItCanCall() {
        func methods(_ command: String) -> [String] {
            MethodCompletion.candidates(document, nil, of: command).filter { !$0.hasPrefix("--") }
        }
        let all = ["buckets.insert", "objects.get", "objects.insert", "objects.list"]
        #expect(methods("call").sorted() == all)
        #expect(methods("upload") == ["objects.insert"])
        #expect(methods("download") == ["objects.get"])
        #expect(methods("pages") == ["objects.list"])
        #expect(methods("describe").sorted() == ["Bucket", "Object", "Objects"] + all)
    }

    @Test func parametersComeBeforeTheOptionsOfTheCommand() {
        let words = MethodCompletion.candidates(document, "objects.get", of: "call")
        #expect(words.prefix(3) == ["--bucket", "--object", "--projection"])
        for option in ["--dry-run", "--profile", "--trace"] { #expect(words.contains(option)) }
        #expect(MethodCompletion.candidates(document, "objects.insert", of: "upload").contains("--session"))
        #expect(MethodCompletion.candidates(document, "objects.get", of: "download").contains("--slices"))
        #expect(MethodCompletion.candidates(document, "objects.get", of: "describe") == [])
    }

    // MARK: Shells

    /// What Bash has in `COMP_WORDS` for a line, and what it inserts.
    static let lines: [([String], [String])] = [
        (["ca"], ["call"]),
        (["storage", "l"], ["ls"]),
        (["call", "sto"], ["storage:v1"]),
        (["call", "storage", ":"], ["v1"]),
        (["call", "storage", ":", "v"], ["v1"]),
        (["call", "storage", ":", "v1", "objects.g"], ["objects.get"]),
        (["call", #"storage\:v1"#, "objects.g"], ["objects.get"]),
        (["call", "storage", "objects.get", "--bu"], ["--bucket"]),
        (["call", "--endpoint", "http", ":", "//127.0.0.1", ":", "4443", "storage", "objects.l"], ["objects.list"]),
        (["call", "storage", "objects.get", "--projection", ""], ["full", "noAcl"]),
        (["call", "storage", "objects.get", "--projection", "=", "n"], ["noAcl"]),
        (["pages", "storage", "objects."], ["objects.list"]),
        (["upload", "storage", "objects."], ["objects.insert"]),
        (["describe", "storage", ":", "v1", "objects.l"], ["objects.list"]),
        (["describe", "storage", "Bu"], ["Bucket"]),
        (["config", "set", "end"], ["endpoint"]),
        (["batch", "calls.jsonl", "--service", "sto"], ["storage:v1"]),
    ]

    @Test(
        .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
        .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
    )
    func bashCompletesLines() async throws {
        try await CallTests.run { bed in
            var script = """
                source <(gapi --generate-completion-script bash)
                complete_line() {
                    COMP_WORDS=(gapi "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
                    COMPREPLY=()
                    local cur="${COMP_WORDS[COMP_CWORD]}"
                    if [[ "$cur" == [:=] ]]; then cur=; fi  # as Bash does
                    _gapi gapi "$cur" "${COMP_WORDS[COMP_CWORD-1]}"
                    echo "${COMPREPLY[*]}"
                }

                """
            for (words, _) in Self.lines {
                script += "complete_line " + words.map { "'\($0)'" }.joined(separator: " ") + "\n"
            }
            let (code, output) = try await ShellCommand.run(
                script,
                in: bed.folder,
                ["GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder]
            )
            #expect(code == 0, "\(output)")
            let answers = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            try #require(answers.count == Self.lines.count + 1, "\(output)")
            for ((words, completions), answer) in zip(Self.lines, answers) {
                #expect(answer == completions.joined(separator: " "), "\(words)")
            }
        }
    }

    @Test(
        .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
        .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
    )
    func bashRunsNothingOfADescription() async throws {
        try await CallTests.run { bed in
            let names = [
                "$(touch${IFS}PWNM)", "`touch${IFS}PWNB`", "$(touch${IFS}PWNP)", "$(touch${IFS}PWNE)",
                "$(touch${IFS}PWNS)",
            ].map { JSON.Value($0) }
            let description = """
                {"name": "evil", "version": "v1", "rootUrl": "https://evil.example.com/", "servicePath": "",
                 "schemas": {\(names[4]): {"id": \(names[4]), "type": "object"}},
                 "resources": {"things": {"methods": {
                   "list": {"id": "evil.things.list", "path": "things", "httpMethod": "GET", "parameters": {
                     \(names[2]): {"type": "string", "location": "query"},
                     "kind": {"type": "string", "location": "query", "enum": [\(names[3]), "plain"]}}},
                   \(names[0]): {"id": "evil.things.a", "path": "a", "httpMethod": "GET"},
                   \(names[1]): {"id": "evil.things.b", "path": "b", "httpMethod": "GET"}}}}}
                """
            try Data(description.utf8).write(to: URL(filePath: bed.folder + "/evil.v1.json"))
            let script = """
                source <(gapi --generate-completion-script bash)
                complete_line() {
                    COMP_WORDS=(gapi "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
                    COMPREPLY=()
                    _gapi gapi "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                    echo "${COMPREPLY[*]}"
                }
                complete_line describe evil ''
                complete_line call evil things.
                complete_line call evil things.list --kind ''
                complete_line call evil things.list --k
                ls | grep -c PWN || true
                """
            let variables = ["GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder]
            let (code, output) = try await ShellCommand.run(script, in: bed.folder, variables)
            #expect(code == 0, "\(output)")
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(lines.first?.contains("things.list") == true, "\(output)")
            #expect(lines.dropFirst().prefix(2) == ["things.list", "plain"], "\(output)")
            #expect(lines.dropLast().last == "0", "\(output)")
        }
    }

    /// The words that the scripts of zsh and fish ask for, neither of which needs to be installed.
    @Test(
        .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
        arguments: [("zsh", #"storage\:v1"#), ("fish", "storage:v1")]
    )
    func theWordsAreQuotedAsEachShellNeedsThem(shell: String, service: String) async throws {
        try await CallTests.run { bed in
            let script = """
                export SAP_SHELL=\(shell)
                gapi ---completion call -- positional@0 2 8 gapi call storage:
                gapi ---completion call -- positional@0 3 9 gapi call storage:v1 objects.g
                gapi ---completion call -- positional@0 4 6 gapi call storage:v1 objects.get --proj
                gapi ---completion batch -- --service 3 3 gapi batch --service sto
                """
            let variables = ["GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder]
            let (code, output) = try await ShellCommand.run(script, in: bed.folder, variables)
            #expect(code == 0, "\(output)")
            let words = output.split(whereSeparator: \.isWhitespace)
            #expect(words.map(String.init) == [service, "objects.get", "--projection", service], "\(output)")
        }
    }

    /// Returns the first number of the version of fish; 0 without fish.
    static func fishVersion() async throws -> Int {
        guard ShellCommand.tools != nil, ShellCommand.hasShell("fish") else { return 0 }
        let version = try await ShellCommand.run("echo $version", by: "fish", in: "/tmp", ["HOME": "/tmp"]).output
        return Int(version.prefix(while: \.isNumber)) ?? 0
    }

    @Test(
        .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
        .enabled("there is no fish 4: an older one completes no lines without a terminal") {
            try await fishVersion() > 3
        }
    )
    func fishCompletesLines() async throws {
        try await CallTests.run { bed in
            let script = """
                gapi --generate-completion-script fish | source
                complete -C 'gapi call storage:'
                complete -C 'gapi call storage:v1 objects.g'
                complete -C 'gapi call storage:v1 objects.get --proj'
                """
            let variables = ["GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder]
            let (code, output) = try await ShellCommand.run(script, by: "fish", in: bed.folder, variables)
            #expect(code == 0, "\(output)")
            let words = output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
            #expect(words == ["storage:v1", "objects.get", "--projection"])
        }
    }

    @Test(
        .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
        .enabled(if: ShellCommand.hasShell("zsh"), "zsh is not installed")
    )
    func zshReadsTheScriptAndGetsTheWordsOfThisTool() async throws {
        try await CallTests.run { bed in
            let script = """
                autoload -U compinit && compinit -u -d "$HOME/.zcompdump"
                eval "$(gapi --generate-completion-script zsh)"
                whence -w _gapi __gapi_custom_complete
                SAP_SHELL=zsh gapi ---completion call -- positional@0 2 8 gapi call storage:
                """
            let variables = ["GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder]
            let (code, output) = try await ShellCommand.run(script, by: "zsh", in: bed.folder, variables)
            #expect(code == 0, "\(output)")
            #expect(output.contains("_gapi: function"))
            #expect(output.contains(#"storage\:v1"#))
        }
    }
}
