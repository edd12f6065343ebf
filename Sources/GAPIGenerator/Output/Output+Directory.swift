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
        /// No method is like a pattern of ``Generator/Options/methods``, as the diagnostic says.
        case noMatch(API.Diagnostic)
        /// The system does not let it be read or written, for this reason.
        case unusable(String)

        /// What is the matter and what to do.
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

    /// What has to change in a directory so that it holds this module, and nothing older of the generator's.
    ///
    /// - Parameter directory: the path of the directory; one that is not there is empty.
    /// - Returns: the differences, by name.
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

    /// Makes a directory hold this module.
    ///
    /// Everything is written beside the files first, and takes their places when nothing can go wrong any more: a full disk leaves
    /// the old module, not half of the new one. Files that are as they should be are not touched, so that nothing is built anew for
    /// them. Files of earlier generations of the same service are removed, others stay.
    /// - Parameter directory: the path of the directory, which is made if need be.
    /// - Returns: what was different.
    /// - Throws: ``Refusal``.
    @discardableResult
    public func write(to directory: String) throws(Refusal) -> [Difference] {
        let differences = try differences(from: directory)
        if differences.isEmpty { return [] }
        let isNew = !FileManager.default.fileExists(atPath: directory)
        let beside = "\(directory)/.\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: beside) }
            try put(differences, in: directory, by: beside)
        } catch {
            if isNew { rmdir(directory) }  // if it is empty, that is
            throw .unusable("it cannot be written: \(Self.reason(error))")
        }
        return differences
    }

    private func put(_ differences: [Difference], in directory: String, by beside: String) throws {
        let texts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        var written: [String] = []
        for difference in differences {
            switch difference {
            case .missing(let path), .changed(let path):
                try Data((texts[path] ?? "").utf8).write(to: URL(filePath: "\(beside)/\(path)"))
                written.append(path)
            case .stale: break
            }
        }
        for path in written where rename("\(beside)/\(path)", "\(directory)/\(path)") != 0 {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for case .stale(let path) in differences {
            try FileManager.default.removeItem(atPath: "\(directory)/\(path)")
        }
    }

    /// The Swift files of a directory and their texts; what is no readable file, but has such a name, is an empty one.
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

    /// What the system says, without what Foundation wraps it in.
    private static func reason(_ error: any Error) -> String {
        let cause = (error as? CocoaError)?.userInfo["NSUnderlyingError"] as? POSIXError ?? error as? POSIXError
        return cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
    }
}
