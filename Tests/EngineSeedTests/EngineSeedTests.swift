import Foundation
import Testing

/// Every input of the fuzzers of JSON, XML and descriptions, once.
///
/// A finding ends the process, as it does for `Scripts/fuzz`; the test that began last names the input.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct EngineSeedTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds")

    /// The fuzzers by the names of their folders.
    private static let checks: [String: @Sendable ([UInt8]) async -> Void] = [
        "CodableFuzzer": { $0.withUnsafeBufferPointer { CodableRun.check($0) } },
        "DescriptionFuzzer": { $0.withUnsafeBufferPointer { DescriptionRun.check($0) } },
        "ModelFuzzer": { $0.withUnsafeBufferPointer { ModelRun.check($0) } },
        "ReaderFuzzer": { $0.withUnsafeBufferPointer { ReaderRun.check($0) } },
        "RecordsFuzzer": { await RecordsRun.check($0) },
        "ValueFuzzer": { $0.withUnsafeBufferPointer { ValueRun.check($0) } },
        "XMLCodableFuzzer": { $0.withUnsafeBufferPointer { XMLCodableRun.check($0) } },
        "XMLDocumentFuzzer": { $0.withUnsafeBufferPointer { XMLDocumentRun.check($0) } },
        "XMLRecordsFuzzer": { $0.withUnsafeBufferPointer { XMLRecordsRun.check($0) } },
        "XMLTokenizerFuzzer": { $0.withUnsafeBufferPointer { XMLTokenizerRun.check($0) } },
    ]

    static let fuzzers = checks.keys.sorted()
    static let seeds = fuzzers.flatMap { inputs(of: $0) }

    /// Returns the folder of a fuzzer's inputs; the tokenizer reads those of documents.
    private static func folder(of fuzzer: String) -> URL {
        root.appending(path: fuzzer == "XMLTokenizerFuzzer" ? "XMLDocumentFuzzer" : fuzzer)
    }

    /// Returns the inputs of a fuzzer, each as its name behind that of the fuzzer.
    private static func inputs(of fuzzer: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(of: fuzzer).path)) ?? []
        return names.sorted().map { "\(fuzzer)/\($0)" }
    }

    @Test(arguments: fuzzers)
    func thereAreInputs(_ fuzzer: String) { #expect(Self.inputs(of: fuzzer).count > 2) }

    @Test(arguments: seeds)
    func anInputThatWasKeptFindsNothing(_ seed: String) async throws {
        let fuzzer = String(seed.prefix { $0 != "/" })
        let name = String(seed.dropFirst(fuzzer.count + 1))
        let input = try Array(Data(contentsOf: Self.folder(of: fuzzer).appending(path: name)))
        guard let check = Self.checks[fuzzer] else {
            Issue.record("\(seed) is of no fuzzer")
            return
        }
        await check(input)
    }
}
