import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite struct DataURLTests {
    private let fetcher = makeFetcher(ScriptedTransport { _ in .stall })

    @Test(arguments: [
        ("data:,A%20brief%20note", "A brief note", "text/plain;charset=US-ASCII"),
        ("data:text/plain;charset=utf-8,caf%C3%A9", "café", "text/plain;charset=utf-8"),
        ("DATA:;charset=windows-1252,caf%E9", "café", "text/plain;charset=windows-1252"),
        ("data:application/json;base64,eyJhIjoxfQ==", #"{"a":1}"#, "application/json"),
        ("data:text/plain;base64,Pz8_Pz8-", "?????>", "text/plain"),
        ("data:;base64,YQ", "a", "text/plain;charset=US-ASCII"),
        ("data:,", "", "text/plain;charset=US-ASCII"),
        ("data:,kept#dropped", "kept", "text/plain;charset=US-ASCII"),
    ])
    func isItsOwnContent(url: String, text: String, type: String) async throws {
        let response = try await fetcher.fetch(url)
        #expect(response.text == text)
        #expect(response.head.status == .ok)
        #expect(response.head.headerFields[.contentType] == type)
    }

    @Test(arguments: ["data:text/plain", "data:,100%", "data:,%zz", "data:;base64,*", "data:;base64,abcde"])
    func othersAreRefused(url: String) async {
        let error = await thrown { _ = try await fetcher.fetch(url) } as? FetchError
        #expect(error?.code == .invalidRequest)
    }
}
