import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("gapi watch", .timeLimit(.minutes(5)))
struct WatchTests {
    private func watch(_ bed: MediaBed, _ words: String...) async -> Ran {
        await runGapi(["watch"] + words + ["--endpoint", bed.emulator.url, "--anonymous"])
    }

    private func create(_ name: String, _ bed: MediaBed) async throws {
        let body = #"{"name": "\#(name)"}"#
        let ran = await bed.gapi("upload", ["drive", "files.create", bed.file, "--body", body])
        try #require(ran.code == 0, "\(ran.errors)")
    }

    private func lines(_ ran: Ran) throws -> [JSON.Value] {
        try ran.output.split(separator: "\n").map { try JSON.Value(parsing: String($0)) }
    }

    @Test func theNextRunGoesOnWhereTheLastOneEnded() async throws {
        try await MediaBed.run { bed in
            let cursor = bed.folder + "/cursor"
            let first = await watch(bed, "drive", "--once", "--cursor", cursor)
            #expect(first.code == 0, "\(first.errors)")
            #expect(try lines(first) == [["resync": "first"]])
            try await create("a", bed)
            try await create("b", bed)
            let second = await watch(bed, "drive", "--once", "--cursor", cursor)
            #expect(second.code == 0)
            let changes = try lines(second)
            #expect(changes.allSatisfy { $0["change"]?.string == "updated" })
            #expect(Set(changes.compactMap { $0["item"]?["file"]?["name"]?.string }) == ["a", "b"])
            let third = await watch(bed, "drive", "--once", "--cursor", cursor)
            #expect(third.code == 0)
            #expect(third.output == "")
        }
    }

    @Test(arguments: ["", "{}", "not a cursor"])
    func aFileThatIsNoCursorIsRefused(text: String) async throws {
        try await MediaBed.run { bed in
            let cursor = bed.folder + "/cursor"
            try Data(text.utf8).write(to: URL(filePath: cursor))
            let ran = await watch(bed, "drive", "--once", "--cursor", cursor)
            #expect(ran.code == 65)
            #expect(ran.errors.contains("remove it to begin anew"))
            #expect(bed.bytes(cursor) == Array(text.utf8))
        }
    }

    @Test func theCursorOfAnotherListIsRefused() async throws {
        try await MediaBed.run { bed in
            let cursor = bed.folder + "/cursor"
            #expect(await watch(bed, "drive", "--once", "--cursor", cursor).code == 0)
            let ran = await watch(bed, "calendar", "--once", "--cursor", cursor)
            #expect(ran.code == 64)
        }
    }

    @Test func aStoppedRunSaysSo() async throws {
        try await MediaBed.run { bed in
            bed.emulator.faults.rules = [.init(.stall)]
            let task = Task { await watch(bed, "drive") }
            try await bed.emulator.journal.waitUntil { !$0.isEmpty }
            task.cancel()
            let ran = await task.value
            #expect(ran.code == 130)
            #expect(ran.errors == "gapi: cancelled\n")
        }
    }

    @Test(arguments: [["mail"], ["drive", "--interval", "0"], []])
    func aLineThatMakesNoSenseIsRefused(words: [String]) async {
        #expect(await runGapi(["watch"] + words).code == 64)
    }
}
