import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// The command `gapi cloud shares`.
struct CloudSharesCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "shares",
        abstract: "List, end, accept and decline shares.",
        discussion: """
            Your own shares are listed, those of a path, or with --with-me those with you.

            Examples:
              gapi cloud shares
              gapi cloud shares /Photos
              gapi cloud shares --with-me
              gapi cloud shares --accept 17
              gapi cloud shares --remove 12

            Exit codes: 66 for a share or a path that is not there, and those of gapi cloud.
            """
    )

    @Argument(help: "A file or folder.")
    var path: String?

    @Flag(help: "List the shares with you.")
    var withMe = false

    @Option(help: ArgumentHelp("End a share of yours, or leave one with you.", valueName: "id"))
    var remove: String?

    @Option(help: ArgumentHelp("Accept a share with you.", valueName: "id"))
    var accept: String?

    @Option(help: ArgumentHelp("Decline a share with you.", valueName: "id"))
    var decline: String?

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate(path.map { [$0] } ?? [])
        let ways = [path != nil, withMe, remove != nil, accept != nil, decline != nil].count { $0 }
        guard ways <= 1 else {
            throw ValidationError("Choose one of a path, --with-me, --remove, --accept and --decline.")
        }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        if let id = remove {
            let share = try await share(id, among: try await connection.shares() + shared(with: connection))
            try await connection.end(share)
            done("ended", share, streams.output)
        } else if let id = accept {
            let share = try await share(id, among: shared(with: connection))
            try await connection.accept(share)
            done("accepted", share, streams.output)
        } else if let id = decline {
            let share = try await share(id, among: shared(with: connection))
            try await connection.decline(share)
            done("declined", share, streams.output)
        } else if withMe {
            write(try await shared(with: connection), streams.output)
        } else {
            let scope = try path.map { Cloud.ShareScope.item(try CloudPlace($0).path) } ?? .mine
            write(try await connection.shares(scope), streams.output)
        }
    }

    /// Returns the shares with the user, of this server and of others.
    private func shared(with connection: Cloud.Connection) async throws -> [Cloud.Share] {
        var shares = try await connection.shares(.withMe(nil))
        for scope in [Cloud.ShareScope.remote, .pendingRemote] {
            do { shares += try await connection.shares(scope) } catch let error as Cloud.Error
                where [.notFound, .forbidden, .unsupported, .refused].contains(error.code)
            {
                continue  // no shares with other servers
            }
        }
        return shares
    }

    private func share(_ id: String, among shares: [Cloud.Share]) async throws -> Cloud.Share {
        guard let share = shares.first(where: { ShareRow($0).id == id }) else {
            throw ToolFailure(
                .unreadable,
                "there is no share \(id.singleLine); gapi cloud shares lists yours, and --with-me the others"
            )
        }
        return share
    }

    private func done(_ verb: String, _ share: Cloud.Share, _ output: Console) {
        if options.json {
            let value: JSON.Value = ["action": JSON.Value(verb), "share": ShareRow(share).json]
            output.write(value.description + "\n")
        } else {
            output.print("\(verb) the share of \((share.path?.string ?? share.name ?? share.id).singleLine)")
        }
    }

    private func write(_ shares: [Cloud.Share], _ output: Console) {
        if options.json { return writeJSON(JSON.Value(shares.map { ShareRow($0).json }), output) }
        guard !shares.isEmpty else { return output.print("there are no shares") }
        output.print(output.styled(ShareRow.table.header, .dim))
        for share in shares { output.print(ShareRow.table.line(ShareRow(share).cells)) }
    }
}
