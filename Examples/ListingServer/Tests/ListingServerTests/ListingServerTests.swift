import AsyncFetchTesting
import Foundation
import GAPIEmulator
import GAPIStorage
import Testing

@Suite("ListingServer", .timeLimit(.minutes(2)))
struct ListingServerTests {
    private static let curl = "/usr/bin/curl"

    @Test func eachObjectIsALine() async throws {
        try await TestBed.run { bed in
            let answer = try await Fetcher().fetch(bed.url(prefix: "object-1000"))
            #expect(answer.head.headerFields[.contentType] == "application/jsonl")
            let names = try answer.text.split(separator: "\n").map {
                try JSON.Value(parsing: String($0))["name"]?.string
            }
            #expect(names == Array(TestBed.objectNames[0..<10]))
        }
    }

    @Test func aBucketThatDoesNotExistIsNotFound() async throws {
        try await TestBed.run { bed in
            let url = bed.url.replacing("/photos/", with: "/nothing/")
            let answer = try await Fetcher().fetch(url)
            #expect(answer.head.status == .notFound)
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: curl), "curl is not installed"))
    func noPageIsRequestedForACallerThatIsGone() async throws {
        try await TestBed.run { bed in
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(filePath: Self.curl)
            process.arguments = ["-sN", "--limit-rate", "20k", bed.url(prefix: "object-")]
            process.standardOutput = pipe
            try process.run()
            // Some lines; then it hangs, until its listing stands still; then an abrupt end.
            let start = try #require(try pipe.fileHandleForReading.read(upToCount: 8192))
            #expect(start.starts(with: Data("{".utf8)))
            kill(process.processIdentifier, SIGSTOP)
            try await bed.readTheWholeListing()
            let requests = bed.pageRequests(prefix: "object-")
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()

            bed.emulator.journal.clear()
            try await bed.readTheWholeListing()
            #expect(bed.pageRequests(prefix: "object-") == 0)
            #expect((1..<TestBed.pages / 2).contains(requests))
        }
    }

    @Test func thePageUnderWayIsCancelledWithItsCaller() async throws {
        try await TestBed.run { bed in
            bed.emulator.faults.append(.init(.stall, operation: "storage.objects.list", nth: 2))
            let events = bed.fetcher.events
            let caller = Fetcher()
            let answer = try await caller.stream(HTTPRequest(url: bed.url(prefix: "object-")))
            let reading = Task { for try await _ in answer.body {} }
            try await bed.emulator.journal.waitUntil { $0.contains { $0.fault == .stall } }
            await caller.shutdown()
            for await event in events {
                if case .finished(.cancelled) = event.kind { break }
            }
            _ = await reading.result
            #expect(bed.fetcher.inFlightCount == 0)
        }
    }

    @Test func aHundredSlowCallersHoldAPageEachAndNotTheListing() async throws {
        try await TestBed.run { bed in
            let callers = 100
            let fetcher = Fetcher(.init { $0.throttle.maximumRunningPerHost = callers })
            let answers = try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                for _ in 0..<callers {
                    group.addTask { try await fetcher.stream(HTTPRequest(url: bed.url(prefix: "object-"))) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count == callers)
            try await bed.readTheWholeListing()
            // What a caller has not read is in the buffers of two sockets and of two processes: 0.4 MB, or four pages.
            let requests = bed.pageRequests(prefix: "object-")
            #expect(requests >= callers)
            #expect(requests <= callers * 5)
            await fetcher.shutdown()
        }
    }
}

extension TestBed {
    /// Another caller reads all pages: time enough for a listing that does not wait for its caller to run away.
    func readTheWholeListing() async throws {
        let answer = try await Fetcher().fetch(url(prefix: "o"))
        #expect(answer.text.count { $0 == "\n" } == Self.objectNames.count)
        #expect(pageRequests(prefix: "o") == Self.pages)
    }
}
