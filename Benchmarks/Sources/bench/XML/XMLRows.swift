import Foundation
import XMLSamples

/// Reading and writing XML: `AsyncXML` against libxml2 itself, XMLCoder and Foundation.
enum XMLRows {
    private struct Ratio {
        let name: String
        let ours: XMLCandidate
        let peer: XMLCandidate
        let target: Double
    }

    /// A Boolean value indicating whether the parsers measured here use the tokenizer, which is asked of them in the same way.
    private static let usesTokenizer = ProcessInfo.processInfo.environment["ASYNCXML_TOKENIZER"] == "1"

    /// The speed as a multiple of the peer's, for each input that the peer can read.
    private static let speeds = [
        Ratio(name: "Codable streaming, floor", ours: .streaming, peer: .floor, target: usesTokenizer ? 0.65 : 0.30),
        Ratio(name: "Codable streaming, XMLCoder", ours: .streaming, peer: .xmlCoder, target: 18),
        Ratio(name: "Codable streaming, XMLDocument", ours: .streaming, peer: .document, target: 10),
        Ratio(name: "Codable streaming, XMLParser", ours: .streaming, peer: .parser, target: 1.6),
        Ratio(name: "async sequence, callback", ours: .sequence, peer: .streaming, target: 0.85),
        Ratio(name: "Codable whole, floor", ours: .whole, peer: .floor, target: 0.22),
        Ratio(name: "XML.CursorDecodable, floor", ours: .record, peer: .floor, target: usesTokenizer ? 0.75 : 0.42),
        Ratio(name: "XML.CursorDecodable, XMLCoder", ours: .record, peer: .xmlCoder, target: 30),
        Ratio(name: "Codable encoding, XMLCoder", ours: .encoding, peer: .xmlCoderEncoding, target: 40),
        Ratio(name: "Codable encoding, xmlDocDumpMemory", ours: .encoding, peer: .dump, target: 1),
    ]

    @concurrent static func run(_ report: Report) async throws {
        for input in XMLWork.inputs {
            let rounds = input.name == XMLInput.feed1k.name ? 7 : 3
            let work = try XMLWork.on(input)
            report(Row(work.name, Double(work.size[.floor] ?? 0) / 1_000, "KB"))
            try await compareSpeed(work, of: XMLCandidate.allCases.filter { $0 != .sequence }, rounds: rounds, report)
            try await XMLSequence.compare(input, rounds: rounds, report)
        }
        try await XMLExtensions.compare(report)
        for mebibytes in [40, 1024] {
            let peak = try await XMLStream.peak(mebibytes)
            report(Row("streaming \(mebibytes) MiB, peak memory", peak, "MiB", target: .atMost(4)))
        }
    }

    /// Reports all rows that compare two of these candidates.
    static func compareSpeed(
        _ work: XMLWork,
        of candidates: [XMLCandidate],
        rounds: Int,
        _ report: Report
    ) async throws {
        let candidates = candidates.filter { work.work[$0] != nil }
        var measured: [() async throws -> Double] = []
        for candidate in candidates {
            guard let size = work.size[candidate], let work = work.work[candidate] else { continue }
            let seconds = try await timed(work)
            measured.append { Double(size) / 1_048_576 / (try await seconds()) }
        }
        let result = try await Rounds(rounds, warmUp: 1, measured)
        for speed in speeds {
            guard let ours = candidates.firstIndex(of: speed.ours),
                let peer = candidates.firstIndex(of: speed.peer)
            else { continue }
            report(
                result.row(
                    "\(work.name): \(speed.name)",
                    "MiB/s",
                    of: ours,
                    to: peer,
                    target: .atLeast(speed.target)
                ) { $0 }
            )
        }
    }

    /// Work that is repeated for about 20 ms, and returns the seconds of CPU of one repetition.
    private static func timed(_ work: @escaping () async throws -> Void) async throws -> () async throws -> Double {
        func seconds(_ repetitions: Int) async throws -> Double {
            let start = Usage.cpuSeconds
            for _ in 0..<repetitions { try await work() }
            return (Usage.cpuSeconds - start) / Double(repetitions)
        }
        var repetitions = 1
        while try await seconds(repetitions) * Double(repetitions) < 0.02 { repetitions *= 2 }
        return { try await seconds(repetitions) }
    }
}
