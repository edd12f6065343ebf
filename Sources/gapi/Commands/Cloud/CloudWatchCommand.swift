import ArgumentParser
import AsyncCloud

/// The command `gapi cloud watch`.
struct CloudWatchCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Write the changes of a folder as they come, until Ctrl-C.",
        discussion: """
            It begins with what is there; then come the changes: + new, - gone, ~ changed, > moved or renamed. Without a \
            network, it shows what this machine knows, and goes on by itself. Times are in UTC. With --json, each set of \
            changes is an object in a line.

            The lists are kept in the vault of the account, which one process at a time can have.

            Examples:
              gapi cloud watch /Photos
              gapi cloud watch --json /Photos | jq -c .added

            Exit codes: 75 if another process has the vault, 77 if the login is not accepted, 130 after Ctrl-C, and those \
            of gapi cloud.
            """
    )

    @Argument(help: "The folder; by default, the root.")
    var path = "/"

    @OptionGroup var options: CloudOptions

    func validate() throws { try CloudPlace.validate([path]) }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let folder = try CloudPlace(path).path
        let vault = try await streams.cloud.vault(options.account)
        let core = try await Cloud.Core(connection, vault: vault, clock: streams.cloud.clock)
        let result: Result<Void, any Error>
        do { result = .success(try await follow(folder, core, streams)) } catch { result = .failure(error) }
        // The vault is free for others when the command ends.
        await core.stop()
        try result.get()
    }

    private func follow(_ folder: Cloud.Path, _ core: Cloud.Core, _ streams: ToolStreams) async throws {
        var writer = ChangeWriter(asJSON: options.json, streams)
        for try await snapshot in core.query(.folder(folder).sorted(by: .name)) {
            writer.write(snapshot, of: folder)
            // What no later answer can change.
            if let error = snapshot.error, [.unauthenticated, .untrusted, .vault, .database].contains(error.code) {
                throw error
            }
        }
    }
}
