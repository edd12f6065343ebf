import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Middleware", .timeLimit(.minutes(5)))
struct MiddlewareTests {
    /// Adds a letter to a header and notes each call that it sees.
    final class Stamp: FetchMiddleware {
        static let header = HTTPField.Name.userAgent
        private let letter: String
        private let seen = Mutex<[FetchID]>([])

        init(_ letter: String) { self.letter = letter }

        var calls: [FetchID] { seen.withLock { $0 } }

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            seen.withLock { $0.append(call.id) }
            var call = call
            call.request.headerFields[Self.header] = (call.request.headerFields[Self.header] ?? "") + letter
            var response = try await next(call)
            response.head.headerFields[Self.header] = (response.head.headerFields[Self.header] ?? "") + letter
            return response
        }
    }

    struct Answering: FetchMiddleware {
        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            TransportResponse(head: HTTPResponse(status: .noContent))
        }
    }

    struct Failing: FetchMiddleware {
        struct Failure: Error {}

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            throw Failure()
        }
    }

    @Test func theFirstIsTheOutermost() async throws {
        let transport = ScriptedTransport([.status(200)])
        let fetcher = Fetcher(
            .init {
                $0.middleware = [Stamp("a"), Stamp("b")]
                $0.attemptMiddleware = [Stamp("c"), Stamp("d")]
            },
            transport: transport
        )
        let response = try await fetcher.fetch(address)
        #expect(transport.requests.map { $0.request.headerFields[Stamp.header] } == ["abcd"])
        #expect(response.head.headerFields[Stamp.header] == "dcba")
    }

    @Test(arguments: ["", "a", "ab", "abc", "abcd"]) func anyNumberIsPassedInOrder(letters: String) async throws {
        let transport = ScriptedTransport { _ in .status(200) }
        for isAroundAttempts in [true, false] {
            let fetcher = Fetcher(
                .init {
                    let stamps = letters.map { Stamp(String($0)) }
                    if isAroundAttempts { $0.attemptMiddleware = stamps } else { $0.middleware = stamps }
                },
                transport: transport
            )
            var request = try request()
            request.headerFields[Stamp.header] = "-"
            let response = try await fetcher.fetch(request)
            #expect(transport.requests.last?.request.headerFields[Stamp.header] == "-" + letters)
            #expect((response.head.headerFields[Stamp.header] ?? "") == String(letters.reversed()))
        }
    }

    @Test func callsAndAttemptsHaveTheIdentityOfTheirTicket() async throws {
        let (call, attempt) = (Stamp("a"), Stamp("b"))
        let transport = ScriptedTransport([.status(503), .status(302, headers: [.location: "/x"]), .status(200)])
        let fetcher = Fetcher(
            .init {
                $0.middleware = [call]
                $0.attemptMiddleware = [attempt]
                $0.random = { 0 }
            },
            transport: transport
        )
        let ticket = fetcher.ticket(try HTTPRequest(url: address))
        _ = try await ticket.value
        #expect(call.calls == [ticket.id])
        #expect(attempt.calls == [ticket.id, ticket.id, ticket.id])
    }

    /// Sends the first call that it has seen, whatever it is given.
    final class Repeating: FetchMiddleware {
        private let first = Mutex<FetchCall?>(nil)

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            let known = first.withLock { first in
                let known = first ?? call
                first = known
                return known
            }
            return try await next(known)
        }
    }

    @Test func attemptsHaveTheIdentityOfTheirTicketAlsoWhenMiddlewareSendsAnotherCall() async throws {
        let attempt = Stamp("a")
        let fetcher = Fetcher(
            .init {
                $0.middleware = [Repeating()]
                $0.attemptMiddleware = [attempt]
            },
            transport: ScriptedTransport([.status(200), .status(200)])
        )
        var ids: [FetchID] = []
        for _ in 0..<2 {
            let ticket = fetcher.ticket(try request())
            _ = try await ticket.value
            ids.append(ticket.id)
        }
        #expect(attempt.calls == ids)
    }

    @Test func middlewareCanAnswerItself() async throws {
        let transport = ScriptedTransport([])
        let fetcher = Fetcher(.init { $0.middleware = [Answering()] }, transport: transport)
        #expect(try await fetcher.fetch(address).head.status == .noContent)
        #expect(transport.requests.isEmpty)
        #expect(fetcher.inFlightCount == 0)
    }

    /// Responds with bytes, in memory or as a stream.
    struct Speaking: FetchMiddleware {
        let isStream: Bool

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            let bytes = ByteBuffer(string: "hello")
            let stream = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
                continuation.yield(bytes)
                continuation.finish()
            }
            let body = isStream ? FetchResponseBody(stream) : FetchResponseBody(bytes)
            return TransportResponse(head: HTTPResponse(status: .ok), body: body)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func whatMiddlewareRespondsIsCollectedUpToTheLimit(isStream: Bool, aroundAttempts: Bool) async throws {
        let fetcher = Fetcher(
            .init {
                let speaking = [Speaking(isStream: isStream)]
                if aroundAttempts { $0.attemptMiddleware = speaking } else { $0.middleware = speaking }
            },
            transport: ScriptedTransport([])
        )
        #expect(try await fetcher.fetch(address).text == "hello")
        let options = FetchOptions { $0.maximumResponseBytes = 4 }
        let error = await thrown { _ = try await fetcher.fetch(address, options: options) } as? FetchError
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: [true, false]) func itsErrorsAreTheCalls(aroundAttempts: Bool) async throws {
        let transport = ScriptedTransport([])
        let fetcher = Fetcher(
            .init {
                if aroundAttempts { $0.attemptMiddleware = [Failing()] } else { $0.middleware = [Failing()] }
            },
            transport: transport
        )
        await #expect(throws: Failing.Failure.self) { try await fetcher.fetch(address) }
        #expect(fetcher.inFlightCount == 0)
    }
}
