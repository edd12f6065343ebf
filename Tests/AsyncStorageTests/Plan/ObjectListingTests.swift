import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

@testable import AsyncStorage

@Suite("Lists of objects", .timeLimit(.minutes(5)))
struct ObjectListingTests {
    private func storage(_ items: String) -> StorageService {
        let answer = ScriptedTransport.Answer.status(
            200,
            headers: [.contentType: "application/json"],
            body: #"{"items":[\#(items)]}"#
        )
        return StorageService(fetcher: Fetcher(transport: ScriptedTransport([answer])))
    }

    private func names(_ items: String) async throws -> [String] {
        let storage = storage(items)
        let listing = ObjectListing(storage, StorageLocation("box", "p/"), hiding: "", .init())
        var names: [String] = []
        while let entry = try await listing.next() { names.append(entry.name.text) }
        await storage.core.fetcher.shutdown()
        return names
    }

    @Test func namesAreRelative() async throws {
        #expect(try await names(#"{"name":"p/a"},{"name":"p/b"}"#) == ["a", "b"])
    }

    /// A sync deletes what is not in the list, so a list must be whole and in order, or none.
    @Test(arguments: [
        #"{"name":"p/a"},{}"#, #"{"name":"p/a"},1"#, #"{"name":5}"#, #"{"name":"p/b"},{"name":"p/a"}"#,
        #"{"name":"p/a"},{"name":"p/a"}"#, #"{"name":"q"}"#,
    ])
    func aListThatCannotBeTrustedDecidesNothing(_ items: String) async throws {
        let error = await #expect(throws: GAPI.Error.self) { _ = try await names(items) }
        #expect(error?.code == .unexpectedContent)
    }

    @Test func temporaryObjectsAreOnlyThoseOfTheirPrefix() async throws {
        let temporary = TemporaryObjects(in: "box", under: "t/")
        let storage = storage(#"{"name":"a"},{"name":"\#(temporary.prefix)part-0"}"#)
        #expect(try await temporary.list(with: storage, .init()).compactMap(\.name) == [temporary.prefix + "part-0"])
        await storage.core.fetcher.shutdown()
    }
}
