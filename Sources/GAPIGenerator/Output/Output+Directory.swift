public import GAPIDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Generator.Output {
    /// A difference between a directory and the generated files.
    public enum Difference: Sendable, Hashable, CustomStringConvertible {
        /// A file is missing.
        case missing(String)
        /// A file has a different text.
        case changed(String)
        /// A file of an earlier generation still exists.
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

    /// The reason why a directory was not read or written.
    public enum Refusal: Error, Hashable, CustomStringConvertible {
        /// The directory was generated from a newer description.
        case olderRevision(own: String, existing: String)
        /// A file that the generator did not write has the name of a generated file.
        case foreignFile(String)
        /// No method matches a pattern of ``Generator/Options/methods``; the diagnostic names the pattern.
        case noMatch(API.Diagnostic)
        /// The system cannot read or write the directory, for this reason.
        case unusable(String)

        /// The problem, and what to do about it.
        public var description: String {
            switch self {
            case .olderRevision(let own, let existing):
                "the directory was generated from revision \(existing), and this is revision \(own): take a newer description"
            case .foreignFile(let path):
                "\(path) is not a file of the generator: move it away, or generate into another directory"
            case .noMatch(let diagnostic): diagnostic.message
            case .unusable(let reason): reason
            }
        }
    }

    /// Returns the changes after which a directory holds this module, and no older files of the same service.
    ///
    /// - Parameter directory: The path of the directory; a missing directory counts as empty.
    /// - Returns: The missing and changed files in the order of ``files``, and then the stale files by name.
    /// - Throws: ``Refusal``.
    public func differences(from directory: String) throws(Refusal) -> [Difference] {
        if let diagnostic = diagnostics.first(where: { $0.kind == .noMatch }) { throw .noMatch(diagnostic) }
        let existing = try Self.files(in: directory)
        for text in existing.values {
            if let header = Header(text), header.service == self.header.service, self.header.isOlder(than: header) {
                throw .olderRevision(own: self.header.revision, existing: header.revision)
            }
        }
        var differences: [Difference] = []
        for file in files {
            guard let text = existing[file.path] else {
                differences.append(.missing(file.path))
                continue
            }
            guard Header(text) != nil else { throw .foreignFile(file.path) }
            if text != file.text { differences.append(.changed(file.path)) }
        }
        let names = Set(files.map(\.path))
        for (path, text) in existing.sorted(by: { $0.key < $1.key }) where !names.contains(path) {
            if Header(text)?.service == header.service { differences.append(.stale(path)) }
        }
        return differences
    }

    /// Writes this module to a directory.
    ///
    /// All files are first written to a directory beside the old files, and are moved only after that. So if the disk
    /// is full or read-only, or if a file cannot be moved, the old module stays as it was; where it cannot be put back, its
    /// files are kept, and the error names their folder. Files without a difference are
    /// not touched, so that the build system does not compile them again. Files of earlier generations of the same
    /// service are removed; other files stay.
    /// - Parameter directory: The path of the directory, which is created if it is missing.
    /// - Returns: The differences before the call.
    /// - Throws: ``Refusal``.
    @discardableResult
    public func write(to directory: String) throws(Refusal) -> [Difference] {
        let differences = try differences(from: directory)
        if differences.isEmpty { return [] }
        let isNew = !FileManager.default.fileExists(atPath: directory)
        var (changed, stale): (Set<String>, [String]) = ([], [])
        for difference in differences {
            switch difference {
            case .missing(let path), .changed(let path): changed.insert(path)
            case .stale(let path): stale.append(path)
            }
        }
        do {
            let written = files.filter { changed.contains($0.path) }
            try DirectoryChange(in: directory).make(writing: written, removing: stale)
        } catch {
            if isNew { rmdir(directory) }  // fails unless the directory is empty
            throw .unusable("it cannot be written: \(Self.reason(error))")
        }
        return differences
    }

    /// Returns the Swift files of a directory and their texts; a file that cannot be read has an empty text.
    private static func files(in directory: String) throws(Refusal) -> [String: String] {
        guard FileManager.default.fileExists(atPath: directory) else { return [:] }
        var files: [String: String] = [:]
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: directory) where name.hasSuffix(".swift") {
                let data = try? Data(contentsOf: URL(filePath: "\(directory)/\(name)"))
                files[name] = String(decoding: data ?? Data(), as: UTF8.self)
            }
        } catch {
            throw .unusable("it cannot be read: \(reason(error))")
        }
        return files
    }

    /// Returns the system's message of an error, without the text that Foundation adds.
    private static func reason(_ error: any Error) -> String {
        if let error = error as? DirectoryChange.Unfinished {
            return "\(String(cString: strerror(error.cause.code.rawValue))); the old files are in \(error.folder)"
        }
        let cause = (error as? CocoaError)?.userInfo["NSUnderlyingError"] as? POSIXError ?? error as? POSIXError
        return cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
    }
}
