import ArgumentParser

/// The command `gapi feed`, which shows, converts and checks feeds.
struct FeedCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Show, convert and check feeds: Atom, RSS and Google Data.",
        discussion: """
            A feed is read entry by entry, so it may have any length. Atom 1.0 and 0.3 and RSS 0.90 to 2.0 look the same.

            --json writes one object while it reads: format, id, title {"text", "type"}, subtitle, updated, links, authors, \
            categories …, and then the entries, which also have published, summary, content, source and location. Elements \
            other than Atom's are in "extensions", by their qualified names. "unknown" is the number of elements without a \
            type. Elements of the feed that follow its first entry are in "later". A document with a single entry has the \
            format "entry". A service document has "workspaces" with "collections", and a list of categories "categories".

            Examples:
              gapi feed https://www.swift.org/atom.xml
              gapi feed http://127.0.0.1:4443/feeds/entries --follow --json | \\
                jq '.entries[].title.text'
              gapi feed --validate feed.xml
              curl -s $URL | gapi feed

            Exit codes: 0 for success, 1 if the document is not a feed or is invalid, 64 for invalid arguments, 66 for a file \
            that cannot be read, 69 for a URL that cannot be read, 130 after Ctrl-C.
            """
    )

    enum Form: String, EnumerableFlag {
        case table, json, validate, roundtrip

        static func help(for value: Form) -> ArgumentHelp? {
            switch value {
            case .table: "A line for each entry; the default."
            case .json: "One JSON object."
            case .validate: "The violations of RFC 4287 and RFC 5023: file:line:column: message."
            case .roundtrip: "The document, decoded and encoded again."
            }
        }
    }

    @Argument(help: ArgumentHelp("The feed: a file, a URL, or - for standard input.", valueName: "feed"))
    var source = "-"

    @Flag var form = Form.table

    @Option(help: ArgumentHelp("The maximum number of entries.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("The base URL of relative links in a file.", valueName: "url"))
    var base: String?

    @Flag(help: "Read the next pages, too (rel=\"next\"), of a feed from a URL.")
    var follow = false

    @OptionGroup var tracing: TraceOptions

    func validate() throws {
        if let limit, limit < 0 { throw ValidationError("--limit must not be negative.") }
        let isURL = FeedTool.isURL(source)
        if follow, !isURL { throw ValidationError("--follow needs a URL: a file has no further pages.") }
        if base != nil, isURL { throw ValidationError("--base is for files: a URL is its own base.") }
        if form == .validate || form == .roundtrip, limit != nil || follow {
            throw ValidationError("--\(form.rawValue) reads one whole document, without --limit and --follow.")
        }
    }

    func run(_ streams: ToolStreams) async throws {
        do {
            try await CommandNetwork.during(tracing: tracing.trace, errors: streams.errors) { [self] in
                try await withCancellation(on: [.interrupt, .terminate, .hangUp]) {
                    let tool = FeedTool(output: streams.output, errors: streams.errors)
                    switch form {
                    case .table: try await tool.list(source, from: base, limit: limit, follows: follow, as: .table)
                    case .json: try await tool.list(source, from: base, limit: limit, follows: follow, as: .json)
                    case .validate: try await tool.validate(source)
                    case .roundtrip: try await tool.roundTrip(source)
                    }
                }
            }
        } catch is CancellationError {
            throw ExitCode.cancelled
        } catch let failure as ToolFailure where failure.isCancellation {
            throw failure.code
        }
    }
}
