import AsyncJSON
import Foundation
import GAPIEmulator
import GRDB
import NIOHTTP1
import Testing

@Suite("Damaged directory stores", .timeLimit(.minutes(5)))
struct DamagedStoreTests {
    @Test func whatAKilledProcessLeavesIsCleared() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in
                for name in ["kept", "lost"] { try await client.insert(name, [1]) }
            }
            let name = try #require(try files("contents", of: configuration).last)
            let store = try #require(name.split(separator: ".").last)
            try withDatabase(of: configuration) { database in
                try database.execute(sql: "DELETE FROM record WHERE content = ?", arguments: [name])
            }
            #expect(FileManager.default.createFile(atPath: "\(path)/contents/42.\(store)", contents: Data("x".utf8)))
            try await withEmulator(configuration) { emulator, client in
                #expect(emulator.problems.isEmpty)
                let items = try await client.get("/storage/v1/b/bucket/o").json["items"]?.array
                #expect(items?.count == 1)
                #expect(try files("contents", of: configuration).count == 1)
            }
        }
    }

    @Test func anUploadWhoseFileIsGoneIsSetAside() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in
                let session = try await client.startUpload("talk")
                _ = try await client.put(session, "0-524287/*", noise(524_288))
            }
            let content = try #require(try files("contents", of: configuration).first)
            let file = "\(path)/contents/\(content)"
            try FileManager.default.moveItem(atPath: file, toPath: "\(path)/away")
            // Nothing is read or written behind a link.
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "\(path)/away")
            try await Emulator.run(configuration) { emulator in
                #expect(emulator.problems.count == 1)
                #expect(emulator.problems.first?.contains("its content is missing") == true)
            }
            #expect(FileManager.default.contents(atPath: "\(path)/away")?.count == 524_288)
            #expect(try setAside(configuration) == ["upload"])
        }
    }

    private func setAside(_ configuration: EmulatorConfiguration) throws -> [String] {
        try withDatabase(of: configuration) { try String.fetchAll($0, sql: "SELECT kind FROM setAside ORDER BY id") }
    }

    @Test func damagedRecordsAreSetAsideAndTheRestServes() async throws {
        try await withStore(.directory("")) { configuration in
            let generations = try await withEmulator(configuration) { _, client in
                _ = try await client.sendJSON(.POST, "/storage/v1/b", #"{"name":"second"}"#)
                _ = try await client.startUpload("u")
                var generations: [String] = []
                for name in ["a", "b", "c", "d", "e"] {
                    let object = try await client.insert(name, [1, 2, 3]).json
                    generations.append(try #require(object["generation"]?.string))
                }
                return generations
            }
            let contents = try withDatabase(of: configuration) { database in
                let contents = try generations.map { generation in
                    try String.fetchOne(
                        database,
                        sql: "SELECT content FROM record WHERE kind = 'object' AND key = ?",
                        arguments: [generation]
                    ) ?? ""
                }
                let damage = ["value = x''", #"value = CAST('{"name":' AS BLOB)"#, "content = '1.x'", "state = 'soft'"]
                for (change, generation) in zip(damage, generations) {
                    try database.execute(
                        sql: "UPDATE record SET \(change) WHERE kind = 'object' AND key = ?",
                        arguments: [generation]
                    )
                }
                try database.execute(sql: "UPDATE record SET value = x'00' WHERE kind = 'bucket' AND key = 'second'")
                try database.execute(sql: "UPDATE record SET value = '7' WHERE kind = 'upload'")
                return contents
            }
            try await withEmulator(configuration) { emulator, client in
                #expect(emulator.problems.count == 6, "\(emulator.problems)")
                let items = try await client.get("/storage/v1/b/bucket/o").json["items"]?.array
                #expect(items?.compactMap { $0["name"]?.string } == ["e"])
                #expect(try await client.get("/storage/v1/b/bucket/o/e?alt=media").body == [1, 2, 3])
                #expect(try await client.get("/storage/v1/b/second").status == 404)
                try await client.insert("a", [4])
            }
            #expect(Set(try setAside(configuration)) == ["object", "bucket", "upload"])
            // Only the content to which nothing refers any more is gone.
            let left = Set(try files("contents", of: configuration))
            #expect(contents.map(left.contains) == [true, true, false, true, true])
            // They are told once.
            try await Emulator.run(configuration) { #expect($0.problems.isEmpty) }
        }
    }

    @Test(arguments: [[UInt8](), [1, 2]])
    func anObjectWhoseContentHasAnotherSizeIsSetAside(content: [UInt8]) async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in _ = try await client.insert("n", [1, 2, 3]) }
            let name = try #require(try files("contents", of: configuration).first)
            try Data(content).write(to: URL(fileURLWithPath: "\(path)/contents/\(name)"))
            try await withEmulator(configuration) { emulator, client async throws in
                #expect(emulator.problems.first?.contains("\(content.count) bytes instead of 3") == true)
                #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
            }
        }
    }

    @Test(arguments: ["SQLite format 3\0 and no more of it", "", "no database"])
    func anotherFileInThePlaceOfTheDatabaseIsNotServed(text: String) async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in _ = try await client.insert("n", [1]) }
            let content = try files("contents", of: configuration)
            let file = URL(fileURLWithPath: "\(path)/store.sqlite")
            try Data(String(repeating: text, count: 1000).utf8).write(to: file)
            if text.isEmpty {
                // It is a new store, and the contents of the old one are not its own.
                try await Emulator.run(configuration) { _ in }
            } else {
                let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
                #expect("\(error as Any)".contains("store.sqlite"))
            }
            #expect(try files("contents", of: configuration) == content)
        }
    }

    /// The emulator goes on counting from the numbers in its records.
    @Test(
        arguments: ["generation", "metageneration", "size"],
        ["9223372036854775807", "4611686018427387904", "-1", "-9223372036854775808"]
    )
    func aRecordWithAnImpossibleNumberIsSetAside(member: String, number: String) async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in _ = try await client.insert("n", [1]) }
            for kind in ["object", "bucket"] where kind == "object" || member == "metageneration" {
                try withDatabase(of: configuration) { database in
                    let text = try String.fetchOne(
                        database,
                        sql: "SELECT CAST(value AS TEXT) FROM record WHERE kind = ?",
                        arguments: [kind]
                    )
                    var resource = try JSON.Value(parsing: Array((text ?? "").utf8))
                    #expect(resource[member] != nil)
                    resource[member] = JSON.Value(number)
                    try database.execute(
                        sql: "UPDATE record SET value = ? WHERE kind = ?",
                        arguments: [Data(resource.encoded()), kind]
                    )
                }
            }
            try await withEmulator(configuration) { emulator, client async throws in
                #expect(emulator.problems.contains { $0.contains("its \(member) is missing or impossible") })
                #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
                #expect(try await client.insert("n", [1]).status == 200)
            }
        }
    }

    @Test(
        arguments: [
            ("folder/a%2F", #"{"name":"a/","metageneration":"9223372036854775807"}"#),
            ("notification/9223372036854775807", #"{"id":"9223372036854775807"}"#),
            ("rewrite/t", #"{"copied":"-1"}"#), ("rewrite/t", #"{"time":"-9223372036854775808"}"#),
        ]
    )
    func aDocumentWithAnImpossibleNumberIsSetAside(key: String, value: String) async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, _ in }
            let name = "bucket/" + key.replacing("/", with: "%2F")
            try withDatabase(of: configuration) { database in
                try database.execute(
                    sql: "INSERT INTO record (kind, key, state, time, value) VALUES ('document', ?, 0, 0, ?)",
                    arguments: [name, Data(value.utf8)]
                )
            }
            try await withEmulator(configuration) { emulator, _ in #expect(emulator.problems.count == 1) }
            #expect(try setAside(configuration) == ["document"])
        }
    }

    @Test func aContentBelongsToOneObject() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                for name in ["a", "b"] { try await client.insert(name, [1, 2, 3]) }
            }
            try withDatabase(of: configuration) { database in
                try database.execute(
                    sql: "UPDATE record SET content = (SELECT min(content) FROM record) WHERE kind = 'object'"
                )
            }
            try await withEmulator(configuration) { emulator, client in
                #expect(emulator.problems.first?.contains("belongs to another record") == true)
                let items = try await client.get("/storage/v1/b/bucket/o").json["items"]?.array
                #expect(items?.count == 1)
            }
        }
    }

    /// The file can be opened: the damage is in a page that is read later.
    @Test func aDamagedPageIsToldWithARemedy() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in
                for number in 0..<200 { try await client.insert("n\(number)", [1]) }
            }
            let root = try withDatabase(of: configuration) { database in
                try Int.fetchOne(database, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'record'") ?? 0
            }
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(path)/store.sqlite"))
            try file.seek(toOffset: UInt64((root - 1) * 4096))
            try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
            try file.close()
            let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
            #expect("\(error as Any)".contains("move it away"))
        }
    }

    @Test func aContentOfTheRightSizeIsServedWhateverItsBytesAre() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { _, client in
                _ = try await client.insert("n", Array("abc".utf8))
            }
            let name = try #require(try files("contents", of: configuration).first)
            try Data("xyz".utf8).write(to: URL(fileURLWithPath: "\(path)/contents/\(name)"))
            try await withEmulator(configuration) { emulator, client in
                #expect(emulator.problems.isEmpty)
                let answer = try await client.get("/storage/v1/b/bucket/o/n?alt=media")
                #expect(answer.status == 200 && answer.text == "xyz")
            }
        }
    }

    @Test func aContentThatIsLostWhileServingIsAnError() async throws {
        try await withStore(.directory("")) { configuration in
            guard case .directory(let path) = configuration.store else { return }
            try await withEmulator(configuration) { emulator, client in
                try await client.insert("n", [1, 2, 3])
                let name = try #require(try files("contents", of: configuration).first)
                try Data([1]).write(to: URL(fileURLWithPath: "\(path)/contents/\(name)"))
                #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").status == 500)
                try FileManager.default.removeItem(atPath: "\(path)/contents/\(name)")
                let answer = try await client.get("/storage/v1/b/bucket/o/n?alt=media")
                #expect(answer.status == 500)
                #expect(!answer.text.contains(name) && !answer.text.contains("contents/"))
                #expect(emulator.journal.entries.last?.status == 500)
            }
        }
    }
}
