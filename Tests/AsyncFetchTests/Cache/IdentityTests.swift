@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite("Who gets a stored answer", .timeLimit(.minutes(5)))
struct IdentityTests {
    /// A server that counts, and whose answers everybody may keep for ever.
    private func bench(
        vary: String? = nil,
        cookies: CookiePolicy = .none,
        _ fields: HTTPFields = [:],
        _ store: ResponseCache.Store = .memory()
    ) -> CacheBench {
        let count = Counter()
        var fields = fields
        fields[.vary] = vary
        let transport = ScriptedTransport { [fields] _ in answer("\(count.increment())", "public, max-age=999", fields)
        }
        return CacheBench(transport, store, cookies: cookies)
    }

    // MARK: Vary

    @Test func varyTellsAnswersApart() async throws {
        let bench = bench(vary: "Accept-Language, ACCEPT")
        let german: HTTPFields = [.acceptLanguage: "de"]
        let english: HTTPFields = [.acceptLanguage: "en"]
        #expect(try await bench.get(address, german).text == "1")
        #expect(try await bench.get(address, english).text == "2")
        #expect(try await bench.get().text == "3")
        #expect(try await bench.get(address, [.acceptLanguage: "de", .accept: "text/plain"]).text == "4")
        #expect(try await bench.get(address, german).text == "1")
        #expect(try await bench.get(address, english).text == "2")
        #expect(try await bench.get(address, [.userAgent: "x", .acceptLanguage: "en"]).text == "2")
        #expect(try await bench.get().text == "3")
        #expect(await bench.cache.count == 4)
    }

    @Test func anEmptyHeaderIsNotAMissingOne() async throws {
        let bench = bench(vary: "Accept")
        #expect(try await bench.get().text == "1")
        #expect(try await bench.get(address, [.accept: ""]).text == "2")
    }

    @Test func aHeaderOfManyValuesDoesNotFillTheCache() async throws {
        let bench = bench(vary: "Accept")
        for number in 0..<100 { _ = try await bench.get(address, [.accept: "text/x\(number)"]) }
        #expect(await bench.cache.count == maximumChoices)
        #expect(try await bench.get(address, [.accept: "text/x99"]).isFromCache)
        #expect(try await !bench.get(address, [.accept: "text/x0"]).isFromCache)
    }

    @Test(arguments: [(32, true), (33, false)])
    func whatVariesByTooManyFieldsFitsNoOtherRequest(count: Int, isKept: Bool) async throws {
        let names = (0..<count).map { "X-\($0), x-\($0)" }.joined(separator: ",")
        let bench = bench(vary: names + ", Cookie, Authorization")
        _ = try await bench.get()
        #expect(try await bench.get().isFromCache == isKept)
    }

    // MARK: URLs

    @Test func urlsAreTheSameHoweverTheirOriginIsSpelled() async throws {
        let bench = bench()
        #expect(try await bench.get("https://API.example/a").text == "1")
        #expect(try await bench.get("https://api.example:443/a").text == "1")
        #expect(try await bench.get("https://api.example/A").text == "2")
        #expect(try await bench.get("https://api.example/a?").text == "3")
        #expect(try await bench.get("https://api.example:444/a").text == "4")
        #expect(try await bench.get("http://localhost/a").text == "5")
        #expect(try await bench.get("https://localhost/a").text == "6")
    }

    /// A request can be made without the initializer that corrects its URL.
    @Test func aURLIsKnownByWhatIsSent() throws {
        func url(_ path: String?) -> String {
            CacheKey.url(of: HTTPRequest(method: .get, scheme: "https", authority: "H", path: path))
        }
        #expect(url("1/y") == "https://h:443/1/y")
        #expect(try url("1/y") != CacheKey.url(of: HTTPRequest(url: "https://h:4431/y")))
        #expect(url(nil) == url("/") && url("") == url("/"))
        #expect(try url("/a b|c") == CacheKey.url(of: HTTPRequest(url: "https://h/a%20b%7Cc")))
    }

    // MARK: Identities

    @Test(arguments: [HTTPField.Name.authorization, .cookie, .googleAPIKey])
    func whatAuthorizesARequestIsPartOfItsIdentity(_ name: HTTPField.Name) async throws {
        let bench = bench()
        #expect(try await bench.get(address, [name: "ann"]).text == "1")
        #expect(try await bench.get(address, [name: "bob"]).text == "2")
        #expect(try await bench.get().text == "3")
        #expect(try await bench.get(address, [name: "ann"]).text == "1")
    }

    @Test func aKeyIsItsURLAndItsIdentity() {
        let key = CacheKey(url: "u", identity: "ann")
        #expect(key.urlHash == key.url.hashValue)
        for (other, isSame) in [
            (key.with(identity: "ann"), true), (CacheKey(url: "u", identity: "ann"), true),
            (key.with(identity: "bob"), false), (CacheKey(url: "v", identity: "ann"), false),
        ] {
            #expect((other == key) == isSame)
            #expect((other.hashValue == key.hashValue) == isSame)
        }
        #expect(key.with(identity: "bob") == CacheKey(url: "u", identity: "bob"))
        #expect(key.with(identity: "bob").urlHash == key.urlHash)
        // The name of a file is that of the key, whether it is remembered or not.
        let remembering = key.rememberingDiskName()
        #expect(remembering == key && remembering.hashValue == key.hashValue)
        for other in [key, remembering, remembering, remembering.with(identity: "ann")] {
            #expect(other.diskName.digits == DiskName(key).digits)
        }
        let bob = remembering.with(identity: "bob")
        #expect(bob.diskName.digits == DiskName(CacheKey(url: "u", identity: "bob")).digits)
    }

    @Test func cookiesOfTheJarArePartOfTheIdentity() async throws {
        let jar = CookieJar(now: WallClock().now)
        let bench = bench(cookies: .jar(jar))
        #expect(try await bench.get().text == "1")
        jar.insert(FetchCookie(name: "user", value: "ann", domain: "api.example"))
        #expect(try await bench.get().text == "2")
        jar.insert(FetchCookie(name: "user", value: "bob", domain: "api.example"))
        #expect(try await bench.get().text == "3")
        jar.removeAll()
        #expect(try await bench.get().text == "1")
    }

    @Test func anAnswerThatBeginsASessionIsForOneCall() async throws {
        let bench = bench([.setCookie: "sid=1"])
        #expect(try await bench.get().text == "1")
        #expect(try await bench.get().text == "2")
        #expect(await bench.cache.count == 0)
        // What is for somebody is his.
        for _ in 0..<2 { #expect(try await bench.get(address, [.cookie: "sid=1"]).text == "3") }
        #expect(try await bench.get().text == "4")
    }

    private func fetch(_ bench: CacheBench, _ credentials: (any FetchCredentials)?) async throws -> String {
        try await bench.fetcher.core.call(FetchCall(request(), credentials: credentials)).text
    }

    @Test func credentialsTellByTheirPartition() async throws {
        let bench = bench()
        let own = BearerToken { "same" }
        let other = BearerToken { "same" }
        #expect(try await fetch(bench, .bearer("ann")) == "1")
        #expect(try await fetch(bench, .bearer("bob")) == "2")
        #expect(try await fetch(bench, .bearer("ann")) == "1")
        #expect(try await fetch(bench, .apiKey("ann")) == "3")
        #expect(try await fetch(bench, .apiKey("ann")) == "3")
        #expect(try await fetch(bench, .basic(user: "ann", password: "a")) == "4")
        #expect(try await fetch(bench, .basic(user: "ann", password: "b")) == "5")
        #expect(try await fetch(bench, .digest(user: "ann", password: "a")) == "6")
        #expect(try await fetch(bench, own) == "7")
        #expect(try await fetch(bench, other) == "8")
        #expect(try await fetch(bench, own) == "7")
        #expect(try await fetch(bench, .none) == "9")
        #expect(try await bench.get().text == "9")
    }

    /// Many users have the same key.
    @Test func aKeyOfAProjectDoesNotMakeASessionThatOfAUser() async throws {
        let bench = bench([.setCookie: "sid=1"])
        for text in ["1", "2"] { #expect(try await fetch(bench, .apiKey("project")) == text) }
        for text in ["3", "4"] { #expect(try await bench.get(address, [.googleAPIKey: "project"]).text == text) }
        #expect(await bench.cache.count == 0)
        for _ in 0..<2 { #expect(try await fetch(bench, .bearer("ann")) == "5") }
    }

    @Test func credentialsOfAnOriginCountToo() async throws {
        let wall = WallClock()
        let cache = ResponseCache(now: wall.now)
        let count = Counter()
        let transport = ScriptedTransport { _ in answer("\(count.increment())", "max-age=60") }
        func text(_ credentials: OriginCredentials) async throws -> String {
            let configuration = Fetcher.Configuration {
                $0.cache = cache
                $0.credentials = credentials
            }
            return try await Fetcher(configuration, transport: transport).fetch(address).text
        }
        #expect(try await text([address: .bearer("ann")]) == "1")
        #expect(try await text([address: .bearer("bob")]) == "2")
        #expect(try await text([:]) == "3")
        #expect(try await text(["https://other.example": .bearer("ann")]) == "3")
        #expect(try await text([address: .bearer("ann")]) == "1")
    }

    private struct Unknown: FetchCredentials {
        func authorize(_ request: inout HTTPRequest) {}
    }

    @Test func whoCannotBeToldGetsNothingFromTheCache() async throws {
        let bench = bench()
        #expect(try await fetch(bench, nil) == "1")
        #expect(try await fetch(bench, Unknown()) == "2")
        #expect(try await fetch(bench, Unknown()) == "3")
        #expect(await bench.cache.count == 1)
    }

    @Test func secretsAreNotWrittenDown() async throws {
        try await withDirectory { directory in
            let jar = CookieJar(now: WallClock().now)
            jar.insert(FetchCookie(name: "user", value: "s3cret", domain: "api.example"))
            let bench = bench(vary: "Authorization, Cookie, X-Goog-Api-Key", cookies: .jar(jar), [:], .disk(directory))
            let url = address + "?key=s3cret"
            _ = try await bench.get(url, [.authorization: "Bearer s3cret", .googleAPIKey: "s3cret"])
            _ = try await fetch(bench, .bearer("s3cret"))
            #expect(try await bench.get(url, [.authorization: "Bearer s3cret", .googleAPIKey: "s3cret"]).isFromCache)
            await bench.cache.flush()
            let all = files(in: directory)
            #expect(all.count == 2)
            for path in all { #expect(!(path + contents(of: path).text).contains("s3cret")) }
        }
    }

    @Test func oneChangeIsAChangeForAll() async throws {
        let bench = bench()
        let ann: HTTPFields = [.authorization: "ann"]
        #expect(try await bench.get(address, ann).text == "1")
        #expect(try await bench.get().text == "2")
        _ = try await bench.send(.delete)
        #expect(try await bench.get(address, ann).text == "4")
        #expect(try await bench.get().text == "5")
    }

    @Test func sha256IsThatOfTheStandard() {
        // FIPS 180-2, appendix B.1
        #expect("abc".sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
