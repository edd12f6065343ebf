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
        var code: Int32 = 0

        init(_ command: String, _ text: String, output: String...) { self.init(command, text, all: output) }

        init(_ command: String, _ text: String, all output: [String]) {
            (self.command, self.text, self.output) = (command, text, output)
        }

        var testDescription: String { text }
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
        .init("xml format", "cat a.xml | gapi xml format -", output: "<a y="),
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
        var line = Line("login", text, all: ["enter the code"])
        line.code = 143
        return line
    }

    @Test(arguments: lines) func aPipeIsRead(line: Line) async throws {
        try await ExampleDesk.run(for: PrintedExample(command: "gapi " + line.command, text: line.text)) { desk in
            let (code, output) = try await desk.paste(line.text)
            #expect(code == line.code, "\(output)")
            for part in line.output { #expect(output.contains(part), "\(output)") }
        }
    }
}
