import ArgumentParser

/// The surroundings of a command: where it writes, and where it looks for credentials and accounts.
struct ToolStreams: Sendable {
    var output = Console.standard
    var errors = Console.standardError
    var search = CredentialSearch.process
    var cloud = CloudSurroundings()
    /// Receives the bytes for standard output.
    var write: @Sendable (UnsafeRawBufferPointer) throws -> Void = OutputFile.standardOutput
}

/// A command whose surroundings can be replaced.
protocol ToolCommand: AsyncParsableCommand {
    func run(_ streams: ToolStreams) async throws
}
