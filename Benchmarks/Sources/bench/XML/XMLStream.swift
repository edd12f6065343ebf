import ArgumentParser
import AsyncXML
import Foundation
import XMLSamples

/// A long feed read in a process of its own, so that its peak of memory is its own.
struct XMLStream: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xml-stream",
        abstract:
            "Reads a feed that is made while it is read, and prints the peak of memory in MiB above that at the start.",
        shouldDisplay: false
    )

    /// The size of the feed.
    @Argument var mebibytes: Int

    /// The output of a child.
    static func peak(_ mebibytes: Int) async throws -> Double {
        let output = try await ChildProcess.output(["xml-stream", "\(mebibytes)"])
        guard let peak = Double(String(decoding: output, as: UTF8.self)) else { throw WrongAnswer() }
        return peak
    }

    func run() async throws {
        let chunks = XMLInput.feed1k.chunks(size: mebibytes << 20)
        Usage.resetPeak()
        let before = Usage.peakResidentMebibytes
        var count = 0
        let input = XMLInput.feed1k
        for try await entry in XML.Records(Feed.Entry.self, at: .name(input.entry), in: chunks) {
            guard !entry.extensions.isEmpty else { throw WrongAnswer() }
            count += 1
        }
        guard count == chunks.count else { throw WrongAnswer() }
        FileHandle.standardOutput.write(Data("\(Usage.peakResidentMebibytes - before)".utf8))
    }
}
