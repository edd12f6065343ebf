import Foundation

/// Documents nobody here wrote.
enum Corpora {
    static let directory = ProcessInfo.processInfo.environment["CORPORA_DIR"]

    /// The files of a folder by name, or none where there is no folder.
    static func files(_ folder: String, suffix: String = ".xml") -> [String] {
        guard let directory else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(folder)")) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }

    static func bytes(_ folder: String, _ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(directory ?? "")/\(folder)/\(name)")))
    }
}
