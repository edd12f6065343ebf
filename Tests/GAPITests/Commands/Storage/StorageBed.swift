import AsyncJSON
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder with a site of three files, and an emulator with an empty bucket.
struct StorageBed {
    private static let content = ["index.html": "hello", "img/cat.jpg": "meow", "img/deep/dog.jpg": "wuff"]
    static let names = ["img/cat.jpg", "img/deep/dog.jpg", "index.html"]

    let bed: CallTests.Bed
    var folder: String { bed.folder }
    var emulator: Emulator { bed.emulator }
    var site: String { folder + "/site" }

    static func run(_ body: (StorageBed) async throws -> Void) async throws {
        try await CallTests.run { bed in
            let storage = StorageBed(bed: bed)
            for (name, text) in content { try storage.write(text, to: "site/" + name) }
            try await body(storage)
        }
    }

    /// Runs a command of `gapi storage`.
    func storage(_ words: String..., onTerminal: Bool = false) async -> Ran {
        await runGapi(["storage"] + words + ["--endpoint", emulator.url, "--anonymous"], onTerminal: onTerminal)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of all objects in the bucket.
    func objects() async throws -> [String] {
        let ran = await storage("ls", "-r", "gs://box")
        try #require(ran.code == 0, "\(ran.errors)")
        let prefix = "gs://box/"
        return ran.output.split(separator: "\n").map { String($0.dropFirst(prefix.count)) }.sorted()
    }

    /// Expects that the bucket has these objects and no others.
    func expectObjects(_ names: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let found = try await objects()
        #expect(found == names, sourceLocation: sourceLocation)
    }

    /// The text of an object.
    func object(_ name: String) async -> String? {
        let ran = await storage("cat", "gs://box/" + name)
        return ran.code == 0 ? String(decoding: ran.media, as: UTF8.self) : nil
    }

    func count(of operation: String) -> Int { emulator.journal.count { $0.operation == operation } }
}
