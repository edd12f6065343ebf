@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Synchronization
import Testing

/// A request that is led to another origin on its way: each stage judges the request that it gets.
@Suite("Requests that are moved on their way", .timeLimit(.minutes(5)))
struct MovedRequestTests {
    /// A part of the origin that changes.
    enum Move: String, CaseIterable, Sendable {
        case host = "https://other.example/things"
        case port = "https://api.example:8443/things"
        case scheme = "http://api.example/things"

        var target: HTTPRequest { get throws { try HTTPRequest(url: rawValue) } }

        func apply(to request: inout HTTPRequest) throws {
            let target = try target
            request.scheme = target.scheme
            request.authority = target.authority
        }

        /// The cookies of the target: they belong to hosts, whatever the port, and secure ones need TLS.
        var cookie: String? {
            switch self {
            case .host: "id=other"
            case .port: "id=api"
            case .scheme: nil
            }
        }
    }

    private struct Moving: FetchMiddleware {
        let move: Move

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            var call = call
            try move.apply(to: &call.request)
            return try await next(call)
        }
    }

    /// Credentials whose secret is their name, and which may move the request, too.
    private struct Named: FetchCredentials {
        let name: String
        var move: Move?
        var partition: String? { name }

        func authorize(_ request: inout HTTPRequest) throws {
            request.headerFields[.authorization] = name
            try move?.apply(to: &request)
        }
    }

    /// A fetcher with credentials and cookies for all origins.
    private struct Bench {
        let transport: ScriptedTransport
        let fetcher: Fetcher

        init(
            _ move: Move,
            _ script: [ScriptedTransport.Answer] = [],
            cache: ResponseCache? = nil,
            home: Named = Named(name: "home"),
            _ configure: (inout Fetcher.Configuration) -> Void = { _ in }
        ) {
            let rest = Mutex(script)
            transport = ScriptedTransport { _ in
                rest.withLock { $0.isEmpty ? answer("body", "max-age=60") : $0.removeFirst() }
            }
            let jar = CookieJar()
            jar.insert(FetchCookie(name: "id", value: "api", domain: "api.example"))
            jar.insert(FetchCookie(name: "id", value: "other", domain: "other.example"))
            var configuration = Fetcher.Configuration {
                $0.allowsInsecureHTTP = true
                $0.cookies = .jar(jar)
                $0.cache = cache
                $0.credentials[address] = home
                $0.credentials[move.rawValue] = Named(name: "away")
            }
            configure(&configuration)
            fetcher = Fetcher(configuration, transport: transport)
        }

        /// What was sent last: its origin, its credentials and its cookies.
        var last: [String?] {
            let sent = transport.requests.last
            return [sent?.request.origin, sent?.header("Authorization"), sent?.header("Cookie")]
        }
    }

    @Test(arguments: Move.allCases) func aroundCallsItBelongsToItsNewOrigin(move: Move) async throws {
        let cache = ResponseCache()
        let bench = Bench(move, cache: cache) { $0.middleware = [Moving(move: move)] }
        #expect(try await !bench.fetcher.fetch(address).isFromCache)
        #expect(bench.last == [try move.target.origin, "away", move.cookie])
        // The response is that of the new URL, and of nobody else.
        let direct = Bench(move, cache: cache)
        #expect(try await direct.fetcher.fetch(move.rawValue).isFromCache)
        #expect(try await !direct.fetcher.fetch(address).isFromCache)
        #expect(direct.last == ["https://api.example:443", "home", "id=api"])
    }

    /// Middleware of attempts gets what was meant for the first origin, and answers for where that goes.
    @Test(arguments: Move.allCases) func aroundAttemptsItIsStoredForNobody(move: Move) async throws {
        let cache = ResponseCache()
        let bench = Bench(move, cache: cache) { $0.attemptMiddleware = [Moving(move: move)] }
        #expect(try await !bench.fetcher.fetch(address).isFromCache)
        #expect(bench.last == [try move.target.origin, "home", "id=api"])
        let direct = Bench(move, cache: cache)
        #expect(try await !direct.fetcher.fetch(move.rawValue).isFromCache)
        #expect(direct.last == [try move.target.origin, "away", move.cookie])
        #expect(try await !direct.fetcher.fetch(address).isFromCache)
    }

    @Test(arguments: Move.allCases) func cookiesFollowCredentialsThatMoveIt(move: Move) async throws {
        let bench = Bench(move, home: Named(name: "home", move: move))
        _ = try await bench.fetcher.fetch(address)
        #expect(bench.last == [try move.target.origin, "home", move.cookie])
    }

    @Test(arguments: Move.allCases) func aRedirectThatTheApplicationMovesHasTheCredentialsOfItsTarget(
        move: Move
    ) async throws {
        let bench = Bench(move, [.status(302, headers: [.location: "/things"])]) {
            $0.willRedirect = { redirection in
                var request = redirection.request
                try move.apply(to: &request)
                return request
            }
        }
        _ = try await bench.fetcher.fetch(address)
        #expect(bench.transport.requests.count == 2)
        #expect(bench.transport.requests[0].header("Authorization") == "home")
        #expect(bench.last == [try move.target.origin, "away", move.cookie])
    }

    /// The stages before the connection that can move a request.
    enum Place: CaseIterable, Sendable { case calls, attempts, credentials }

    @Test(arguments: Move.allCases, Place.allCases) func theGateIsThatOfTheRequestAfterItsCredentials(
        move: Move,
        place: Place
    ) async throws {
        let running = Mutex<[Int]>([])
        let core = Mutex<FetcherCore?>(nil)
        let target = try move.target
        let home = try request()
        let transport = ScriptedTransport { _ in
            let gates = core.withLock { $0?.gates }
            running.withLock { $0 = [gates?[home].runningCount ?? -1, gates?[target].runningCount ?? -1] }
            return .status(200)
        }
        let fetcher = Fetcher(
            .init {
                $0.allowsInsecureHTTP = true
                switch place {
                case .calls: $0.middleware = [Moving(move: move)]
                case .attempts: $0.attemptMiddleware = [Moving(move: move)]
                case .credentials: $0.credentials[address] = Named(name: "home", move: move)
                }
            },
            transport: transport
        )
        core.withLock { $0 = fetcher.core }
        _ = try await fetcher.fetch(home)
        #expect(running.withLock { $0 } == (place == .attempts ? [1, 0] : [0, 1]))
    }

    /// A plain http URL is refused where middleware of calls leads to it, except that of this machine.
    @Test(arguments: ["http://api.example/", "http://localhost/"]) func theSchemeIsThatOfTheRequestOfTheCall(
        url: String
    ) async throws {
        struct Leading: FetchMiddleware {
            let target: HTTPRequest

            func respond(
                to call: FetchCall,
                next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
            ) async throws -> TransportResponse {
                var call = call
                (call.request.scheme, call.request.authority) = (target.scheme, target.authority)
                return try await next(call)
            }
        }
        let transport = ScriptedTransport([.status(200)])
        let middleware = Leading(target: try HTTPRequest(url: url))
        let fetcher = Fetcher(.init { $0.middleware = [middleware] }, transport: transport)
        if url.contains("localhost") {
            #expect(try await fetcher.fetch(address).head.status == .ok)
        } else {
            let error = await thrown { _ = try await fetcher.fetch(address) } as? FetchError
            #expect(error?.code == .invalidRequest)
            #expect(transport.requests.isEmpty)
        }
    }
}
