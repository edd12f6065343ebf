import AsyncFetchTesting
import AsyncJSON
import Foundation
import GAPIEmulator
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
                for link in ["selfLink", "mediaLink"] { after[link] = before[link] }  // the port is another
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
                #expect(try files("objects", of: configuration).count == 1)
                #expect(try await client.insert("n", [3], query: "&ifGenerationMatch=1").status == 412)
                emulator.faults.append(.init(.acceptThenStatus(uploadBytes: 5), operation: "storage.objects.insert"))
                #expect(try await client.insert("m", noise(10)).status == 503)
                let session = try await client.startUpload("s")
                #expect(try await client.send(.DELETE, session).status == 499)
                #expect(try files("contents", of: configuration).count == 1)
                _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/n")
                #expect(try files("contents", of: configuration).isEmpty)
                #expect(try files("objects", of: configuration).isEmpty)
            }
        }
    }

    @Test func whatCannotBeSavedIsNotThere() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in
                try await client.insert("kept", [1])
                try FileManager.default.moveItem(atPath: "\(path)/objects", toPath: "\(path)/away")
                #expect(try await client.insert("kept", [2, 3]).status == 500)
                #expect(try await client.insert("new", [4]).status == 500)
                try FileManager.default.moveItem(atPath: "\(path)/away", toPath: "\(path)/objects")
                #expect(try await client.get("/storage/v1/b/bucket/o/kept?alt=media").body == [1])
                #expect(try await client.get("/storage/v1/b/bucket/o/new").status == 404)
                #expect(try files("contents", of: configuration).count == 1)
            }
        }
    }

    @Test func whatACrashLeavesIsCleared() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                for name in ["kept", "lost"] { try await client.insert(name, [1]) }
            }
            guard case .directory(let path) = configuration.store else { return }
            let lost = try #require(try files("contents", of: configuration).last)
            try FileManager.default.removeItem(atPath: "\(path)/contents/\(lost)")
            for file in ["contents/42", "objects/43.json.new"] {
                #expect(FileManager.default.createFile(atPath: "\(path)/\(file)", contents: Data("x".utf8)))
            }
            try await withEmulator(configuration) { _, client in
                let items = try await client.get("/storage/v1/b/bucket/o").json["items"]?.array
                #expect(items?.compactMap { $0["name"]?.string } == ["kept"])
                #expect(try files("contents", of: configuration).count == 1)
                #expect(try files("objects", of: configuration).count == 1)
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
                #expect(try files("uploads", of: configuration).isEmpty)
            }
            try await withEmulator(configuration) { _, client async throws in
                #expect(try await client.get("/storage/v1/b/bucket/o/talk?alt=media").body == content)
            }
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

    @Test func anUploadThatCanComeToNothingIsDropped() async throws {
        try await withStore(.directory("")) { configuration in
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("taken", query: "&ifGenerationMatch=0")
                try await client.insert("taken", [1])
                _ = try await client.startUpload("cancelled")
                return session
            }
            guard case .directory(let path) = configuration.store else { return }
            #expect(FileManager.default.createFile(atPath: "\(path)/uploads/broken.json", contents: Data("x".utf8)))
            try await withEmulator(configuration) { _, client async throws in
                let id = session.drop { $0 != "?" }
                #expect(try await client.put("/upload/storage/v1/b/bucket/o\(id)", "*/*").status == 404)
                #expect(try files("uploads", of: configuration).count == 1)
                #expect(try files("contents", of: configuration).count == 2)
            }
        }
    }

    @Test func anUploadWhoseFilesCannotBeOpenedIsKept() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            let session = try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("talk")
                _ = try await client.put(session, "0-524287/*", noise(524_288))
                return session
            }
            let content = try #require(try files("contents", of: configuration).first)
            let record = try #require(try files("uploads", of: configuration).first)
            for (folder, name) in [("contents", content), ("uploads", record)] {
                let file = "\(folder)/\(name)"
                // A link to itself cannot be opened by anybody.
                try FileManager.default.moveItem(atPath: "\(path)/\(file)", toPath: "\(path)/away")
                try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: name)
                let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
                #expect("\(error as Any)".contains(file))
                try FileManager.default.removeItem(atPath: "\(path)/\(file)")
                try FileManager.default.moveItem(atPath: "\(path)/away", toPath: "\(path)/\(file)")
            }
            let query = session.drop { $0 != "?" }
            try await withEmulator(configuration) { _, client async throws in
                let state = try await client.put("/upload/storage/v1/b/bucket/o\(query)", "*/*")
                #expect(state.headers.first(name: "Range") == "bytes=0-524287")
            }
        }
    }

    @Test func aFolderOfOthersIsRefusedAndStaysAsItIs() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            for file in ["contents/1.jpg", "contents/42", "objects/notes.json.new", "thesis.txt"] {
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
            let foreign = ["contents/photo.jpg", "contents/1x", "objects/notes.txt", "buckets/draft.new", "readme"]
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

    @Test func aBrokenFileIsNamed() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in _ = try await client.insert("n", [1]) }
            let file = try #require(try files("objects", of: configuration).first)
            #expect(FileManager.default.createFile(atPath: "\(path)/objects/\(file)", contents: Data()))
            let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
            #expect("\(error as Any)".contains("objects/\(file)"))
        }
    }

    /// The emulator goes on counting from the numbers in its files.
    @Test(
        arguments: ["generation", "metageneration", "size"],
        ["9223372036854775807", "4611686018427387904", "-1", "-9223372036854775808"]
    )
    func aFileWithAnImpossibleNumberIsNamed(member: String, number: String) async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in _ = try await client.insert("n", [1]) }
            let file = try #require(try files("objects", of: configuration).first)
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/objects/\(file)"))
            var metadata = try JSON.Value(parsing: Array(data))
            var resource = try #require(metadata["resource"])
            #expect(resource[member] != nil)
            resource[member] = JSON.Value(number)
            metadata["resource"] = resource
            try Data(metadata.encoded()).write(to: URL(fileURLWithPath: "\(path)/objects/\(file)"))
            let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
            #expect("\(error as Any)".contains("objects/\(file)"))
            #expect("\(error as Any)".contains(member))
        }
    }

    @Test func aBucketWithAnImpossibleMetagenerationIsNamed() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, _ in }
            let file = try #require(try files("buckets", of: configuration).first)
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/buckets/\(file)"))
            var resource = try JSON.Value(parsing: Array(data))
            resource["metageneration"] = "9223372036854775807"
            try Data(resource.encoded()).write(to: URL(fileURLWithPath: "\(path)/buckets/\(file)"))
            let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
            #expect("\(error as Any)".contains("buckets/\(file)"))
        }
    }

    @Test(arguments: ["9223372036854775807", "-1"])
    func anUploadWhoseContentHasAnImpossibleNumberIsDropped(number: String) async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in _ = try await client.startUpload("n") }
            let file = try #require(try files("uploads", of: configuration).first)
            let content = try #require(try files("contents", of: configuration).first)
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/uploads/\(file)"))
            var record = try JSON.Value(parsing: Array(data))
            record["content"] = JSON.Value(number)
            try Data(record.encoded()).write(to: URL(fileURLWithPath: "\(path)/uploads/\(file)"))
            try FileManager.default.moveItem(
                atPath: "\(path)/contents/\(content)",
                toPath: "\(path)/contents/\(number)"
            )
            try await withEmulator(configuration) { _, client async throws in
                #expect(try files("uploads", of: configuration).isEmpty)
                #expect(try await client.insert("n", [1]).status == 200)
            }
        }
    }

    @Test func anUnusableDirectoryStopsTheStart() async throws {
        var configuration = EmulatorConfiguration()
        configuration.store = .directory("/dev/null/store")
        await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
    }
}
