import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MutatingProxyTests {
    private static let content = String(repeating: "0123456789abcdef", count: 4_000)

    /// A server that says the content and closes, behind a proxy.
    private func withProxy(_ plan: MutatingProxy.Plan, _ body: (MutatingProxy) async throws -> Void) async throws {
        try await RawServer.run { connection in
            try await connection.readHead()
            let content = Self.content
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(content.utf8.count)\r\n\r\n\(content)")
            await connection.readToEnd()
        } _: { server in
            try await MutatingProxy.run(to: server.port, plan, body)
        }
    }

    private func fetch(_ proxy: MutatingProxy, timeout: Duration = .seconds(60)) async throws -> String {
        let fetcher = Fetcher()
        var options = FetchOptions()
        options.retry = .none
        options.timeout = timeout
        let result: Result<FetchResponse, any Error>
        do {
            let request = try HTTPRequest(.get, url: proxy.url + "/")
            result = .success(try await fetcher.fetch(request, options: options))
        } catch {
            result = .failure(error)
        }
        #expect(fetcher.inFlight.isEmpty)
        await fetcher.shutdown()
        return String(buffer: try result.get().body)
    }

    @Test(arguments: ["1:", "1:pieces=1", "2:pieces=100,delay=20000", "3:flip=100000,toServer"])
    func whatIsHarmlessOrOnTheOtherWayChangesNoAnswer(_ text: String) async throws {
        let plan = try MutatingProxy.Plan(parsing: text)
        try await withProxy(plan) { proxy in
            let answer = try await fetch(proxy)
            #expect(answer == Self.content)
            #expect(proxy.journal.isEmpty == (plan.distances[.delay] == nil))
        }
    }

    @Test(arguments: [MutatingProxy.Kind.cut, .reset])
    func aBrokenConnectionIsAnError(_ kind: MutatingProxy.Kind) async throws {
        try await withProxy(.init(seed: 4, [kind: 20_000], directions: [.toClient])) { proxy in
            let error = await thrown { _ = try await fetch(proxy) } as? FetchError
            #expect(error?.code == .connectionLost)
            #expect(proxy.journal.map(\.kind) == [kind])
            #expect(proxy.journal.allSatisfy { $0.direction == .toClient && $0.connection == 1 })
        }
    }

    @Test func aStalledConnectionIsATimeout() async throws {
        try await withProxy(.init(seed: 4, [.stall: 20_000], directions: [.toClient])) { proxy in
            let error = await thrown { _ = try await fetch(proxy, timeout: .milliseconds(300)) } as? FetchError
            #expect(error?.code == .totalTimeout)
        }
    }

    @Test func theSameSeedDoesTheSameToEachConnection() async throws {
        let plan = MutatingProxy.Plan(seed: 9, [.flip: 10_000, .duplicate: 9_000], directions: [.toClient])
        var journals: [[MutatingProxy.Mutation]] = []
        for _ in 1...2 {
            try await withProxy(plan) { proxy in
                _ = try? await fetch(proxy)
                journals.append(proxy.journal)
            }
        }
        #expect(!journals[0].isEmpty)
        #expect(journals[0].prefix(3) == journals[1].prefix(3))
    }

    @Test func whereNobodyListensTheClientIsTold() async throws {
        var port = 0
        try await RawServer.run { _ in
        } _: {
            port = $0.port
        }
        try await MutatingProxy.run(to: port, .init(seed: 1, [:])) { proxy in
            let error = await thrown { _ = try await fetch(proxy) } as? FetchError
            #expect(error?.code == .connectionLost)
        }
    }

    @Test(arguments: [
        "7:", "7:pieces=11,delay=2000", "42:cut=300000,toClient",
        "0:delay=3,flip=1,duplicate=2,drop=9,reset=1,stall=8,toServer",
    ])
    func aPlanIsWrittenAsItIsRead(_ text: String) throws {
        let plan = try MutatingProxy.Plan(parsing: text)
        #expect("\(plan)" == text)
        let again = try MutatingProxy.Plan(parsing: "\(plan)")
        #expect(again == plan)
    }

    @Test(arguments: [
        "", "x:cut=1", "7", "7:cut", "7:cut=0", "7:cut=-1", "7:bend=3", "7:cut=99999999999999999999", "-1:",
    ])
    func whatIsNoPlanIsRefused(_ text: String) throws {
        #expect(throws: MutatingProxy.ParsingError.self) { try MutatingProxy.Plan(parsing: text) }
    }
}
