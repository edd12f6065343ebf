import HTTPTypes
import Testing

@testable import CloudEmulator

@Suite("Copies of emulated files", .timeLimit(.minutes(2)))
struct CopyTests {
    private let files = "/remote.php/dav/files/alice/"

    /// With checksums that the content does not have, one sees where those of the copy come from.
    @Test func aCopyHasTheChecksumsOfItsSourceWithoutBeingReadAgain() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        try await server.makeFolder("/dir", user: "alice")
        #expect(try await server.reply(to: .alice("PUT", files + "dir/a", body: "a")).status == .created)
        await server.setChecksum("marked", of: "/dir/a")
        let reply = try await server.reply(to: .alice("COPY", files + "dir", ["Destination": files + "copy"]))
        #expect(reply.status == .created)
        #expect(await server.checksum(of: "/copy/a") == "marked")
        await server.release()
    }
}

extension CloudServer {
    fileprivate func setChecksum(_ checksum: String, of path: String) {
        place(path.segments, user: "alice", base: []).node?.sums.sha1 = checksum
    }

    fileprivate func checksum(of path: String) -> String? {
        place(path.segments, user: "alice", base: []).node?.sums.sha1
    }
}
