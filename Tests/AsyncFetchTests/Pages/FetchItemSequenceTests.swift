import AsyncFetch
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchItemSequenceTests {
    @Test(arguments: [0, 1])
    func itemsOfAllPagesComeInOrder(prefetch: Int) async throws {
        let list = NumberList(pageCount: 4)
        var all: [Int] = []
        for try await item in FetchItemSequence(list.pages(), prefetch: prefetch) { all.append(item) }
        #expect(all == Array(0..<12))
        #expect(list.asked == [nil, "1", "2", "3"])
    }

    /// A server can answer 404 itself as long as it has not begun to stream.
    @Test(arguments: [0, 1])
    func aStartedListHasItsFirstPageAndThrowsItsFirstError(prefetch: Int) async throws {
        let list = NumberList(pageCount: 3)
        let items = try await FetchItemSequence(list.pages(), prefetch: prefetch).started()
        #expect(list.asked == [nil])
        var all: [Int] = []
        for try await item in items { all.append(item) }
        #expect(all == Array(0..<9))
        #expect(list.asked == [nil, "1", "2"])

        let missing = FetchPageSequence<[Int]> { _, _ in throw Planned() }
        #expect(await thrown { _ = try await FetchItemSequence(missing, prefetch: prefetch).started() } is Planned)
        let one = try await FetchPageSequence<[Int]> { _, _ in ([7], nil) }.started().started()
        for _ in 1...2 {
            var pages: [[Int]] = []
            for try await page in one { pages.append(page) }
            #expect(pages == [[7]])
        }
    }

    @Test(arguments: [0, 1], [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (100, 4)])
    func noMoreItemsComeThanAreWantedAndNoPageThatIsNotNeeded(
        prefetch: Int,
        wanted: (most: Int, pages: Int)
    ) async throws {
        let list = NumberList(pageCount: 4)
        var all: [Int] = []
        let items = FetchItemSequence(list.pages(), maxItems: wanted.most, prefetch: prefetch)
        for try await item in items { all.append(item) }
        #expect(all == Array(0..<min(wanted.most, 12)))
        #expect(list.asked.count == wanted.pages)
    }

    @Test(.timeLimit(.minutes(5)), arguments: [0, 1])
    func aStartedListHasNoMoreItemsThanAreWanted(prefetch: Int) async throws {
        let list = NumberList(pageCount: 4)
        var all: [Int] = []
        for try await item in try await FetchItemSequence(list.pages(), maxItems: 4, prefetch: prefetch).started() {
            all.append(item)
        }
        #expect(all == [0, 1, 2, 3])
        #expect(list.asked.count == 2)
    }

    @Test(arguments: [0, 1])
    func emptyPagesAreSkipped(prefetch: Int) async throws {
        let pages = FetchPageSequence<[Int]> { _, number in
            (number % 3 == 0 ? [number] : [], number < 9 ? "\(number)" : nil)
        }
        var all: [Int] = []
        for try await item in FetchItemSequence(pages, prefetch: prefetch) { all.append(item) }
        #expect(all == [3, 6, 9])
    }

    @Test(arguments: [0, 1])
    func sliceWhoseIndicesDoNotBeginAtZeroIsReadWhole(prefetch: Int) async throws {
        let pages = FetchPageSequence<ArraySlice<Int>> { _, _ in ([1, 2, 3, 4][1...2], nil) }
        var all: [Int] = []
        for try await item in FetchItemSequence(pages, prefetch: prefetch) { all.append(item) }
        #expect(all == [2, 3])
    }

    @Test func withoutPrefetchNoPageIsFetchedBeforeItsFirstItemIsWanted() async throws {
        let list = NumberList(pageCount: 3)
        var iterator = FetchItemSequence(list.pages()).makeAsyncIterator()
        #expect(list.asked == [])
        for _ in 1...3 { _ = try await iterator.next() }
        #expect(list.asked == [nil])
        #expect(try await iterator.next() == 3)
        #expect(list.asked == [nil, "1"])
    }

    @Test func prefetchFetchesOnePageAheadAndNoMore() async throws {
        let list = NumberList(pageCount: 5)
        var iterator = FetchItemSequence(list.pages(), prefetch: 1).makeAsyncIterator()
        #expect(list.asked == [])
        #expect(try await iterator.next() == 0)
        try await eventually { list.asked.count == 2 }
        for item in 1...2 { #expect(try await iterator.next() == item) }
        #expect(list.asked == [nil, "1"])
        #expect(try await iterator.next() == 3)
        try await eventually { list.asked.count == 3 }
        #expect(list.asked == [nil, "1", "2"])
    }

    @Test func leavingTheLoopEndsThePrefetch() async throws {
        let gate = Gate()
        let ended = Gate()
        let pages = FetchPageSequence<[Int]> { _, number in
            if number == 2 {
                do { try await gate.pass() } catch {
                    ended.open()
                    throw error
                }
            }
            return ([number], "\(number)")
        }
        for try await _ in FetchItemSequence(pages, prefetch: 1) {
            try await gate.waitForArrival()
            break
        }
        try await ended.pass()
    }

    @Test(arguments: [0, 1])
    func cancelledTaskEndsTheWaitForAnItem(prefetch: Int) async throws {
        let gate = Gate()
        let pages = FetchPageSequence<[Int]> { _, number in
            if number == 2 { try await gate.pass() }
            return ([number], "\(number)")
        }
        let loop = Task { for try await _ in FetchItemSequence(pages, prefetch: prefetch) {} }
        try await gate.waitForArrival()
        loop.cancel()
        await #expect(throws: CancellationError.self) { try await loop.value }
    }

    @Test(arguments: [0, 1])
    func failedPageEndsTheSequenceAfterTheItemsBefore(prefetch: Int) async throws {
        let asked = Counter()
        let pages = FetchPageSequence<[Int]> { _, number in
            if asked.increment() == 2 { throw Planned() }
            return ([number], "\(number)")
        }
        var iterator = FetchItemSequence(pages, prefetch: prefetch).makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Planned()) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(asked.value == 2)
    }

    @Test(arguments: [0, 1])
    func repeatedTokenThrowsAfterTheItemsOfItsPage(prefetch: Int) async throws {
        let pages = FetchPageSequence<[Int]> { _, number in ([number], "same") }
        var all: [Int] = []
        let error = await thrown {
            for try await item in FetchItemSequence(pages, prefetch: prefetch) { all.append(item) }
        }
        #expect(error is FetchError)
        #expect(all == [1, 2])
    }
}
