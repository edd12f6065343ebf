import Foundation
import Testing

/// Every input of the fuzzer of clouds, once; one after the other, for they share a folder.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileCloudTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/CloudFuzzer")
    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func thereAreInputs() { #expect(Self.seeds.count > 20) }

    @Test(arguments: seeds)
    func anInputThatWasKeptFindsNothing(_ name: String) async throws {
        let input = try Array(Data(contentsOf: Self.folder.appending(path: name)))
        let problem = await HostileCloud.problem(of: input)
        #expect(problem == nil, "\(problem ?? "")")
    }
}
