import AsyncFetch
import AsyncFetchTesting
import Foundation
import NIOCore
import Testing

@testable import AsyncCloud

/// Servers that fill a multistatus with something else than the truth.
@Suite("Hostile lists", .timeLimit(.minutes(5)))
struct HostileListsTests {
    private static let folder = response("/dav/", "<d:resourcetype><d:collection/></d:resourcetype>")

    private func refused(_ href: String, _ status: String) -> String {
        "<d:response><d:href>\(href)</d:href><d:status>\(status)</d:status></d:response>"
    }

    private func refused(_ href: String, _ properties: String, _ status: String) -> String {
        "<d:response><d:href>\(href)</d:href><d:propstat><d:prop>\(properties)</d:prop>"
            + "<d:status>\(status)</d:status></d:propstat></d:response>"
    }

    /// Returns a Boolean value indicating whether a text changes nothing about how the text around it is shown.
    private func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
    }

    // MARK: Refused children

    @Test(arguments: [401, 403, 404, 423, 500, 503, 507])
    func aRefusedChildIsNoResource(status: Int) async throws {
        let child = refused("/dav/Mount/", "HTTP/1.1 \(status) No")
        try await withDAV(ScriptedTransport { _ in .multistatus(Self.folder + child + response("/dav/a")) }) { dav in
            let list = dav.resources(at: .root)
            let found = try await list.collect().map(\.path)
            #expect(found == [.root, "/a"])
            #expect(list.oddities.first.map(\.reason) == [.refused])
        }
    }

    @Test(arguments: [403, 500, 503])
    func aChildOfAnUnknownKindIsNoFile(status: Int) async throws {
        let child = refused("/dav/Mount/", "<d:resourcetype/><d:getetag/>", "HTTP/1.1 \(status) No")
        try await withDAV(ScriptedTransport { _ in .multistatus(Self.folder + child + response("/dav/a")) }) { dav in
            let list = dav.resources(at: .root)
            let found = try await list.collect().map(\.path)
            #expect(found == [.root, "/a"])
            #expect(list.oddities.reasons == [.refused])
        }
    }

    @Test func aServerThatKnowsNoKindsHasFiles() async throws {
        let child = refused("/dav/a", "<d:resourcetype/>", "HTTP/1.1 404 Not Found")
        let other = refused("/dav/b", "<oc:favorite/>", "HTTP/1.1 403 Forbidden")
        try await withDAV(ScriptedTransport { _ in .multistatus(Self.folder + child + other) }) { dav in
            let found = try await dav.resources(at: .root).collect()
            #expect(found.map(\.path) == [.root, "/a", "/b"] && found.map(\.kind) == [.folder, .file, .file])
        }
    }

    /// The server is there: it is only the storage of the item that is not.
    @Test func aRefusalInAMultistatusIsNoMissingServer() async throws {
        let member = refused("/dav/a", "HTTP/1.1 503 Service Unavailable")
        try await withDAV(ScriptedTransport { _ in .multistatus(member) }) { dav in
            let read = await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            #expect(read?.code != .unreachable && read?.status == 503)
            let deleted = await #expect(throws: Cloud.Error.self) { try await dav.delete("/a") }
            #expect(deleted?.code != .unreachable && deleted?.status == 503)
        }
    }

    // MARK: Statuses

    @Test(arguments: [
        "\n    HTTP/1.1 423 Locked\n  ", "HTTP/1.1 423\n", "\tHTTP/1.1 423", "HTTP/1.1\t423\tLocked", "HTTP/1.1  423 L",
        "423", "423 Locked", "HTTP/2 423", "\r\n423\r\n",
    ])
    func aStatusIsReadWhateverIsAroundIt(status: String) async throws {
        try await withDAV(ScriptedTransport { _ in .multistatus(refused("/dav/a/b", status)) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.delete("/a") }
            #expect(error?.code == .locked)
        }
        let properties = refused("/dav/a", "<oc:favorite/>", status)
        try await withDAV(ScriptedTransport { _ in .multistatus(properties) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.setProperties([.set(.favorite, "1")], at: "/a")
            }
            #expect(error?.code == .locked)
            let found = try await dav.resource(at: "/a")
            #expect(found.isFavorite == nil && found.statuses[.favorite] == 423)
        }
    }

    @Test(arguments: ["", "  \n ", "HTTP/1.1", "HTTP/1.1 OK", "HTTP/1.1 1423 X", "HTTP/1.1 42", "HTTP/1.1 -423", "OK"])
    func aStatusThatCannotBeReadIsNoSuccess(status: String) async throws {
        for answer in [refused("/dav/a", status), refused("/dav/a", "<oc:favorite/>", status)] {
            try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
                for change in [DAVChange.delete, .setProperties, .move] {
                    let error = await #expect(throws: Cloud.Error.self) { try await change.send(to: dav) }
                    #expect(error?.code == .badAnswer)
                }
                let error = await #expect(throws: Cloud.Error.self) { try await dav.resources(at: .root).collect() }
                #expect(error?.code == .badAnswer)
            }
        }
    }

    @Test func aFailureInThePropertiesOfADeletionIsOne() async throws {
        let answer = refused("/dav/a/b", "<d:getetag/>", "HTTP/1.1 423 Locked")
        try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.delete("/a") }
            #expect(error?.code == .locked)
        }
    }

    /// 424 says only that something else failed.
    @Test(arguments: [
        ([507, 403], Cloud.Error.Code.quotaExceeded), ([403, 507], .forbidden), ([424, 507, 403], .quotaExceeded),
        ([424, 424, 423], .locked), ([423], .locked),
    ])
    func theFirstRefusedPropertySaysWhy(statuses: [Int], code: Cloud.Error.Code) async throws {
        let parts = statuses.enumerated().map { index, status in
            "<d:propstat><d:prop><d:p\(index)/></d:prop><d:status>HTTP/1.1 \(status) No</d:status></d:propstat>"
        }
        let answer = "<d:response><d:href>/dav/a</d:href>\(parts.joined())</d:response>"
        try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.setProperties([.set(.dav("p0"), "1")], at: "/a")
            }
            #expect(error?.code == code)
        }
    }

    // MARK: Values

    @Test func whiteSpaceAroundAValueIsNoPartOfIt() async throws {
        let values = [
            "d:getcontentlength": "163", "oc:size": "163", "oc:favorite": "1", "d:quota-available-bytes": "-3",
            "d:quota-used-bytes": "7", "oc:id": "00000006oc", "d:getetag": "&quot;1&quot;",
        ]
        for around in [" ", "\n    ", "\t", "\r\n"] {
            let properties = values.map { "<\($0)>\(around)\($1)\(around)</\($0)>" }.joined()
            let types = "<oc:share-types><oc:share-type>\(around)3\(around)</oc:share-type></oc:share-types>"
            let answer = response("/dav/a", properties + types)
            try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
                let found = try await dav.resource(at: "/a")
                #expect(found.contentLength == 163 && found.totalSize == 163 && found.isFavorite == true)
                #expect(found.quotaAvailable == -3 && found.quotaUsed == 7 && found.fileID == "00000006oc")
                #expect(found.eTag == Cloud.ETag("1") && found.shareTypes == [3])
            }
        }
    }

    @Test(arguments: [" ", "\n    ", "\t", "\r\n"])
    func whiteSpaceAroundATimeAndAChecksumIsNoPartOfThem(around: String) async throws {
        let properties =
            "<d:getlastmodified>\(around)Fri, 20 Nov 2026 21:29:23 GMT\(around)</d:getlastmodified>"
            + "<oc:checksums><oc:checksum>\(around)SHA1:AB\(around)MD5:cd\(around)</oc:checksum></oc:checksums>"
        try await withDAV(ScriptedTransport { _ in .multistatus(response("/dav/a", properties)) }) { dav in
            let found = try await dav.resource(at: "/a")
            #expect(found.modified == Date(timeIntervalSince1970: 1_795_210_163))
            #expect(found.checksums == ["SHA1": "ab", "MD5": "cd"])
        }
    }

    @Test(arguments: ["PST", "EST", "EDT", "CET", "IST", "UTC", "+0000", "", "gmT"])
    func aTimeOfAnotherZoneIsNotRead(zone: String) {
        #expect(DAVDate.date("Fri, 20 Nov 2026 21:29:23 \(zone)") == nil)
    }

    @Test(arguments: [
        "Tue, 31 Feb 2026 00:00:00 GMT", "Sun, 29 Feb 2026 00:00:00 GMT", "Mon, 31 Apr 2026 00:00:00 GMT",
        "Sun, 00 Nov 2026 00:00:00 GMT", "Fri, 32 Jan 2026 00:00:00 GMT", "2026-02-31T00:00:00Z",
        "2026-02-29T00:00:00Z",
        "Fri, 20 Nov 2026 24:00:00 GMT", "Fri, 20 Nov 2026 21:60:00 GMT", "Fri, 20 Nov 2026 21.29.23 GMT",
        "Fri, 20 Nov 0000 21:29:23 GMT", "Fri, 20 Növ 2026 21:29:23 GM", "2026-13-01T00:00:00Z",
    ])
    func aTimeThatNeverWasIsNotAnother(text: String) {
        #expect(DAVDate.date(text) == nil)
    }

    @Test func theDayThatEveryFourthYearHasIsRead() {
        let day = Date(timeIntervalSince1970: 1_835_395_200)
        #expect(DAVDate.date("Tue, 29 Feb 2028 00:00:00 GMT") == day && DAVDate.date("2028-02-29T00:00:00Z") == day)
    }

    // MARK: Depth

    @Test func finiteDepthIsUnsupported() async throws {
        let body = #"<D:error xmlns:D="DAV:"><D:propfind-finite-depth/></D:error>"#
        try await withDAV(ScriptedTransport { _ in .status(403, body: body) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.resources(at: .root, depth: .infinity).collect()
            }
            #expect(error?.code == .unsupported && error?.status == 403)
        }
    }

    @Test func aFolderThatMayNotBeListedIsNoRefusedDepth() async throws {
        try await withDAV(ScriptedTransport([.status(403), .status(412), .status(412)])) { dav in
            let forbidden = await #expect(throws: Cloud.Error.self) {
                try await dav.resources(at: .root, depth: .infinity).collect()
            }
            #expect(forbidden?.code == .forbidden)
            // An ownCloud 11 refuses the depth so.
            let deep = await #expect(throws: Cloud.Error.self) {
                try await dav.resources(at: .root, depth: .infinity).collect()
            }
            #expect(deep?.code == .unsupported)
            let flat = await #expect(throws: Cloud.Error.self) { try await dav.resources(at: .root).collect() }
            #expect(flat?.code == .changed)
        }
    }

    // MARK: Size

    @Test func aResponseWithManyReferencesIsReadOneByOne() async throws {
        let many = String(repeating: "<d:href/>", count: 100_000)
        let answer =
            "<d:response><d:href>/dav/a</d:href><d:href>/dav/b</d:href>\(many)<d:status>HTTP/1.1 200 OK</d:status>"
            + "</d:response>" + response("/dav/c")
        try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
            let list = dav.resources(at: .root)
            let found = try await list.collect().map(\.path)
            #expect(Set(found) == ["/a", "/b", "/c"] && found.count == 3)
            #expect(list.oddities.count == 100_000 && list.oddities.first.count == 16)
            #expect(list.oddities.reasons == [.malformed])
        }
    }

    @Test func oneOfManyReferencesRefusesTheWholeChange() async throws {
        let many = String(repeating: "<d:href>/dav/a/b</d:href>", count: 10_000)
        let answer = "<d:response>\(many)<d:status>HTTP/1.1 423 Locked</d:status></d:response>"
        try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.delete("/a") }
            #expect(error?.code == .locked)
        }
    }

    @Test(arguments: ["\u{301}", "\u{200D}", "\u{1F3FB}", "x", "ü"])
    func anOddityIsShort(mark: String) async throws {
        let hrefs = (0..<20).map { response("//evil/\($0)" + String(repeating: mark, count: 20_000)) }.joined()
        try await withDAV(ScriptedTransport { _ in .multistatus(hrefs) }) { dav in
            let resources = dav.resources(at: .root)
            let found = try await resources.collect()
            #expect(found.isEmpty)
            let oddities = resources.oddities
            #expect(oddities.count == 20 && oddities.first.count == 16)
            #expect(oddities.first.allSatisfy { $0.href.utf8.count <= 1_000 && $0.href.hasPrefix("//evil/") })
        }
    }

    // MARK: Texts of the server

    static let tricks = ["\u{202E}", "\u{2066}", "\u{9B}2J", "\u{85}", "\u{200B}", "\u{2028}", "\u{FEFF}", "\n", "\r"]

    @Test(arguments: tricks)
    func anOddityChangesNoTerminal(trick: String) async throws {
        try await withDAV(ScriptedTransport { _ in .multistatus(response("//evil/a\(trick)b")) }) { dav in
            let resources = dav.resources(at: .root)
            let found = try await resources.collect()
            #expect(found.isEmpty)
            let oddity = try #require(resources.oddities.first.first)
            #expect(isPlain(oddity.href))
        }
    }

    @Test(arguments: tricks)
    func whatAServerSaysChangesNoTerminal(trick: String) async throws {
        let text = "Storage\(trick)gone"
        try await withDAV(ScriptedTransport { _ in .refusal(403, text, text) }) { dav in
            let error = try #require(
                await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            )
            #expect(error.message.contains("Storage") && isPlain("\(error)") && isPlain(error.exception ?? ""))
        }
    }

    @Test func whatAServerSaysIsCut() async throws {
        let text = String(repeating: "e\u{301}", count: 10_000)
        try await withDAV(ScriptedTransport { _ in .refusal(403, text, text) }) { dav in
            let error = try #require(
                await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            )
            #expect("\(error)".utf8.count <= 1_000 && (error.exception?.utf8.count ?? 0) <= 1_000)
        }
    }

    /// A name comes from the server, too.
    @Test(arguments: tricks + ["\u{1B}[2J", "\u{7}"])
    func aNameChangesNoTerminal(trick: String) async throws {
        let path = try Cloud.Path.root.appending("a\(trick)b")
        let transport = ScriptedTransport { $0.method == .put ? .status(412) : .multistatus("") }
        try await withDAV(transport) { dav in
            let calls: [() async throws -> Void] = [
                { _ = try await dav.resource(at: path) }, { try await dav.move(path, to: path) },
                { try await dav.upload(.bytes([]), to: path) },
            ]
            for call in calls {
                let error = try #require(await #expect(throws: Cloud.Error.self) { try await call() })
                #expect(isPlain("\(error)"))
            }
        }
    }

    // MARK: The end

    private func outcome(_ iterator: inout Cloud.Resources.Iterator) async -> Result<Cloud.Path?, Cloud.Error> {
        do {
            return .success(try await iterator.next()?.path)
        } catch {
            return .failure(error as? Cloud.Error ?? Cloud.Error(.badAnswer, "\(error)"))
        }
    }

    /// The rest is a child, an unreadable text, or an unreadable text after a child.
    @Test(arguments: [response("/dav/a"), "<d:response>", response("/dav/a") + "</nonsense>"])
    func afterItsErrorAListIsOver(rest: String) async throws {
        let answer = refused("/dav/", "HTTP/1.1 403 Forbidden") + rest
        try await withDAV(ScriptedTransport { _ in .multistatus(answer) }) { dav in
            var iterator = dav.resources(at: .root).makeAsyncIterator()
            guard case .failure(let error) = await outcome(&iterator) else {
                Issue.record("a folder that is refused has no list")
                return
            }
            #expect([.forbidden, .badAnswer].contains(error.code))
            for _ in 0..<3 {
                guard case .success(nil) = await outcome(&iterator) else {
                    Issue.record("a list goes on after its error")
                    return
                }
            }
        }
    }

    @Test func eachLoopHasItsOwnOddities() async throws {
        let beginning = #"<d:multistatus xmlns:d="DAV:">"# + response("/dav/a")
        let pieces = [beginning, response("//evil/a"), response("//evil/b") + "</d:multistatus>"]
        let transport = ScriptedTransport { _ in .chunks(pieces.map { ByteBuffer(string: $0) }, status: 207) }
        try await withDAV(transport) { dav in
            let resources = dav.resources(at: .root)
            var older = resources.makeAsyncIterator()
            #expect(try await older.next()?.path == "/a")
            var newer = resources.makeAsyncIterator()
            #expect(try await newer.next()?.path == "/a")
            while try await older.next() != nil {}
            while try await newer.next() != nil {}
            #expect(resources.oddities.count == 2 && resources.oddities.first.map(\.href) == ["//evil/a", "//evil/b"])
        }
    }

    // MARK: Names in requests

    @Test func aPropertyWithoutANamespaceIsWrittenAsOne() async throws {
        let none = Cloud.PropertyName("", "foo")
        let transport = ScriptedTransport { _ in .multistatus(response("/dav/a", #"<foo xmlns="">x</foo>"#)) }
        try await withDAV(transport) { dav in
            let found = try await dav.resource(at: "/a", properties: [none])
            #expect(found.properties[none]?.text == "x")
            try await dav.setProperties([.set(none, "1"), .remove(none)], at: "/a")
        }
        let sent = transport.requests.map(\.text)
        #expect(sent[0].contains(#"<d:prop><foo xmlns=""/></d:prop>"#))
        #expect(sent[1].contains(#"<foo xmlns="">1</foo>"#) && sent[1].contains(#"<foo xmlns=""/>"#))
        #expect(sent.allSatisfy { !$0.contains("xmlns:x=\"\"") })
    }
}
