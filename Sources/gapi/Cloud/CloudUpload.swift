import AsyncCloud
import AsyncFetch
import GAPIDescription
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An upload of a file, or of a folder with all that is in it.
struct CloudUpload: Sendable {
    let transfer: CloudTransfer

    /// Uploads a file; what is there is replaced only if it is the version that was seen.
    ///
    /// - Parameters:
    ///   - path: The path on this machine.
    ///   - found: What is at that path.
    ///   - target: The place in the account.
    ///   - replaced: The file that is there.
    /// - Throws: ``ToolFailure``, ``Cloud/Error``, `CancellationError`.
    func file(
        _ path: String,
        _ found: LocalPlace.Found,
        to target: Cloud.Path,
        replacing replaced: Cloud.Item?
    ) async throws {
        try await saying(target) { try await send(path, found, to: target, replacing: replaced) }
    }

    /// Uploads a file to a place that is free by the list of its folder.
    ///
    /// - Returns: `nil`, or what is there nevertheless: a server that takes two names for one has it under the other
    ///   one, which is that of `alike`.
    private func newFile(
        _ path: String,
        _ found: LocalPlace.Found,
        to target: Cloud.Path,
        alike: Cloud.Item?
    ) async throws -> Cloud.Item? {
        var present: Cloud.Item?
        try await saying(target) {
            do { try await send(path, found, to: target, replacing: nil) } catch let error as Cloud.Error
                where error.code == .alreadyExists
            {
                present = alike
                if present == nil { present = try await transfer.connection.found(at: target) }
                if present == nil { throw error }
            }
        }
        return present
    }

    private func send(
        _ path: String,
        _ found: LocalPlace.Found,
        to target: Cloud.Path,
        replacing replaced: Cloud.Item?
    ) async throws {
        var options = options(for: target, replacing: replaced)
        options.modified = found.modified.flatMap { $0.timeIntervalSince1970 >= 0 ? $0 : nil }
        let (number, progress) = (transfer.progress.begin(), transfer.progress)
        defer { progress.end(number) }
        _ = try await transfer.connection.upload(file: path, to: target, options: options) {
            progress.update(number, $0)
        }
    }

    /// Uploads what can be read only once.
    ///
    /// - Parameters:
    ///   - path: The path on this machine; `-` for standard input.
    ///   - target: The place in the account.
    ///   - replaced: The file that is there.
    /// - Returns: The number of bytes.
    /// - Throws: ``ToolFailure``, ``Cloud/Error``, `CancellationError`.
    func stream(_ path: String, to target: Cloud.Path, replacing replaced: Cloud.Item?) async throws -> Int64 {
        let options = options(for: target, replacing: replaced)
        let body = FetchRequestBody.stream(try InputChunks(path: path), length: nil)
        let (number, progress) = (transfer.progress.begin(), transfer.progress)
        defer { progress.end(number) }
        let sent = Mutex<Int64>(0)
        try await saying(target) {
            _ = try await transfer.connection.connect().dav.upload(body, to: target, options: options) { count in
                sent.withLock { $0 = count }
                progress.update(number, count)
            }
        }
        return sent.withLock(\.self)
    }

    /// Returns the options for a place, where only the version is replaced that was seen.
    private func options(for target: Cloud.Path, replacing replaced: Cloud.Item?) -> Cloud.UploadOptions {
        let precondition: Cloud.UploadOptions.Precondition =
            replaced.map { $0.eTag.map { .matches($0) } ?? .none } ?? .isNew
        return Cloud.UploadOptions(precondition) { $0.contentType = FetchMediaType.forFile(named: target.name) }
    }

    /// Runs an upload, and says what stands in its way.
    private func saying(_ target: Cloud.Path, _ upload: () async throws -> Void) async throws {
        do { try await upload() } catch let error as Cloud.Error where error.code == .alreadyExists {
            throw ToolFailure(.cannotCreate, "\(target.string.singleLine) is there already; --force replaces it")
        } catch let error as Cloud.Error where error.code == .conflict {
            throw ToolFailure(.cannotCreate, "there is no folder for \(target.string.singleLine)")
        }
    }

    /// Uploads what is in a folder; symbolic links are left out.
    func contents(of folder: String, to path: Cloud.Path, level: Int = 1) async throws {
        guard level <= CloudTransfer.mostLevels else { throw ToolFailure(.unreadable, "the folders have no end") }
        let (names, others) = try LocalPlace.allNames(in: folder)
        let present = try await makeFolder(path)
        // Strings are equal if they look the same.
        let alike = Dictionary(present.values.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var files: [(path: String, target: Cloud.Path, found: LocalPlace.Found, present: Cloud.Item?)] = []
        var folders: [(path: String, target: Cloud.Path)] = []
        for name in names {
            let source = folder.appendingPathPart(name)
            let found = LocalPlace.found(at: source)
            switch found?.kind {
            case .file?:
                guard let found else { continue }
                let target = try path.appending(name)
                files.append((source, target, found, present[target]))
            case .folder?: folders.append((source, try path.appending(name)))
            default:
                var row = TransferRow("skip", source)
                row.reason = Self.reason(found)
                transfer.report.add(row)
            }
        }
        try await forEach(files, atOnce: CloudTransfer.mostFiles) { source in
            try await transfer.step(TransferRow("upload", source.path, to: source.target.string)) { row in
                var present = source.present
                if present == nil {
                    let alike = alike[source.target.name]
                    present = try await newFile(source.path, source.found, to: source.target, alike: alike)
                }
                if let present {
                    if try isLeft(present, for: source.found, &row) { return }
                    try await file(source.path, source.found, to: source.target, replacing: present)
                }
                row.bytes = source.found.size
            }
        }
        for name in others {
            try await transfer.step(TransferRow("upload", folder.appendingPathPart(name))) { _ in
                throw ToolFailure(.unreadable, "its name is not UTF-8, as names in an account are; rename it")
            }
        }
        for source in folders {
            do { try await contents(of: source.path, to: source.target, level: level + 1) } catch {
                try await transfer.step(TransferRow("upload", source.path)) { _ in throw error }
            }
        }
    }

    /// Returns a Boolean value indicating whether a file is left out because the same one is there.
    ///
    /// - Throws: ``ToolFailure`` if what is there may not be replaced.
    private func isLeft(_ present: Cloud.Item, for found: LocalPlace.Found, _ row: inout TransferRow) throws -> Bool {
        if !transfer.replaces, isSame(found, present) {
            (row.action, row.reason) = ("skip", "it is there already")
            return true
        }
        let shown = present.path.string.singleLine
        if present.isFolder { throw ToolFailure(.cannotCreate, "\(shown) is a folder, which is not replaced") }
        guard transfer.replaces else {
            throw ToolFailure(.cannotCreate, "\(shown) is there already; --force replaces it")
        }
        return false
    }

    /// Returns the reason why something in a folder is left out.
    private static func reason(_ found: LocalPlace.Found?) -> String {
        switch found?.kind {
        case .link?: "it is a symbolic link"
        case nil: "it is gone"
        default: "it is no file"
        }
    }

    /// Makes a folder if there is none, and returns what is in it, by path: names of other bytes are other files.
    private func makeFolder(_ path: Cloud.Path) async throws -> [Cloud.Path: Cloud.Item] {
        if !path.isRoot {
            do {
                try await transfer.connection.makeFolder(at: path)
                return [:]
            } catch let error as Cloud.Error where error.code == .alreadyExists {}
        }
        // What cannot be described is neither skipped nor replaced: the server knows whether it is there.
        let list = try await transfer.connection.list(path).items.filter { !$0.isUndescribed }
        return Dictionary(list.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func isSame(_ found: LocalPlace.Found, _ item: Cloud.Item) -> Bool {
        guard !item.isFolder, found.size == item.size, let here = found.modified, let there = item.modified else {
            return false
        }
        return here.timeIntervalSince1970.rounded(.down) == there.timeIntervalSince1970.rounded(.down)
    }
}
