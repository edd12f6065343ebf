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
        #expect(ran.output == topic.text + "\n")
        #expect(topic.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(await runGapi(["help"]).output.contains("  \(name)  "))
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
        #expect(ran.output.contains("Topics (gapi help TOPIC):"))
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
