import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// The command `gapi cloud trash`.
struct CloudTrashCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "trash",
        abstract: "List the trash, restore from it, or empty it.",
        discussion: """
            What is restored gets its old place, or that of --to; what is there already is never replaced. Emptying deletes \
            for good, and so it needs --force.

            Examples:
              gapi cloud trash
              gapi cloud trash --restore 17
              gapi cloud trash --restore 17 --to /Photos/old-cat.jpg
              gapi cloud trash --empty --force

            Exit codes: 66 for an identifier that is not in the trash, 73 if something has the old place, and those of gapi \
            cloud.
            """
    )

    @Option(help: ArgumentHelp("Restore an item.", valueName: "id"))
    var restore: String?

    @Option(help: ArgumentHelp("The place of the restored item.", valueName: "path"))
    var to: String?

    @Flag(help: "Delete everything in the trash for good.")
    var empty = false

    @Flag(name: [.short, .long], help: "Empty the trash without another question.")
    var force = false

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate(to.map { [$0] } ?? [])
        guard to == nil || restore != nil else { throw ValidationError("--to is for --restore.") }
        guard !empty || restore == nil else { throw ValidationError("Choose one of --restore and --empty.") }
        guard empty || !force else { throw ValidationError("--force is for --empty.") }
        guard !empty || force else {
            throw ValidationError("--empty deletes everything in the trash for good; add --force if you want that.")
        }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let output = streams.output
        if empty {
            try await connection.emptyTrash()
            return say("the trash is empty", ["emptied": true], output)
        }
        let items = try await connection.trash()
        guard let restore else { return write(items, output) }
        guard let item = items.first(where: { $0.id == restore }) else {
            throw ToolFailure(.unreadable, "the trash has no item \(restore.singleLine); gapi cloud trash lists it")
        }
        var target: Cloud.Path?
        if let to {
            let place = try CloudPlace(to)
            target = try await connection.destination(place, keeping: item.name, isFolder: false, replaces: false).path
        }
        do { try await connection.restore(item, to: target) } catch let error as Cloud.Error {
            let place = (target ?? item.origin)?.string.singleLine ?? ""
            switch error.code {
            case .alreadyExists:
                throw ToolFailure(.cannotCreate, "\(place) is there already; name another place with --to")
            case .conflict:
                throw ToolFailure(.cannotCreate, "the folder of \(place) is missing; name another place with --to")
            default: throw error
            }
        }
        let place = (target ?? item.origin)?.string ?? item.name
        say("restored \(place.singleLine)", ["restored": JSON.Value(item.id), "path": JSON.Value(place)], output)
    }

    private func say(_ line: String, _ value: JSON.Value, _ output: Console) {
        if options.json { output.write(value.description + "\n") } else { output.print(line) }
    }

    private func write(_ items: [Cloud.TrashItem], _ output: Console) {
        if options.json { return writeJSON(JSON.Value(items.map(\.json)), output) }
        guard !items.isEmpty else { return output.print("the trash is empty") }
        let table = Table(
            .init("id", width: 10, .left),
            .init("deleted", width: 16, .left),
            .init("size", width: 15),
            .init("what", width: 0, .left)
        )
        output.print(output.styled(table.header, .dim))
        for item in items {
            let what = (item.origin?.string ?? item.name) + (item.kind == .folder ? "/" : "")
            output.print(
                table.line([
                    item.id.singleLine, CloudTime.short(item.deleted), item.size?.grouped ?? "", what.singleLine,
                ])
            )
        }
    }
}

extension Cloud.TrashItem {
    /// The item for programs.
    fileprivate var json: JSON.Value {
        var value: JSON.Value = [
            "id": JSON.Value(id), "name": JSON.Value(name), "kind": kind == .folder ? "folder" : "file",
        ]
        if let origin { value["path"] = JSON.Value(origin.string) }
        if let deleted { value["deleted"] = JSON.Value(CloudTime.text(deleted)) }
        if let size { value["size"] = JSON.Value(size) }
        return value
    }
}
