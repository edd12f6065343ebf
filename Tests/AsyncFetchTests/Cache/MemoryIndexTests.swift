@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite("Answers in memory", .timeLimit(.minutes(5)))
struct MemoryIndexTests {
    private struct Kept {
        let key: CacheKey
        let entry: CacheEntry
        let arrival: Int
    }

    private func asking(_ language: String?) throws -> HTTPRequest {
        var request = try request()
        request.headerFields[.acceptLanguage] = language
        return request
    }

    private func entry(_ text: String, for language: String? = nil) throws -> CacheEntry {
        var headers: HTTPFields = [.cacheControl: "max-age=60"]
        headers[.vary] = language.map { _ in "Accept-Language" }
        let head = HTTPResponse(status: .ok, headerFields: headers)
        var entry = try #require(CacheEntry(head, to: asking(language), requested: 0, received: 0))
        entry.body = ByteBuffer(string: text)
        return entry
    }

    /// The list is in the order of use, and everything is looked for from its beginning.
    @Test(arguments: [10_000, 100_000])
    func whatIsFoundAndWhatGoesIsAsInASimpleList(limit: Int) throws {
        var random = SplitMix(state: 3)
        let languages: [String?] = [nil] + (0..<10).map { "\($0)" }
        var index = MemoryIndex()
        var list: [Kept] = []
        for step in 0..<6_000 {
            let identity = ["", "a", "b", "c"][Int.random(in: 0..<4, using: &random)]
            let key = CacheKey(url: "u\(Int.random(in: 0..<5, using: &random))", identity: identity)
            // Most answers to one key differ in the language alone.
            let language = languages[step % 40 == 0 ? 0 : Int.random(in: 1...10, using: &random)]
            switch Int.random(in: 0..<20, using: &random) {
            case 0 where step % 4 == 0:
                index.removeAll(from: key.url)
                list.removeAll { $0.key.url == key.url }
            case 1:
                let gone = try entry("", for: language)
                index.remove(replacedBy: gone, for: key)
                list.removeAll { $0.key == key && gone.replaces($0.entry) }
            case 2...9:
                let new = try entry("\(step)", for: language)
                index.insert(new, for: key, bytes: new.byteCount(for: key))
                list.removeAll { $0.key == key && new.replaces($0.entry) }
                list.append(Kept(key: key, entry: new, arrival: step))
                let arrivals = list.filter { $0.key == key }.map(\.arrival)
                if arrivals.count > maximumChoices { list.removeAll { $0.arrival == arrivals.min() } }
                while index.bytes > limit {
                    let isRemoved = index.removeLeastUsed()
                    #expect(isRemoved && !list.isEmpty)
                    list.removeFirst()
                }
            default:
                let request = try asking(language)
                let found = index.use(key, fitting: request)
                let place = list.firstIndex { $0.key == key && $0.entry.fits(request) }
                let expected = place.map { list[$0].entry.body }
                #expect(found?.body == expected)
                if let place { list.append(list.remove(at: place)) }
            }
            #expect(index.count == list.count)
            guard step % 50 == 0 else { continue }
            let bytes = list.reduce(0) { $0 + $1.entry.byteCount(for: $1.key) }
            #expect(index.bytes == bytes)
        }
        while true {
            let isRemoved = index.removeLeastUsed()
            if !isRemoved { break }
        }
        #expect(index.count == 0 && index.bytes == 0)
    }

    @Test func whatWasSupersededDoesNotComeBack() throws {
        let store = MemoryStore(maximumBytes: 100_000)
        let key = CacheKey(url: address, identity: "")
        for language in ["de", "fr"] { store.insert(try entry(language, for: language), for: key) { true } }
        let latest = try entry("all")
        store.insert(latest, for: key) { true }
        #expect(store.usage().count == 1)
        store.remove(latest, for: key)
        let found = store.entry(for: key, fitting: try asking("de"))
        #expect(found == nil)
        #expect(store.usage() == (0, 0))
    }

    @Test func manyIdentitiesOfAURLAreKeptApartAndGoTogether() throws {
        let store = MemoryStore(maximumBytes: 10_000_000)
        let keys = (0..<1_000).map { CacheKey(url: address, identity: "\($0)") }
        for key in keys { store.insert(try entry(key.identity), for: key) { true } }
        for key in keys {
            let found = store.entry(for: key, fitting: try request())
            #expect(found?.body.text == key.identity)
        }
        store.remove(try entry(""), for: keys[0])
        let first = store.entry(for: keys[0], fitting: try request())
        let last = store.entry(for: keys[999], fitting: try request())
        #expect(first == nil && last != nil)
        store.removeAll(from: address)
        #expect(store.usage() == (0, 0))
    }
}
