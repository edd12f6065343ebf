import Foundation
import GAPIGenerator
import Testing

@Suite struct OutputTests {
    @Test func writtenDirectoryHasNoDifferences() throws {
        let output = try Fixtures.output("Media")
        try Fixtures.withDirectory { (directory: String) throws in
            #expect(try output.differences(from: directory) == output.files.map { .missing($0.path) })
            #expect(try output.write(to: directory).count == 3)
            #expect(try output.differences(from: directory) == [])
            #expect(try output.write(to: directory) == [])
        }
    }

    @Test func filesThatAreNoLongerMadeAreRemovedAndOthersStay() throws {
        let many = try Fixtures.output("Media") { $0.shards = 3 }
        let few = try Fixtures.output("Media")
        try Fixtures.withDirectory { (directory: String) throws in
            try many.write(to: directory)
            try "// Mine.\n".write(toFile: directory + "/Media+Mine.swift", atomically: true, encoding: .utf8)
            try Fixtures.output("Types").write(to: directory)
            #expect(try few.write(to: directory).contains(.stale("Media+Models3.swift")))
            let names = try Set(FileManager.default.contentsOfDirectory(atPath: directory))
            #expect(names.isSuperset(of: ["Media+Mine.swift", "Types.swift", "Media+Models1.swift"]))
            #expect(!names.contains("Media+Models3.swift"))
        }
    }

    @Test func anOlderRevisionIsRefused() throws {
        let text = String(decoding: try Fixtures.bytes("Media"), as: UTF8.self)
        let newer = try Fixtures.output(json: text.replacing("20260101", with: "20260102"))
        let older = try Fixtures.output("Media")
        try Fixtures.withDirectory { (directory: String) throws in
            try newer.write(to: directory)
            #expect(throws: Generator.Output.Refusal.olderRevision(own: "20260101", existing: "20260102")) {
                try older.write(to: directory)
            }
            #expect(try newer.differences(from: directory) == [])
        }
    }

    @Test func aVersionThatLooksLikePartOfTheHeaderIsReadAsItWasWritten() throws {
        let media = String(decoding: try Fixtures.bytes("Media"), as: UTF8.self)
        let text = media.replacing(#""version": "v1""#, with: #""version": "v1, revision 9""#)
        #expect(text != media)
        let many = try Fixtures.output(json: text.replacing("20260101", with: "20260102")) { $0.shards = 3 }
        let few = try Fixtures.output(json: text.replacing("20260101", with: "20260103"))
        try Fixtures.withDirectory { (directory: String) throws in
            try many.write(to: directory)
            #expect(try few.write(to: directory).contains(.stale("Media+Models3.swift")))
            #expect(throws: Generator.Output.Refusal.olderRevision(own: "20260102", existing: "20260103")) {
                try many.write(to: directory)
            }
        }
    }

    @Test func filesOfOthersAreNotOverwritten() throws {
        let output = try Fixtures.output("Media")
        try Fixtures.withDirectory { (directory: String) throws in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            try "mine".write(toFile: directory + "/Media.swift", atomically: true, encoding: .utf8)
            #expect(throws: Generator.Output.Refusal.foreignFile("Media.swift")) { try output.write(to: directory) }
            #expect(try String(contentsOfFile: directory + "/Media.swift", encoding: .utf8) == "mine")
        }
    }

    @Test func shardsHaveTheNamesThatWereAskedFor() throws {
        let names = try Fixtures.output("Media") { $0.shards = 4 }.files.map(\.path)
        #expect(
            names == ["Media+Service.swift"] + (1...4).map { "Media+Queries\($0).swift" }
                + (1...4).map { "Media+Models\($0).swift" }
        )
    }

    @Test(arguments: [1, 2, 3, 50])
    func shardsLoseNothing(count: Int) throws {
        // Where enumerations' values stand depends on the shard that their type is in.
        func declarations(_ output: Generator.Output) -> [Substring] {
            output.text.split(separator: "\n").filter { $0.contains("public ") && !$0.contains("import") }.sorted()
        }
        let one = try Fixtures.output("Types")
        let many = try Fixtures.output("Types") { $0.shards = count }
        #expect(declarations(one) == declarations(many))
    }
}
