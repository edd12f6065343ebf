import AsyncFetch
import GAPIStorage

/// The files below a folder, in the order of the bytes of their paths; the names of a folder are in memory while it is
/// walked, with those of the folders above it.
final class FolderWalk: EntrySource {
    private struct Found: Sendable {
        /// The path relative to the root; that of a folder ends with a slash.
        let name: ByteName
        let obstacle: TransferEntry.Obstacle?
        let file: LocalFile?
        /// A Boolean value indicating whether the name is that of a symbolic link.
        var isLink = false
        /// The path of a file whose name no object can have; the name is then that of its folder.
        var unusableName: String?
    }

    /// Finds the file that the walk leaves out; returns `nil` for none.
    ///
    /// It blocks its thread.
    typealias Hidden = @Sendable () throws -> LocalFile.Identity?

    /// Throws if a path relative to the root can be the name of no object.
    typealias Check = @Sendable (_ name: String) throws -> Void

    private let root: String
    private let followsLinks: Bool
    private let check: Check
    private let hidden: Hidden
    private var hiddenFile: LocalFile.Identity?
    /// Entries that are still to be visited, the next one last.
    private var stack: [Found] = []
    /// The folders whose entries are on the stack, each with the number of entries that were there before it.
    private var open: [(identity: LocalFile.Identity, depth: Int, isLink: Bool)] = []
    private var hasBegun = false

    init(
        _ root: String,
        followingLinks: Bool,
        hiding hidden: @escaping Hidden = { nil },
        checking check: @escaping Check = { _ in }
    ) {
        self.root = root
        self.hidden = hidden
        self.check = check
        followsLinks = followingLinks
    }

    func next() async throws -> TransferEntry? {
        if !hasBegun {
            hasBegun = true
            try await begin()
        }
        while let found = stack.popLast() {
            open.removeAll { $0.depth > stack.count }
            if let obstacle = found.obstacle {
                var entry = TransferEntry(found.name.text, obstacle: obstacle)
                entry.unusableName = found.unusableName
                return entry
            }
            guard let file = found.file else { continue }
            if file.identity == hiddenFile { continue }
            guard file.kind == .folder else {
                var entry = TransferEntry(found.name.text, file)
                entry.isBehindLink = open.contains { $0.isLink }
                return entry
            }
            guard !open.contains(where: { $0.identity == file.identity }) else {
                return TransferEntry(found.name.text, obstacle: .skipped(.symbolicLink))
            }
            do { try await enter(found.name.text, file.identity, isLink: found.isLink) } catch let error as FetchError {
                return TransferEntry(found.name.text, obstacle: .failed(GAPI.Error(error)))
            }
        }
        return nil
    }

    private func begin() async throws {
        do {
            let (folder, file) = try await OpenFile.run("cannot read \(root)") { [root, hidden] in
                (try LocalFile.examine(root, followingLinks: true), try hidden())
            }
            hiddenFile = file
            guard let folder, folder.kind == .folder else {
                throw FetchError(.file, "\(root) is not a folder")
            }
            // The folder that the user names may be a link.
            try await enter("", folder.identity, isLink: false)
        } catch let error as FetchError {
            throw GAPI.Error(error)
        }
    }

    private func enter(_ name: String, _ identity: LocalFile.Identity, isLink: Bool) async throws {
        let entries = try await OpenFile.run("cannot read \(root)") { [root, followsLinks, check] in
            try Self.entries(of: name, below: root, followsLinks, check)
        }
        open.append((identity, stack.count, isLink))
        stack += entries
    }

    /// Returns what is in a folder, in reverse order.
    ///
    /// A name that has to be changed comes first, as a failure of the folder: its file can be sorted anywhere then.
    ///
    /// It blocks its thread.
    private static func entries(
        of folder: String,
        below root: String,
        _ followsLinks: Bool,
        _ check: Check
    ) throws -> [Found] {
        func unusable(_ name: String, _ error: GAPI.Error) -> Found {
            Found(name: ByteName(folder), obstacle: .failed(error), file: nil, unusableName: name)
        }
        return try LocalFile.names(in: root + "/" + folder).compactMap { bytes -> Found? in
            let name = folder + String(decoding: bytes, as: UTF8.self)
            guard name.utf8.count == folder.utf8.count + bytes.count,
                name.utf8.dropFirst(folder.utf8.count).elementsEqual(bytes)
            else {
                let error = GAPI.Error(
                    .invalidRequest,
                    "its name, \(LocalName.readable(bytes)), is not UTF-8, as names of objects are; rename it"
                )
                return unusable(name, error)
            }
            let entry = try found(name, at: root + "/" + name, followsLinks)
            guard let entry, entry.obstacle == nil else { return entry }
            do { try check(name) } catch { return unusable(name, GAPI.Error(transfer: error)) }
            return entry
        }.sorted { $1.name < $0.name }
    }

    private static func found(_ name: String, at path: String, _ followsLinks: Bool) throws -> Found? {
        func obstacle(_ obstacle: TransferEntry.Obstacle) -> Found {
            Found(name: ByteName(name), obstacle: obstacle, file: nil)
        }
        do {
            guard var file = try LocalFile.examine(path, followingLinks: false) else { return nil }
            let isLink = file.kind == .link
            if isLink {
                guard followsLinks else { return obstacle(.skipped(.symbolicLink)) }
                guard let target = try LocalFile.examine(path, followingLinks: true) else {
                    return obstacle(.failed(GAPI.Error(.file, "\(path) is a symbolic link that leads nowhere")))
                }
                file = target
            }
            switch file.kind {
            case .folder: return Found(name: ByteName(name + "/"), obstacle: nil, file: file, isLink: isLink)
            case .file: return Found(name: ByteName(name), obstacle: nil, file: file)
            case .link, .other: return obstacle(.skipped(.notAFile))
            }
        } catch let error as FetchError {
            return obstacle(.failed(GAPI.Error(error)))
        }
    }
}

extension GAPI.Error {
    /// An error of files as one of this module's calls.
    init(_ error: FetchError) {
        let code: Code =
            switch error.code {
            case .source: .sourceChanged
            case .invalidRequest: .invalidRequest
            case .checksumMismatch: .checksumMismatch
            case .file: .file
            default: .transport
            }
        self.init(code, error.message, cause: error)
    }

    /// Any error of a transfer but its cancellation.
    init(transfer error: any Error) {
        switch error {
        case let error as GAPI.Error: self = error
        case let error as FetchError: self.init(error)
        default: self.init(.transport, "the transfer failed", cause: error)
        }
    }
}
