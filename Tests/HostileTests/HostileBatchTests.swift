import AsyncFetchTesting
import Foundation
import Testing

/// Every input of the fuzzer of batches, and changes of them: what `Scripts/fuzz BatchFuzzer` does for longer.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileBatchTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/BatchFuzzer")
    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func thereAreInputs() { #expect(Self.seeds.count > 10) }

    @Test(arguments: seeds)
    func anInputAndItsChangesFindNothing(_ name: String) async throws {
        let original = try Array(Data(contentsOf: Self.folder.appending(path: name)))
        var numbers = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        for round in 0..<50 {
            var input = original
            if round > 0 {
                let place = Int.random(in: 0..<max(input.count, 1), using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: input.removeSubrange(place..<min(place + 9, input.count))
                case 1: input.insert(contentsOf: input.suffix(20), at: min(place, input.count))
                case 2: input = Array(input.prefix(place))
                default:
                    let words = ["\r\n", "--", "200", "503", ":", "\u{0}", "é", "Content-ID: <response-2>\r\n", "gzip"]
                    let word = words.randomElement(using: &numbers) ?? ""
                    input.insert(contentsOf: word.utf8, at: min(place, input.count))
                }
            }
            let problem = await HostileBatch.problem(of: input)
            #expect(problem == nil, "\(problem ?? "")\n\(String(decoding: input, as: UTF8.self))")
        }
    }
}
