import AsyncFetch
import AsyncFetchTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchResponseDecodingTests {
    private struct User: Decodable, Equatable { var name: String }

    private func response(_ answer: ScriptedTransport.Answer) async throws -> FetchResponse {
        try await makeFetcher(ScriptedTransport([answer])).fetch(request(), options: FetchOptions { $0.retry = .none })
    }

    @Test(arguments: ["{\"name\":\"ann\"}", "<user><name>ann</name></user>"])
    func anAnswerIsDecodedAsWhatItIs(body: String) async throws {
        let user: User = try await response(.status(200, body: body)).requireSuccess().decode()
        #expect(user == User(name: "ann"))
    }

    @Test func anUnreadableAnswerIsInItsError() async throws {
        let response = try await response(.status(200, body: "{}"))
        let error = #expect(throws: FetchError.self) { try response.decode(User.self) }
        #expect(error?.code == .content)
        #expect(error?.response?.text == "{}")
        #expect(error?.cause != nil)
    }
}
