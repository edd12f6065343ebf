@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folder of a cache: what lies in it, what is left alone, and what a crash may leave.
@Suite("The folder of a cache", .timeLimit(.minutes(5)))
struct DiskLayoutTests {
    private let manager = FileManager.default

    private func bench(_ directory: String, _ headers: HTTPFields = [:], wall: WallClock = WallClock()) -> CacheBench {
        let transport = ScriptedTransport { sent in
            answer(sent.header("Accept-Language") ?? sent.path, "max-age=9999", headers)
        }
        return CacheBench(transport, .disk(directory), wall: wall)
    }

    private func modified(_ path: String) throws -> Double {
        let date = try #require(try manager.attributesOfItem(atPath: path)[.modificationDate] as? Date)
        return date.timeIntervalSince1970
    }

    // MARK: Names

    @Test func allFilesOfAURLBeginWithTheSameDigits() async throws {
        try await withDirectory { directory in
            let bench = bench(directory)
            for user in ["ann", "bob", ""] {
                _ = try await bench.get(address, user.isEmpty ? [:] : [.authorization: user])
            }
            _ = try await bench.get(address + "/2")
            await bench.cache.flush()
            let names = files(in: directory).map { $0.dropFirst(directory.count) }
            #expect(names.count == 4 && Set(names.map { $0.prefix(39) }).count == 2)
            for name in names {
                let parts = name.split(separator: "/")
                #expect(parts.count == 3 && parts[0] == "v2" && parts[2].hasPrefix(parts[1]) && parts[2].count == 64)
            }
        }
    }

    @Test func filesOfOthersAreNeitherCountedNorTouched() async throws {
        try await withDirectory { directory in
            let bench = bench(directory)
            _ = try await bench.get()
            await bench.cache.flush()
            let path = try #require(files(in: directory).first)
            let folder = path.dropLast(65)
            let longName = String(repeating: "a", count: 63)
            var others = ["notes.txt", longName, longName + "g", longName + "a.x"].map { "\(folder)/\($0)" }
            // A folder of the version before, and something in the folder itself.
            others += [directory + "/v1/aa/bb/cc", directory + "/v2/readme"]
            try manager.createDirectory(atPath: directory + "/v1/aa/bb", withIntermediateDirectories: true)
            for other in others { try Data("mine".utf8).write(to: URL(filePath: other)) }
            #expect(try await bench.get().isFromCache)
            #expect(await bench.cache.count == 1)
            try await bench.cache.removeAll()
            #expect(Set(files(in: directory)) == Set(others))
            #expect(try await !bench.get().isFromCache)
        }
    }

    @Test func aFolderThatIsRemovedMeanwhileIsMadeAgain() async throws {
        try await withDirectory { directory in
            let bench = bench(directory)
            for _ in 1...2 {
                for isCached in [false, true] {
                    #expect(try await bench.get().isFromCache == isCached)
                    await bench.cache.flush()
                }
                try manager.removeItem(atPath: directory)
            }
            #expect(bench.cache.statistics.failures == 0)
        }
    }

    @Test func nothingIsWrittenToAFolderThatEverybodyCanChangeNow() async throws {
        try await withDirectory { directory in
            let bench = bench(directory)
            _ = try await bench.get()
            await bench.cache.flush()
            try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: directory + "/v2")
            _ = try await bench.get(address + "/2")
            await bench.cache.flush()
            #expect(files(in: directory).count == 1)
            #expect(bench.cache.statistics.failures == 1)
        }
    }

    // MARK: Times

    @Test func aUseIsNotedOnceAMinute() async throws {
        try await withDirectory { directory in
            let wall = WallClock()
            let bench = bench(directory, wall: wall)
            _ = try await bench.get()
            await bench.cache.flush()
            let path = try #require(files(in: directory).first)
            for (seconds, noted) in [(0, 0), (30, 0), (31, 61), (60, 61), (1, 122)] as [(Double, Double)] {
                wall.advance(by: seconds)
                #expect(try await bench.get().isFromCache)
                #expect(try modified(path) == WallClock.start + noted)
            }
        }
    }

    // MARK: Choices

    @Test func choicesHaveFilesOfTheirOwn() async throws {
        try await withDirectory { directory in
            let wall = WallClock()
            let bench = bench(directory, [.vary: "Accept-Language"], wall: wall)
            func get(_ language: Int) async throws -> Bool {
                wall.advance(by: 61)
                let response = try await bench.get(address, [.acceptLanguage: "\(language)"])
                #expect(response.text == "\(language)")
                await bench.cache.flush()
                return response.isFromCache
            }
            for language in 0..<8 { #expect(try await !get(language)) }
            for language in 0..<8 { #expect(try await get(language)) }
            #expect(await bench.cache.count == 8)
            // A ninth takes the place of the one that was not used for longest: there is no ninth file.
            #expect(try await get(0))
            #expect(try await !get(8))
            #expect(try await get(8))
            #expect(try await get(0))
            #expect(try await !get(1))
            #expect(await bench.cache.count == 8)
            try await bench.cache.remove(address)
            #expect(files(in: directory).isEmpty)
        }
    }

    @Test func aServerThatChoosesByOtherHeadersBeginsAnew() async throws {
        try await withDirectory { directory in
            let vary = Counter()
            let transport = ScriptedTransport { sent in
                let names: [String?] = ["Accept-Language", "Accept", nil, "Accept-Language"]
                return answer("\(vary.value)", "max-age=60", names[vary.value].map { [.vary: $0] } ?? [:])
            }
            let bench = CacheBench(transport, .disk(directory))
            func get(_ language: String, reload: Bool = false) async throws -> String {
                let response = try await bench.get(
                    address,
                    [.acceptLanguage: language, .accept: "a/b", .cacheControl: reload ? "no-cache" : "max-age=60"]
                )
                await bench.cache.flush()
                return response.text
            }
            for language in ["de", "fr"] {
                let text = try await get(language)
                #expect(text == "0")
            }
            vary.increment()
            #expect(try await get("de") == "0")
            #expect(try await get("de", reload: true) == "1")
            // Both languages get what came last, and nothing of what the server chose before.
            #expect(try await get("fr") == "1")
            vary.increment()
            #expect(try await get("de", reload: true) == "2")
            #expect(try await get("fr") == "2")
            vary.increment()
            #expect(try await get("de", reload: true) == "3")
            // The old answer in French is of another generation.
            #expect(try await get("fr") == "3")
            #expect(transport.requests.count == 6)
        }
    }

    @Test func oneChoiceIsRemovedAndAnotherStays() async throws {
        try await withDirectory { directory in
            let store = DiskStore(directory: directory, maximumBytes: 1 << 20, maximumEntryBytes: 1 << 20) {
                WallClock.start
            }
            let key = CacheKey(url: address, identity: "")
            func request(_ language: String) throws -> HTTPRequest {
                try HTTPRequest(.get, url: address, headerFields: [.acceptLanguage: language])
            }
            let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60", .vary: "Accept-Language"])
            var entries: [CacheEntry] = []
            for language in ["de", "fr", "en"] {
                let entry = try #require(
                    CacheEntry(head, to: request(language), requested: WallClock.start, received: WallClock.start)
                )
                try await store.insert(entry, for: key) { true }
                entries.append(entry)
            }
            await store.flush()
            try await store.remove(entries[2], for: key)
            for (language, isThere) in [("de", true), ("fr", true), ("en", false)] {
                #expect(try await (store.entry(for: key, fitting: asking(language)) != nil) == isThere)
            }
            #expect(files(in: directory).count == 2)
        }
    }

    // MARK: Crashes

    /// What is there between any two system calls of a write: the old answer or the new one is found, or none.
    @Test(arguments: [false, true])
    func aCrashBetweenAnyTwoStepsLeavesAnAnswerOrNone(hasOld: Bool) async throws {
        try await withDirectory { whole in
            let wall = WallClock()
            func answer(_ text: String, _ directory: String) -> CacheBench {
                CacheBench(
                    ScriptedTransport { _ in
                        AsyncFetchTests.answer(String(repeating: text, count: 1000), "max-age=9999")
                    },
                    .disk(directory),
                    wall: wall
                )
            }
            let new = answer("new", whole)
            _ = try await new.get()
            await new.fetcher.shutdown()
            let path = try #require(files(in: whole).first)
            let bytes = contents(of: path).readableBytesView
            let name = path.dropFirst(whole.count)

            // The steps: the folders, an empty file, a part of it, all of it, its name.
            for step in 0..<7 {
                try await withDirectory { directory in
                    if hasOld {
                        let old = answer("old", directory)
                        _ = try await old.get()
                        await old.fetcher.shutdown()
                    }
                    func make(_ path: String) throws {
                        try manager.createDirectory(atPath: directory + path, withIntermediateDirectories: true)
                    }
                    if step > 0 { try make("/v2/new") }
                    if step > 1 { try make(String(name.dropLast(65))) }
                    if step > 2 {
                        let part = step == 3 ? 0 : step == 4 ? bytes.count / 2 : bytes.count
                        let place = step == 6 ? String(name) : "/v2/new/1"
                        try Data(bytes.prefix(part)).write(to: URL(filePath: directory + place))
                    }
                    let bench = answer("newer", directory)
                    let found = try await bench.get()
                    let text = step == 6 ? "new" : hasOld ? "old" : "newer"
                    #expect(found.text == String(repeating: text, count: 1000), "step \(step)")
                    #expect(found.isFromCache == (text != "newer"))
                }
            }
        }
    }

    // MARK: Failures and other folders

    private func store(_ directory: String, _ wall: WallClock = WallClock()) -> DiskStore {
        DiskStore(directory: directory, maximumBytes: 1 << 20, maximumEntryBytes: 1 << 20) {
            wall.now().timeIntervalSince1970
        }
    }

    private func entry(for language: String? = nil) throws -> CacheEntry {
        var request = try request()
        request.headerFields[.acceptLanguage] = language
        var headers: HTTPFields = [.cacheControl: "max-age=9999"]
        headers[.vary] = language.map { _ in "Accept-Language" }
        let head = HTTPResponse(status: .ok, headerFields: headers)
        return try #require(CacheEntry(head, to: request, requested: WallClock.start, received: WallClock.start))
    }

    private func asking(_ language: String) throws -> HTTPRequest {
        var request = try request()
        request.headerFields[.acceptLanguage] = language
        return request
    }

    /// Only what does not exist is empty.
    @Test func aFolderThatCannotBeReadIsNotEmpty() throws {
        let path = manager.temporaryDirectory.appendingPathComponent("cache-\(UInt64.random(in: 0 ... .max))").path
        defer { try? manager.removeItem(atPath: path) }
        let folder = DiskFolder("v2", in: path)
        try folder.prepareForWriting()
        try Data("a file".utf8).write(to: URL(filePath: path + "/v2/file"))
        let tooLong = String(repeating: "a", count: 300)
        for name in ["missing", "file"] { #expect(try folder.files(in: name) { _ in true }.isEmpty) }
        #expect(throws: SystemError.self) { try folder.files(in: tooLong) { _ in true } }
        for name in ["missing", "missing/a", "file/a"] { #expect(try folder.read(name, upTo: 10)?.used == nil) }
        #expect(throws: SystemError.self) { try folder.read(tooLong, upTo: 10) }
    }

    @Test func aRemovalThatFailsSaysSo() async throws {
        try await withDirectory { directory in
            let key = CacheKey(url: address, identity: "")
            let path = directory + "/v2/" + DiskName(key).path(of: 0)
            try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
            let removed = try entry()
            await #expect(throws: FetchError.self) { try await store(directory).remove(removed, for: key) }
        }
    }

    @Test func aStoreFollowsTheNameOfItsFolder() async throws {
        try await withDirectory { directory in
            let (first, second) = (store(directory), store(directory))
            let keys = ["/1", "/2"].map { CacheKey(url: address + $0, identity: "") }
            try await first.insert(entry(), for: keys[0]) { true }
            await first.flush()
            try manager.moveItem(atPath: directory + "/v2", toPath: directory + "/moved")
            try await second.insert(entry(), for: keys[0]) { true }
            await second.flush()
            try await first.removeAll(from: keys[0].url)
            #expect(try await second.entry(for: keys[0], fitting: request()) == nil)
            try await first.insert(entry(), for: keys[1]) { true }
            await first.flush()
            #expect(try await second.entry(for: keys[1], fitting: request()) != nil)
        }
    }

    @Test(arguments: ["de", "fr", "en"])
    func theOthersAreFoundWithoutTheOneThatWasRemoved(_ removed: String) async throws {
        try await withDirectory { directory in
            let store = store(directory)
            let key = CacheKey(url: address, identity: "")
            let languages = ["de", "fr", "en"]
            for language in languages { try await store.insert(entry(for: language), for: key) { true } }
            await store.flush()
            try await store.remove(entry(for: removed), for: key)
            for language in languages {
                let found = try await store.entry(for: key, fitting: asking(language))
                #expect((found != nil) == (language != removed))
            }
            #expect(files(in: directory).count == 2)
        }
    }

    /// A file goes when room is made, or because it is damaged.
    @Test func aChoiceBehindOneThatHasGoneIsFoundReplacedAndRemoved() async throws {
        try await withDirectory { directory in
            let store = store(directory)
            let key = CacheKey(url: address, identity: "")
            func isThere(_ language: String) async throws -> Bool {
                try await store.entry(for: key, fitting: asking(language)) != nil
            }
            for language in ["de", "fr", "en"] { try await store.insert(entry(for: language), for: key) { true } }
            await store.flush()
            let paths = (0..<3).map { directory + "/v2/" + DiskName(key).path(of: $0) }
            try manager.removeItem(atPath: paths[1])
            #expect(try await isThere("en"))
            try await store.insert(entry(for: "en"), for: key) { true }
            await store.flush()
            #expect(files(in: directory).count == 2)
            // As two processes can leave it.
            try manager.copyItem(atPath: paths[2], toPath: paths[1])
            try await store.remove(entry(for: "en"), for: key)
            #expect(try await !isThere("en"))
            #expect(try await isThere("de"))
            #expect(files(in: directory).count == 1)
        }
    }

    @Test func theFirstOfTheChoicesIsUsedWithEachOther() async throws {
        try await withDirectory { directory in
            let wall = WallClock()
            let store = store(directory, wall)
            let key = CacheKey(url: address, identity: "")
            for language in ["de", "fr"] { try await store.insert(entry(for: language), for: key) { true } }
            await store.flush()
            wall.advance(by: 100)
            #expect(try await store.entry(for: key, fitting: asking("fr")) != nil)
            for path in files(in: directory) { #expect(try modified(path) == WallClock.start + 100) }
        }
    }

    /// A buffer holds four gigabytes.
    @Test func noAnswerIsLargerThanABuffer() {
        let store = DiskStore(directory: "/nowhere", maximumBytes: .max, maximumEntryBytes: .max) { 0 }
        #expect(store.maximumEntryBytes == 1 << 30)
        #expect(MemoryStore(maximumBytes: .max).maximumEntryBytes == 1 << 30)
    }
}
