import AsyncFetch
import AsyncFetchTesting
import Testing

@testable import AsyncCloud

@Suite("Hostile answers of the Open Collaboration Services", .timeLimit(.minutes(5)))
struct HostileOCSTests {
    private func withShares(
        _ answer: ScriptedTransport.Answer,
        _ body: (Cloud.Connection, ScriptedTransport) async throws -> Void
    ) async throws {
        try await withConnection([ScriptedServer.shares: answer], body)
    }

    // MARK: Statuses

    /// The envelope says a success, and the status does not.
    @Test(
        arguments: [100, 200],
        [
            (401, Cloud.Error.Code.unauthenticated), (403, .forbidden), (404, .notFound), (405, .unsupported),
            (423, .locked), (503, .maintenance), (507, .quotaExceeded), (418, .refused),
        ]
    )
    func aStatusThatRefusesIsNoSuccess(statusCode: Int, refusal: (Int, Cloud.Error.Code)) async throws {
        let answer = #"{"ocs":{"meta":{"statuscode":\#(statusCode),"message":"OK"},"data":[]}}"#
        try await withShares(.status(refusal.0, body: answer)) { connection, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            #expect(error?.code == refusal.1 && error?.status == refusal.0)
        }
    }

    @Test func aServerInMaintenanceIsAskedOnce() async throws {
        let answer = #"{"ocs":{"meta":{"statuscode":200},"data":[]}}"#
        try await withShares(.status(503, body: answer)) { connection, transport in
            await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            #expect(transport.requests.count == 1)
        }
    }

    // MARK: Redirects

    @Test(arguments: [301, 302, 303, 307, 308])
    func thePasswordOfAShareStaysAtTheServer(status: Int) async throws {
        let forged = ScriptedServer.ocs(#"{"id":"1","share_type":3,"url":"https://evil.example"}"#)
        let transport = ScriptedTransport { request in
            request.url.contains("evil")
                ? forged : .status(status, headers: [.location: "https://evil.example/shares"])
        }
        let fetcher = Fetcher(.init { $0.random = { 0 } }, transport: transport)
        let connection = try Cloud.Connection("https://host/cloud", fetcher: fetcher)
        let error = await #expect(throws: Cloud.Error.self) {
            try await connection.share("/a", with: .link, .init { $0.password = .set("s3cret") })
        }
        #expect(error?.code == .refused && error?.status == status)
        #expect(transport.requests.count == 1 && !transport.requests[0].url.contains("evil"))
        await fetcher.shutdown()
    }

    /// A share that is there already is not the one that was to be made.
    @Test(arguments: [301, 302, 303])
    func aNewShareIsNotReadInsteadOfMade(status: Int) async throws {
        let there = #"[{"id":"1","share_type":3,"path":"/other"}]"#
        let transport = ScriptedTransport { request in
            request.method == .post
                ? .status(status, headers: [.location: request.path + "/?format=json"]) : ScriptedServer.ocs(there)
        }
        let fetcher = Fetcher(.init { $0.random = { 0 } }, transport: transport)
        let connection = try Cloud.Connection("https://host/cloud", fetcher: fetcher)
        await #expect(throws: Cloud.Error.self) { try await connection.share("/a", with: .link) }
        #expect(transport.requests(.get).isEmpty)
        await fetcher.shutdown()
    }

    @Test func aNewShareIsSentOnce() async throws {
        try await withShares(.failure(.connectionLost)) { connection, transport in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.share("/a", with: .link) }
            #expect(error?.code == .unreachable && transport.requests.count == 1)
        }
    }

    /// A second DELETE would be told that there is no such share.
    @Test func aShareIsEndedOrDeclinedOnce() async throws {
        let list = ScriptedServer.ocs(#"[{"id":"1","share_type":3,"path":"/a"}]"#)
        let transport = ScriptedTransport { $0.method == .delete ? .failure(.connectionLost) : list }
        let fetcher = Fetcher(.init { $0.random = { 0 } }, transport: transport)
        let connection = try Cloud.Connection("https://host/cloud", fetcher: fetcher)
        let share = try #require(try await connection.shares().first)
        let calls: [() async throws -> Void] = [
            { try await connection.end(share) }, { try await connection.decline(share) },
        ]
        for call in calls {
            let error = await #expect(throws: Cloud.Error.self) { try await call() }
            #expect(error?.code == .unreachable)
        }
        #expect(transport.requests(.delete).count == 2)
        await fetcher.shutdown()
    }

    // MARK: Sizes and texts

    @Test(arguments: ["<a/>", "<a></a>", "<a>x</a>"])
    func aTreeOfManyElementsIsNotBuilt(element: String) async throws {
        let data = String(repeating: element, count: 200_000)
        let answer = "<ocs><meta><statuscode>200</statuscode></meta><data>\(data)</data></ocs>"
        try await withShares(.status(200, body: answer)) { connection, _ in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            #expect(error?.code == .badAnswer)
        }
    }

    @Test(arguments: [
        #"\u001b[2J"#, #"\u0007"#, #"\u202e"#, #"\u009b2J"#, #"\u2066"#, #"\r\n"#, #"\u2028"#,
        #"\u200b"#,
    ])
    func whatAServerSaysChangesNoTerminal(trick: String) async throws {
        let answer = #"{"ocs":{"meta":{"statuscode":403,"message":"You\#(trick)may not"},"data":[]}}"#
        try await withShares(.status(403, body: answer)) { connection, _ in
            let error = try #require(
                await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            )
            #expect(error.message.contains("You") && error.message.contains("may not"))
            for scalar in "\(error)".unicodeScalars {
                let kind = scalar.properties.generalCategory
                #expect(![.control, .format, .lineSeparator, .paragraphSeparator].contains(kind))
            }
        }
    }

    @Test(arguments: ["x", "\u{301}", "e\u{301}", "\u{1F3FB}"])
    func whatAServerSaysIsCut(mark: String) async throws {
        let message = String(repeating: mark, count: 100_000)
        let answer = #"{"ocs":{"meta":{"statuscode":403,"message":"\#(message)"},"data":[]}}"#
        try await withShares(.status(403, body: answer)) { connection, _ in
            let error = try #require(
                await #expect(throws: Cloud.Error.self) { try await connection.shares() }
            )
            #expect("\(error)".utf8.count <= 1_000)
        }
    }
}
