import AsyncGData
import AsyncXML
import CXMLPeers
import Foundation
import XMLCoder
import XMLPeers
import XMLSamples

/// Feeds: the types of AsyncFeeds against libxml2 itself, XMLCoder and feedparser.
enum GDataRows {
    @concurrent static func run(_ report: Report) async throws {
        try await compare(.feed20k, rounds: 5, report)
        try await compare(.feed1k, rounds: 15, report)
        try await compareFeedparser(report)
        for mebibytes in [40, 1024] {
            let output = try await ChildProcess.output(["gdata-stream", "\(mebibytes)"])
            let peak = Double(String(decoding: output, as: UTF8.self)) ?? .nan
            report(Row("streaming \(mebibytes) MiB, peak memory", peak, "MiB", target: .atMost(8)))
        }
    }

    /// MiB of the feed for each second of CPU, by candidate.
    private static func compare(_ input: XMLInput, rounds: Int, _ report: Report) async throws {
        let bytes = input.bytes()
        let (registry, plain) = (Feeds.Registry.all.decoder, XML.Decoder())
        func streamed<Entry: Codable>(_ type: Entry.Type, _ decoder: XML.Decoder) throws {
            let reader = try XML.RecordReader(Entry.self, at: .name(input.entry), decoder: decoder)
            var count = 0
            for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
                try reader.read(bytes[start..<min(start + 1 << 16, bytes.count)]) { _ in count += 1 }
            }
            try reader.finish { _ in count += 1 }
            guard count == input.count else { throw WrongAnswer() }
        }
        var candidates: [(name: String, work: () throws -> Void)] = [
            ("floor", { guard libxml2_scan(bytes, bytes.count) else { throw WrongAnswer() } }),
            ("entries streamed", { try streamed(Atom.Entry.self, registry) }),
            ("entries streamed by kind", { try streamed(Feeds.AnyEntry.self, registry) }),
            ("whole feed", { _ = try registry.decode(Atom.Feed<Atom.Entry>.self, from: bytes) }),
            ("entries streamed without a registry", { try streamed(Atom.Entry.self, plain) }),
        ]
        // XMLCoder's parser fails above 10 MB.
        let hasPeer = bytes.count < 10_000_000
        if hasPeer {
            let (decoder, data) = (XMLDecoder(), Data(bytes))
            candidates.append(("XMLCoder", { _ = try decoder.decode(XMLPeers.Feed.self, from: data) }))
        }
        let result = try await Rounds(
            rounds,
            warmUp: 1,
            candidates.map { candidate in { try speed(bytes.count, candidate.work) } }
        )
        func row(_ name: String, _ ours: Int, _ peer: Int, _ target: Double) {
            report(
                result.row("\(input.name): \(name)", "MiB/s", of: ours, to: peer, target: .atLeast(target)) { $0 }
            )
        }
        for ours in 1...3 { row("\(candidates[ours].name), floor", ours, 0, 0.25) }
        row("a registry of all services, none", 1, 4, 0.95)
        if hasPeer { row("entries streamed, XMLCoder", 1, 5, 20) }
    }

    private static func speed(_ size: Int, _ work: () throws -> Void) throws -> Double {
        let start = Usage.cpuSeconds
        try work()
        return Double(size) / 1_048_576 / (Usage.cpuSeconds - start)
    }

    /// feedparser in the environment of the foreign peers, where there is one.
    private static func compareFeedparser(_ report: Report) async throws {
        guard await PythonPeer.has("feedparser") else {
            return report(Row(missing: "feed1k: whole feed, feedparser", because: PythonPeer.missing))
        }
        let bytes = XMLInput.feed1k.bytes()
        let file = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString).xml")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let script = """
            import feedparser, sys, time
            data = open(sys.argv[1], 'rb').read()
            start = time.process_time()
            entries = len(feedparser.parse(data).entries)
            print(time.process_time() - start if entries == int(sys.argv[2]) else 'wrong')
            """
        let decoder = Feeds.Registry.all.decoder
        let result = try await Rounds(3, warmUp: 1) {
            try speed(bytes.count) { _ = try decoder.decode(Atom.Feed<Atom.Entry>.self, from: bytes) }
        } peer: {
            let output = try await PythonPeer.output(of: script, [file.path, "\(XMLInput.feed1k.count)"])
            let text = String(decoding: output, as: UTF8.self).filter { !$0.isWhitespace }
            guard let seconds = Double(text) else { throw WrongAnswer() }
            return Double(bytes.count) / 1_048_576 / seconds
        }
        report(result.row("feed1k: whole feed, feedparser", "MiB/s", target: .atLeast(50)) { $0 })
    }
}
