import AsyncFetchTesting
import Dispatch
import Foundation
import Testing

/// Every input of the fuzzer that was kept, and changes of them: what `Scripts/fuzz ServerFuzzer` does for hours.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HostileClientTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/ServerFuzzer")
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

    /// The verdict, waited for on a thread that nobody else needs; other tests open files meanwhile.
    private func problem(of input: [UInt8]) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: HostileClient.problem(of: input, checksProcess: false))
            }
        }
    }

    @Test func thereAreInputs() { #expect(Self.seeds.count > 20) }

    /// The first byte of an input chooses what the server has.
    @Test func everyChoiceHasAnInput() throws {
        let all = try Self.seeds.map { ClientScript(try seed($0)) }
        for choice in [ClientScript.Choices.directory, .identity, .document, .credential, []] {
            #expect(all.contains { $0.choices == choice && !$0.isCloud && !$0.connections.joined().isEmpty })
        }
        #expect(all.contains { $0.isCloud })
        #expect(all.contains { $0.choices == [.directory, .identity, .document, .credential] })
    }

    @Test(arguments: seeds)
    func anInputThatWasKeptFindsNothing(_ name: String) async throws {
        let problem = await problem(of: try seed(name))
        #expect(problem == nil, "\(problem ?? "")")
    }

    @Test(arguments: seeds)
    func changesOfAnInputFindNothing(_ name: String) async throws {
        var numbers = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        for _ in 0..<Self.rounds {
            let input = InputChange.change(try seed(name), Self.lines, &numbers)
            let problem = await problem(of: input)
            #expect(problem == nil, "\(problem ?? "")\n\(String(decoding: input, as: UTF8.self))")
        }
    }
}
