import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import Foundation
import GAPIEmulator
import HTTPTypes
import Testing

@Suite("Uploads with entries", .timeLimit(.minutes(5)))
struct MediaTests {
    /// More than two chunks of the emulator.
    private static let bytes: [UInt8] = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    private func media(of entry: Atom.Entry, _ emulated: EmulatedBlog) async throws -> [UInt8] {
        let url = try #require(entry.content?.src)
        return Array(try await emulated.fetcher.fetch(url).body.readableBytesView)
    }

    @Test func entryAndMediaGoInOneRequest() async throws {
        try await EmulatedBlog.run { emulated in
            let upload = emulated.blog.upload(
                Atom.Entry(title: "Cat"),
                from: .bytes(Self.bytes),
                contentType: "image/jpeg",
                slug: "Katze 100% süß.jpg",
                to: emulated.feed
            )
            let entry = try await upload.value
            #expect(entry.title?.value == "Cat" && entry.content?.type == "image/jpeg")
            #expect(try await media(of: entry, emulated) == Self.bytes)
            let sent = try #require(emulated.emulator.journal.entries.first)
            #expect(sent.headers[.contentType]?.hasPrefix("multipart/related; boundary=") == true)
            #expect(HTTPField.Name("Slug").flatMap { sent.headers[$0] } == "Katze 100%25 s%C3%BC%C3%9F.jpg")
            #expect(HTTPField.Name("MIME-Version").flatMap { sent.headers[$0] } == "1.0")
            var last: TransferProgress?
            for await progress in upload.progress { last = progress }
            #expect(last == TransferProgress(sent: 700_000, acknowledged: 700_000, total: 700_000))
        }
    }

    @Test func mediaAloneAreNamedByTheirSlug() async throws {
        try await EmulatedBlog.run { emulated in
            let upload = emulated.blog.upload(
                Atom.Entry(title: "is not sent"),
                from: .bytes([1, 2, 3]),
                contentType: "image/png",
                slug: "süß.png",
                to: emulated.feed,
                upload: .init { $0.mode = .media }
            )
            let entry = try await upload.value
            #expect(entry.title?.value == "süß.png" && entry.content?.type == "image/png")
            #expect(try await media(of: entry, emulated) == [1, 2, 3])
        }
    }

    @Test func largeMediaGoThroughASessionWhereTheFeedOffersOne() async throws {
        try await EmulatedBlog.run { emulated in
            let feed = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            // The second part breaks off; what the server has of it is not sent again.
            emulated.emulator.faults.append(
                .init(.acceptThenReset(uploadBytes: 100_000), operation: "feeds.upload.chunk", nth: 2)
            )
            let upload = emulated.blog.upload(
                Chess.Game { $0.opening = "Sicilian" },
                from: .bytes(Self.bytes),
                contentType: "video/mp4",
                slug: "game.mp4",
                to: feed,
                upload: .init {
                    $0.resumableThreshold = 1000; $0.chunkSize = 262_144
                }
            )
            let game = try await upload.value
            #expect(game.opening == "Sicilian" && game.content?.type == "video/mp4")
            #expect(try await media(of: game.entry, emulated) == Self.bytes)
            #expect(emulated.operations.dropFirst().first == "feeds.upload.start")
            // Three parts, one of them twice, and a question.
            #expect(emulated.operations.count { $0 == "feeds.upload.chunk" } == 5)
            #expect(upload.session?.acknowledged == 524_288)
        }
    }

    @Test func smallMediaNeedNoSession() async throws {
        try await EmulatedBlog.run { emulated in
            let feed = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            _ = try await emulated.blog.upload(
                Atom.Entry(title: "a"),
                from: .bytes([1]),
                contentType: "a/b",
                to: feed
            ).value
            #expect(emulated.operations == ["feeds.list", "feeds.insert"])
        }
    }

    @Test func mediaAreReplacedUnlessSomebodyElseDid() async throws {
        try await EmulatedBlog.run { emulated in
            let blog = emulated.blog
            let first = try await blog.upload(
                Atom.Entry(title: "a"),
                from: .bytes([1]),
                contentType: "a/b",
                to: emulated.feed
            ).value
            let second = try await blog.replaceMedia(of: first, from: .bytes([2]), contentType: "c/d").value
            #expect(second.content?.type == "c/d" && second.title?.value == "a")
            #expect(try await media(of: second, emulated) == [2])
            let error = await #expect(throws: GDataServiceError.self) {
                try await blog.replaceMedia(of: first, from: .bytes([3]), contentType: "c/d").value
            }
            #expect(error?.isConflict == true)
            let forced = try await blog.replaceMedia(
                of: first,
                from: .bytes(Self.bytes),
                contentType: "e/f",
                force: true,
                upload: .init { $0.mode = .resumable }
            ).value
            #expect(try await media(of: forced, emulated) == Self.bytes)
            #expect(forced.content?.type == "e/f" && emulated.operations.contains("feeds.upload.start"))
        }
    }

    @Test func anUploadPausesAndIsResumedElsewhere() async throws {
        try await EmulatedBlog.run { emulated in
            let session = emulated.emulator.url + "/upload/feeds/blog"
            // The second part gets no answer, so that the upload can be paused there.
            emulated.emulator.faults.append(.init(.stall, operation: "feeds.upload.chunk", nth: 2))
            let upload = emulated.blog.upload(
                Atom.Entry(title: "a"),
                from: .bytes(Self.bytes),
                contentType: "a/b",
                to: session,
                upload: .init {
                    $0.mode = .resumable; $0.chunkSize = 262_144
                }
            )
            try await emulated.emulator.journal.waitUntil { $0.count { $0.operation == "feeds.upload.chunk" } == 2 }
            upload.pause()
            let state = try #require(upload.session)
            #expect(state.acknowledged == 262_144)
            let configuration = GDataService.Configuration { $0.trustedOrigins = [emulated.emulator.url] }
            let other = GDataService(configuration: configuration, fetcher: emulated.fetcher)
            let entry = try await other.resumeUpload(state, from: .bytes(Self.bytes)).value
            #expect(try await media(of: entry, emulated) == Self.bytes)
            let error = await #expect(throws: GDataServiceError.self) {
                try await other.resumeUpload(state, from: .bytes([1])).value
            }
            #expect(error?.code == .sourceChanged)
            upload.resume()  // the server has the answer for those who missed it
            #expect(try await upload.value.id == entry.id)
        }
    }

    @Test func headersOfTheServiceGoWithEachPartOfAResumedUpload() async throws {
        let trace = try #require(HTTPField.Name("Traceparent"))
        let version = try #require(HTTPField.Name("GData-Version"))
        try await EmulatedBlog.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "feeds.upload.chunk", nth: 2))
            let upload = emulated.blog.upload(
                Atom.Entry(title: "a"),
                from: .bytes(Self.bytes),
                contentType: "a/b",
                to: emulated.emulator.url + "/upload/feeds/blog",
                upload: .init {
                    $0.mode = .resumable; $0.chunkSize = 262_144
                }
            )
            try await emulated.emulator.journal.waitUntil { $0.count { $0.operation == "feeds.upload.chunk" } == 2 }
            upload.pause()
            let state = try #require(upload.session)
            let configuration = GDataService.Configuration {
                $0.trustedOrigins = [emulated.emulator.url]
                $0.version = "2"
                $0.headerFields[trace] = "its"
            }
            let other = GDataService(configuration: configuration, fetcher: emulated.fetcher)
            _ = try await other.resumeUpload(state, from: .bytes(Self.bytes)).value
            // The question and two parts.
            let sent = emulated.emulator.journal.entries.filter { $0.headers[trace] == "its" }
            #expect(sent.count == 3)
            #expect(sent.allSatisfy { $0.headers[version] == "2" })
            upload.resume()
            _ = try await upload.value
        }
    }

    /// A service in the internet, whose server opens a session and breaks off.
    private func interrupted() async throws -> FetchUpload<Atom.Entry>.Session {
        let transport = ScriptedTransport([
            .status(200, headers: [.location: "https://e.com/session"]), .status(400),
        ])
        let upload = GDataService(fetcher: Fetcher(transport: transport)).upload(
            Atom.Entry(title: "a"),
            from: .bytes(Self.bytes),
            contentType: "a/b",
            to: "https://e.com/feed",
            upload: .init {
                $0.mode = .resumable; $0.chunkSize = 262_144
            }
        )
        await #expect(throws: GDataServiceError.self) { try await upload.value }
        return try #require(upload.session)
    }

    @Test(arguments: ["127.0.0.1:2375", "10.0.0.1", "printer"], [[], ["https://e.com"]])
    func aStoredSessionIsNotWhereALinkMustNotLeadTo(place: String, trustedOrigins: [String]) async throws {
        let json = String(decoding: try JSONEncoder().encode(try await interrupted()), as: UTF8.self)
        let changed = json.replacing("e.com", with: place)
        #expect(changed != json)
        let session = try JSONDecoder().decode(FetchUpload<Atom.Entry>.Session.self, from: Data(changed.utf8))
        let transport = ScriptedTransport([])
        let configuration = GDataService.Configuration { $0.trustedOrigins = trustedOrigins }
        let service = GDataService(configuration: configuration, fetcher: Fetcher(transport: transport))
        let upload = service.resumeUpload(session, from: .bytes(Self.bytes))
        let error = await #expect(throws: GDataServiceError.self) { try await upload.value }
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
    }

    @Test func anUploadThatAnotherProcessHasTakenOverSaysSo() async throws {
        let transport = ScriptedTransport([.status(200, headers: [.location: "https://e.com/session"])])
        let upload = GDataService(fetcher: Fetcher(transport: transport)).upload(
            Atom.Entry(title: "a"),
            from: .bytes(Self.bytes),
            contentType: "a/b",
            to: "https://e.com/feed",
            upload: .init {
                $0.mode = .resumable
                $0.keeper = LostKeeper()
            }
        )
        let error = await #expect(throws: GDataServiceError.self) { try await upload.value }
        #expect(error?.code == .leaseLost)
        #expect(transport.requests.count == 1, "the session belongs to the other process")
    }

    @Test func cancellingAbortsTheSession() async throws {
        try await EmulatedBlog.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "feeds.upload.chunk", nth: 2))
            let upload = emulated.blog.upload(
                Atom.Entry(title: "a"),
                from: .bytes(Self.bytes),
                contentType: "a/b",
                to: emulated.emulator.url + "/upload/feeds/blog",
                upload: .init {
                    $0.mode = .resumable; $0.chunkSize = 262_144
                }
            )
            try await emulated.emulator.journal.waitUntil { $0.count { $0.operation == "feeds.upload.chunk" } == 2 }
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value }
            #expect(emulated.operations.last == "feeds.upload.cancel")
        }
    }

    /// Entries of Google Data are at `http` URLs, whatever they were sent over.
    @Test func theNewEntryMayBeWhereNoSessionMayBe() async throws {
        let scripted = ScriptedBlog([
            .status(200, headers: [.location: "https://e.com/session"]),
            .xml(
                "<entry xmlns='http://www.w3.org/2005/Atom'><id>http://e.com/1</id></entry>",
                status: 201,
                headers: [.location: "http://e.com/1"]
            ),
        ])
        let upload = scripted.blog.upload(
            Atom.Entry(title: "a"),
            from: .bytes([1]),
            contentType: "a/b",
            to: "https://e.com/upload",
            upload: .init { $0.mode = .resumable }
        )
        #expect(try await upload.value.id == "http://e.com/1")
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func aSessionThatIsGoneIsAnErrorOfItsOwn() async throws {
        let scripted = ScriptedBlog([.status(200, headers: [.location: "https://e.com/session"]), .status(404)])
        let error = await #expect(throws: GDataServiceError.self) {
            try await scripted.blog.upload(
                Atom.Entry(title: "a"),
                from: .bytes([1]),
                contentType: "a/b",
                to: "https://e.com/upload",
                upload: .init { $0.mode = .resumable }
            ).value
        }
        #expect(error?.code == .uploadSessionExpired && error?.status == 404)
    }
}

/// A keeper whose upload another process has taken over.
private struct LostKeeper: UploadKeeper {
    func keep(_ session: UploadSession) async throws {
        throw FetchError(.leaseLost, "another process has the upload")
    }

    func forget(_ session: UploadSession) async {}
}
