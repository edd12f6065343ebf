import ArgumentParser

/// The surroundings of a command: where it writes, and where it looks for credentials and accounts.
struct ToolStreams: Sendable {
    var output = Console.standard
    var errors = Console.standardError
    var search = CredentialSearch.process
    var cloud = CloudSurroundings()
    /// Receives the bytes for standard output.
    var write: @Sendable (UnsafeRawBufferPointer) throws -> Void = { try OutputWriter.standardOutput.write($0) }
}

/// A command whose surroundings can be replaced, as each one is that does something.
protocol ToolCommand: AsyncParsableCommand {
    func run(_ streams: ToolStreams) async throws
}

extension ToolCommand {
    func run() async throws { try await run(ToolStreams()) }
}
