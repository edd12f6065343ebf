import CloudEmulator
import NIOCore
import Testing

@Suite("EmulatedCloud", .timeLimit(.minutes(5)))
struct EmulatedCloudTests {
    @Test func aWrittenFileIsThere() async throws {
        try await EmulatedCloud.run { cloud in
            try await cloud.write("/Photos/a.txt", "hello", user: "alice")
            #expect(await cloud.content(of: "/Photos/a.txt", user: "alice") == ByteBuffer(string: "hello"))
            #expect(await cloud.content(of: "/Photos/a.txt", user: "bob") == nil)
        }
    }
}
