@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import NIOPosix
import Testing

@Suite("Responses on disk that were read lately", .timeLimit(.minutes(5)))
struct RecentFilesTests {
    private let jobs = Counter()

    private func store(_ directory: String) -> DiskStore {
        DiskStore(directory: directory, maximumBytes: 1 << 20, maximumEntryBytes: 1 << 20) {
            WallClock.start
        } submit: { [jobs] job in
            jobs.increment()
            NIOThreadPool.singleton.submit(job)
        }
    }

    private func entry(_ text: String, for language: String? = nil) throws -> CacheEntry {
        var request = try request()
        request.headerFields[.acceptLanguage] = language
        var headers: HTTPFields = [.cacheControl: "max-age=9999"]
        headers[.vary] = language.map { _ in "Accept-Language" }
        let head = HTTPResponse(status: .ok, headerFields: headers)
        var entry = try #require(
            CacheEntry(head, to: request, requested: WallClock.start, received: WallClock.start)
        )
        entry.body = ByteBuffer(string: text)
        return entry
    }

    private let key = CacheKey(url: address, identity: "")

    private func text(_ store: DiskStore, _ language: String? = nil) async throws -> String? {
        var request = try request()
        request.headerFields[.acceptLanguage] = language
        return try await store.entry(for: key, fitting: request).map { String(buffer: $0.body) }
    }

    /// Looks up until no file is read: the time of a file is known to some milliseconds only.
    private func untilNothingIsRead(_ store: DiskStore, _ text: String, _ language: String? = nil) async throws {
        var before = -1
        while jobs.value != before {
            before = jobs.value
            #expect(try await self.text(store, language) == text)
            // The time of the file has to pass; nothing tells when.
            if jobs.value != before { try await Task.sleep(for: .milliseconds(20)) }
        }
    }

    @Test func whatAnotherStoreReplacesOrRemovesIsNotFoundAnyMore() async throws {
        try await withDirectory { directory in
            let (first, second) = (store(directory), store(directory))
            for text in ["one", "two"] {
                try await second.insert(entry(text), for: key) { true }
                await second.flush()
                try await untilNothingIsRead(first, text)
            }
            try await second.removeAll(from: key.url)
            #expect(try await text(first) == nil)
        }
    }

    @Test func whatTheStoreItselfReplacesOrRemovesIsNotFoundAnyMore() async throws {
        try await withDirectory { directory in
            let store = store(directory)
            for text in ["one", "two"] {
                try await store.insert(entry(text), for: key) { true }
                #expect(try await self.text(store) == text)
                await store.flush()
                try await untilNothingIsRead(store, text)
            }
            try await store.remove(entry(""), for: key)
            #expect(try await text(store) == nil)
        }
    }

    @Test func aRequestWithAnotherChoiceGetsItsOwn() async throws {
        try await withDirectory { directory in
            let store = store(directory)
            for language in ["de", "fr"] { try await store.insert(entry(language, for: language), for: key) { true } }
            await store.flush()
            try await untilNothingIsRead(store, "de", "de")
            #expect(try await text(store, "fr") == "fr")
            #expect(try await text(store, "en") == nil)
        }
    }

    @Test func theLatestHalfOfTheMemoryStays() throws {
        var files = RecentFiles(maximumBytes: 100_000)
        func keep(_ number: Int, bytes: Int = 1_000) throws {
            let entry = try entry(String(repeating: "x", count: bytes))
            let file = RecentFiles.File(entry: entry, path: "\(number)", stamp: FileStamp(), used: 0)
            files.keep(file, for: CacheKey(url: "\(number)", identity: ""))
        }
        func path(_ number: Int) -> String? { files.file(for: CacheKey(url: "\(number)", identity: ""))?.path }
        for number in 0..<1_000 {
            try keep(number)
            #expect(path(0) == "0")  // because it is used
        }
        #expect(path(999) == "999" && path(980) == "980" && path(1) == nil && path(900) == nil)
        try keep(1_000, bytes: 20_000)
        #expect(path(1_000) == nil)
        files.forget(CacheKey(url: "999", identity: ""))
        #expect(path(999) == nil)
    }
}
