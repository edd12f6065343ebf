import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// The command `gapi cloud share`.
struct CloudShareCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Share a file or a folder by link, with a user or with a group.",
        discussion: """
            A link is printed; everybody who has it has what it gives. Its password is the first line of standard input, and \
            never a word of the command, which others on this machine can read.

            The permissions are letters: r read, w change files, c add files to a folder, d delete in it, s share further; \
            rwcd is everything in a folder, and c alone a folder to drop files into. By default, the server chooses.

            Examples:
              gapi cloud share /Photos --link
              gapi cloud share /Photos --link --expires 2026-12-31 \\
                --password-stdin < password.txt
              gapi cloud share /Plans --user bob --permissions rwcd

            Exit codes: 66 for an item or a recipient that is not there, 77 if the server does not allow it, and those of \
            gapi cloud.
            """
    )

    @Argument(help: "The file or folder.")
    var path: String

    @Flag(help: "Make a link.")
    var link = false

    @Option(help: ArgumentHelp("Share with a user of the server.", valueName: "name"))
    var user: String?

    @Option(help: ArgumentHelp("Share with a group of the server.", valueName: "name"))
    var group: String?

    @Option(help: ArgumentHelp("Share with a user of another server.", valueName: "user@server"))
    var remote: String?

    @Flag(help: "Read the password of the link from standard input.")
    var passwordStdin = false

    @Option(help: ArgumentHelp("The last day: YYYY-MM-DD.", valueName: "date"))
    var expires: String?

    @Option(help: ArgumentHelp("The rights, such as r or rw.", valueName: "letters"))
    var permissions: String?

    @Option(help: ArgumentHelp("The name of the link.", valueName: "text"))
    var name: String?

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate([path])
        let recipients = (link ? 1 : 0) + [user, group, remote].count { $0 != nil }
        guard recipients == 1, ![user, group, remote].contains("") else {
            throw ValidationError("Choose one of --link, --user NAME, --group NAME and --remote USER@SERVER.")
        }
        guard link || !passwordStdin && name == nil else {
            throw ValidationError("--password-stdin and --name are for --link.")
        }
        if let expires, (try? JSON.LocalDate(parsing: expires)) == nil {
            throw ValidationError("--expires is written YYYY-MM-DD.")
        }
        if let permissions, Cloud.Share.Permissions(letters: permissions) == nil {
            throw ValidationError("--permissions has the letters r, w, c, d and s only.")
        }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let place = try CloudPlace(path).path
        var settings = Cloud.ShareSettings()
        settings.permissions = permissions.flatMap { Cloud.Share.Permissions(letters: $0) }
        settings.expires = try expires.map { .set(try JSON.LocalDate(parsing: $0)) }
        settings.name = name
        if passwordStdin {
            guard let password = try await streams.cloud.line(), !password.isEmpty else {
                throw ToolFailure(.badData, "there is no password on standard input")
            }
            settings.password = .set(password)
        } else if link, try await connection.connect().capabilities.requiresLinkPassword {
            throw ToolFailure(.usage, "links of this server need a password; add --password-stdin")
        }
        let share = try await connection.share(place, with: recipient, settings)
        let row = ShareRow(share)
        if options.json {
            streams.output.write(row.json.description + "\n")
        } else if link {
            guard let url = share.url else {
                throw ToolFailure(.badData, "the server made the share \(row.id.singleLine), but does not say its link")
            }
            streams.output.print(url.singleLine)
        } else {
            let with = (share.recipient?.name ?? "").singleLine
            streams.output.print("\(place.string.singleLine) is shared with \(with) (\(share.permissions.letters))")
        }
    }

    private var recipient: Cloud.ShareRecipient {
        if let user { return .user(user) }
        if let group { return .group(group) }
        if let remote { return .remote(remote) }
        return .link
    }
}
