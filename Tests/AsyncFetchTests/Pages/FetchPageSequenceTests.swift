import AsyncFetch
import Synchronization
import Testing

/// A list whose pages are three numbers each, and the tokens that were asked for.
final class NumberList: Sendable {
    private let tokens = Mutex<[String?]>([])
    let pageCount: Int

    init(pageCount: Int) { self.pageCount = pageCount }

    var asked: [String?] { tokens.withLock { $0 } }

    func page(_ token: String?) -> (page: [Int], nextToken: String?) {
        tokens.withLock { $0.append(token) }
        let number = token.flatMap { Int($0) } ?? 0
        let page = (0..<3).map { number * 3 + $0 }
        return (page, number + 1 < pageCount ? "\(number + 1)" : nil)
    }

    func pages(from token: String? = nil, maxPages: Int? = nil) -> FetchPageSequence<[Int]> {
        FetchPageSequence(from: token, maxPages: maxPages, failure: { ListError(failure: $0) }) { token, _ in
            self.page(token)
        }
    }
}

struct ListError: Error {
    let failure: FetchPageFailure
}

@Suite(.timeLimit(.minutes(5))) struct FetchPageSequenceTests {
    @Test func nothingIsFetchedBeforeItIsAskedForNorAhead() async throws {
        let list = NumberList(pageCount: 3)
        var iterator = list.pages().makeAsyncIterator()
        #expect(list.asked == [])
        #expect(try await iterator.next() == [0, 1, 2])
        #expect(list.asked == [nil])
        #expect(try await iterator.next() == [3, 4, 5])
        #expect(list.asked == [nil, "1"])
    }

    @Test func listEndsWithTheLastPageAndStaysEnded() async throws {
        let list = NumberList(pageCount: 2)
        var iterator = list.pages().makeAsyncIterator()
        _ = try await iterator.next()
        _ = try await iterator.next()
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
        #expect(list.asked == [nil, "1"])
    }

    @Test func everyLoopStartsAtTheFirstPage() async throws {
        let list = NumberList(pageCount: 2)
        let pages = list.pages()
        for _ in 1...2 {
            var all: [Int] = []
            for try await page in pages { all += page }
            #expect(all == Array(0..<6))
        }
    }

    @Test func pagesAreNumberedFromOne() async throws {
        let pages = FetchPageSequence<Int> { token, number in (number, number < 4 ? "\(number)" : nil) }
        var numbers: [Int] = []
        for try await number in pages { numbers.append(number) }
        #expect(numbers == [1, 2, 3, 4])
    }

    @Test func emptyPageWithATokenGoesOn() async throws {
        let pages = FetchPageSequence<[Int]> { token, _ in token == nil ? ([], "next") : ([7], nil) }
        var all: [[Int]] = []
        for try await page in pages { all.append(page) }
        #expect(all == [[], [7]])
    }

    @Test func emptyTokenEndsTheList() async throws {
        let pages = FetchPageSequence<Int> { _, number in (number, "") }
        var iterator = pages.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [1, 2, 5])
    func repeatedTokenThrowsAfterItsPage(period: Int) async throws {
        let pages = FetchPageSequence<Int>(failure: { ListError(failure: $0) }) { _, number in
            (number, "\(number % period)")
        }
        var delivered: [Int] = []
        let error = await thrown { for try await page in pages { delivered.append(page) } } as? ListError
        #expect(delivered == Array(1...(period + 1)))
        #expect(error?.failure.kind == .repeatedToken)
        #expect(error?.failure.pages == period + 1)
    }

    @Test func tokenThatTheLoopBeganWithCountsAsSeen() async throws {
        let pages = FetchPageSequence<Int>(from: "start", failure: { ListError(failure: $0) }) { _, number in
            (number, "start")
        }
        var iterator = pages.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        let error = await thrown { _ = try await iterator.next() } as? ListError
        #expect(error?.failure.kind == .repeatedToken)
    }

    @Test(arguments: [0, 1, 3])
    func listLongerThanAllowedThrowsRatherThanLookingComplete(maxPages: Int) async throws {
        let list = NumberList(pageCount: 5)
        var delivered = 0
        let error = await thrown { for try await _ in list.pages(maxPages: maxPages) { delivered += 1 } } as? ListError
        #expect(delivered == maxPages)
        #expect(list.asked.count == maxPages)
        #expect(error?.failure.kind == .tooManyPages)
        #expect(error?.failure.resumeToken == (maxPages == 0 ? nil : "\(maxPages)"))
    }

    @Test func listOfExactlyTheAllowedPagesIsComplete() async throws {
        var delivered = 0
        for try await _ in NumberList(pageCount: 3).pages(maxPages: 3) { delivered += 1 }
        #expect(delivered == 3)
    }

    @Test func listGoesOnFromTheTokenInTheError() async throws {
        let list = NumberList(pageCount: 5)
        var all: [Int] = []
        let error = await thrown { for try await page in list.pages(maxPages: 2) { all += page } } as? ListError
        for try await page in list.pages(from: error?.failure.resumeToken) { all += page }
        #expect(all == Array(0..<15))
    }

    @Test func failedPageEndsTheSequence() async throws {
        let asked = Counter()
        let pages = FetchPageSequence<Int> { _, number in
            if asked.increment() == 2 { throw Planned() }
            return (number, "\(number)")
        }
        var iterator = pages.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Planned()) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(asked.value == 2)
    }

    @Test func withoutAFailureOfItsOwnTheErrorIsAFetchError() async throws {
        let pages = FetchPageSequence<Int>(maxPages: 1) { _, number in (number, "\(number)") }
        let error = await thrown { for try await _ in pages {} } as? FetchError
        #expect(error?.code == .invalidResponse)
        #expect(error?.message.contains("more than 1 pages") == true)
    }

    @Test func cancelledTaskEndsTheWaitForAPage() async throws {
        let gate = Gate()
        let pages = FetchPageSequence<Int> { _, number in
            if number == 2 { try await gate.pass() }
            return (number, "\(number)")
        }
        let delivered = Counter()
        let loop = Task { for try await _ in pages { delivered.increment() } }
        try await gate.waitForArrival()
        loop.cancel()
        await #expect(throws: CancellationError.self) { try await loop.value }
        #expect(delivered.value == 1)
    }
}
