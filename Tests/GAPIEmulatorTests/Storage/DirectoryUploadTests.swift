import AsyncFetchTesting
import AsyncJSON
import Foundation
import GAPIEmulator
import GRDB
import NIOHTTP1
import Synchronization
import Testing

@Suite("Uploads to a directory store", .timeLimit(.minutes(5)))
struct DirectoryUploadTests {
    /// An upload whose end cannot be stored goes on when it can.
    @Test func anUploadOutlivesAFailureToStoreItsObject() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, _ in }
            try withDatabase(of: configuration) { database in
                try database.execute(
                    sql: """
                        CREATE TRIGGER once BEFORE INSERT ON record
                        WHEN NEW.kind = 'object' AND NEW.content IN (SELECT content FROM record WHERE kind = 'upload')
                        BEGIN SELECT RAISE(ABORT, 'no'); END
                        """
                )
            }
            try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                let session = try await client.startUpload("n")
                #expect(try await client.put(session, "0-2/3", [1, 2, 3]).status == 500)
                #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
                try withDatabase(of: configuration) { try $0.execute(sql: "DROP TRIGGER once") }
                #expect(try await client.put(session, "*/3").status == 200)
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == [1, 2, 3])
            }
        }
    }

    @Test func resumableUploadsRewindInFiles() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { emulator, client in
                emulator.faults.append(.init(.acceptThenReset(uploadBytes: 1_500_000), operation: "upload.chunk"))
                let content = noise(2_500_000)
                let session = try await client.startUpload("n")
                await #expect(throws: (any Error).self) { try await client.put(session, "0-2499999/2500000", content) }
                let range = try await client.put(session, "*/*").headers.first(name: "Range")
                #expect(range == "bytes=0-1310719")
                let rest = Array(content[1_310_720...])
                #expect(try await client.put(session, "1310720-2499999/2500000", rest).status == 200)
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
            }
        }
    }

    @Test func anUploadGoesOnAfterARestart() async throws {
        try await withStore(.directory("")) { configuration in
            let content = noise(1_000_000)
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload(
                    "talk",
                    headers: [("X-Upload-Content-Type", "text/plain"), ("X-Upload-Content-Length", "1000000")],
                    query: "&ifGenerationMatch=0"
                )
                let answer = try await client.put(session, "0-524287/*", Array(content[..<524_288]))
                #expect(answer.status == 308)
                #expect(answer.headers.first(name: "Range") == "bytes=0-524287")
                return session
            }
            let path = session.drop { $0 != "?" }
            try await withEmulator(configuration) { _, client in
                let url = "/upload/storage/v1/b/bucket/o\(path)"
                let state = try await client.put(url, "*/*")
                #expect(state.status == 308)
                #expect(state.headers.first(name: "Range") == "bytes=0-524287")
                let end = try await client.put(url, "524288-999999/1000000", Array(content[524_288...]))
                #expect(end.status == 200)
                #expect(try end.json["contentType"]?.string == "text/plain")
                #expect(try await client.get("/storage/v1/b/bucket/o/talk?alt=media").body == content)
            }
            // A client that has not received the last answer may ask the next process, too.
            try await withEmulator(configuration) { _, client async throws in
                let object = try await client.get("/storage/v1/b/bucket/o/talk").json
                let answer = try await client.put("/upload/storage/v1/b/bucket/o\(path)", "*/1000000")
                #expect(answer.status == 200)
                #expect(try answer.json == object)
                #expect(try await client.get("/storage/v1/b/bucket/o/talk?alt=media").body == content)
            }
        }
    }

    @Test func whatAClientHasStatedAboutAnUploadOutlivesTheProcess() async throws {
        try await withStore(.directory("")) { configuration in
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("n")
                let headers = [("Content-Range", "bytes 0-262143/262150"), ("X-Goog-Hash", "crc32c=AAAAAA==")]
                let answer = try await client.send(.PUT, session, headers: headers, body: noise(262_144))
                #expect(answer.status == 308)
                return session.drop { $0 != "?" }
            }
            try await withEmulator(configuration) { _, client async throws in
                let url = "/upload/storage/v1/b/bucket/o\(session)"
                let other = try await client.put(url, "262144-262144/262145", [1])
                #expect(other.status == 400 && other.text.contains("262150"))
                let end = try await client.put(url, "262144-262149/262150", [1, 2, 3, 4, 5, 6])
                #expect(end.status == 400 && end.text.contains("CRC32C"))
            }
        }
    }

    @Test func aSessionExpiresAfterAWeek() async throws {
        try await withStore(.directory("")) { configuration in
            let time = Mutex<Int64>(1_800_000_000_000_000)
            let week: Int64 = 7 * 86_400 * 1_000_000
            var configuration = configuration
            configuration.clock = { time.withLock { $0 } }
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("n")
                time.withLock { $0 += week - 1 }
                #expect(try await client.put(session, "*/*").status == 308)
                return session.drop { $0 != "?" }
            }
            try await withEmulator(configuration) { _, client async throws in
                let url = "/upload/storage/v1/b/bucket/o\(session)"
                #expect(try await client.put(url, "*/*").status == 308)
                time.withLock { $0 += 1 }
                #expect(try await client.put(url, "*/*").status == 404)
                // The next session clears the table.
                time.withLock { $0 += 3_600_000_000 }
                _ = try await client.startUpload("m")
                #expect(try files("contents", of: configuration).count == 1)
            }
            #expect(try records("upload", of: configuration) == 1)
        }
    }

    @Test func whatAFinishedUploadHasBroughtOutlivesItsCancellation() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("n")
                #expect(try await client.put(session, "0-2/3", [1, 2, 3]).status == 200)
                _ = try await client.send(.DELETE, session)
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == [1, 2, 3])
            }
        }
    }

    @Test func theFileOfAnUploadGoesWithItsObjectAlthoughTheSessionStays() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("n")
                #expect(try await client.put(session, "0-2/3", [1, 2, 3]).status == 200)
                #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/n").status == 204)
                #expect(try files("contents", of: configuration).isEmpty)
                #expect(try await client.put(session, "*/3").status == 200)
            }
        }
    }

    /// On a full disk, that can be the only way to make room.
    @Test func aCancelThatCannotBeStoredGivesTheRoomBackAndCanBeRepeated() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("n")
                #expect(try await client.put(session, "0-262143/*", noise(262_144)).status == 308)
                let name = try #require(try files("contents", of: configuration).first)
                try withDatabase(of: configuration) { database in
                    try database.execute(
                        sql: """
                            CREATE TRIGGER no BEFORE DELETE ON record WHEN OLD.kind = 'upload'
                            BEGIN SELECT RAISE(ABORT, 'no'); END
                            """
                    )
                }
                #expect(try await client.send(.DELETE, session).status == 500)
                #expect(FileManager.default.contents(atPath: "\(path)/contents/\(name)")?.isEmpty == true)
                #expect(try await client.put(session, "*/*").status == 404)
                try withDatabase(of: configuration) { try $0.execute(sql: "DROP TRIGGER no") }
                #expect(try await client.send(.DELETE, session).status == 499)
                #expect(try files("contents", of: configuration).isEmpty)
            }
            #expect(try records("upload", of: configuration) == 0)
        }
    }

    /// One upload is open again when the next one, which can come to nothing, cannot be removed.
    @Test func aStartThatFailsLetsTheFolderGo() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("n")
                #expect(try await client.put(session, "0-262143/*", noise(262_144)).status == 308)
                _ = try await client.startUpload("taken", query: "&ifGenerationMatch=0")
                try await client.insert("taken", [1])
                return session.drop { $0 != "?" }
            }
            try withDatabase(of: configuration) { database in
                try database.execute(
                    sql: """
                        CREATE TRIGGER no BEFORE DELETE ON record WHEN OLD.kind = 'upload'
                        BEGIN SELECT RAISE(ABORT, 'no'); END
                        """
                )
            }
            let error = await #expect(throws: Emulator.DirectoryError.self) {
                try await Emulator.run(configuration) { _ in }
            }
            #expect(error?.reason.hasSuffix(": no") == true)
            #if os(Linux)
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            let folder = path.split(separator: "/").suffix(3).joined(separator: "/")
            #expect(!open.contains { $0.contains(folder) })
            #endif
            try withDatabase(of: configuration) { try $0.execute(sql: "DROP TRIGGER no") }
            try await withEmulator(configuration) { _, client async throws in
                let state = try await client.put("/upload/storage/v1/b/bucket/o\(session)", "*/*")
                #expect(state.headers.first(name: "Range") == "bytes=0-262143")
            }
        }
    }

    @Test func anUploadThatCanComeToNothingIsDropped() async throws {
        try await withStore(.directory("")) { configuration in
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("taken", query: "&ifGenerationMatch=0")
                try await client.insert("taken", [1])
                _ = try await client.startUpload("other")
                return session
            }
            try await withEmulator(configuration) { emulator, client async throws in
                let id = session.drop { $0 != "?" }
                #expect(try await client.put("/upload/storage/v1/b/bucket/o\(id)", "*/*").status == 404)
                #expect(try files("contents", of: configuration).count == 2)
                #expect(emulator.problems.isEmpty)
            }
            #expect(try records("upload", of: configuration) == 1)
        }
    }
}
