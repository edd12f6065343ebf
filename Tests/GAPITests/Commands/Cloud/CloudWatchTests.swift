import AsyncCloud
import AsyncFetch
import AsyncJSON
import AsyncOAuth
import CloudEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi cloud watch", .timeLimit(.minutes(5)))
struct CloudWatchTests {
    /// What a command writes, as it comes.
    private struct Heard {
        var texts: AsyncStream<String>.Iterator

        /// Returns the next text that has a part.
        mutating func next(_ part: String) async throws -> String {
            while let text = await texts.next(isolation: #isolation) { if text.contains(part) { return text } }
            throw ToolFailure(.badData, "the command has ended, and did not write \(part)")
        }
    }

    /// Runs the command until the closure has ended.
    private func watch(
        _ bed: CloudBed,
        _ words: [String],
        _ body: (inout Heard) async throws -> Void
    ) async throws -> Ran {
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        let task = Task {
            let ran = await bed.run(["watch"] + words) { continuation.yield($0) }
            continuation.finish()
            return ran
        }
        var heard = Heard(texts: texts.makeAsyncIterator())
        do { try await body(&heard) } catch {
            task.cancel()
            let ran = await task.value
            Issue.record("\(error); \(ran.code): \(ran.output)\(ran.errors)")
            return ran
        }
        task.cancel()
        return await task.value
    }

    @Test func changesAreLinesUntilTheEnd() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/b.jpg")
            try await bed.put("/Photos/m.jpg")
            let ran = try await watch(bed, ["/Photos"]) { heard in
                let line = try await heard.next("+ m.jpg")
                #expect(line.hasSuffix("  + m.jpg\n"))
                try await bed.put("/Photos/c.jpg")
                _ = try await heard.next("+ c.jpg")
                await bed.cloud.remove("/Photos/b.jpg", user: "alice")
                _ = try await heard.next("- b.jpg")
                try await bed.put("/Photos/c.jpg", "other")
                _ = try await heard.next("~ c.jpg")
                #expect(await bed.run("mv", "/Photos/c.jpg", "/Photos/z.jpg").code == 0)
                _ = try await heard.next("> c.jpg -> z.jpg")
            }
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled\n")
        }
    }

    @Test func eachSetOfChangesIsAnObject() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/b.jpg")
            let ran = try await watch(bed, ["--json", "/Photos"]) { heard in
                let first = try JSON.Value(parsing: try await heard.next(#""b.jpg""#))
                #expect(first["folder"]?.string == "/Photos")
                #expect(first["added"]?[0]?["path"]?.string == "/Photos/b.jpg")
                await bed.cloud.remove("/Photos/b.jpg", user: "alice")
                while true {
                    let set = try JSON.Value(parsing: try await heard.next(#""removed""#))
                    guard let gone = set["removed"]?[0] else { continue }
                    #expect(gone["name"]?.string == "b.jpg" && set["first"] == false)
                    break
                }
            }
            #expect(ran.code == 130)
            #expect(try ran.lines().allSatisfy { $0["time"]?.string?.hasSuffix("Z") == true })
        }
    }

    @Test func theVaultIsFreeAfterTheEnd() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/a.txt")
            for _ in 0..<2 {
                let ran = try await watch(bed, []) { heard in
                    _ = try await heard.next("+ a.txt")
                    #expect(await bed.run("watch").code == 75)
                }
                #expect(ran.code == 130)
            }
        }
    }

    @Test func aLoginThatIsNotAcceptedEndsIt() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.users = [.init("alice", password: "another")]
        try await CloudBed.run(configuration) { bed in
            let ran = await bed.run("watch")
            #expect(ran.code == 77)
        }
    }

    @Test func aLoginThatHasEndedEndsIt() async throws {
        try await CloudBed.run { bed in
            let credentials = TokenCredentials { throw OAuthError(.refused, "it is gone", reason: .invalidGrant) }
            let fetcher = Fetcher(.init { $0.credentials[bed.cloud.url] = credentials })
            var surroundings = CloudSurroundings()
            surroundings.connection = { _ in try Cloud.Connection(bed.cloud.url, fetcher: fetcher) }
            surroundings.vault = { _ in bed.folder + "/vault" }
            for command in ["watch", "ls"] {
                let ran = await runGapi(["cloud", command], cloud: surroundings)
                #expect(ran.code == 77 && ran.errors.contains("log in again"), "\(ran.errors)")
            }
            await fetcher.shutdown()
        }
    }

    @Test func aFolderThatIsGoneIsNamed() async throws {
        try await CloudBed.run { bed in
            try await bed.put("/Photos/b.jpg")
            let ran = try await watch(bed, ["/Photos"]) { heard in
                _ = try await heard.next("+ b.jpg")
                await bed.cloud.remove("/Photos", user: "alice")
                _ = try await heard.next("is not there")
            }
            #expect(ran.code == 130)
            #expect(ran.output.contains("- b.jpg") && ran.errors.contains("/Photos is not there"))
        }
    }

    @Test func aServerThatIsAwayIsNamedAndComesBack() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.isInMaintenance = true
        try await CloudBed.run(configuration) { bed in
            try await bed.put("/b.jpg")
            let ran = try await watch(bed, []) { heard in
                let line = try await heard.next("gapi: ")
                #expect(line.contains("maintenance"))
                await bed.cloud.setMaintenance(false)
                _ = try await heard.next("+ b.jpg")
            }
            #expect(ran.code == 130)
            #expect(ran.complaints.count == 2)  // once, and the end
        }
    }
}
