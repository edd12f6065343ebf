import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchResponseSuccessTests {
    private func response(_ answer: ScriptedTransport.Answer) async throws -> FetchResponse {
        try await makeFetcher(ScriptedTransport([answer])).fetch(request(), options: FetchOptions { $0.retry = .none })
    }

    @Test(arguments: [(199 + 1, true), (204, true), (299, true), (304, false), (404, false), (500, false)])
    func onlyA2xxIsSuccess(status: Int, isSuccess: Bool) async throws {
        let response = try await response(.status(status, body: "why"))
        guard !isSuccess else { return _ = try response.requireSuccess() }
        let error = #expect(throws: FetchError.self) { try response.requireSuccess() }
        #expect(error?.code == .status)
        #expect(error?.response?.text == "why")
        #expect(error?.message.contains("\(status)") == true)
    }

    @Test func aStreamedFailureHasTheStartOfItsBody() async throws {
        let chunks = (0..<5).map { _ in ByteBuffer(string: String(repeating: "x", count: 30_000)) }
        let transport = ScriptedTransport([.chunks(chunks, status: 404), .chunks([ByteBuffer(string: "ok")])])
        let fetcher = makeFetcher(transport)
        let error = await thrown { _ = try await fetcher.stream(request()).requireSuccess() } as? FetchError
        #expect(error?.code == .status)
        #expect(error?.response?.body.readableBytes == 90_000)
        #expect(try await fetcher.stream(request()).requireSuccess().body.collect(upTo: 10).text == "ok")
    }
}
