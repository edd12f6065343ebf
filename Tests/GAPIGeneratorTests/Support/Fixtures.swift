import Foundation
import GAPIDescription
import GAPIGenerator
import Testing

/// Descriptions made for the tests, and what is generated of them.
enum Fixtures {
    static let names = ["Cycles", "Hostile", "Media", "Names", "Pages", "Parameters", "Types", "Wrapper"]

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// Where the generated files are that a target compiles.
    static let golden = tests.deletingLastPathComponent().appending(path: "GeneratedFixtures").path

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: tests.appending(path: "Fixtures/\(name).json")))
    }

    static func output(
        _ name: String,
        _ configure: (inout Generator.Options) -> Void = { _ in }
    ) throws -> Generator.Output {
        let (document, diagnostics) = try API.Document.parse(try bytes(name))
        return Generator(options: Generator.Options(configure)).generate(document, diagnostics)
    }

    /// Generates a description that is written as JSON text.
    static func output(
        json: String,
        _ configure: (inout Generator.Options) -> Void = { _ in }
    ) throws -> Generator.Output {
        let (document, diagnostics) = try API.Document.parse(json.utf8)
        return Generator(options: Generator.Options(configure)).generate(document, diagnostics)
    }

    /// A directory of its own for one test, removed afterwards.
    static func withDirectory(_ body: (String) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try body(directory)
    }
}

extension Generator.Output {
    /// All source together.
    var text: String { files.map(\.text).joined() }
}
