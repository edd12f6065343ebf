import AsyncFetchTesting
import Foundation
import Testing

/// Every input of the fuzzer of credentials, and changes of them: what `Scripts/fuzz CredentialsFuzzer` does for longer.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileCredentialsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/CredentialsFuzzer")
    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    private func seed(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: name)))
    }

    @Test func everyKindHasAnInput() throws {
        let kinds = Set(try Self.seeds.compactMap { try seed($0).first })
        #expect(kinds == Set(CredentialsRun.Kind.allCases.map(\.rawValue)))
    }

    @Test(arguments: seeds)
    func anInputAndItsChangesFindNothing(_ name: String) async throws {
        let original = try seed(name)
        var numbers = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        for round in 0..<100 {
            let input = round == 0 ? original : change(original, &numbers)
            let problem = await CredentialsRun.problem(of: input)
            #expect(problem == nil, "\(problem ?? "")\n\(String(decoding: input, as: UTF8.self))")
        }
    }

    /// One to three changes of bytes; the first one stays.
    private func change(_ input: [UInt8], _ numbers: inout SplitMix) -> [UInt8] {
        var input = input
        for _ in 0..<Int.random(in: 1...3, using: &numbers) where input.count > 1 {
            let place = Int.random(in: 1..<input.count, using: &numbers)
            let part = input[place..<min(place + 20, input.count)]
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: input[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: input[place] ^= 1 << UInt8.random(in: 0..<7, using: &numbers)
            case 2: input.remove(at: place)
            case 3: input.removeSubrange(part.indices)
            case 4: input.insert(contentsOf: part, at: Int.random(in: 1...input.count, using: &numbers))
            default:
                let words = [
                    "null", "-1", "1e400", "\"", "[", "{}", "%00", "\n", "\u{0}", "é", "..", "9223372036854775808",
                ]
                input.insert(contentsOf: (words.randomElement(using: &numbers) ?? "").utf8, at: place)
            }
        }
        return input
    }
}
