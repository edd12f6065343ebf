import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@testable import AsyncCloud

/// Servers, gateways and networks that answer a change with something else than its outcome.
@Suite("Hostile answers to changes", .timeLimit(.minutes(5)))
struct HostileAnswersTests {
    // MARK: Places

    @Test(arguments: [
        "\u{301}", "\u{301}abc", "\u{200D}x", "\u{FE0F}", "\u{1F3FB}.txt", "\u{E33}", "\u{903}a", "\u{FF9E}",
    ])
    func aNameThatBeginsWithAMarkKeepsItsPlace(name: String) async throws {
        let transport = ScriptedTransport { $0.method == .delete ? .status(204) : .status(201) }
        let path = try Cloud.Path.root.appending(name)
        let place = "/dav/" + PercentEncoding.encode(name)
        try await withDAV(transport) { dav in
            #expect(try Cloud.Href(root: "https://host/dav/").path(of: dav.url(of: path)) == .success(path))
            try await dav.upload(.bytes("x".utf8), to: path)
            try await dav.makeFolder(at: path)
            try await dav.move(path, to: "/b")
            try await dav.copy("/b", to: path)
            try await dav.delete(path)
        }
        let sent = transport.requests
        try #require(sent.map(\.path) == [place, place + "/", place, "/dav/b", place])
        #expect(sent[3].header("Destination")?.hasSuffix(place) == true)
    }

    @Test func aFileThatIsNamedByAMarkIsDeletedAlone() async throws {
        try await withCloud { connection, cloud in
            for name in ["abc", "\u{301}abc", "\u{301}"] {
                let path = try Cloud.Path.root.appending(name)
                try await cloud.write(path.string, name, user: "alice")
            }
            for name in ["\u{301}abc", "\u{301}"] {
                try await connection.delete(try Cloud.Path.root.appending(name))
            }
            let kept = try #require(await cloud.content(of: "/abc", user: "alice"))
            #expect(String(buffer: kept) == "abc")
            try await connection.delete("/abc")
            let thrown = try await connection.trash()
            #expect(Set(thrown.map { Array($0.name.utf8) }).count == 3)
            try await connection.purge(try #require(thrown.first { $0.name == "\u{301}" }))
            #expect(try await connection.trash().count == 2)
        }
    }

    @Test func anIdentityInTheTrashIsNotTheTrash() async throws {
        let place = "/cloud/remote.php/dav/trash-bin/alice/%CC%81"
        try await withConnection(ScriptedServer.alice.merging([place: .status(204)]) { $1 }) { connection, transport in
            try await connection.purge(
                Cloud.TrashItem(id: "\u{301}", name: "a", origin: nil, deleted: nil, kind: .file, size: nil)
            )
            #expect(transport.requests(.delete).map(\.path) == [place])
        }
    }

    @Test(
        arguments: [
            ("/a", "/"), ("/", "/a"), ("/", "/"), ("/a", "/a"), ("/a/b", "/a"), ("/a", "/a/b"), ("/a/b/c", "/a"),
        ] as [(Cloud.Path, Cloud.Path)]
    )
    func neitherTheRootNorAFolderAboveIsReplaced(path: Cloud.Path, destination: Cloud.Path) async throws {
        let transport = ScriptedTransport { _ in .status(204) }
        try await withDAV(transport) { dav in
            for overwrite in [false, true] {
                let moved = await #expect(throws: Cloud.Error.self) {
                    try await dav.move(path, to: destination, overwrite: overwrite)
                }
                let copied = await #expect(throws: Cloud.Error.self) {
                    try await dav.copy(path, to: destination, overwrite: overwrite)
                }
                #expect(moved?.code == .invalidRequest && copied?.code == .invalidRequest)
            }
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [("/a", "/ab"), ("/a/b", "/a/c"), ("/a/b", "/b"), ("/a", "/A")] as [(Cloud.Path, Cloud.Path)])
    func aNameThatOnlyBeginsTheSameIsAnotherPlace(path: Cloud.Path, destination: Cloud.Path) async throws {
        let transport = ScriptedTransport { _ in .status(201) }
        try await withDAV(transport) { dav in try await dav.move(path, to: destination) }
        #expect(transport.requests.count == 1)
    }

    // MARK: Redirects

    @Test(arguments: DAVChange.allCases, [301, 302, 303, 307, 308])
    func aChangeIsNotLedToALoginPage(change: DAVChange, status: Int) async throws {
        let transport = ScriptedTransport {
            $0.path == "/login"
                ? .status(200, headers: [.contentType: "text/html"], body: "<html/>")
                : .status(status, headers: [.location: "/login"])
        }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
            #expect(error?.code == .refused && error?.status == status)
        }
        #expect(transport.requests.map(\.path) == ["/dav/a"] || transport.requests.map(\.path) == ["/dav/a/"])
    }

    @Test(arguments: [
        "/dav/", "/", "../", "/dav/b", "/dav/a/b", "/dav/a//", "/dav/A", "/dav/a%2F..", "https://evil.example/dav/a",
        "//evil.example/dav/a", "http://host/dav/a", "https://host:444/dav/a", "https://host.evil.example/dav/a",
    ])
    func aDeletionIsNotLedElsewhere(place: String) async throws {
        let transport = ScriptedTransport { request in
            request.url == "https://host/dav/a" ? .status(302, headers: [.location: place]) : .status(204)
        }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.delete("/a", ifMatch: Cloud.ETag("1"))
            }
            #expect(error?.code == .refused && error?.status == 302)
        }
        #expect(transport.requests.map(\.url) == ["https://host/dav/a"])
    }

    @Test(arguments: [301, 302, 307, 308])
    func aSlashMoreOrLessAtTheEndIsTheSameResource(status: Int) async throws {
        let transport = ScriptedTransport { request in
            switch request.path {
            case "/dav/a": .status(status, headers: [.location: "/dav/a/"])
            case "/dav/b/": .status(status, headers: [.location: "https://host/dav/b"])
            default: .status(204)
            }
        }
        try await withDAV(transport) { dav in
            try await dav.delete("/a")
            try await dav.delete("/b", isFolder: true)
        }
        #expect(transport.requests.map(\.path) == ["/dav/a", "/dav/a/", "/dav/b/", "/dav/b"])
        #expect(transport.requests.allSatisfy { $0.method == .delete })
    }

    @Test(arguments: DAVChange.allCases)
    func aChangeIsNeverMadeARead(change: DAVChange) async throws {
        let transport = ScriptedTransport { request in
            let other = request.path.hasSuffix("/") ? "/dav/a" : "/dav/a/"
            return request.method == .get
                ? .status(200, headers: [.eTag: "\"1\""], body: "what was there before")
                : .status(303, headers: [.location: other])
        }
        try await withDAV(transport) { dav in
            await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
        }
        #expect(transport.requests(.get).isEmpty)
    }

    @Test func aCircleOfSlashesEnds() async throws {
        let transport = ScriptedTransport { request in
            .status(301, headers: [.location: request.path.hasSuffix("/") ? "/dav/a" : "/dav/a/"])
        }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.delete("/a") }
            #expect(error?.code == .refused)
        }
        #expect(transport.requests.count <= 3)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func readsAreNotLedElsewhereEither(status: Int) async throws {
        let transport = ScriptedTransport { request in
            request.url.contains("evil")
                ? .multistatus(response("/dav/a"))
                : .status(status, headers: [.location: "https://evil.example/dav/a"])
        }
        try await withDAV(transport) { dav in
            let calls: [() async throws -> Void] = [
                { _ = try await dav.resource(at: "/a") }, { _ = try await dav.report(.favorites()).collect() },
                { _ = try await dav.media(at: "/a") }, { _ = try await dav.options() },
            ]
            for call in calls {
                let error = await #expect(throws: Cloud.Error.self) { try await call() }
                #expect(error?.code == .refused && error?.status == status)
            }
        }
        #expect(transport.requests.count == 4 && transport.requests.allSatisfy { !$0.url.contains("evil") })
    }

    // MARK: Pages in place of answers

    @Test(arguments: DAVChange.allCases, ["text/html", "TEXT/HTML; charset=UTF-8"])
    func aPageIsNoOutcome(change: DAVChange, type: String) async throws {
        let transport = ScriptedTransport { _ in
            .status(200, headers: [.contentType: type], body: "<html><form>Password</form></html>")
        }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
            #expect(error?.code == .badAnswer && error?.status == 200)
        }
        #expect(transport.requests.count == 1)
    }

    /// The statuses that RFC 4918 gives to these methods are the only ones of a success.
    @Test(arguments: [
        (DAVChange.makeFolder, [200, 202, 204, 207]), (.setProperties, [200, 201, 202, 204]), (.move, [200, 202]),
        (.copy, [200, 202]), (.upload, [200, 202, 203, 206, 226]), (.delete, [200, 201, 202, 203, 206]),
        (.unlock, [200, 202]), (.lock, [202, 203, 204]), (.refresh, [200, 202, 204]),
    ])
    func aStatusThatTheMethodDoesNotHaveIsNoSuccess(change: DAVChange, statuses: [Int]) async throws {
        for status in statuses {
            let body = status == 207 ? ScriptedTransport.Answer.document("") : ""
            try await withDAV(ScriptedTransport { _ in .status(status, body: body) }) { dav in
                let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
                #expect(error?.code == .badAnswer && error?.status == status)
            }
        }
    }

    @Test(arguments: ["<html/>", "", "{}", "<d:multistatus/>", "<multistatus/>", "<d:response xmlns:d='DAV:'/>"])
    func aMultistatusIsOne(body: String) async throws {
        try await withDAV(ScriptedTransport { _ in .status(207, body: body) }) { dav in
            for change in [DAVChange.setProperties, .delete, .move] {
                let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
                #expect(error?.code == .badAnswer)
            }
        }
    }

    /// As nginx, Apache, rclone and an ownCloud answer.
    @Test(arguments: [
        (DAVChange.upload, [201, 204]), (.delete, [204]), (.makeFolder, [201]), (.move, [201, 204]),
        (.copy, [201, 204]), (.unlock, [204]),
    ])
    func theUsualAnswersAreSuccesses(change: DAVChange, statuses: [Int]) async throws {
        for status in statuses {
            // Apache writes a page with 201.
            let headers: HTTPFields = status == 201 ? [.contentType: "text/html; charset=iso-8859-1"] : [:]
            try await withDAV(ScriptedTransport { _ in .status(status, headers: headers) }) { dav in
                try await change.send(to: dav)
            }
        }
    }

    /// Nobody knows what other servers do; RFC 9110 allows 200.
    @Test(arguments: [DAVChange.upload, .delete, .unlock])
    func anotherServerMayAnswerWithOK(change: DAVChange) async throws {
        let dialect = Cloud.Dialect(honoursPreconditions: true, classes: ["1", "2"])
        try await withDAV(ScriptedTransport { _ in .status(200) }, dialect: dialect) { dav in
            try await change.send(to: dav)
        }
    }

    /// The answer of wsgidav 4.4 has the type of a page, and no page.
    @Test func theAbilitiesOfWsgidavAreFoundOut() async throws {
        let transport = ScriptedTransport { request in
            request.method == .options
                ? .status(
                    200,
                    headers: [
                        .contentType: "text/html; charset=utf-8", .contentLength: "0", .init("DAV")!: "1,2",
                        .server: "WsgiDAV/4.4.0",
                    ]
                ) : .multistatus(response("/dav/", "<d:resourcetype><d:collection/></d:resourcetype>"))
        }
        try await withDAV(transport) { dav in
            let dialect = try await dav.options()
            #expect(dialect.classes == ["1", "2"] && dialect.honoursPreconditions)
        }
    }

    @Test func anAnswerToAChangeIsNotReadWithoutEnd() async throws {
        let long = String(repeating: "x", count: 2 << 20)
        try await withDAV(ScriptedTransport { _ in .status(201, body: long) }) { dav in
            for change in [DAVChange.copy, .move, .upload, .makeFolder] {
                let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
                #expect(error?.code == .badAnswer)
            }
        }
    }

    // MARK: Refusals

    @Test(arguments: [DAVChange.upload, .delete, .makeFolder, .move, .copy, .setProperties], ["If", "if"])
    func aStaleLockIsNoItemInTheWay(change: DAVChange, header: String) async throws {
        let transport = ScriptedTransport { _ in
            .refusal(412, #"Sabre\DAV\Exception\PreconditionFailed"#, header: header)
        }
        try await withDAV(transport) { dav in
            let lock = Cloud.Lock(path: "/a", token: "opaquelocktoken:old")
            let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav, lock: lock) }
            #expect(error?.code == .changed)
        }
    }

    @Test func aRefusedCopyIsNoRefusedDepth() async throws {
        try await withDAV(ScriptedTransport { _ in .status(412) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.copy("/a", to: "/b", overwrite: true) }
            #expect(error?.code == .changed)
        }
    }

    @Test(arguments: [404, 410])
    func anUploadWithoutItsFolderIsAConflict(status: Int) async throws {
        try await withDAV(ScriptedTransport { _ in .status(status) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.upload(.bytes([]), to: "/f/a") }
            #expect(error?.code == .conflict)
            let missing = await #expect(throws: Cloud.Error.self) { try await dav.media(at: "/f/a") }
            #expect(missing?.code == .notFound)
        }
    }

    // MARK: Lost answers

    @Test(arguments: [ScriptedTransport.Answer.failure(.connectionLost), .status(502), .status(504)])
    func aCopyIsSentOnce(lost: ScriptedTransport.Answer) async throws {
        for eTag in [Cloud.ETag("1"), nil] {
            let transport = ScriptedTransport([lost, .status(412)])
            try await withDAV(transport) { dav in
                let error = await #expect(throws: Cloud.Error.self) {
                    try await dav.copy("/a", to: "/b", overwrite: true, ifMatch: eTag)
                }
                #expect(error?.code == .unreachable)
            }
            #expect(transport.requests.count == 1)
        }
    }

    @Test(
        arguments: [DAVChange.move, .makeFolder, .setProperties, .lock, .refresh, .unlock, .delete],
        [ScriptedTransport.Answer.failure(.connectionLost), .status(502), .status(504)]
    )
    func aChangeThatHarmsWhenRepeatedIsSentOnce(change: DAVChange, lost: ScriptedTransport.Answer) async throws {
        let transport = ScriptedTransport([lost, .status(change == .delete ? 204 : 201)])
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
            #expect(error?.code == .unreachable)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func aMoveOfAVersionIsRepeated() async throws {
        let transport = ScriptedTransport([.failure(.connectionLost), .status(201)])
        try await withDAV(transport) { dav in try await dav.move("/a", to: "/b", ifMatch: Cloud.ETag("1")) }
        #expect(transport.requests.count == 2)
    }

    @Test func aDeletionOfAVersionIsRepeated() async throws {
        let transport = ScriptedTransport([.failure(.connectionLost), .status(204)])
        try await withDAV(transport) { dav in try await dav.delete("/a", ifMatch: Cloud.ETag("1")) }
        #expect(transport.requests.count == 2)
    }

    /// Whatever is there can be what came between; a server that ignores preconditions would replace it, too.
    @Test func anUploadIsRepeatedOnlyIfItReplacesNothingThatNobodyHasSeen() async throws {
        let deaf = Cloud.Dialect(classes: ["1"])
        let uploads: [(Cloud.UploadOptions.Precondition, Cloud.Dialect, isRepeated: Bool)] = [
            (.none, .ownCloud, false), (.isNew, .ownCloud, true), (.matches(Cloud.ETag("1")), .ownCloud, true),
            (.none, deaf, false), (.isNew, deaf, false),
        ]
        for (precondition, dialect, isRepeated) in uploads {
            let lost = Mutex(true)
            let transport = ScriptedTransport { request in
                guard request.method == .put else { return .status(404) }
                let isLost = lost.withLock { lost in
                    defer { lost = false }
                    return lost
                }
                return isLost ? .failure(.connectionLost) : .status(201)
            }
            try await withDAV(transport, dialect: dialect) { dav in
                do {
                    try await dav.upload(.bytes("x".utf8), to: "/a", options: .init(precondition))
                    #expect(isRepeated)
                } catch let error as Cloud.Error { #expect(error.code == .unreachable && !isRepeated) }
            }
            #expect(transport.requests(.put).count == (isRepeated ? 2 : 1))
        }
    }

    @Test func theTrashIsEmptiedOnce() async throws {
        let trash = "/cloud/remote.php/dav/trash-bin/alice/"
        let answers = [trash: ScriptedTransport.Answer.failure(.connectionLost)]
        try await withConnection(ScriptedServer.alice.merging(answers) { $1 }) { connection, transport in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.emptyTrash() }
            #expect(error?.code == .unreachable && transport.requests(.delete).map(\.path) == [trash])
        }
    }

    @Test(arguments: [DAVChange.upload, .delete, .makeFolder, .move, .copy, .setProperties])
    func aChangeMayTakeAsLongAsTheServerNeeds(change: DAVChange) async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport([.stall])
        let fetcher = Fetcher(.init { $0.clock = FetchClock(clock) }, transport: transport)
        let dav = try Cloud.WebDAV("https://host/dav/", fetcher: fetcher, dialect: .ownCloud)
        let call = Task { try await change.send(to: dav) }
        try await transport.waitForRequests(1)
        #expect(clock.sleepers.allSatisfy { $0.offset > .seconds(86_400) })
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        await fetcher.shutdown()
    }
}
