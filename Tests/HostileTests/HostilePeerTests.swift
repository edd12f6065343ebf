import AsyncFetchTesting
import Dispatch
import Foundation
import Testing

/// Every input of the fuzzer that was kept, and changes of them: what `Scripts/fuzz HTTPFuzzer` does for hours, for a minute.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HostilePeerTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/HTTPFuzzer")
    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    /// `HOSTILE_SEEDS=1000` makes more changes of each input than the few of each run.
    private static let rounds = ProcessInfo.processInfo.environment["HOSTILE_SEEDS"].flatMap { Int($0) } ?? 4

    private func seed(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: name)))
    }

    /// The verdict, waited for on a thread that nobody else needs.
    private func problem(of input: [UInt8]) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: HostileRun.problem(of: input)) }
        }
    }

    @Test func thereAreInputs() { #expect(Self.seeds.count > 40) }

    @Test(arguments: seeds)
    func anInputThatWasKeptFindsNothing(_ name: String) async throws {
        let problem = await problem(of: try seed(name))
        #expect(problem == nil, "\(problem ?? "")")
    }

    @Test(arguments: seeds)
    func changesOfAnInputFindNothing(_ name: String) async throws {
        let lines = try Self.seeds.flatMap { try seed($0).split(separator: 10) }
        var numbers = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        for _ in 0..<Self.rounds {
            let input = try change(seed(name), lines, &numbers)
            let problem = await problem(of: input)
            #expect(problem == nil, "\(problem ?? "")\n\(String(decoding: input, as: UTF8.self))")
        }
    }

    /// One to three changes of bytes or of lines, which are those of all inputs.
    private func change(_ input: [UInt8], _ lines: [ArraySlice<UInt8>], _ numbers: inout SplitMix) throws -> [UInt8] {
        var input = input
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let start = input.firstIndex(of: 10).map { $0 + 1 } ?? 0
            guard start < input.count else { break }
            let place = Int.random(in: start..<input.count, using: &numbers)
            let line = lines.randomElement(using: &numbers) ?? []
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: input[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: input.remove(at: place)
            case 2: input.insert(contentsOf: Array(line) + [10], at: place)
            case 3: input.removeSubrange(place..<min(place + 30, input.count))
            case 4:
                input.insert(
                    contentsOf: ["9223372036854775807", "-1", "%%\n", "\\R", "\\S", "\\C"].randomElement(
                        using: &numbers
                    )?.utf8 ?? "".utf8,
                    at: place
                )
            default:
                let end = input[place...].firstIndex(of: 10) ?? input.count
                let begin = input[..<place].lastIndex(of: 10).map { $0 + 1 } ?? start
                if begin >= start, begin < end { input.replaceSubrange(begin..<end, with: line) }
            }
        }
        return input
    }
}
