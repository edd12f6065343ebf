import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import Foundation
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ResourcesTests {
    /// The answer of an ownCloud 11, cut to two entries.
    private static let ownCloud = """
        <d:response><d:href>/dav/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/></d:resourcetype>\
        <d:getlastmodified>Fri, 20 Nov 2026 21:29:23 GMT</d:getlastmodified><d:getetag>&quot;6b00bbb38c0c1&quot;\
        </d:getetag><d:quota-available-bytes>-3</d:quota-available-bytes><d:quota-used-bytes>163</d:quota-used-bytes>\
        <oc:size>163</oc:size><oc:id>00000005ocaxb6ryf76h</oc:id><oc:permissions>RDNVCK</oc:permissions>\
        <oc:favorite>0</oc:favorite><oc:share-types/></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>\
        <d:propstat><d:prop><d:getcontentlength/><oc:checksums/><oc:tags/></d:prop>\
        <d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>\
        <d:response><d:href>/dav/welcome.txt</d:href><d:propstat><d:prop><d:resourcetype/>\
        <d:getlastmodified>Fri, 20 Nov 2026 21:29:23 GMT</d:getlastmodified><d:getcontentlength>163\
        </d:getcontentlength><d:getcontenttype>text/plain</d:getcontenttype>\
        <d:getetag>&quot;0d136fa887a21f4b38092e6b3eb49078&quot;</d:getetag><oc:size>163</oc:size>\
        <oc:id>00000006ocaxb6ryf76h</oc:id><oc:permissions>RDNVW</oc:permissions><oc:favorite>1</oc:favorite>\
        <oc:share-types><oc:share-type>0</oc:share-type><oc:share-type>3</oc:share-type></oc:share-types>\
        <oc:owner-id>alice</oc:owner-id><oc:owner-display-name>Alice</oc:owner-display-name><oc:checksums>\
        <oc:checksum>SHA1:eeb2c08011374d8ad4e483a4938e1aa1007c089d MD5:368e3a6cb99f88c3543123931d786e21</oc:checksum>\
        </oc:checksums><oc:privatelink>https://host/index.php/f/6</oc:privatelink><d:displayname>W</d:displayname>\
        </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
        """

    @Test func anAnswerOfOwnCloudIsReadWhole() async throws {
        let transport = ScriptedTransport([.multistatus(Self.ownCloud)])
        try await withDAV(transport) { dav in
            let found = try await dav.resources(at: .root).collect()
            try #require(found.map(\.path) == [.root, "/welcome.txt"])
            let (folder, file) = (found[0], found[1])
            #expect(folder.kind == .folder && file.kind == .file)
            #expect(folder.eTag == Cloud.ETag("6b00bbb38c0c1"))
            #expect(folder.statuses[.contentLength] == 404 && folder.statuses[.ownCloud("tags")] == 404)
            #expect(folder.quotaAvailable == -3 && folder.size == 163)
            let item = Cloud.Item(file)
            #expect(item.modified == Date(timeIntervalSince1970: 1_795_210_163))
            #expect(item.size == 163 && item.contentType == "text/plain" && item.fileID == "00000006ocaxb6ryf76h")
            #expect(
                item.isFavorite && item.shareTypes == [0, 3] && item.ownerID == "alice" && item.ownerName == "Alice"
            )
            #expect(item.checksums["SHA1"] == "eeb2c08011374d8ad4e483a4938e1aa1007c089d" && item.checksums.count == 2)
            #expect(item.privateLink == "https://host/index.php/f/6")
            #expect(file.properties[.dav("displayname")]?.text == "W")
            #expect(Cloud.Item(folder).quota == Cloud.Item.Quota(available: nil, used: 163))
        }
        let sent = try transport.requests.only
        #expect(sent.method.rawValue == "PROPFIND" && sent.url == "https://host/dav/")
        #expect(sent.header("Depth") == "1" && sent.header("Prefer") == "return=minimal")
        #expect(sent.text.contains("<d:getetag/>") && sent.text.contains("<oc:id/>"))
    }

    /// As Apache, rclone and wsgidav write it.
    @Test(arguments: [
        #"<D:multistatus xmlns:D="DAV:" xmlns:ns0="DAV:"><D:response xmlns:lp1="DAV:"><D:href>/dav/a</D:href><D:propstat><D:prop><lp1:getetag>W/"1-2"</lp1:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response></D:multistatus>"#,
        #"<multistatus xmlns="DAV:"><response><href>/dav/a</href><propstat><prop><getetag>W/"1-2"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>"#,
        #"<ns0:multistatus xmlns:ns0="DAV:"><ns0:response><ns0:href>/dav/a</ns0:href><ns0:propstat><ns0:prop><ns0:getetag>W/"1-2"</ns0:getetag></ns0:prop><ns0:status>HTTP/1.1 200 OK</ns0:status></ns0:propstat></ns0:response></ns0:multistatus>"#,
    ])
    func namesCountByNamespaceAndNotByPrefix(document: String) async throws {
        try await withDAV(ScriptedTransport([.status(207, body: document)])) { dav in
            let eTag = try await dav.resource(at: "/a").eTag
            #expect(eTag == Cloud.ETag("1-2", isWeak: true))
        }
    }

    @Test func responsesThatNameNoItemAreLeftOutAndCounted() async throws {
        let hrefs = [
            "/dav/f/", "/dav/f/a", "/dav/f/a", "https://other/dav/f/b", "/dav/f/../../etc/passwd", "/dav/f/%FF",
            "/dav/g",
            "/dav/f/x/y", "/dav/f/%2e%2e/%2e%2e", "", "/dav/f/b",
        ]
        let transport = ScriptedTransport([.multistatus(hrefs.map { response($0) }.joined())])
        try await withDAV(transport) { dav in
            let resources = dav.resources(at: "/f")
            let found = try await resources.collect().map(\.path)
            #expect(found == ["/f", "/f/a", "/f/b"])
            #expect(
                resources.oddities.first.map(\.reason) == [
                    .duplicate, .otherHost, .dots, .notUTF8, .outside, .outside, .dots, .malformed,
                ]
            )
            #expect(resources.oddities.count == 8)
        }
        // Nothing was ever asked of another place.
        #expect(try transport.requests.only.url == "https://host/dav/f/")
    }

    @Test func aPathOfVeryManyComponentsIsLeftOut() async throws {
        let (long, longest) = (String(repeating: "/a", count: 1_000_000), String(repeating: "/a", count: 4096))
        let hrefs = ["/dav/", "/dav" + long, "/dav" + longest, "/dav" + longest + "a"]
        let transport = ScriptedTransport([.multistatus(hrefs.map { response($0) }.joined())])
        try await withDAV(transport) { dav in
            let resources = dav.resources(at: .root, depth: .infinity)
            let found = try await resources.collect().map(\.path.string)
            #expect(found == ["/", longest])
            #expect(resources.oddities.count == 2 && resources.oddities.reasons == [.malformed])
        }
    }

    @Test func contentsThatTheServerStillProcessesAreMarked() async throws {
        let properties =
            "<d:response><d:href>/dav/a</d:href><d:propstat><d:prop><d:getetag/></d:prop>"
            + "<d:status>HTTP/1.1 425 TOO EARLY</d:status></d:propstat></d:response>"
        let whole = "<d:response><d:href>/dav/b</d:href><d:status>HTTP/1.1 425 Too Early</d:status></d:response>"
        try await withDAV(ScriptedTransport([.multistatus(properties + whole)])) { dav in
            let found = try await dav.resources(at: .root).collect().map(\.isProcessing)
            #expect(found == [true, true])
        }
    }

    @Test func aRefusalInsideOfTheAnswerIsThatOfTheFolder() async throws {
        let gone = "<d:response><d:href>/dav/a</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>"
        let others =
            "<d:response><d:href>/dav/b</d:href><d:href>/dav/c</d:href><d:status>HTTP/1.1 403 No</d:status></d:response>"
        try await withDAV(ScriptedTransport([.multistatus(gone), .multistatus(others)])) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            #expect(error?.code == .notFound)
            let list = dav.resources(at: .root)
            let found = try await list.collect()
            #expect(found.isEmpty)
            #expect(list.oddities.first.map(\.reason) == [.refused, .refused])
        }
    }

    @Test(arguments: 1...40)
    func anAnswerInPiecesOfAnySizeIsTheSame(size: Int) async throws {
        let bytes = Array(ScriptedTransport.Answer.document(Self.ownCloud).utf8)
        let chunks = stride(from: 0, to: bytes.count, by: size).map {
            ByteBuffer(bytes: bytes[$0..<min($0 + size, bytes.count)])
        }
        try await withDAV(ScriptedTransport([.chunks(chunks, status: 207)])) { dav in
            let found = try await dav.resources(at: .root).collect().map(\.path)
            #expect(found == [.root, "/welcome.txt"])
        }
    }

    @Test func aTruncatedAnswerGivesWhatWasCompleteAndThenItsError() async throws {
        let text = ScriptedTransport.Answer.document(Self.ownCloud)
        for count in stride(from: 0, to: text.utf8.count, by: 13) {
            let cut = String(decoding: text.utf8.prefix(count), as: UTF8.self)
            try await withDAV(ScriptedTransport([.status(207, body: cut)])) { dav in
                var found = 0
                let error = await #expect(throws: Cloud.Error.self) {
                    for try await _ in dav.resources(at: .root) { found += 1 }
                }
                #expect(error?.code == .badAnswer && found <= 2)
            }
        }
    }

    @Test(arguments: [
        "<html><body>Please log in</body></html>", "", "{}", "<d:multistatus/>", "<a xmlns='DAV:'><response/></a>",
        "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><d:multistatus xmlns:d='DAV:'>&b;</d:multistatus>",
    ])
    func anAnswerThatIsNoMultistatusIsAnError(body: String) async throws {
        try await withDAV(ScriptedTransport([.status(207, body: body), .status(200, body: body)])) { dav in
            for _ in 0..<2 {
                let error = await #expect(throws: Cloud.Error.self) { try await dav.resources(at: .root).collect() }
                #expect(error?.code == .badAnswer)
                #expect(error?.description.contains("passwd") == false)
            }
        }
    }

    @Test func valuesThatServersGetWrongAreLeftOut() async throws {
        let properties = """
            <d:getcontentlength>-1</d:getcontentlength><d:getlastmodified>yesterday</d:getlastmodified>\
            <d:getetag>&#10;</d:getetag><oc:size>99999999999999999999</oc:size><oc:favorite>true</oc:favorite>\
            <oc:share-types><oc:share-type>x</oc:share-type><oc:share-type>3</oc:share-type></oc:share-types>\
            <oc:checksums><oc:checksum>nonsense SHA1:AB</oc:checksum></oc:checksums>
            """
        try await withDAV(ScriptedTransport([.multistatus(response("/dav/a", properties))])) { dav in
            let found = try await dav.resource(at: "/a")
            #expect(found.size == nil && found.modified == nil && found.eTag == nil)
            #expect(found.isFavorite == true && found.shareTypes == [3] && found.checksums == ["SHA1": "ab"])
        }
    }

    /// The seconds are as Python's `calendar.timegm` computes them.
    @Test(arguments: [
        ("Fri, 20 Nov 2026 21:29:23 GMT", 1_795_210_163.0), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ("1994-11-06T08:49:37Z", 784_111_777), ("784111777", 784_111_777),
    ])
    func datesAreReadInAllForms(text: String, seconds: Double) async throws {
        let property = "<d:getlastmodified>\(text)</d:getlastmodified>"
        try await withDAV(ScriptedTransport([.multistatus(response("/dav/a", property))])) { dav in
            let modified = try await dav.resource(at: "/a").modified?.timeIntervalSince1970
            #expect(modified == seconds)
        }
    }

    @Test func theValueOfAnUnknownPropertyIsATree() async throws {
        let property = """
            <d:lockdiscovery><d:activelock><d:locktoken><d:href>urn:1</d:href></d:locktoken></d:activelock></d:lockdiscovery>
            """
        try await withDAV(ScriptedTransport([.multistatus(response("/dav/a", property))])) { dav in
            let value = try await dav.resource(at: "/a").properties[.dav("lockdiscovery")]
            #expect(value?[.dav("activelock")]?[.dav("locktoken")]?[.dav("href")]?.text == "urn:1")
        }
    }

    @Test func anEndlessAnswerIsReadAsFarAsTheLoopGoes() async throws {
        let beginning = ByteBuffer(string: #"<d:multistatus xmlns:d="DAV:">"#)
        let endless = AsyncThrowingStream<ByteBuffer, any Error>(unfolding: {
            ByteBuffer(string: response("/dav/\(UInt64.random(in: 0 ... .max))"))
        })
        let body = FetchResponseBody(Joined(first: beginning, rest: endless))
        let transport = ScriptedTransport([.response(207, body: body)])
        try await withDAV(transport) { dav in
            var count = 0
            for try await _ in dav.resources(at: .root) {
                count += 1
                if count == 5_000 { break }
            }
            #expect(count == 5_000)
        }
    }

    @Test func aCancelledListEndsItsRequest() async throws {
        let text = ScriptedTransport.Answer.document(Self.ownCloud)
        let transport = ScriptedTransport([.status(207, body: text).stalled(afterBytes: text.utf8.count - 5)])
        try await withDAV(transport) { dav in
            let resources = dav.resources(at: .root)
            let task = Task {
                for try await resource in resources where resource.path == "/nowhere" {}
            }
            try await transport.waitForRequests(1)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await transport.waitForOpen(atMost: 0)
        }
    }

    @Test func eachLoopAsksAnew() async throws {
        let answer = ScriptedTransport.Answer.multistatus(response("/dav/a"))
        let transport = ScriptedTransport([answer, answer])
        try await withDAV(transport) { dav in
            let resources = dav.resources(at: .root, depth: .infinity)
            let first = try await resources.collect()
            let second = try await resources.collect()
            #expect(first == second)
        }
        #expect(transport.requests.map { $0.header("Depth") } == ["infinity", "infinity"])
    }

    @Test func reportsAskForFavouritesAndForNames() async throws {
        let answer = ScriptedTransport.Answer.multistatus(response("/dav/a/b/c"))
        let transport = ScriptedTransport([answer, answer])
        try await withDAV(transport) { dav in
            let found = try await dav.report(.favorites()).collect().map(\.path)
            #expect(found == ["/a/b/c"])
            let named = try await dav.report(.search("<&\0", limit: 5)).collect().count
            #expect(named == 1)
        }
        #expect(transport.requests[0].text.contains("<oc:filter-rules><oc:favorite>1</oc:favorite></oc:filter-rules>"))
        #expect(transport.requests[1].text.contains("<oc:pattern>&lt;&amp;\u{FFFD}</oc:pattern><oc:limit>5</oc:limit>"))
    }
}

/// One chunk, and then others.
private struct Joined: AsyncSequence, Sendable {
    let first: ByteBuffer
    let rest: AsyncThrowingStream<ByteBuffer, any Error>

    func makeAsyncIterator() -> Iterator { Iterator(first: first, rest: rest.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        var first: ByteBuffer?
        var rest: AsyncThrowingStream<ByteBuffer, any Error>.Iterator

        mutating func next() async throws -> ByteBuffer? {
            try await next(isolation: #isolation)
        }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            if let first {
                self.first = nil
                return first
            }
            return try await rest.next(isolation: actor)
        }
    }
}
