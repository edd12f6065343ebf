import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

/// Servers that name the locks of others, or of other items.
@Suite("Hostile locks", .timeLimit(.minutes(5)))
struct HostileLocksTests {
    /// The answer to a lock: all locks of the item, each with its token and its timeout.
    private func answer(_ locks: [(token: String, timeout: String)], header: String? = nil) -> ScriptedTransport.Answer
    {
        let elements = locks.map { token, timeout in
            "<d:activelock><d:timeout>\(timeout)</d:timeout><d:locktoken><d:href>\(token)</d:href></d:locktoken>"
                + "</d:activelock>"
        }
        var headers = HTTPFields()
        if let name = HTTPField.Name("Lock-Token") { headers[name] = header }
        return .status(
            200,
            headers: headers,
            body: "<d:prop xmlns:d='DAV:'><d:lockdiscovery>\(elements.joined())</d:lockdiscovery></d:prop>"
        )
    }

    @Test func aLockAmongSeveralHasToBeNamed() async throws {
        let both = answer([("urn:bob", "Second-7"), ("urn:mine", "Second-60")])
        try await withDAV(ScriptedTransport { _ in both }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.lock("/a") }
            #expect(error?.code == .badAnswer)
        }
    }

    @Test(arguments: [
        [("urn:bob", "Second-7"), ("urn:mine", "Second-60")], [("urn:mine", "Second-60"), ("urn:bob", "Second-7")],
    ])
    func theTimeOfALockIsItsOwn(locks: [(String, String)]) async throws {
        let locked = answer(locks, header: "<urn:mine>")
        let refreshed = answer(locks)
        let transport = ScriptedTransport { $0.header("If") == nil ? locked : refreshed }
        try await withDAV(transport) { dav in
            let lock = try await dav.lock("/a")
            #expect(lock == Cloud.Lock(path: "/a", token: "urn:mine", timeout: .seconds(60)))
            #expect(try await dav.refresh(lock) == lock)
        }
    }

    @Test func theOnlyLockOfAnItemIsTheNewOne() async throws {
        let one = answer([("urn:mine", "Second-60")])
        try await withDAV(ScriptedTransport { _ in one }) { dav in
            let lock = try await dav.lock("/a")
            #expect(lock == Cloud.Lock(path: "/a", token: "urn:mine", timeout: .seconds(60)))
        }
    }

    @Test func aLockThatTheBodyDoesNotHaveHasNoTime() async throws {
        let other = answer([("urn:bob", "Second-7")], header: "<urn:mine>")
        try await withDAV(ScriptedTransport { _ in other }) { dav in
            let lock = try await dav.lock("/a")
            #expect(lock == Cloud.Lock(path: "/a", token: "urn:mine"))
            let refreshed = try await dav.refresh(lock)
            #expect(refreshed.token == "urn:mine" && refreshed.timeout == nil)
        }
    }

    @Test(
        arguments: [
            ("Second-60", 60), ("\n Second-60\n", 60), ("Second-4100000000, Infinite", 4_100_000_000),
            ("Infinite", nil),
            ("Second-", nil), ("Second-99999999999999999999", nil), ("60", nil), ("", nil),
        ] as [(String, Int64?)]
    )
    func timesOfLocksAreReadOrLeftOut(text: String, seconds: Int64?) async throws {
        let one = answer([("urn:mine", text)])
        try await withDAV(ScriptedTransport { _ in one }) { dav in
            let lock = try await dav.lock("/a")
            #expect(lock.timeout == seconds.map { .seconds($0) })
        }
    }

    @Test func aLockedMemberIsTheReason() async throws {
        let answer =
            "<d:response><d:href>/dav/f/</d:href><d:status>HTTP/1.1 424 Failed Dependency</d:status></d:response>"
            + "<d:response><d:href>/dav/f/a</d:href><d:status>HTTP/1.1 423 Locked</d:status></d:response>"
        try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.lock("/f", depth: .infinity) }
            #expect(error?.code == .locked)
        }
    }
}
