import ArgumentParser
import AsyncCloud

/// The options of all commands of `gapi cloud`.
struct CloudOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The account; not needed if there is only one.", valueName: "name"))
    var account: String?

    @Flag(help: "Write JSON, and errors as JSON, for programs.")
    var json = false

    // Not a group: see ``ConnectionOptions``.
    @Option(help: TraceOptions.help, completion: .directory)
    var trace: String?
}

/// A command that works with an account.
protocol CloudToolCommand: ToolCommand, Sendable {
    var options: CloudOptions { get }

    /// Does the work with the connection of the account.
    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws
}

extension CloudToolCommand {
    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            try await command.perform(try await streams.cloud.connection(command.options.account), streams)
        }
    }
}
