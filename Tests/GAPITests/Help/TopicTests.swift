import ArgumentParser
import Testing

@testable import gapi

/// The commands that the topics of `gapi help` and the first steps name, pasted into a shell as the examples are.
@Suite(
    "Commands in topics",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct TopicTests {
    @Test func theCommandsAreFound() {
        let texts = TopicCommands.all.map(\.text)
        #expect(texts.count > 15, "\(texts)")
        for text in TopicCommands.filled.keys { #expect(texts.contains(text), "\(text)") }
        // A login takes its file from the desk.
        for text in texts where text.contains(/\b[A-Z]{3,}\b/) && !text.contains("--client FILE") {
            #expect(TopicCommands.filled[text] != nil, "nobody knows what \(text) is to mean")
        }
    }

    /// The commands that are no examples of help, which `ExampleTests` runs.
    private static let own = TopicCommands.all.filter { command in
        !PrintedExample.all.contains { $0.text == command.text }
    }

    @Test(arguments: own) func aCommandRuns(command: PrintedExample) async throws {
        let text = TopicCommands.filled[command.text] ?? command.text
        try await ExampleDesk.run(for: command) { desk in
            if let code = command.codeAfterInterrupt {
                let ran = try await desk.pasteAndInterrupt(text)
                #expect(ran.code == code && ran.output.first != "\n", "\(ran.output)")
            } else if command.needsPerson {
                let ran = try await desk.pasteAndLogIn(text)
                #expect(ran.code == 0 && ran.output.contains("logged in as "), "\(ran.output)")
            } else {
                let ran = try await desk.paste(text)
                #expect(ran.code == 0, "\(ran.output)")
            }
        }
    }

    /// In a sentence, only the name of a command tells where it ends.
    @Test(arguments: HelpTopic.all.map(\.name)) func whatASentenceCallsACommandIsOne(topic: String) throws {
        let text = try #require(HelpTopic.all.first { $0.name == topic }).text
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for match in line.matches(of: /(?:^|[ (])gapi ([a-z][a-z0-9-]*)(?: ([a-z][a-z0-9-]*))?/) {
            let (name, second) = (String(match.1), match.2.map { String($0) })
            let command = try #require(Self.command(name, of: Gapi.self), "\(match.0)")
            guard command.configuration.defaultSubcommand == nil, !command.configuration.subcommands.isEmpty else {
                continue
            }
            #expect(Self.command(second ?? "", of: command) != nil, "\(match.0)")
        }
    }

    private static func command(_ name: String, of parent: any ParsableCommand.Type) -> (any ParsableCommand.Type)? {
        parent.configuration.subcommands.first { $0.configuration.commandName == name }
    }
}
