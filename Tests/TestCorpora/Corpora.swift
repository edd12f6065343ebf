#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Documents nobody here wrote, below the folder that `CORPORA_DIR` names.
///
/// Suites that read them are skipped, visibly, without that folder; with it they fail when they see no file, for tests that went through
/// nothing have proved nothing.
public enum Corpora {
    /// The folder; nil where nobody says it.
    public static let directory = ProcessInfo.processInfo.environment["CORPORA_DIR"]

    /// The names of the files of a folder that begin and end in a way, sorted.
    ///
    /// Where there are none, the one name of a file that is not there, on which each test fails.
    public static func files(_ folder: String, prefix: String = "", suffix: String = ".xml") -> [String] {
        guard let directory else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(folder)")) ?? []
        let files = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }.sorted()
        return files.isEmpty ? ["no file \(prefix)*\(suffix) in \(folder)"] : files
    }

    /// The bytes of a file.
    public static func bytes(_ folder: String, _ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(directory ?? "")/\(folder)/\(name)")))
    }
}
