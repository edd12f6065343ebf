import AsyncFetch
import AsyncFetchTesting
import Synchronization
import Testing

@testable import AsyncCloud

@Suite("States of connections", .timeLimit(.minutes(5)))
struct ConnectionStatusTests {
    typealias Answer = ScriptedTransport.Answer

    /// A sequence of items that asks the server.
    enum List: String, CaseIterable, CustomTestStringConvertible {
        case items, favorites, search, listing

        var testDescription: String { rawValue }

        func read(_ connection: Cloud.Connection) async throws {
            switch self {
            case .items: for try await _ in connection.items(in: .root) {}
            case .favorites: for try await _ in connection.favorites() {}
            case .search: for try await _ in connection.search("abc") {}
            case .listing: for try await _ in connection.listing(of: .root, depth: .one) {}
            }
        }
    }

    private static let home = Answer.multistatus(
        response(ScriptedServer.files, "<d:resourcetype><d:collection/></d:resourcetype><d:getetag>1</d:getetag>")
    )
    private static let maintenance = Answer.refusal(
        503,
        #"Sabre\DAV\Exception\ServiceUnavailable"#,
        "System in maintenance mode."
    )

    /// A connection that was made, to a server whose files are there.
    private func withServer(
        _ body: (Cloud.Connection, ScriptedServer, ScriptedTransport) async throws -> Void
    ) async throws {
        let server = ScriptedServer()
        server[ScriptedServer.files] = Self.home
        try await server.run { connection, transport, _ in
            try await connection.connect()
            #expect(connection.status == .online)
            try await body(connection, server, transport)
        }
    }

    // MARK: Maintenance

    @Test(arguments: DAVChange.allCases)
    func aServerInMaintenanceIsSentAChangeOnce(change: DAVChange) async throws {
        let transport = ScriptedTransport { _ in Self.maintenance }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
            #expect(error?.code == .maintenance)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func aServerInMaintenanceIsAskedOnce() async throws {
        try await withServer { connection, server, transport in
            server.outage = Self.maintenance
            let session = try await connection.connect()
            let calls: [() async throws -> Void] = [
                { _ = try await connection.rootETag() }, { _ = try await connection.item(at: "/a") },
                { _ = try await connection.trash() }, { try await List.items.read(connection) },
                { _ = try await session.dav.media(at: "/a") },
                { try await session.dav.download("/a", to: "/nowhere/a") },
                { _ = try await connection.avatar(of: "bob") }, { _ = try await connection.shares() },
            ]
            for call in calls {
                let before = transport.requests.count
                await #expect(throws: Cloud.Error.self) { try await call() }
                #expect(transport.requests.count <= before + 1)
            }
            #expect(connection.status == .unavailable)
        }
    }

    @Test(arguments: [(true, false), (false, true), (true, true)])
    func aServerThatAnswersNothingElseIsNoConnection(isInMaintenance: Bool, needsUpgrade: Bool) async throws {
        let server = ScriptedServer()
        server[ScriptedServer.status] = ScriptedServer.state(
            isInMaintenance: isInMaintenance,
            needsUpgrade: needsUpgrade
        )
        try await server.run { connection, transport, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.connect() }
            #expect(error?.code == .maintenance && connection.status == .unavailable)
            #expect(transport.requests.count == 1)
            server[ScriptedServer.status] = ScriptedServer.state()
            try await connection.connect()
            #expect(connection.status == .online)
        }
    }

    // MARK: What failures say

    @Test(arguments: [
        (Answer.failure(.unreachable), Cloud.ConnectionStatus.offline), (.failure(.tls), .offline),
        (.status(502), .offline), (.status(503, body: "<html>no upstream</html>"), .offline),
        (maintenance, .unavailable), (.status(403), .online), (.status(404), .online), (.status(507), .online),
        (.refusal(503, "", "Storage is temporarily not available"), .online),
    ])
    func theStateIsThatOfTheLastAnswer(outage: Answer, status: Cloud.ConnectionStatus) async throws {
        try await withServer { connection, server, _ in
            for before in [nil, Answer.failure(.unreachable), Self.maintenance] {
                server.outage = before
                _ = try? await connection.item(at: .root)
                server.outage = outage
                await #expect(throws: Cloud.Error.self) { try await connection.item(at: .root) }
                #expect(connection.status == status)
                server.outage = nil
                _ = try await connection.item(at: .root)
                #expect(connection.status == .online)
            }
        }
    }

    @Test(arguments: [Answer.failure(.unreachable), maintenance])
    func aFailureOfThisMachineSaysNothing(outage: Answer) async throws {
        try await withServer { connection, server, transport in
            server.outage = outage
            await #expect(throws: Cloud.Error.self) { try await connection.item(at: "/a") }
            let (status, sent) = (connection.status, transport.requests.count)
            #expect(status != .online)
            let calls: [() async throws -> Void] = [
                { try await connection.upload(file: "/nonexistent/a", to: "/a") },
                { _ = try await connection.sharees(matching: "") },
                { _ = try await connection.sharees(matching: "a") },
                { _ = try await connection.versions(of: Cloud.Item("/a", .file)) },
                { _ = try await connection.thumbnail(of: Cloud.Item("/a", .file), width: 0) },
                { _ = try await connection.avatar(of: "..") }, { try await connection.delete(.root) },
                { try await connection.move("/a", to: .root) },
            ]
            for call in calls {
                try? await call()
                #expect(connection.status == status)
            }
            #expect(transport.requests.count == sent)
        }
    }

    @Test func aFailureOfThisMachineIsNoOutage() async throws {
        try await withServer { connection, _, _ in
            await #expect(throws: Cloud.Error.self) {
                try await connection.upload(file: "/nonexistent/a", to: "/a")
            }
            #expect(connection.status == .online)
        }
    }

    @Test(
        arguments: List.allCases,
        [
            (Answer.failure(.unreachable), Cloud.ConnectionStatus.offline), (.failure(.tls), .offline),
            (maintenance, .unavailable),
        ]
    )
    func aListThatFailsIsSeen(list: List, outage: (Answer, Cloud.ConnectionStatus)) async throws {
        try await withServer { connection, server, _ in
            server.outage = outage.0
            await #expect(throws: Cloud.Error.self) { try await list.read(connection) }
            #expect(connection.status == outage.1)
        }
    }

    @Test(arguments: List.allCases)
    func aListThatArrivesIsSeen(list: List) async throws {
        try await withServer { connection, server, _ in
            server.outage = .failure(.unreachable)
            await #expect(throws: Cloud.Error.self) { try await list.read(connection) }
            server.outage = nil
            try await list.read(connection)
            #expect(connection.status == .online)
        }
    }

    @Test func aListThatBreaksOffIsSeen() async throws {
        try await withServer { connection, server, _ in
            server[ScriptedServer.files] = Self.home.cut(afterBytes: 100)
            await #expect(throws: Cloud.Error.self) { try await List.items.read(connection) }
            #expect(connection.status == .offline)
        }
    }

    @Test func afterItsErrorAListIsOver() async throws {
        let server = ScriptedServer()
        server.outage = .failure(.tls)
        try await server.run { connection, transport, _ in
            var iterator = connection.items(in: .root).makeAsyncIterator()
            var isRefused = false
            do { _ = try await iterator.next() } catch { isRefused = true }
            #expect(isRefused)
            let sent = transport.requests.count
            server.outage = nil
            let rest = try await iterator.next()
            #expect(rest == nil)
            #expect(transport.requests.count == sent)
        }
    }

    // MARK: Connecting

    @Test func aConnectThatIsCutOffEnds() async throws {
        let server = ScriptedServer()
        server[ScriptedServer.status] = .stall
        try await server.run { connection, transport, fetcher in
            let call = Task { try await connection.connect() }
            try await transport.waitForRequests(1)
            #expect(connection.status == .connecting)
            fetcher.cancelAll()
            await #expect(throws: (any Error).self) { try await call.value }
            #expect(connection.status == .offline)
            server[ScriptedServer.status] = ScriptedServer.state()
            try await connection.connect()
            #expect(connection.status == .online)
        }
    }

    @Test(arguments: [
        (Answer.failure(.unreachable), Cloud.ConnectionStatus.offline), (.failure(.tls), .offline),
        (maintenance, .unavailable), (.status(401), .online), (.status(200, body: "<html/>"), .online),
        (.status(200, body: #"{"installed":false,"version":"11.0.0.0"}"#), .offline),
    ])
    func aConnectThatFailsIsNotConnecting(outage: Answer, status: Cloud.ConnectionStatus) async throws {
        let server = ScriptedServer()
        server.outage = outage
        try await server.run { connection, _, _ in
            await #expect(throws: Cloud.Error.self) { try await connection.connect() }
            #expect(connection.status == status)
        }
    }

    /// It fails with an error that has no status, so nothing else would end the state.
    @Test func aServerThatDoesNotSayWhoIsThereIsNotConnecting() async throws {
        let server = ScriptedServer()
        server["/cloud/ocs/v2.php/cloud/user"] = ScriptedServer.ocs("{}")
        try await server.run { connection, _, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.connect() }
            #expect(error?.code == .badAnswer && connection.status != .connecting)
        }
    }

    // MARK: Waiting

    /// Waits until the server is available again after some requests; returns the states that these saw.
    private func wait(for requests: Int, _ outage: Answer) async throws -> [Cloud.ConnectionStatus] {
        let server = ScriptedServer()
        server.outage = outage
        let seen = Mutex<[Cloud.ConnectionStatus]>([])
        try await server.run { connection, _, _ in
            server.onRequest {
                let count = seen.withLock { seen in
                    seen.append(connection.status)
                    return seen.count
                }
                if count > requests { server.outage = nil }
            }
            try await connection.waitUntilAvailable()
            #expect(connection.status == .online)
            server.onRequest {}
        }
        return seen.withLock { $0 }
    }

    @Test(arguments: [(true, false), (false, true)])
    func aWaitLastsUntilTheServerAnswersMore(isInMaintenance: Bool, needsUpgrade: Bool) async throws {
        let outage = ScriptedServer.state(isInMaintenance: isInMaintenance, needsUpgrade: needsUpgrade)
        #expect(try await wait(for: 2, outage) == [.offline, .unavailable, .unavailable])
    }

    @Test func aWaitShowsMaintenanceAsSuch() async throws {
        #expect(try await wait(for: 2, Self.maintenance) == [.offline, .unavailable, .unavailable])
    }

    /// More than one call sends by itself.
    @Test(arguments: [
        Answer.status(500), .status(429), .status(502), .status(408), .failure(.unreachable), .failure(.connectionLost),
        .status(503, body: "<html>no upstream</html>"), .refusal(503, "", "Storage is temporarily not available"),
    ])
    func aWaitOutlastsWhatPasses(outage: Answer) async throws {
        #expect(try await wait(for: 10, outage).count == 11)
    }

    @Test(arguments: [
        (Answer.status(404), Cloud.Error.Code.notFound), (.status(200, body: "<html>Log in</html>"), .badAnswer),
        (.status(302, headers: [.location: "https://portal.example/"]), .refused), (.failure(.tls), .untrusted),
    ])
    func aWaitEndsWithWhatStays(outage: Answer, code: Cloud.Error.Code) async throws {
        try await withServer { connection, server, transport in
            server.outage = outage
            let before = transport.requests.count
            let error = await #expect(throws: Cloud.Error.self) { try await connection.waitUntilAvailable() }
            #expect(error?.code == code && transport.requests.count == before + 1)
        }
    }

    @Test func aWaitThatMeetsAnotherCertificateIsOffline() async throws {
        try await withServer { connection, server, _ in
            server.outage = .failure(.tls)
            let error = await #expect(throws: Cloud.Error.self) { try await connection.waitUntilAvailable() }
            #expect(error?.code == .untrusted && connection.status == .offline)
        }
    }

    @Test func aWaitIsCancelled() async throws {
        try await withServer { connection, server, transport in
            server.outage = Self.maintenance
            let wait = Task { try await connection.waitUntilAvailable() }
            try await transport.waitForRequests(transport.requests.count + 3)
            wait.cancel()
            await #expect(throws: CancellationError.self) { try await wait.value }
        }
    }

    // MARK: Users

    @Test(arguments: ["..", ".", ""])
    func aPersonWhoIsNoPartOfAPathHasNoPicture(id: String) async throws {
        try await withServer { connection, _, transport in
            let before = transport.requests.count
            let error = await #expect(throws: Cloud.Error.self) { try await connection.avatar(of: id) }
            #expect(error?.code == .invalidRequest && transport.requests.count == before)
        }
    }

    @Test(arguments: [("a/b", "a%2Fb"), ("../x", "..%2Fx"), ("...", "..."), ("a?b#c", "a%3Fb%23c")])
    func thePictureOfAPersonIsInItsFolder(id: String, encoded: String) async throws {
        try await withServer { connection, _, transport in
            let picture = try await connection.avatar(of: id)
            #expect(picture == nil)
            #expect(transport.requests.last?.path == "/cloud/remote.php/dav/avatars/\(encoded)/128.png")
        }
    }
}
