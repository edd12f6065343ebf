import AsyncJSON
import GAPIEmulator
import Testing

@Suite("Credentials in batches", .timeLimit(.minutes(5)))
struct BatchCredentialTests {
    private static let path = "/batch/storage/v1"

    @Test func eachCallHasTheCredentialsOfTheBatchOrItsOwn() async throws {
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration()
        try await Emulator.run(configuration) { emulator async throws in
            let client = TestClient(emulator)
            let token = try #require(emulator.identity).accessToken()
            let line = "GET /storage/v1/b"
            let calls = [
                call(line), call(line, "Authorization: Bearer wrong"), call(line, "Authorization: Bearer \(token)"),
            ]
            let own = [("Authorization", "Bearer \(token)")]
            #expect(try await client.batch(calls, to: Self.path, headers: own).parts.map(\.status) == [200, 401, 200])
            #expect(try await client.batch(calls, to: Self.path).parts.map(\.status) == [401, 401, 200])
            let wrong = [("Authorization", "Bearer wrong")]
            #expect(try await client.batch(calls, to: Self.path, headers: wrong).status == 401)
            #expect(!emulator.journal.entries.contains { "\($0)".contains(token) })
        }
    }

    @Test func aSharedCredentialIsAskedOfEachCall() async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator async throws in
            let client = TestClient(emulator)
            let calls = [call("GET /storage/v1/b"), call("GET /storage/v1/b?key=secret")]
            #expect(try await client.batch(calls, to: Self.path).parts.map(\.status) == [401, 200])
            // A batch is no more than its calls: it has an answer, with nothing in it for strangers.
            let strange = try await client.batch([call("GET /storage/v1/b"), call("GET /nothing")], to: Self.path)
            #expect(strange.status == 200)
            #expect(try strange.parts.map(\.status) == [401, 401])
            #expect(try await client.batch(calls, to: "\(Self.path)?key=secret").parts.map(\.status) == [200, 200])
        }
    }
}
