import ArgumentParser
import AsyncGData
import Foundation
import XMLSamples

/// A long feed read in a process of its own, so that its peak of memory is its own.
struct GDataStream: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gdata-stream",
        abstract:
            "Reads a feed that is made while it is read, and prints the peak of memory in MiB above that at the start.",
        shouldDisplay: false
    )

    /// The size of the feed.
    @Argument var mebibytes: Int

    func run() async throws {
        let chunks = XMLInput.feed1k.chunks(size: mebibytes << 20)
        let registry = Feeds.Registry.all
        Usage.resetPeak()
        let before = Usage.peakResidentMebibytes
        var count = 0
        var entries = Feeds.FeedEntries(in: chunks, decoder: registry.decoder).makeAsyncIterator()
        while let entry = try await entries.next() {
            guard entry.id != nil else { throw WrongAnswer() }
            count += 1
        }
        guard count == chunks.count else { throw WrongAnswer() }
        FileHandle.standardOutput.write(Data("\(Usage.peakResidentMebibytes - before)".utf8))
    }
}
