import AsyncXML
import XMLSamples

/// Setting an extension of an entry, against reading the entry.
enum XMLExtensions {
    private struct Color: XML.Extension {
        static let element = XML.Name("http://schemas.google.com/gCal/2005", "gCal:color")
        var value: String
        enum CodingKeys: String, CodingKey { case value = "@value" }
    }

    static func compare(_ report: Report) async throws {
        let decoder = XML.Decoder()
        let feed = try decoder.decode(XMLSamples.Feed.self, from: XMLInput.feed1k.bytes())
        guard let first = feed.entries.first else { throw WrongAnswer() }
        let text = try XML.Encoder().encode(first, as: XMLInput.feed1k.entry)
        let entry = try decoder.decode(XMLSamples.Feed.Entry.self, from: text)
        let result = try await Rounds<Double>(
            7,
            warmUp: 1,
            ours: {
                try seconds {
                    var changed = entry
                    changed.extensions[Color.self] = Color(value: "#FF0000")
                    consume(changed)
                }
            },
            peer: { try seconds { consume(try decoder.decode(XMLSamples.Feed.Entry.self, from: text)) } }
        )
        report(result.row("setting an extension, decoding its entry", "µs") { $0 * 1_000_000 })
    }

    /// Returns the seconds of CPU of one of many repetitions.
    private static func seconds(_ work: () throws -> Void) throws -> Double {
        let repetitions = 2_000
        let start = Usage.cpuSeconds
        for _ in 0..<repetitions { try work() }
        return (Usage.cpuSeconds - start) / Double(repetitions)
    }
}

@inline(never)
private func consume<Value>(_ value: consuming Value) {}
