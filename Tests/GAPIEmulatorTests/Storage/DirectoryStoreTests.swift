import AsyncFetchTesting
import AsyncJSON
import Foundation
import GAPIEmulator
import GRDB
import NIOHTTP1
import Testing

@Suite("Directory store", .timeLimit(.minutes(5)))
struct DirectoryStoreTests {
    @Test func everythingSurvivesARestart() async throws {
        try await withStore(.directory("")) { configuration in
            let content = noise(2_000_000)
            let before = try await withEmulator(configuration) { _, client in
                try await client.insert("..%2F..%2Fevil", content)
                try await client.insert("gone")
                _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/gone")
                return try await client.sendJSON(
                    .PATCH,
                    "/storage/v1/b/bucket/o/..%2F..%2Fevil",
                    #"{"metadata":{"k":"v"},"novel":1.50}"#
                ).json
            }
            try await withEmulator(configuration) { _, client in
                var after = try await client.get("/storage/v1/b/bucket/o/..%2F..%2Fevil").json
                // The port is another, and only the answer to a change has the access list.
                for member in ["selfLink", "mediaLink", "acl", "owner"] { after[member] = before[member] }
                #expect(after == before)
                let answer = try await client.get("/storage/v1/b/bucket/o/..%2F..%2Fevil?alt=media")
                #expect(answer.body == content)
                #expect(try await client.get("/storage/v1/b/bucket/o").json["items"]?.array?.count == 1)
                let inserted = try await client.insert("new").json
                let generations = [after, inserted].compactMap { $0["generation"]?.string.flatMap { Int64($0) } }
                #expect(generations.count == 2 && generations[0] < generations[1])
            }
        }
    }

    @Test func nothingIsLeftOfWhatIsReplacedDeletedOrRefused() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { emulator, client in
                try await client.insert("n", [1])
                try await client.insert("n", [2])
                #expect(try files("contents", of: configuration).count == 1)
                #expect(try await client.insert("n", [3], query: "&ifGenerationMatch=1").status == 412)
                emulator.faults.append(.init(.acceptThenStatus(uploadBytes: 5), operation: "storage.objects.insert"))
                #expect(try await client.insert("m", noise(10)).status == 503)
                let session = try await client.startUpload("s")
                #expect(try await client.send(.DELETE, session).status == 499)
                #expect(try files("contents", of: configuration).count == 1)
                _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/n")
                #expect(try files("contents", of: configuration).isEmpty)
            }
            for kind in ["object", "upload"] { #expect(try records(kind, of: configuration) == 0, "\(kind)") }
        }
    }

    /// The new content is answered for, whatever becomes of the old one.
    @Test func aContentThatCannotBeRemovedHindersNoOther() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            let object = "/storage/v1/b/bucket/o/n"
            let old = try await withEmulator(configuration) { _, client in
                try await client.insert("n", [1, 2, 3])
                let old = try #require(try files("contents", of: configuration).first)
                // A folder cannot be unlinked.
                try FileManager.default.removeItem(atPath: "\(path)/contents/\(old)")
                try FileManager.default.createDirectory(
                    atPath: "\(path)/contents/\(old)",
                    withIntermediateDirectories: false
                )
                #expect(try await client.insert("n", [4, 5]).status == 200)
                #expect(try await client.get("\(object)?alt=media").body == [4, 5])
                return old
            }
            try await withEmulator(configuration) { emulator, client async throws in
                #expect(emulator.problems.isEmpty)
                #expect(try await client.get("\(object)?alt=media").body == [4, 5])
                #expect(try await client.insert("m", [6]).status == 200)
                #expect(try await client.send(.DELETE, object).status == 204)
            }
            #expect(try files("contents", of: configuration).contains(old))
            #expect(try files("contents", of: configuration).count == 2)
        }
    }

    #if os(Linux)
    @Test func anOpenUploadClosesItsFileWithTheServer() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in _ = try await client.startUpload("s") }
            let name = try #require(files("contents", of: configuration).first)
            let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            #expect(!descriptors.contains { $0.hasSuffix("/contents/\(name)") })
            #expect(try records("upload", of: configuration) == 1)
        }
    }
    #endif

    @Test func whatCannotBeStoredIsNotThere() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in _ = try await client.insert("kept", [1]) }
            try withDatabase(of: configuration) { database in
                for event in ["INSERT", "UPDATE", "DELETE"] {
                    let row = event == "DELETE" ? "OLD" : "NEW"
                    try database.execute(
                        sql: """
                            CREATE TRIGGER no\(event) BEFORE \(event) ON record WHEN \(row).kind IN ('object', 'bucket')
                            BEGIN SELECT RAISE(ABORT, 'no'); END
                            """
                    )
                }
            }
            try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                let before = try await client.get("/storage/v1/b/bucket/o/kept").json
                #expect(try await client.insert("kept", [2, 3]).status == 500)
                #expect(try await client.insert("new", [4]).status == 500)
                #expect(try await client.sendJSON(.PATCH, "/storage/v1/b/bucket/o/kept", "{}").status == 500)
                #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/kept").status == 500)
                #expect(try await client.sendJSON(.POST, "/storage/v1/b", #"{"name":"other"}"#).status == 500)
                #expect(try await client.get("/storage/v1/b/bucket/o/kept").json == before)
                #expect(try await client.get("/storage/v1/b/bucket/o/kept?alt=media").body == [1])
                #expect(try await client.get("/storage/v1/b/bucket/o/new").status == 404)
                #expect(try await client.get("/storage/v1/b/other").status == 404)
                #expect(try files("contents", of: configuration).count == 1)
            }
        }
    }

    @Test func aFolderOfOthersIsRefusedAndStaysAsItIs() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            for file in ["contents/1.jpg", "contents/42", "store.sqlite", "thesis.txt"] {
                let folder = (file.contains("/") ? "\(path)/\(file.split(separator: "/")[0])" : path)
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                #expect(FileManager.default.createFile(atPath: "\(path)/\(file)", contents: Data("mine".utf8)))
            }
            let before = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
            let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
            #expect("\(error as Any)".contains("files of others"))
            #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == before)
        }
    }

    @Test func foreignFilesInTheEmulatorsFolderStay() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in _ = try await client.insert("n", [1]) }
            let foreign = ["contents/photo.jpg", "contents/42", "contents/1.x", "objects/notes.txt", "readme"]
            try FileManager.default.createDirectory(atPath: "\(path)/objects", withIntermediateDirectories: true)
            for file in foreign {
                #expect(FileManager.default.createFile(atPath: "\(path)/\(file)", contents: Data("mine".utf8)))
            }
            try await withEmulator(configuration) { _, client async throws in
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == [1])
            }
            for file in foreign { #expect(FileManager.default.fileExists(atPath: "\(path)/\(file)"), "\(file)") }
        }
    }

    @Test func anEmptyFolderIsTaken() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try await withEmulator(configuration) { _, _ in }
            #expect(FileManager.default.fileExists(atPath: "\(path)/.gapi-emulator"))
        }
    }

    @Test func aFolderOfTheFormerLayoutIsRefused() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            for folder in ["buckets", "contents", "objects"] {
                try FileManager.default.createDirectory(
                    atPath: "\(path)/\(folder)",
                    withIntermediateDirectories: true
                )
            }
            for file in [".gapi-emulator", "contents/1", "objects/1.json"] {
                #expect(FileManager.default.createFile(atPath: "\(path)/\(file)", contents: Data("{}".utf8)))
            }
            let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
            #expect("\(error as Any)".contains("older version"))
            #expect(FileManager.default.fileExists(atPath: "\(path)/contents/1"))
        }
    }

    @Test func aSecondEmulatorIsRefusedAndTheNextOneIsNot() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client async throws in
                let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
                #expect("\(error as Any)".contains("another server of this process"))
                #expect(try await client.insert("n", [1]).status == 200)
            }
            try await withEmulator(configuration) { _, client async throws in
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == [1])
            }
        }
    }

    /// Whoever has begun to read reads that generation to its end.
    @Test func aGenerationStaysUntilItsReadersHaveTheLastByte() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                let contents = [noise(2_000_000), Array(noise(2_000_000).reversed())]
                try await client.insert("n", contents[0])
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for round in 1...10 { try await client.insert("n", contents[round % 2]) }
                    }
                    for _ in 0..<4 {
                        group.addTask {
                            for _ in 0..<10 {
                                let answer = try await client.get("/storage/v1/b/bucket/o/n?alt=media")
                                #expect(answer.status == 200 && contents.contains(answer.body))
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            #expect(try files("contents", of: configuration).count == 1)
        }
    }

    @Test func parallelPatchesOfAnObjectAllCount() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                try await client.insert("n", [1])
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for number in 0..<8 {
                        group.addTask {
                            for round in 0..<25 {
                                let patch = #"{"metadata":{"k\#(number)":"\#(round)"}}"#
                                let answer = try await client.sendJSON(.PATCH, "/storage/v1/b/bucket/o/n", patch)
                                #expect(answer.status == 200)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            try await withEmulator(configuration) { _, client async throws in
                let object = try await client.get("/storage/v1/b/bucket/o/n").json
                #expect(object["metageneration"]?.string == "201")
                for number in 0..<8 { #expect(object["metadata"]?["k\(number)"]?.string == "24") }
            }
        }
    }

    /// As deep as the server takes them from a client.
    @Test func deepMetadataSurviveARestart() async throws {
        try await withStore(.directory("")) { configuration in
            let depth = 511
            let text = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
            let status = try await withEmulator(configuration) { _, client in
                try await client.insert("n", [1])
                return try await client.sendJSON(.PATCH, "/storage/v1/b/bucket/o/n", text).status
            }
            #expect(status == 200)
            try await withEmulator(configuration) { emulator, client async throws in
                #expect(emulator.problems.isEmpty)
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == [1])
            }
        }
    }

    @Test func anUnusableDirectoryStopsTheStart() async throws {
        var configuration = EmulatorConfiguration()
        configuration.store = .directory("/dev/null/store")
        await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
    }
}
