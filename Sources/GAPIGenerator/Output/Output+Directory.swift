#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Generator.Output {
    /// How a directory differs from what was generated.
    public enum Difference: Sendable, Hashable, CustomStringConvertible {
        /// A file is not there.
        case missing(String)
        /// A file has another text.
        case changed(String)
        /// A file of an earlier generation is there still.
        case stale(String)

        /// One line: `missing: Drive+Models2.swift`.
        public var description: String {
            switch self {
            case .missing(let path): "missing: \(path)"
            case .changed(let path): "changed: \(path)"
            case .stale(let path): "stale: \(path)"
            }
        }
    }

    /// Why a directory was left as it is.
    public enum Refusal: Error, Hashable, CustomStringConvertible {
        /// It was generated from a newer description.
        case olderRevision(own: String, existing: String)
        /// A file has the name of one to write, and the generator has not made it.
        case foreignFile(String)

        /// What is the matter and what to do.
        public var description: String {
            switch self {
            case .olderRevision(let own, let existing):
                "the directory was generated from revision \(existing), and this is revision \(own): take a newer description"
            case .foreignFile(let path):
                "\(path) is not a file of the generator: move it away, or generate into another directory"
            }
        }
    }

    /// What has to change in a directory so that it holds this module, and nothing older of the generator's.
    ///
    /// - Parameter directory: the path of the directory; one that is not there is empty.
    /// - Returns: the differences, by name.
    /// - Throws: ``Refusal``, or what reading throws.
    public func differences(from directory: String) throws -> [Difference] {
        let existing = try Self.files(in: directory)
        var differences: [Difference] = []
        for file in files {
            guard let text = existing[file.path] else {
                differences.append(.missing(file.path))
                continue
            }
            guard let header = Header(text) else { throw Refusal.foreignFile(file.path) }
            if header.service == self.header.service, self.header.isOlder(than: header) {
                throw Refusal.olderRevision(own: self.header.revision, existing: header.revision)
            }
            if text != file.text { differences.append(.changed(file.path)) }
        }
        let names = Set(files.map(\.path))
        for (path, text) in existing.sorted(by: { $0.key < $1.key }) where !names.contains(path) {
            if Header(text)?.service == header.service { differences.append(.stale(path)) }
        }
        return differences
    }

    /// Makes a directory hold this module.
    ///
    /// Each file is replaced as a whole or not at all; those that are as they should be are not touched, so that nothing is built anew
    /// for them. Files of earlier generations of the same service are removed, others stay.
    /// - Parameter directory: the path of the directory, which is made if need be.
    /// - Returns: what was different.
    /// - Throws: ``Refusal`` before anything is written, or what writing throws.
    @discardableResult
    public func write(to directory: String) throws -> [Difference] {
        let differences = try differences(from: directory)
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let texts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        for difference in differences {
            switch difference {
            case .missing(let path), .changed(let path):
                let url = URL(filePath: "\(directory)/\(path)")
                try Data((texts[path] ?? "").utf8).write(to: url, options: .atomic)
            case .stale(let path):
                try FileManager.default.removeItem(atPath: "\(directory)/\(path)")
            }
        }
        return differences
    }

    /// The Swift files of a directory and their texts.
    private static func files(in directory: String) throws -> [String: String] {
        guard FileManager.default.fileExists(atPath: directory) else { return [:] }
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) where name.hasSuffix(".swift") {
            let data = try Data(contentsOf: URL(filePath: "\(directory)/\(name)"))
            files[name] = String(decoding: data, as: UTF8.self)
        }
        return files
    }
}
