import EmulatorServer
import AsyncJSON
import Synchronization

/// The files of one user's Drive, and their changes.
final class DriveStore: Sendable {
    private struct State {
        var files: [String: DriveFile] = [:]
        /// The deleted files, with the numbers of their deletions.
        var removed: [String: Int] = [:]
        var lastChange = 1
    }

    /// The id of the folder that contains all files without another parent; clients may also call it `root`.
    static let root = "0AEmulatedRootFolder"
    static let user: JSON.Value = [
        "kind": "drive#user", "displayName": "Emulated User", "me": true, "permissionId": "1",
        "emailAddress": "user@example.com",
    ]

    private let state = Mutex(State())
    /// The memory for the texts of resources; `nil` if nobody counts them.
    private let memory: StoreMemory?

    /// A closure that is called after each change.
    private let hasChanged: @Sendable () -> Void

    init(memory: StoreMemory? = nil, hasChanged: @escaping @Sendable () -> Void = {}) {
        self.memory = memory
        self.hasChanged = hasChanged
        let now = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
        let resource: JSON.Value = [
            "kind": "drive#file", "id": JSON.Value(Self.root), "name": "My Drive",
            "mimeType": JSON.Value(DriveFile.folder),
            "createdTime": now, "modifiedTime": now, "version": "1", "trashed": false, "starred": false,
        ]
        state.withLock { $0.files[Self.root] = DriveFile(id: Self.root, resource: resource, change: 0) }
    }

    /// Returns a new random id.
    static func newID() -> String {
        let number = UInt64.random(in: .min ... .max)
        return "1" + String(number, radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
    }

    func file(_ id: String) throws(GoogleError) -> DriveFile {
        let id = id == "root" ? Self.root : id
        guard let file = state.withLock({ $0.files[id] }) else { throw .noFile(id) }
        return file
    }

    /// Returns all files except the root, the latest change first.
    func files() -> [DriveFile] {
        state.withLock { state in
            state.files.values.filter { $0.id != Self.root }.sorted { $0.change > $1.change }
        }
    }

    /// Creates a file from the members that a client has sent, and adds the store's own.
    func insert(_ sent: JSON.Value, _ media: DriveFile.Media?) throws(GoogleError) -> DriveFile {
        let id = sent["id"]?.string ?? Self.newID()
        let parents = sent["parents"]?.array?.compactMap(\.string) ?? [Self.root]
        let now = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
        var resource = sent
        let defaults: [(String, JSON.Value)] = [
            ("name", "Untitled"), ("mimeType", JSON.Value(media?.contentType ?? "application/octet-stream")),
            ("createdTime", now), ("modifiedTime", now), ("trashed", false), ("starred", false),
        ]
        for (name, value) in defaults where resource[name]?.isNull ?? true { resource[name] = value }
        let members: [(String, JSON.Value)] = [
            ("kind", "drive#file"), ("id", JSON.Value(id)), ("version", "1"), ("spaces", ["drive"]),
            ("owners", [Self.user]), ("ownedByMe", true), ("shared", false),
            ("webViewLink", JSON.Value("https://drive.example/file/\(id)")),
        ]
        for (name, value) in members { resource[name] = value }
        let result = state.withLock { state -> Result<DriveFile, GoogleError> in
            guard state.files[id] == nil else {
                return .failure(
                    GoogleError(code: 409, reason: "fileIdInUse", message: "A file already exists with the ID \(id).")
                )
            }
            let change = state.lastChange + 1
            var file = DriveFile(id: id, resource: resource, media: media, change: change)
            do throws(GoogleError) {
                file.resource["parents"] = JSON.Value(try Self.checked(parents, state).map { JSON.Value($0) })
                file.describeMedia()
                file.byteCount = file.resource.encoded().count
                file.room = try memory?.room(for: file.byteCount)
            } catch { return .failure(error) }
            state.lastChange = change
            state.files[id] = file
            return .success(file)
        }
        if case .success = result { hasChanged() }
        return try result.get()
    }

    /// Changes a file, its version and its modification time.
    func update(
        _ id: String,
        add: [String] = [],
        remove: [String] = [],
        _ change: (inout DriveFile) -> Void
    ) throws(GoogleError) -> DriveFile {
        let id = id == "root" ? Self.root : id
        let result = state.withLock { state -> Result<DriveFile, GoogleError> in
            guard var file = state.files[id] else { return .failure(.noFile(id)) }
            do throws(GoogleError) {
                let gone = Set(try Self.checked(remove, state))
                // Everybody waits meanwhile, so the parents are read once.
                let old = file.parents
                let known = Set(old)
                let new = try Self.checked(add, state).filter { !known.contains($0) }
                let parents = old.filter { !gone.contains($0) } + new
                file.resource["parents"] = JSON.Value(parents.map { JSON.Value($0) })
                file.change = state.lastChange + 1
                file.resource["modifiedTime"] = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
                change(&file)
                file.resource["version"] = JSON.Value("\((file.resource.int64("version") ?? 0) + 1)")
                file.byteCount = file.resource.encoded().count
                try ResourceSize.check(file.byteCount)
                file.room = try memory?.room(for: file.byteCount, inPlaceOf: file.room)
            } catch { return .failure(error) }
            state.lastChange = file.change
            state.files[id] = file
            return .success(file)
        }
        if case .success = result { hasChanged() }
        return try result.get()
    }

    /// Deletes a file; a folder is deleted with its contents.
    func delete(_ id: String) throws(GoogleError) {
        let file = try file(id)
        guard file.id != Self.root else {
            throw GoogleError(code: 403, reason: "insufficientFilePermissions", message: "The root cannot be deleted.")
        }
        state.withLock { Self.delete([file.id], in: &$0) }
        hasChanged()
    }

    /// Deletes all files in the trash, folders with their contents.
    func emptyTrash() {
        let isChanged = state.withLock { state in
            let ids = state.files.values.filter { $0.isTrashed && $0.id != Self.root }
                .sorted { $0.change > $1.change }.map(\.id)
            Self.delete(ids, in: &state)
            return !ids.isEmpty
        }
        if isChanged { hasChanged() }
    }

    /// Deletes files with their contents.
    ///
    /// Everybody waits meanwhile, so the files are read once, however many are deleted.
    private static func delete(_ ids: [String], in state: inout State) {
        let contents = contents(of: state)
        var rest = Array(ids.reversed())
        while let id = rest.popLast() {
            guard id != root, state.files.removeValue(forKey: id) != nil else { continue }
            state.lastChange += 1
            state.removed[id] = state.lastChange
            rest += contents[id] ?? []
        }
    }

    /// Returns the ids of the files in each folder.
    private static func contents(of state: State) -> [String: [String]] {
        var contents: [String: [String]] = [:]
        for (id, file) in state.files {
            for parent in file.parents { contents[parent, default: []].append(id) }
        }
        return contents
    }

    /// Returns the ids of the root and of all files below it; others have no parent there.
    private static func myDrive(_ state: State) -> Set<String> {
        let contents = contents(of: state)
        var found: Set<String> = []
        var rest = [root]
        while let id = rest.popLast() {
            if found.insert(id).inserted { rest += contents[id] ?? [] }
        }
        return found
    }

    // MARK: Changes

    /// The number of the next change.
    var nextChange: Int { state.withLock { $0.lastChange + 1 } }

    /// Returns the latest change of each file from a number on.
    ///
    /// - Parameters:
    ///   - number: The number of the first change.
    ///   - isRestricted: A Boolean value indicating whether changes of files that are not below the root are left out.
    /// - Returns: The changes with their files, the oldest first, `nil` for a deleted file; and the number of the next
    ///   change after them.
    func changes(
        from number: Int,
        inMyDrive isRestricted: Bool = false
    ) -> (changes: [(number: Int, id: String, file: DriveFile?)], next: Int) {
        state.withLock { state in
            let own = isRestricted ? Self.myDrive(state) : nil
            let changed = state.files.values.filter {
                $0.change >= number && $0.id != Self.root && own?.contains($0.id) != false
            }
            let removed = state.removed.filter { $0.value >= number && state.files[$0.key] == nil }
            let all =
                changed.map { (number: $0.change, id: $0.id, file: Optional($0)) }
                + removed.map { (number: $0.value, id: $0.key, file: nil) }
            return (all.sorted { $0.number < $1.number }, max(state.lastChange + 1, number))
        }
    }

    /// Returns the ids of parents, each once; throws 404 if there is no such file.
    private static func checked(_ parents: [String], _ state: State) throws(GoogleError) -> [String] {
        var ids: [String] = []
        var seen: Set<String> = []
        for parent in parents {
            let id = parent == "root" ? root : parent
            guard state.files[id] != nil else { throw .noFile(parent) }
            if seen.insert(id).inserted { ids.append(id) }
        }
        return ids
    }
}

extension GoogleError {
    static func noFile(_ id: String) -> Self {
        GoogleError(
            code: 404,
            reason: "notFound",
            message: "File not found: \(id).",
            location: ("fileId", "parameter")
        )
    }
}
