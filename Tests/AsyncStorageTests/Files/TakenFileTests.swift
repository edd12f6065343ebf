import Testing

@testable import AsyncStorage

@Suite("Files that another process takes", .timeLimit(.minutes(5)))
struct TakenFileTests {
    /// A process that is killed before the file has its name leaves nothing there.
    @Test func aFileThatDoesNotComeIsMissed() async throws {
        try await withTemporaryFolder { folder async throws in
            let file = folder + "/a"
            #expect(try LocalFile.take(file + ".new.part", as: file + ".part") == false)
            let comes = try await LocalFile.comes(to: file, within: .milliseconds(60))
            #expect(!comes)
        }
    }

    @Test func aFileThatComesLaterIsThere() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/a"
            async let comes = LocalFile.comes(to: file, within: .seconds(60))
            // So that it usually waits by now; what is asserted is true in either order.
            try await Task.sleep(for: .milliseconds(50))
            try write([1], to: file)
            let isThere = try await comes
            #expect(isThere)
        }
    }
}
