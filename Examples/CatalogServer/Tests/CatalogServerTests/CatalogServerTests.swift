import AsyncFetchTesting
import AsyncGData
import AsyncXML
import GAPIEmulator
import GAPIStorage
import Testing

@Suite("CatalogServer", .timeLimit(.minutes(2)))
struct CatalogServerTests {
    @Test func aListingIsWrittenPageByPageAndAnsweredFromTheTable() async throws {
        try await TestBed.run { bed in
            let listing = try await bed.list()
            #expect(listing == ["pages": 3, "objects": 2500, "bytes": 7500])
            #expect(bed.pageRequests == 3)

            let answer = try await Fetcher().fetch(bed.url + "/objects")
            let names = try answer.text.split(separator: "\n").map {
                try JSON.Value(parsing: String($0))["name"]?.string
            }
            #expect(names == TestBed.names)
            #expect(bed.pageRequests == 3)
        }
    }

    @Test func theNextListingForgetsWhatIsGone() async throws {
        try await TestBed.run { bed in
            _ = try await bed.list()
            try await bed.storage.execute(Storage.ObjectsDeleteQuery(bucket: "photos", object: TestBed.names[0]))
            let listing = try await bed.list()
            #expect(listing["objects"] == 2499)
        }
    }

    @Test func theNewestObjectsAreAFeed() async throws {
        try await TestBed.run { bed in
            _ = try await bed.list()
            let answer = try await Fetcher().fetch(bed.url + "/feed")
            let feed = try XML.Decoder().decode(Atom.Feed<Atom.Entry>.self, from: Array(answer.text.utf8))
            #expect(feed.title?.value == "photos")
            #expect(feed.entries.count == 20)
            #expect(feed.entries.allSatisfy { $0.updated != nil })
        }
    }

    @Test func aBucketThatDoesNotExistIsNotFound() async throws {
        try await TestBed.run { bed in
            let url = bed.url.replacing("/photos", with: "/nothing") + "/listing"
            let answer = try await Fetcher().fetch(HTTPRequest(.post, url: url))
            #expect(answer.head.status == .notFound)
        }
    }

    // MARK: Shutting down

    @Test func theServiceShutsDownWithItsGroup() async throws {
        try await TestBed.run { bed in
            bed.emulator.faults.append(.init(.stall, operation: "storage.buckets.get"))
            let query = Storage.BucketsGetQuery(bucket: "photos")
            let call = Task { try await bed.storage.execute(query) }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.fault == .stall } }
            await bed.group.triggerGracefulShutdown()
            await #expect(throws: CancellationError.self) { try await call.value }
            let error = await #expect(throws: GAPI.Error.self) { try await bed.storage.execute(query) }
            #expect((error?.cause as? FetchError)?.code == .shutDown)
        }
    }

    @Test func whatTheApplicationHasBegunIsAnsweredFirst() async throws {
        try await TestBed.run { bed in
            let delay = FaultPlan.Fault.delay(.milliseconds(500))
            bed.emulator.faults.append(.init(delay, operation: "storage.objects.list", nth: 2))
            let listing = Task { try await bed.list() }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.fault == delay } }
            await bed.group.triggerGracefulShutdown()
            // The third page is requested after the shutdown has begun.
            #expect(try await listing.value["pages"] == 3)
        }
    }
}
