import GAPIEmulator
import Testing

@testable import gapi

/// `-` as the name of a file that is read: each command takes a pipe as its standard input.
@Suite(
    "- for standard input",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct StandardInputTests {
    /// A text for a shell, whose output shows that its pipe was read.
    struct Line: Sendable, CustomTestStringConvertible {
        /// The words of the command, which say what is prepared.
        let command: String
        let text: String
        let output: [String]
        let code: Int32

        init(_ command: String, _ text: String, code: Int32 = 0, output: String...) {
            self.init(command, text, code: code, all: output)
        }

        init(_ command: String, _ text: String, code: Int32 = 0, all output: [String]) {
            (self.command, self.text, self.code, self.output) = (command, text, code, output)
        }

        var testDescription: String { text }

        private var words: [Substring] { text.split(whereSeparator: \.isWhitespace) }

        /// The option whose value is the first `-`; empty if that is an operand, and `nil` without one.
        var reads: String? {
            guard let index = words.firstIndex(of: "-"), index > 0 else { return nil }
            let word = words[index - 1]
            return word.hasPrefix("--") ? String(word) : ""
        }
    }

    private static let lines: [Line] = [
        .init(
            "upload",
            """
            printf 'green tea' | gapi upload storage:v1 objects.insert --bucket photos --name piped - &&
            gapi storage cat gs://photos/piped
            """,
            output: "green tea"
        ),
        .init(
            "storage cp",
            "printf 'green tea' | gapi storage cp - gs://photos/piped && gapi storage cat gs://photos/piped",
            output: "1 file, 9 bytes",
            "green tea"
        ),
        .init(
            "cloud put",
            "printf 'green tea' | gapi cloud put - /Photos/piped.txt && gapi cloud get /Photos/piped.txt -",
            output: "1 file, 9 bytes",
            "green tea"
        ),
        .init("describe", "cat drive.v3.json | gapi describe - files.list", output: "drive.files.list  GET"),
        .init("list", "cat drive.v3.json | gapi list -", output: "files.list", "about.get"),
        .init(
            "generate",
            "cat drive.v3.json | gapi generate - && ls Sources/GAPIDrive",
            output: #".target(name: "GAPIDrive", dependencies: [.product(name: "AsyncGAPI", package: "AsyncGAPI")]),"#,
            "Drive.swift"
        ),
        .init(
            "call",
            """
            printf '{"name": "piped"}' | gapi call storage:v1 buckets.insert --project demo --body - &&
            gapi storage ls --project demo
            """,
            output: "gs://piped/"
        ),
        .init(
            "pages",
            """
            printf '{"name": "piped"}' |
            gapi pages storage:v1 buckets.insert --project demo --body - --dry-run
            """,
            output: "piped"
        ),
        .init(
            "upload",
            #"printf '{"name": "piped"}' | gapi upload drive:v3 files.create talk.mp4 --body -"#,
            output: #""piped""#
        ),
        // Media come without a body; one that is given is not left out in silence.
        .init(
            "download",
            "printf '{}' | gapi download drive:v3 files.get --fileId 1aB --output copy.mp4 --body -",
            code: 64,
            output: "the method takes no body"
        ),
        .init(
            "batch",
            """
            printf '%s' '{"method": "objects.get", "parameters": {"bucket": "photos", "object": "cat.jpg"}}' |
            gapi batch - --service storage:v1
            """,
            output: #"{"index":0,"value":{"#
        ),
        .init("sign", "cat robot.json | gapi sign gs://photos/cat.jpg --key -", output: "cat.jpg?"),
        .init("feed", "cat feed.xml | gapi feed -", output: "Green", "1 entry"),
        .init("json get", #"printf '{"a": [1, 2]}' | gapi json get - a"#, output: "[1,2]"),
        .init("json check", #"printf '{"a": }' | gapi json check -"#, code: 1, output: "<stdin>:1:"),
        .init("json format", #"printf '{"a":[1]}' | gapi json format -"#, output: #""a": ["#),
        .init("json roundtrip", "printf '[1.10, 1e400]' | gapi json roundtrip -", output: "[1.10,1e400]"),
        .init("xml check", "printf '<a></b>' | gapi xml check -", code: 1, output: "<stdin>:1:"),
        .init("xml format", "cat a.xml | gapi xml format -", output: "<a y="),
        .init("xml roundtrip", "cat a.xml | gapi xml roundtrip -", output: "<a y="),
        .init("xml c14n", "cat a.xml | gapi xml c14n -", output: #"<a x="1" y="2"></a>"#),
        .init(
            "xml query",
            "cat feed.xml | gapi xml query - 'string(//a:entry/a:title)' --ns a=http://www.w3.org/2005/Atom",
            output: "Green"
        ),
        serving(
            #"printf '{"rules": [{"fault": "status", "status": 503, "operation": "storage.objects.list"}]}'"#,
            "--faults -",
            output: "The faults:"
        ),
        serving("cat drive.v3.json", "--document -", output: "/$api/drive/v3/"),
        serving(
            "printf secret",
            "--credential-file -",
            meanwhile: """
                gapi storage ls --project demo --endpoint "$url" --token secret < /dev/null && echo allowed
                gapi storage ls --project demo --endpoint "$url" --anonymous < /dev/null || echo refused
                """,
            output: "allowed",
            "refused",
            "Bearer $TOKEN"
        ),
        login,
    ]

    /// Returns a line that runs a server until it has said its address, and then ends it.
    private static func serving(
        _ input: String,
        _ words: String,
        meanwhile: String = ":",
        output: String...
    ) -> Line {
        let text = """
            mkfifo out
            \(input) | gapi serve --port 0 \(words) > out 2>&1 &
            while read -r line; do
              echo "$line"
              case $line in *STORAGE_EMULATOR_HOST=*)
                url=${line#*=}
                \(meanwhile.replacing("\n", with: "\n    "))
                kill $! ;;
              esac
            done < out
            wait $!
            """
        return Line("serve", text, all: output)
    }

    /// A login that is ended when the client of the pipe has got a code for the user.
    private static var login: Line {
        let client =
            #"{"installed": {"client_id": "\#(EmulatedIdentity.clientID)", "#
            + #""client_secret": "\#(EmulatedIdentity.clientSecret)"}}"#
        let text = """
            mkfifo out
            printf '%s' '\(client)' |
            gapi login --issuer http://127.0.0.1:4443 --client - --device > out 2>&1 &
            while read -r line; do
              echo "$line"
              case $line in *'enter the code'*) kill $! ;; esac
            done < out
            wait $!
            """
        return Line("login", text, code: 143, output: "enter the code")
    }

    /// The commands and their options, by the table that says which words are files to read; an operand has no option.
    @Test func eachCommandThatReadsAFileHasALineHere() throws {
        var inputs: [(command: String, option: String)] = []
        for (name, command) in CommandTree.leaves {
            let words = name.split(separator: " ").map(String.init)
            for form in try CommandTree.options(of: command) where form.count == 2 && form[0].hasPrefix("--") {
                if try Self.use(in: words + [form[0], "FILE"]) == .input { inputs.append((name, form[0])) }
            }
            let operands = [["FILE"], ["FILE", "x"], ["x", "x", "FILE"], ["FILE", "gs://box/x"]]
            if try operands.contains(where: { try Self.use(in: words + $0) == .input }) { inputs.append((name, "")) }
        }
        #expect(inputs.count > 20)
        for (name, option) in inputs {
            #expect(Self.lines.contains { $0.command == name && $0.reads == option }, "\(name) \(option)")
        }
        #expect(Self.lines.allSatisfy { $0.reads != nil })
    }

    /// Returns what a command does with the word `FILE` of its line; `nil` if that must be text.
    private static func use(in line: [String]) throws -> CommandWordUse? {
        let words: [[UInt8]] = line.map { $0 == "FILE" ? [0xE9] : Array($0.utf8) }
        let uses = try CommandWordUses(words, words.map { String(validating: $0, as: UTF8.self) })
        return line.firstIndex(of: "FILE").flatMap { uses.use(at: $0) }
    }

    @Test(arguments: lines) func aPipeIsRead(line: Line) async throws {
        try await ExampleDesk.run(for: PrintedExample(command: "gapi " + line.command, text: line.text)) { desk in
            let (code, output) = try await desk.paste(line.text)
            #expect(code == line.code, "\(output)")
            for part in line.output { #expect(output.contains(part), "\(output)") }
        }
    }
}
