@testable import AsyncFetch
import HTTPTypes
import Testing

@Suite("Directives of Cache-Control")
struct CacheControlTests {
    private func control(_ text: String) -> CacheControl { CacheControl([.cacheControl: text]) }

    @Test func manyDirectivesThatNobodyAsksForTakeNoRoom() {
        let control = control(String(repeating: "a,\"b\"=c,", count: 10_000) + "max-age=5, NO-STORE")
        #expect(control.seconds(.maxAge) == 5 && control.has(.noStore) && !control.has(.noCache))
        #expect(control.byteCount == 0)
        #expect(MemoryLayout<CacheControl>.size < 100)
    }

    @Test func theArgumentOfNoCacheTakesRoom() {
        let names = (0..<100).map { "X-Name-\($0)" }.joined(separator: ", ")
        let control = control("no-cache=\"\(names)\"")
        #expect(control.byteCount == names.utf8.count)
        #expect(control.uncachedFields.count == 100)
    }

    @Test func ofTwoTimesTheFirstCountsAndOfAllTheRestTheStricter() {
        let times = control("max-age=5, max-age=7, max-stale, max-stale=3, min-fresh=x, min-fresh=2")
        #expect(times.seconds(.maxAge) == 5 && times.seconds(.minFresh) == 0)
        #expect(times.hasUnqualified(.maxStale) && times.seconds(.maxStale) == 0)
        let both = control("no-cache=\"Set-Cookie\", no-cache, no-cache=\"Server, Via\"")
        #expect(both.hasUnqualified(.noCache))
        #expect(both.uncachedFields.map(\.canonicalName) == ["set-cookie", "server", "via"])
        #expect(!control("no-cache=\"Set-Cookie\"").hasUnqualified(.noCache))
    }
}
