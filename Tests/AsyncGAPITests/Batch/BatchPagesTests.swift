import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

/// Pages of several lists in batches.
@Suite("Pages in batches", .timeLimit(.minutes(5)))
struct BatchPagesTests {
    /// A server whose buckets have lists of these tokens: a page for each, and one more.
    private static func server(_ tokens: [String: [String]]) -> ScriptedBatches {
        ScriptedBatches { call, _ in
            let bucket = String(call.target.split(separator: "/")[3])
            let token = call.target.split(separator: "pageToken=").dropFirst().first.map {
                String($0.prefix { $0 != "&" })
            }
            let all = tokens[bucket] ?? []
            let page = token.flatMap { all.firstIndex(of: $0).map { $0 + 1 } } ?? 0
            let next = page < all.count ? #", "nextPageToken": "\#(all[page])""# : ""
            return InnerAnswer(body: #"{"items": [{"name": "\#(bucket)\#(page)"}]\#(next)}"#)
        }
    }

    private static func lists(_ buckets: [String]) -> [Storage.ObjectsListQuery] {
        buckets.map { Storage.ObjectsListQuery(bucket: $0) }
    }

    @Test func onlyUnfinishedListsGoOn() async throws {
        let batches = Self.server(["a": [], "b": ["b1", "b2"], "c": ["c1"]])
        var names: [[String]] = [[], [], []]
        let lists = Self.lists(["a", "b", "c"])
        for try await (index, page) in batches.storage.batchPages(of: lists, options: ScriptedBatches.options()) {
            names[index] += try page.get().compactMap(\.name)
        }
        #expect(names == [["a0"], ["b0", "b1", "b2"], ["c0", "c1"]])
        #expect(batches.calls.counts == [3, 2, 1])
    }

    @Test func aRepeatedTokenFailsItsListAlone() async throws {
        let batches = Self.server(["a": ["t", "t"], "b": ["b1"]])
        var pages = [0, 0]
        var failures: [GAPI.Error?] = [nil, nil]
        let lists = Self.lists(["a", "b"])
        for try await (index, page) in batches.storage.batchPages(of: lists, options: ScriptedBatches.options()) {
            switch page {
            case .success: pages[index] += 1
            case .failure(let error): failures[index] = error
            }
        }
        #expect(pages == [2, 2])
        #expect(failures[0]?.code == .repeatedPageToken)
        #expect(failures[1] == nil)
    }

    @Test func theLimitOfPagesHoldsForEachListAndCanBeResumed() async throws {
        let batches = Self.server(["a": ["a1", "a2"], "b": ["b1"]])
        var failures: [Int: GAPI.Error] = [:]
        var count = 0
        var lists = Self.lists(["a", "b"])
        let options = ScriptedBatches.options()
        for try await (index, page) in batches.storage.batchPages(of: lists, maxPages: 2, options: options) {
            if case .failure(let error) = page { failures[index] = error } else { count += 1 }
        }
        #expect(count == 4)
        #expect(failures.keys.sorted() == [0])
        #expect(failures[0]?.code == .tooManyPages)
        #expect(failures[0]?.resumeToken == "a2")
        lists[0].pageToken = failures[0]?.resumeToken
        var names: [String] = []
        for try await (_, page) in batches.storage.batchPages(of: [lists[0]], options: options) {
            names += try page.get().compactMap(\.name)
        }
        #expect(names == ["a2"])
    }

    @Test func aFailedPageEndsItsListAndHasItsToken() async throws {
        let batches = ScriptedBatches { call, _ in
            if call.target.contains("pageToken=t1") { return .error(404, "notFound") }
            return InnerAnswer(body: #"{"items": [], "nextPageToken": "t1"}"#)
        }
        var errors: [GAPI.Error] = []
        let lists = Self.lists(["a"])
        for try await (_, page) in batches.storage.batchPages(of: lists, options: ScriptedBatches.options()) {
            if case .failure(let error) = page { errors.append(error) }
        }
        #expect(errors.map(\.status) == [404])
        #expect(errors.map(\.resumeToken) == ["t1"])
        #expect(batches.calls.counts == [1, 1])
    }

    @Test func masksIncludeTheNextToken() async throws {
        let batches = Self.server(["a": []])
        var list = Storage.ObjectsListQuery(bucket: "a")
        list.fields = "items(name)"
        for try await _ in batches.storage.batchPages(of: [list], options: ScriptedBatches.options()) {}
        let call = try #require(batches.calls.all.first?.first)
        #expect(call.target.contains("nextPageToken"))
    }

    @Test func noListsSendNothing() async throws {
        let batches = Self.server([:])
        for try await _ in batches.storage.batchPages(of: Self.lists([])) { Issue.record("there is no list") }
        #expect(batches.transport.requests.isEmpty)
    }
}
