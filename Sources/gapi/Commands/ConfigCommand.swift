import ArgumentParser

/// The command `gapi config`, which shows and changes the profiles.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show and change the defaults for endpoint, account and format.",
        discussion: """
            Without a subcommand, it shows the values that count now, and where each one is from: an environment variable, \
            the profile, or the command. gapi help configuration says more.

            Examples:
              gapi config
              gapi config set endpoint http://127.0.0.1:4443 --profile local
              gapi config set format jsonl --profile local
              gapi config --profile local --json
              gapi config unset format --profile local

            Exit codes: 0 for success, 64 for invalid arguments, 73 for a file that cannot be written, 78 for a mistake in \
            it.
            """,
        subcommands: [ConfigShowCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self],
        defaultSubcommand: ConfigShowCommand.self
    )
}

/// The command `gapi config show`.
struct ConfigShowCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the values that count now.",
        discussion: """
            Examples:
              gapi config show
              gapi config show --profile local --json
            """
    )

    @OptionGroup var profile: ProfileOptions

    @Flag(help: "Write JSON.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        let (name, json) = (profile.profile, json)
        try await reporting(asJSON: json, to: streams.errors) {
            let tool = try ConfigTool(of: streams.search.variables, profile: name, output: streams.output)
            try tool.show(asJSON: json)
        }
    }
}

/// The command `gapi config set`.
struct ConfigSetCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set a value of a profile, which is made if there is none of its name.",
        discussion: """
            Examples:
              gapi config set account mia@example.com
              gapi config set endpoint http://127.0.0.1:4443 --profile local
            """
    )

    @Argument(help: "One of \(Setting.list).")
    var setting: Setting

    @Argument(help: "The value.")
    var value: String

    @OptionGroup var profile: ProfileOptions

    @Flag(help: "Write errors as JSON.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        let (setting, value, name) = (setting, value, profile.profile)
        try await reporting(asJSON: json, to: streams.errors) {
            var tool = try ConfigTool(of: streams.search.variables, changing: name, output: streams.output)
            try await tool.set(setting, to: value)
        }
    }
}

/// The command `gapi config unset`.
struct ConfigUnsetCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "unset",
        abstract: "Remove a value from a profile.",
        discussion: """
            Examples:
              gapi config unset endpoint --profile local
            """
    )

    @Argument(help: "One of \(Setting.list).")
    var setting: Setting

    @OptionGroup var profile: ProfileOptions

    @Flag(help: "Write errors as JSON.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        let (setting, name) = (setting, profile.profile)
        try await reporting(asJSON: json, to: streams.errors) {
            var tool = try ConfigTool(of: streams.search.variables, changing: name, output: streams.output)
            try await tool.unset(setting)
        }
    }
}
