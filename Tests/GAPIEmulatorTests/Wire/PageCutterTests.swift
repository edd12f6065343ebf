import Testing

@testable import GAPIEmulator

@Suite("PageCutter")
struct PageCutterTests {
    @Test func aPageEndsBeforeItsItemsHaveTooManyBytes() throws {
        let cutter = PageCutter(size: 100)
        let sizes = [10, 6, 1, 40, 1, 1].map { $0 << 20 }
        var ends: [Int] = []
        var token: String?
        repeat {
            let page = try cutter.page(of: sizes.count, token: token) { sizes[$0] }
            ends.append(page.items.upperBound)
            token = page.next
        } while token != nil
        #expect(ends == [2, 3, 4, 6])
    }
}
