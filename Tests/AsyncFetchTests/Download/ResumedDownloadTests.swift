import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// What downloads leave to later ones, by URL; services' suites have the same engine on an emulator.
@Suite(.timeLimit(.minutes(5))) final class ResumedDownloadTests: DownloadFixture {
    static let servers = [
        Server(), Server(etag: nil, generation: "7"), Server(etag: #"W/"1""#, generation: "7"),
        Server(tellsLength: false),
    ]

    @Test(arguments: servers.indices)
    func aLaterDownloadGoesOnWhereACancelledOneEnded(index: Int) async throws {
        let server = Self.servers[index]
        try Data("old".utf8).write(to: URL(filePath: path))
        try await interrupt(server, after: 100_000)
        #expect(try names == ["file", "file.part", "file.part.json"])
        #expect(try bytes() == Array("old".utf8))
        #expect(try bytes("file.part") == Array(storedMedia[..<100_000]))
        let transport = server.transport()
        let seen = Mutex<[TransferProgress]>([])
        let fetcher = makeFetcher(transport)
        try await fetcher.download(address, to: path) { progress in seen.withLock { $0.append(progress) } }
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
        let sent = try transport.requests.only
        #expect(sent.header("Range") == "bytes=100000-")
        #expect(sent.header("If-Match") == (server.generation == nil ? #""1""# : nil))
        #expect(sent.header("x-goog-if-generation-match") == server.generation)
        let progress = seen.withLock { $0 }
        #expect(progress.allSatisfy { $0.acknowledged >= 100_000 })
        #expect(progress.last?.sent == Int64(storedMedia.count))
    }

    @Test(arguments: [String(repeating: "n", count: 255), String(repeating: "ü", count: 127)])
    func aNameOfTheGreatestLengthIsKeptAndTakenUp(name: String) async throws {
        self.name = name
        try await interrupt(Server(), after: 100_000)
        #expect(try names.count == 2 && names.allSatisfy { name.hasPrefix($0.prefix(100)) && $0.utf8.count <= 255 })
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
        #expect(try names == [name] && bytes(name) == storedMedia)
        try await makeFetcher(Server().transport()).download(address, to: path, resume: .never)
        #expect(try names == [name] && bytes(name) == storedMedia)
    }

    @Test func nobodyElseReadsWhatHasArrived() async throws {
        try await interrupt(Server(), after: 100_000)
        for name in ["file.part", "file.part.json"] {
            let path = folder.appending(path: name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
    }

    @Test func neverLeavesNothingAndTakesNothingUp() async throws {
        try await interrupt(Server(), after: 100_000, resume: .never)
        #expect(try names.isEmpty)
        try await interrupt(Server(), after: 100_000)
        let transport = Server().transport()
        try await makeFetcher(transport).download(address, to: path, resume: .never)
        #expect(try transport.requests.only.header("Range") == nil)
        #expect(try bytes() == storedMedia)
    }

    #if os(Linux)
    /// So nothing of them stays if the process is killed.
    @Test func bytesThatNobodyGoesOnWithAreInNoFolderUntilTheyAreWhole() async throws {
        let seen = Mutex<[[String]]>([])
        let folder = folder.path
        try await makeFetcher(Server().transport()).download(address, to: path, resume: .never) { progress in
            guard progress.sent < storedMedia.count else { return }
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
            seen.withLock { $0.append(names ?? ["?"]) }
        }
        #expect(seen.withLock { $0.allSatisfy(\.isEmpty) })
        #expect(try bytes() == storedMedia)
    }
    #endif

    @Test func whatCannotBeAskedForAgainIsNotKept() async throws {
        try await interrupt(Server(etag: nil), after: 100_000)
        #expect(try names.isEmpty)
        try await interrupt(Server(etag: #"W/"1""#), after: 100_000)
        #expect(try names.isEmpty)
    }

    @Test func whatIsTooLongForANoteIsNotKept() async throws {
        try await interrupt(Server(etag: "\"\(String(repeating: "a", count: 70_000))\""), after: 100_000)
        #expect(try names.isEmpty)
    }

    enum Change: String, CaseIterable {
        case version, url, range, bytes, shorterBytes, note, noteOfAnotherFormat, noteOfMoreThanThereIs,
            noteWithoutMember
    }

    @Test(arguments: Change.allCases)
    func whatDoesNotFitIsBegunAnew(change: Change) async throws {
        try await interrupt(Server(), after: 100_000)
        let part = folder.appending(path: "file.part")
        let note = folder.appending(path: "file.part.json")
        var server = Server()
        var url = address
        var range: (any MediaRangeExpression)?
        func edit(_ text: String, _ other: String) throws {
            let old = try String(contentsOf: note, encoding: .utf8)
            try #require(old.contains(text))
            try old.replacing(text, with: other).write(to: note, atomically: false, encoding: .utf8)
        }
        switch change {
        case .version: server = Server(etag: #""2""#, content: storedMedia.reversed())
        case .url: url += "?id=2"
        case .range: range = 0...
        case .bytes:
            var bytes = try bytes("file.part")
            bytes[50_000] ^= 1
            try Data(bytes).write(to: part)
        case .shorterBytes: try Data(bytes("file.part").prefix(99_999)).write(to: part)
        case .note: try edit("100000", "1x")
        case .noteOfAnotherFormat: try edit("part 1", "part 2")
        case .noteOfMoreThanThereIs: try edit("100000", "9223372036854775807")
        case .noteWithoutMember: try edit("ownCloudChecksum", "former")
        }
        let transport = server.transport()
        try await makeFetcher(transport).download(url, to: path, range: range)
        #expect(try bytes() == server.content)
        let last = try #require(transport.requests.last)
        #expect(last.header("Range") == nil && last.header("If-Match") == nil)
        #expect(transport.requests.count == (change == .version ? 2 : 1))
    }

    @Test func anotherSignatureOfAURLIsTheSameMedia() async throws {
        func signed(_ date: String) -> String {
            "\(address)?id=7&X-Goog-Date=\(date)&X-Goog-Expires=60&X-Goog-Signature=\(date)&token=\(date)"
        }
        try await interrupt(Server(), after: 100_000, signed("1"))
        let note = try String(contentsOf: folder.appending(path: "file.part.json"), encoding: .utf8)
        #expect(!note.contains("Signature") && !note.contains("api.example"))
        let transport = Server().transport()
        try await makeFetcher(transport).download(signed("2"), to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
        #expect(try bytes() == storedMedia)
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["key", "pin", "sig", "share_token", "expires", "x-goog-tenant"])
    func parametersThatMayNameOtherMediaTellThemApart(name: String) async throws {
        try await interrupt(Server(), after: 100_000, "\(address)?\(name)=planted")
        #expect(try !String(contentsOf: folder.appending(path: "file.part.json"), encoding: .utf8).contains("planted"))
        let transport = Server().transport()
        try await makeFetcher(transport).download("\(address)?\(name)=other", to: path)
        #expect(try transport.requests.only.header("Range") == nil)
        #expect(try bytes() == storedMedia)
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["Authorization", "Cookie", "X-Tenant", "Accept-Language"])
    func headersThatMayNameOtherMediaTellThemApart(name: String) async throws {
        let field = try #require(HTTPField.Name(name))
        try await interrupt(Server(), after: 100_000, headerFields: [field: "planted"])
        #expect(try !String(contentsOf: folder.appending(path: "file.part.json"), encoding: .utf8).contains("planted"))
        let transport = Server().transport()
        let other = try HTTPRequest(.get, url: address, headerFields: [field: "other"])
        try await makeFetcher(transport).download(other, to: path)
        #expect(try transport.requests.only.header("Range") == nil)
        #expect(try bytes() == storedMedia)
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["Authorization", "traceparent"])
    func headersOfTheSameRequestDoNotTellMediaApart(name: String) async throws {
        let field = try #require(HTTPField.Name(name))
        try await interrupt(Server(), after: 100_000, headerFields: [field: "1"])
        let transport = Server().transport()
        let next = try HTTPRequest(.get, url: address, headerFields: [field: name == "traceparent" ? "2" : "1"])
        try await makeFetcher(transport).download(next, to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
        #expect(try bytes() == storedMedia)
    }

    @Test func aFileOfTheUsersIsLeftAlone() async throws {
        let mine = Array("mine".utf8)
        for name in ["file.part", "file.part.json"] { try Data(mine).write(to: folder.appending(path: name)) }
        try await makeFetcher(Server().transport()).download(address, to: path)
        #expect(try bytes() == storedMedia)
        #expect(try bytes("file.part") == mine)
        #expect(try bytes("file.part.json") == mine)
    }

    @Test(.timeLimit(.minutes(5))) func aFileOfTheUsersByTheNameOfTheNoteIsLeftAlone() async throws {
        let mine = Array(#"{"format": "mine"}"#.utf8)
        try Data(mine).write(to: folder.appending(path: "file.part.json"))
        try await makeFetcher(Server().transport()).download(address, to: path)
        #expect(try bytes() == storedMedia)
        #expect(try bytes("file.part.json") == mine)
        #expect(try names == ["file", "file.part.json"])
    }

    @Test func aLinkInThePlaceOfTheBytesIsNotFollowed() async throws {
        let victim = folder.appending(path: "victim")
        try Data("kept".utf8).write(to: victim)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "file.part"), withDestinationURL: victim)
        try await makeFetcher(Server().transport()).download(address, to: path)
        #expect(try bytes() == storedMedia)
        #expect(try bytes("victim") == Array("kept".utf8))
    }

    @Test func twoDownloadsToOneFileAreNotMixed() async throws {
        let gate = Gate()
        let (path, first) = (path, Server(etag: #""a""#))
        let slow = makeFetcher(first.transport(stallingAfter: 100_000))
        let task = Task { try await slow.download(address, to: path) { if $0.sent == 100_000 { gate.open() } } }
        try await gate.pass()
        let second = Server(etag: #""b""#, content: storedMedia.reversed())
        try await makeFetcher(second.transport()).download(address, to: path)
        #expect(try bytes() == second.content)
        task.cancel()
        _ = await task.result
        // The first has kept its own.
        let transport = first.transport()
        try await makeFetcher(transport).download(address, to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
    }

    @Test(arguments: [Server(tellsLength: false), Server(ignoresRanges: true)])
    func whatWasCompleteAlreadyIsJustNamed(server: Server) async throws {
        try await interrupt(server, after: storedMedia.count)
        let transport = server.transport()
        try await makeFetcher(transport).download(address, to: path)
        #expect(try transport.requests.only.header("Range") == "bytes=\(storedMedia.count)-")
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
    }
}
