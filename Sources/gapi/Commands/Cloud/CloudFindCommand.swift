import ArgumentParser
import AsyncCloud

/// The command `gapi cloud find`.
struct CloudFindCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Find files and folders by a part of their name.",
        discussion: """
            The server searches in the whole account. With --favorites, the items are your favourites: all of them, or \
            those whose name contains the text.

            Examples:
              gapi cloud find cat
              gapi cloud find --favorites
              gapi cloud find --json cat --limit 100 | jq -r .path

            Exit codes: 0 also if nothing was found, and those of gapi cloud.
            """
    )

    @Argument(help: "A part of the name.")
    var text: String?

    @Flag(help: "Find favourites only.")
    var favorites = false

    @Option(help: ArgumentHelp("The most items.", valueName: "count"))
    var limit: Int?

    @Flag(name: [.short, .long], help: "Show owners, favourites, shares and identifiers, too.")
    var long = false

    @OptionGroup var options: CloudOptions

    func validate() throws {
        guard favorites || text?.isEmpty == false else { throw ValidationError("Name a text, or add --favorites.") }
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        var listing = CloudListing(asJSON: options.json, isLong: long, wholePaths: true, on: streams.output)
        let items = favorites ? connection.favorites() : connection.search(text ?? "", limit: limit)
        let part = favorites ? (text ?? "").lowercased() : ""
        var count = 0
        for try await item in items where part.isEmpty || item.name.lowercased().contains(part) {
            listing.add(item)
            count += 1
            CommandNetwork.current.waits.setDone("\(count.grouped) items")
            // A server may ignore the limit.
            if count == limit { break }
        }
    }
}
