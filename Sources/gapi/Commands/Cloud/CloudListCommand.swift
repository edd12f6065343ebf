import ArgumentParser
import AsyncCloud
import GAPIDescription

/// The command `gapi cloud ls`.
struct CloudListCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "ls",
        abstract: "List what is in folders.",
        discussion: """
            A file is listed itself; of a folder, what is directly in it. The letters of the first column say what you may do: \
            S shared with you, R share, M mounted, W write, C add files, K add folders, D delete, N rename, V move. Times are \
            in UTC. With --json, items are written as they arrive, one a line; otherwise in the order of their names.

            Examples:
              gapi cloud ls
              gapi cloud ls -l /Photos
              gapi cloud ls --json /Photos | jq -r .name

            Exit codes: 66 if nothing is at a path, and those of gapi cloud.
            """
    )

    @Argument(help: "The folders and files; by default, the root.")
    var paths: [String] = ["/"]

    @Flag(name: [.short, .long], help: "Show owners, favourites, shares and identifiers, too.")
    var long = false

    @OptionGroup var options: CloudOptions

    func validate() throws { try CloudPlace.validate(paths) }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let output = streams.output
        var count = 0
        for (index, word) in paths.enumerated() {
            let path = try CloudPlace(word).path
            if paths.count > 1, !options.json {
                output.print((index == 0 ? "" : "\n") + output.styled(path.string.singleLine + ":", .bold))
            }
            var listing = CloudListing(asJSON: options.json, isLong: long, on: output)
            var items: [Cloud.Item] = []
            var budget = ListBudget()
            for try await item in connection.listing(of: path, depth: .one) {
                if item.path == path ? item.isFolder : item.path.parent != path { continue }
                if options.json {
                    listing.add(item)
                } else {
                    try budget.add(item, to: "the list of \(path)")
                    items.append(item)
                }
                count += 1
                CommandNetwork.current.waits.setDone("\(count.grouped) items")
            }
            for item in items.sorted(by: { $0.name < $1.name }) { listing.add(item) }
        }
    }
}
