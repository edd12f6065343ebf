import ArgumentParser
import Testing

@testable import gapi

/// What `gapi` says of itself.
@Suite("gapi help")
struct HelpTests {
    @Test func aloneItSaysWhatToDoFirst() async throws {
        let ran = await runGapi([])
        #expect(ran.code == 0)
        #expect(ran.output == FirstSteps.text + "\n")
        let lines = ran.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count < 24, "a terminal shows all of it")
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: HelpTopic.all.map(\.name)) func aTopicIsAText(name: String) async throws {
        let ran = await runGapi(["help", name])
        #expect(ran.code == 0)
        let topic = try #require(HelpTopic.all.first { $0.name == name })
        #expect(ran.output == topic.lines(columns: 80).joined(separator: "\n") + "\n")
        #expect(HelpTopic.overview.contains("  \(name)  "))
    }

    @Test(arguments: HelpTopic.all.map(\.name), [40, 80, 200])
    func paragraphsAreAsWideAsTheTerminal(name: String, columns: Int) throws {
        let topic = try #require(HelpTopic.all.first { $0.name == name })
        let lines = topic.lines(columns: columns)
        for line in lines {
            #expect(line.count < (line.hasPrefix(" ") ? HelpTopic.usualColumns : columns), "\(line)")
        }
        func indented(_ lines: [String]) -> [String] { lines.filter { $0.isEmpty || $0.hasPrefix(" ") } }
        let source = topic.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        #expect(indented(lines) == indented(source), "tables and code stay as they are")
        func words(_ lines: [String]) -> [String] { lines.flatMap { $0.split(separator: " ").map { String($0) } } }
        #expect(words(lines) == words(source))
    }

    @Test func aTopicIsForTheTerminal() async throws {
        let (narrow, wide) = (Output(), Output())
        let command = try HelpCommand.parse(["formats"])
        for (output, width) in [(narrow, 40), (wide, 200)] {
            let console = output.console(isTerminal: true, width: width)
            try await command.run(ToolStreams(output: console, errors: .silent))
            #expect(output.text == HelpTopic.formats.lines(columns: width).joined(separator: "\n") + "\n")
        }
        #expect(narrow.text != wide.text)
    }

    @Test(arguments: [["call"], ["storage", "cp"], ["config", "set"]]) func aCommandHasItsHelp(words: [String]) async {
        let ran = await runGapi(["help"] + words)
        #expect(ran.code == 0)
        #expect(ran.output.contains("Examples:"))
        #expect(ran.output.contains("USAGE: gapi \(words.joined(separator: " "))"))
    }

    @Test func withoutATopicAllCommandsAndTopicsAreListed() async {
        let ran = await runGapi(["help"])
        #expect(ran.code == 0)
        for command in Gapi.configuration.subcommands where command.configuration.shouldDisplay {
            #expect(ran.output.contains("\n  \(command.configuration.commandName ?? "?")"))
        }
        #expect(ran.output.hasSuffix("\n\n\(HelpTopic.overview)\n"))
    }

    @Test(arguments: [["exitcodes"], ["storage", "copy"], ["exit-codes", "formats"]])
    func anythingElseIsAUsageError(words: [String]) async {
        let ran = await runGapi(["help"] + words)
        #expect(ran.code == 64)
        #expect(ran.errors.contains("There is no topic and no command"))
    }

    @Test func theExitCodesAreThoseOfTheTool() {
        let codes: [ExitCode] = [
            .success, .failure, .usage, .badData, .unreadable, .unavailable, .cannotCreate, .permission, .configuration,
            .cancelled,
        ]
        for code in codes { #expect(HelpTopic.exitCodes.text.contains("\n  \(code.rawValue) ")) }
    }

    @Test func eachSettingIsExplainedWithItsVariable() {
        for setting in Setting.allCases {
            #expect(HelpTopic.configuration.text.contains("\n  \(setting.rawValue) "))
            #expect(HelpTopic.environment.text.contains("\n  \(setting.variable) "))
        }
    }
}
