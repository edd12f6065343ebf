import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Responders")
struct RespondersTests {
    @Test func aResponderAnswersInPlaceOfTheServer() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { query in
                Storage.Object {
                    $0.name = query.object
                    $0.unknown["fresh"] = 7
                }
            }
        }
        let object = try await scripted.storage.execute(catQuery)
        #expect(object.name == "cat.jpg")
        #expect(object.unknown["fresh"] == 7)
        #expect(scripted.transport.requests.isEmpty)
    }

    @Test func queriesWithoutAResponderReachNobody() async throws {
        let scripted = ScriptedStorage([.json(#"{"name": "photos"}"#)]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in Storage.Object() }
        }
        let bucket = Storage.BucketsGetQuery(bucket: "photos")
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(bucket) }
        #expect(error?.code == .responder)
        #expect(error?.message.contains("BucketsGetQuery") == true)
        let download = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.media(catQuery).collect(upTo: 100)
        }
        #expect(download?.code == .responder)
        #expect(scripted.transport.requests.isEmpty)

        var options = GAPI.QueryOptions()
        options.responders.refusesOthers = false
        #expect(try await scripted.storage.execute(bucket, options: options).name == "photos")
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func queriesWithoutAResponderGoToTheServerWhereThatIsAllowed() async throws {
        let scripted = ScriptedStorage([.json(#"{"name": "photos"}"#)]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in Storage.Object() }
            $0.options.responders.refusesOthers = false
        }
        #expect(try await scripted.storage.execute(Storage.BucketsGetQuery(bucket: "photos")).name == "photos")
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func theResponderOfACallWinsOverThatOfTheService() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in
                Storage.Object { $0.name = "service" }
            }
            $0.options.responders.respond(to: Storage.BucketsGetQuery.self) { _ in
                Storage.Bucket { $0.name = "service" }
            }
        }
        var options = GAPI.QueryOptions()
        options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in Storage.Object { $0.name = "call" } }
        #expect(try await scripted.storage.execute(catQuery, options: options).name == "call")
        #expect(
            try await scripted.storage.execute(Storage.BucketsGetQuery(bucket: "b"), options: options).name == "service"
        )
        #expect(try await scripted.storage.execute(catQuery).name == "service")
    }

    @Test func anErrorWithAStatusIsTheServersAnswer() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in
                var error = GAPI.Error(.server, "No such object", status: 404, reason: "notFound")
                error.canonicalStatus = "NOT_FOUND"
                throw error
            }
        }
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(error?.isNotFound == true)
        #expect(error?.code == .server)
        #expect(error?.reason == "notFound")
        #expect(error?.canonicalStatus == "NOT_FOUND")
        #expect(error?.message == "No such object")
        #expect(error?.method == "storage.objects.get")
    }

    @Test func a503OfAResponderIsRetried() async throws {
        let calls = Atomic(0)
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in
                guard calls.add(1, ordering: .relaxed).newValue == 3 else {
                    throw GAPI.Error(.server, "busy", status: 503)
                }
                return Storage.Object { $0.name = "third" }
            }
        }
        #expect(try await scripted.storage.execute(catQuery).name == "third")
        #expect(calls.load(ordering: .relaxed) == 3)
    }

    @Test func anyOtherErrorIsTheCause() async throws {
        struct Odd: Error {}
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in throw Odd() }
        }
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(error?.code == .transport)
        #expect(error?.cause is Odd)
    }

    @Test func aResponderCanAnswerWithNothing() async throws {
        let deleted = Mutex<[String]>([])
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsDeleteQuery.self) { query in
                deleted.withLock { $0.append(query.object) }
            }
        }
        try await scripted.storage.execute(Storage.ObjectsDeleteQuery(bucket: "b", object: "o"))
        #expect(deleted.withLock { $0 } == ["o"])
    }

    @Test func downloadsHaveRespondersOfTheirOwn() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in
                Storage.Object { $0.name = "description" }
            }
            $0.options.responders.respond(toDownload: Storage.ObjectsGetQuery.self) { query in
                Array("bytes of \(query.object)".utf8)
            }
        }
        let bytes = try await scripted.storage.media(catQuery).collect(upTo: 100)
        #expect(String(buffer: bytes) == "bytes of cat.jpg")
        #expect(try await scripted.storage.execute(catQuery).name == "description")
    }

    @Test func pagesComeFromRespondersToo() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsListQuery.self) { query in
                let number = query.pageToken.flatMap { Int($0) } ?? 0
                return Storage.Objects {
                    $0.items = [Storage.Object { $0.name = "o\(number)" }]
                    $0.nextPageToken = number < 2 ? "\(number + 1)" : nil
                }
            }
        }
        let items = try await scripted.storage.collect(Storage.ObjectsListQuery(bucket: "b"))
        #expect(items.map(\.name) == ["o0", "o1", "o2"])
    }

    @Test(.timeLimit(.minutes(5)))
    func anUploadToAResponderIsReadAndAnswered() async throws {
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsInsertQuery.self) { query in query.body }
        }
        let upload = scripted.storage.upload(
            Storage.ObjectsInsertQuery(bucket: "b", Storage.Object { $0.name = "o" }),
            from: .bytes([UInt8](repeating: 7, count: 20 << 20)),
            contentType: "text/plain"
        )
        #expect(try await upload.value.name == "o")
    }

    @Test(.timeLimit(.minutes(5)))
    func theRestOfAnUploadReachesNobody() async throws {
        let source = UploadSource.bytes([UInt8](repeating: 7, count: 600_000))
        let place = "https://storage.googleapis.com/upload?upload_id=1"
        let began = ScriptedStorage([.status(200, headers: [.location: place]), .status(400)])
        let upload = began.storage.upload(
            Storage.ObjectsInsertQuery(bucket: "b", Storage.Object { $0.name = "o" }),
            from: source,
            upload: .init { $0.mode = .resumable }
        )
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let session = try #require(upload.session)

        let scripted = ScriptedStorage([.json(#"{"name": "o"}"#)]) {
            $0.options.responders.respond(to: Storage.ObjectsInsertQuery.self) { query in query.body }
        }
        let refused = scripted.storage.resumeUpload(session, from: source)
        let error = await #expect(throws: GAPI.Error.self) { try await refused.value }
        #expect(error?.code == .responder)
        #expect(scripted.transport.requests.isEmpty)

        var options = GAPI.QueryOptions()
        options.responders.refusesOthers = false
        let sent = scripted.storage.resumeUpload(session, from: source, options: options)
        #expect(try await sent.value.name == "o")
        #expect(scripted.transport.requests.map(\.url) == [place])
    }

    @Test(.timeLimit(.minutes(5)))
    func aRespondersCallCanBeCancelled() async throws {
        let started = AsyncStream.makeStream(of: Void.self)
        let never = AsyncStream.makeStream(of: Never.self)
        let scripted = ScriptedStorage([]) {
            $0.options.responders.respond(to: Storage.ObjectsGetQuery.self) { _ in
                started.continuation.yield()
                for await _ in never.stream {}  // until it is cancelled
                return Storage.Object()
            }
        }
        let ticket = scripted.storage.ticket(catQuery)
        for await _ in started.stream { break }
        ticket.cancel()
        await #expect(throws: CancellationError.self) { try await ticket.value }
    }
}
