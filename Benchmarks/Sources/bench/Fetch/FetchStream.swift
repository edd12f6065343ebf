import ArgumentParser
import AsyncFetch
import Foundation

/// One large answer read in a process of its own, so that its peak of memory is its own.
struct FetchStream: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reads the large answer of a server once and prints its cost.",
        shouldDisplay: false
    )

    @Argument var client: Transfer.Client
    @Option var url: String

    /// Throughput against the peer, and the peak of memory.
    static func run(_ report: Report) async throws {
        try await PlainServer.with { url in
            func read(_ client: Transfer.Client) async throws -> Transfer.Result {
                let output = try await ChildProcess.output(["fetch-stream", client.rawValue, "--url", url])
                return try JSONDecoder().decode(Transfer.Result.self, from: output)
            }
            let samples = try await Rounds(3) {
                try await read(.ours)
            } peer: {
                try await read(.peer)
            }
            let mebibytes = Double(PlainServer.largeSize >> 20)
            report(samples.row("stream 1 GiB", "MiB/s") { mebibytes / $0.cost.seconds })
            report(samples.row("stream 1 GiB, CPU", "s") { $0.cost.cpuSeconds })
            let peak = samples.worst(\.peakMebibytes)
            report(Row("stream 1 GiB, peak RSS above start", peak, "MiB", target: .atMost(16)))
        }
    }

    func run() async throws {
        Usage.resetPeak()
        let before = Usage.peakResidentMebibytes
        let cost = try await Cost.of { try await read() }
        let result = Transfer.Result(cost: cost, peakMebibytes: Usage.peakResidentMebibytes - before)
        FileHandle.standardOutput.write(try JSONEncoder().encode(result))
    }

    @concurrent private func read() async throws {
        let url = url + PlainServer.Path.large
        let count =
            switch client {
            case .ours:
                try await Fetcher.with(.everyStage) { fetcher in
                    var count = 0
                    for try await chunk in try await fetcher.stream(.init(url: url)).body {
                        count += chunk.readableBytes
                    }
                    return count
                }
            case .peer: try await BareClient.with { try await $0.drain(url) }
            }
        guard count == PlainServer.largeSize else { throw WrongAnswer() }
    }
}
