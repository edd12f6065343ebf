import ArgumentParser

/// The command `gapi feed`, which shows, converts and checks feeds.
struct FeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Show, convert and check feeds: Atom, RSS and Google Data.",
        discussion: """
            A feed is read entry by entry, so it may be of any length. Atom 1.0 and 0.3 and RSS 0.90 to 2.0 look the same here.

            --json writes one object, as it goes: format, id, title {"text", "type"}, subtitle, updated, links, authors, \
            categories …, then entries with these and published, summary, content, source, location. All but Atom's own elements \
            are in "extensions", under their qualified names. "unknown" counts the elements that no type is for. What a feed says \
            of itself behind its first entry is in "later". A document that is an entry alone has the format "entry" and one entry; a \
            service document has "workspaces" with "collections", and a list of categories "categories".

            Examples:
              gapi feed https://example.com/feed.atom
              gapi feed https://example.com/feed.atom --follow --limit 500 --json | jq '.entries[].title.text'
              gapi feed --validate feed.xml
              curl -s $URL | gapi feed

            Ends with 0, with 1 when it is no feed or --validate finds something, with 64 for wrong arguments, with 66 when a \
            file cannot be read, with 69 when a URL cannot, with 130 after Ctrl-C.
            """
    )

    enum Form: String, EnumerableFlag {
        case table, json, validate, roundtrip

        static func help(for value: Form) -> ArgumentHelp? {
            switch value {
            case .table: "A line for each entry; the default."
            case .json: "One JSON object."
            case .validate: "Where the feed breaks RFC 4287 or RFC 5023: file:line:column: message."
            case .roundtrip: "The document again, after it went through the types of this library."
            }
        }
    }

    @Argument(help: ArgumentHelp("The feed: a file, a URL, or - for standard input.", valueName: "feed"))
    var source = "-"

    @Flag var form = Form.table

    @Option(help: ArgumentHelp("The most entries that are shown.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("What relative links of a file are relative to.", valueName: "url"))
    var base: String?

    @Flag(help: "Go on with the next page (rel=\"next\"), of a feed from a URL.")
    var follow = false

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit must not be negative.") }
        let isURL = FeedTool.isURL(source)
        if follow, !isURL { throw ValidationError("--follow needs a URL: pages of a file are not known.") }
        if base != nil, isURL { throw ValidationError("--base is for files: a URL is a base itself.") }
        if form == .validate || form == .roundtrip, limit != nil || follow {
            throw ValidationError("--\(form.rawValue) is for one whole document, without --limit and --follow.")
        }
    }

    func run() async throws {
        do {
            try await withCancellation(on: [.interrupt, .terminate, .hangUp]) { [self] in
                let tool = FeedTool(output: .standard, errors: .standardError)
                switch form {
                case .table: try await tool.list(source, from: base, limit: limit, follows: follow, as: .table)
                case .json: try await tool.list(source, from: base, limit: limit, follows: follow, as: .json)
                case .validate: try await tool.validate(source)
                case .roundtrip: try await tool.roundTrip(source)
                }
            }
        } catch is CancellationError {
            throw ExitCode(130)
        }
    }
}
