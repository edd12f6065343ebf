import ArgumentParser

/// The benchmarks of AsyncGAPI: each row compares ours with a peer in one run, in interleaved rounds.
@main
struct Bench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures AsyncGAPI against what an application would write by hand.",
        subcommands: [
            Run.self, Serve.self, Transfer.self, Decode.self, XMLStream.self, PlainServer.self, FetchStream.self,
            FetchLoop.self, XMLSequence.self, GDataStream.self, CloudServe.self, CloudScan.self, ListAll.self,
        ],
        defaultSubcommand: Run.self
    )
}

/// The areas to measure.
enum Area: String, CaseIterable, ExpressibleByArgument {
    /// Calls, uploads and downloads over HTTP.
    case core
    /// Documents: speed, allocations, memory, and listings from a server.
    case json
    /// Documents: speed and memory.
    case xml
    /// Fetchers: queues, the cache, large answers, and small GETs through every stage.
    case fetch
    /// Feeds: speed and memory.
    case gdata
    /// Tokens: calls with them, those who wait for them, and signatures.
    case oauth
    /// Calls in batches, uploads and downloads with checksums, transfers of many files.
    case batch
    /// Folders of WebDAV servers, and the database of an account.
    case cloud
    /// The command line, and the emulator as a server.
    case tool

    func run(_ report: Report) async throws {
        switch self {
        case .core:
            try await SmallGet.run(report)
            try await Transfers.run(report)
        case .json:
            try await JSONRows.run(report)
            try await Listing.run(report)
        case .xml:
            try await XMLRows.run(report)
        case .fetch:
            try await ThrottleRows.run(report)
            try await CacheRows.run(report)
            try await FetchStream.run(report)
            try await PipelineRows.run(report)
        case .gdata: try await GDataRows.run(report)
        case .oauth: try await OAuthRows.run(report)
        case .batch:
            await ChecksumRows.run(report)
            try await BatchedGets.run(report)
            try await ManyFiles.run(report)
            try await VerifiedTransfers.run(report)
        case .cloud:
            try await FolderRows.run(report)
            try await DatabaseRows.run(report)
        case .tool:
            try await ToolRows.run(report)
            try await ServerRows.run(report)
        }
    }
}

extension Bench {
    /// Measures one area, or all.
    struct Run: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Measures one area, or all.")

        @Argument(
            help: "What to measure: \(Area.allCases.map(\.rawValue).joined(separator: ", ")); everything by default."
        )
        var area: Area?

        @Flag(help: "Print one JSON object a line.")
        var json = false

        func run() async throws {
            let report = Report(isJSON: json)
            for area in area.map({ [$0] }) ?? Area.allCases { try await area.run(report) }
        }
    }
}
