import AsyncFetchTesting
import Foundation
import Testing

/// Every input of the fuzzer of clouds that was kept, and changes of them: what `Scripts/fuzz CloudFuzzer` does for
/// longer.
///
/// One after the other, for they share a folder.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileCloudTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/CloudFuzzer")
    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// `HOSTILE_SEEDS=1000` makes more changes of each input than the few of each run.
    private static let rounds = ProcessInfo.processInfo.environment["HOSTILE_SEEDS"].flatMap { Int($0) } ?? 2

    /// The lines of all inputs.
    private static let lines = seeds.flatMap { name in
        Array((try? Data(contentsOf: folder.appending(path: name))) ?? Data()).split(separator: 10)
    }

    private func seed(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: name)))
    }

    @Test func thereAreInputs() { #expect(Self.seeds.count > 20) }

    @Test(arguments: seeds)
    func anInputThatWasKeptFindsNothing(_ name: String) async throws {
        let problem = await HostileCloud.problem(of: try seed(name))
        #expect(problem == nil, "\(problem ?? "")")
    }

    @Test(arguments: seeds)
    func changesOfAnInputFindNothing(_ name: String) async throws {
        var numbers = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        for _ in 0..<Self.rounds {
            let input = InputChange.change(try seed(name), Self.lines, &numbers)
            let problem = await HostileCloud.problem(of: input)
            #expect(problem == nil, "\(problem ?? "")\n\(String(decoding: input, as: UTF8.self))")
        }
    }
}
