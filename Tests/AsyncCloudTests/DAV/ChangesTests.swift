import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ChangesTests {
    private let tag = Cloud.ETag("1", isWeak: true)

    @Test func foldersAreMadeMovedCopiedAndDeleted() async throws {
        let transport = ScriptedTransport([.status(201), .status(201), .status(204), .status(204)])
        try await withDAV(transport, root: "https://host:443/dav") { dav in
            try await dav.makeFolder(at: "/ü %")
            try await dav.move("/a#?", to: "/b", ifMatch: tag)
            try await dav.copy("/f", to: "/g", overwrite: true, isFolder: true)
            try await dav.delete("/g", isFolder: true)
        }
        let sent = transport.requests
        #expect(sent.map(\.method.rawValue) == ["MKCOL", "MOVE", "COPY", "DELETE"])
        #expect(sent.map(\.path) == ["/dav/%C3%BC%20%25/", "/dav/a%23%3F", "/dav/f/", "/dav/g/"])
        #expect(sent[1].header("Destination")?.hasSuffix("/dav/b") == true)
        #expect(sent[1].header("Overwrite") == "F" && sent[1].header("If-Match") == "\"1\"")
        #expect(sent[2].header("Destination")?.hasSuffix("/dav/g/") == true)
        #expect(sent[2].header("Overwrite") == "T" && sent[2].header("Depth") == "infinity")
    }

    @Test func anItemInTheWayIsToldFromAnotherVersion() async throws {
        let transport = ScriptedTransport([.status(412), .status(412), .status(412), .status(405)])
        try await withDAV(transport) { dav in
            func code(_ call: () async throws -> Void) async -> Cloud.Error.Code? {
                await #expect(throws: Cloud.Error.self) { try await call() }?.code
            }
            #expect(await code { try await dav.move("/a", to: "/b") } == .alreadyExists)
            #expect(await code { try await dav.delete("/a", ifMatch: tag) } == .changed)
            #expect(await code { try await dav.upload(.bytes([]), to: "/a") } == .alreadyExists)
            #expect(await code { try await dav.makeFolder(at: "/a") } == .alreadyExists)
        }
    }

    @Test func aServerThatIgnoresVersionsIsNotAskedToCompareThem() async throws {
        let transport = ScriptedTransport([])
        try await withDAV(transport, dialect: .generic) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.delete("/a", ifMatch: tag) }
            #expect(error?.code == .unsupported)
            await #expect(throws: Cloud.Error.self) { try await dav.move("/a", to: "/b", ifMatch: tag) }
            await #expect(throws: Cloud.Error.self) {
                try await dav.upload(.bytes([]), to: "/a", options: .init(.matches(tag)))
            }
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func theRootAndTheVersionOfAFolderAreNotSent() async throws {
        let transport = ScriptedTransport([])
        try await withDAV(transport) { dav in
            await #expect(throws: Cloud.Error.self) { try await dav.delete(.root, isFolder: true) }
            await #expect(throws: Cloud.Error.self) { try await dav.delete("/f", ifMatch: tag, isFolder: true) }
            await #expect(throws: Cloud.Error.self) { try await dav.upload(.bytes([]), to: .root) }
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func aPartlyRefusedDeletionIsAnError() async throws {
        let locked = "<d:response><d:href>/dav/f/a</d:href><d:status>HTTP/1.1 423 Locked</d:status></d:response>"
        try await withDAV(ScriptedTransport([.multistatus(locked)])) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.delete("/f", isFolder: true) }
            #expect(error?.code == .locked)
        }
    }

    @Test func propertiesAreSetAndRemovedInOneRequest() async throws {
        let transport = ScriptedTransport([.multistatus(response("/dav/a", "<oc:favorite/>"))])
        try await withDAV(transport) { dav in
            try await dav.setProperties(
                [.set(.favorite, "1"), .remove(.nextcloud("x")), .set(.dav("lastmodified"), "<&>")],
                at: "/a"
            )
            try await dav.setProperties([], at: "/a")
        }
        let sent = try transport.requests.only
        #expect(sent.method.rawValue == "PROPPATCH")
        #expect(
            sent.text.hasSuffix(
                "<d:set><d:prop><oc:favorite>1</oc:favorite></d:prop></d:set>"
                    + #"<d:remove><d:prop><x:x xmlns:x="http://nextcloud.org/ns"/></d:prop></d:remove>"#
                    + "<d:set><d:prop><d:lastmodified>&lt;&amp;&gt;</d:lastmodified></d:prop></d:set></d:propertyupdate>"
            )
        )
    }

    @Test func aRefusedPropertyIsAnErrorWithTheRealReason() async throws {
        let refused =
            "<d:response><d:href>/dav/a</d:href><d:propstat><d:prop><d:x/></d:prop><d:status>HTTP/1.1 424 F</d:status>"
            + "</d:propstat><d:propstat><d:prop><d:getetag/></d:prop><d:status>HTTP/1.1 403 F</d:status></d:propstat>"
            + "</d:response>"
        try await withDAV(ScriptedTransport([.multistatus(refused)])) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.setProperties([.set(.eTag, "a"), .set(.dav("x"), "b")], at: "/a")
            }
            #expect(error?.code == .forbidden)
        }
    }

    @Test func aRefusalWithoutANameIsOne() async throws {
        let refused =
            "<d:response><d:href>/dav/a</d:href><d:propstat><d:prop/><d:status>HTTP/1.1 403 Forbidden</d:status>"
            + "</d:propstat></d:response>"
        try await withDAV(ScriptedTransport([.multistatus(refused)])) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.setProperties([.set(.favorite, "1")], at: "/a")
            }
            #expect(error?.code == .forbidden)
        }
    }

    @Test func aLockIsTakenShownRefreshedAndGivenBack() async throws {
        // The answer of nginx 1.22.
        let body = """
            <?xml version="1.0" encoding="utf-8" ?><D:prop xmlns:D="DAV:"><D:lockdiscovery><D:activelock>
            <D:timeout>Second-60</D:timeout><D:locktoken><D:href>urn:4c14c9aa</D:href></D:locktoken>
            <D:lockroot><D:href>/l.txt</D:href></D:lockroot></D:activelock></D:lockdiscovery></D:prop>
            """
        let transport = ScriptedTransport([
            .status(201, headers: [.init("Lock-Token")!: "<urn:4c14c9aa>"], body: body), .status(204), .status(201),
            .status(200, body: body), .status(204),
        ])
        try await withDAV(transport) { dav in
            let lock = try await dav.lock("/l.txt", timeout: .seconds(60), owner: "me & you")
            #expect(lock == Cloud.Lock(path: "/l.txt", token: "urn:4c14c9aa", timeout: .seconds(60)))
            try await dav.upload(.bytes([1]), to: "/l.txt", options: .init(.none) { $0.lock = lock })
            try await dav.copy("/a", to: "/l.txt", lock: lock)
            #expect(try await dav.refresh(lock) == lock)
            try await dav.unlock(lock)
        }
        let sent = transport.requests
        #expect(sent.map(\.method.rawValue) == ["LOCK", "PUT", "COPY", "LOCK", "UNLOCK"])
        #expect(sent[0].header("Timeout") == "Second-60" && sent[0].text.contains("<d:owner>me &amp; you</d:owner>"))
        #expect(sent[1].header("If") == "(<urn:4c14c9aa>)")
        #expect(sent[2].header("If") == "</dav/l.txt> (<urn:4c14c9aa>)")
        #expect(sent[4].header("Lock-Token") == "<urn:4c14c9aa>")
    }

    @Test(arguments: ["", "<>", "<a b>", "<a\u{7F}>"])
    func aLockWithoutAUsableTokenIsAnError(token: String) async throws {
        let body =
            "<d:prop xmlns:d='DAV:'><d:lockdiscovery><d:activelock><d:locktoken><d:href>\(token.filter { $0 != "<" && $0 != ">" })</d:href></d:locktoken></d:activelock></d:lockdiscovery></d:prop>"
        try await withDAV(ScriptedTransport([.status(200, body: body)])) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.lock("/a") }
            #expect(error?.code == .badAnswer)
        }
    }

    @Test func aCancelledChangeEndsItsRequest() async throws {
        let transport = ScriptedTransport([.stall])
        try await withDAV(transport) { dav in
            let task = Task { try await dav.makeFolder(at: "/a") }
            try await transport.waitForRequests(1)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await transport.waitForOpen(atMost: 0)
        }
    }

    @Test func theAbilitiesOfServersAreFoundOut() async throws {
        let root = response("/dav/", "<d:resourcetype><d:collection/></d:resourcetype>")
        let own = response("/dav/", "<d:getetag>&quot;1&quot;</d:getetag><oc:id>00000005ocaxb6ryf76h</oc:id>")
        let transport = ScriptedTransport([
            .status(200, headers: [.server: "nginx/1.22.1", .init("DAV")!: "2", .allow: "GET,HEAD,PROPFIND"]),
            .multistatus(root),
            .status(200, headers: [.server: "Apache/2.4.71 (Debian)", .init("DAV")!: "1,2"]), .multistatus(root),
            .status(200, headers: [.init("DAV")!: "1, 3, extended-mkcol"]), .multistatus(own),
        ])
        try await withDAV(transport) { dav in
            let nginx = try await dav.options()
            #expect(nginx == Cloud.Dialect(classes: ["2"], methods: ["GET", "HEAD", "PROPFIND"]) && nginx.hasLocks)
            let apache = try await dav.options()
            #expect(apache.honoursPreconditions && !apache.hasFileIDs && !apache.hasRecursiveETags)
            let ownCloud = try await dav.options()
            #expect(ownCloud.hasFileIDs && ownCloud.hasRecursiveETags && ownCloud.honoursPreconditions)
            #expect(ownCloud.classes == ["1", "3", "extended-mkcol"])
        }
    }
}
