import AsyncCloud
import AsyncFetch
import GAPIDescription

/// A download of a file, or of a folder with all that is in it.
struct CloudDownload: Sendable {
    let transfer: CloudTransfer
    /// The answer whether file systems take names of other capitals for one, in tests; `nil` to ask them.
    var foldsNames: Bool?

    /// Downloads a file to a path.
    ///
    /// The file appears when it is whole; it gets the time of its last change.
    ///
    /// - Returns: The number of its bytes.
    func file(_ item: Cloud.Item, to path: String) async throws -> Int64 {
        try LocalPlace.requireFree(path, replaces: transfer.replaces)
        try ByteOutput.written(at: path)?.requireFree(replaces: transfer.replaces)
        let connection = transfer.connection
        let temporary = LocalPlace.temporary(for: path, from: connection.server + item.path.string)
        let (number, progress) = (transfer.progress.begin(), transfer.progress)
        defer { progress.end(number) }
        try await CloudTransfer.naming(path, insteadOf: temporary) {
            try await FileReplacement.FinalMode.$current.withValue(LocalPlace.finalMode(temporary, before: path)) {
                _ = try await connection.download(item.path, to: temporary) {
                    progress.update(number, $0.acknowledged)
                }
            }
        }
        LocalPlace.setModified(item.modified, of: temporary)
        let size = LocalPlace.found(at: temporary)?.size ?? 0
        try LocalPlace.place(temporary, at: path, replaces: transfer.replaces)
        try ByteOutput.written(at: path)?.takePlace(replaces: transfer.replaces)
        return size
    }

    /// Downloads what is in a folder; its files keep their names, and nothing gets a place outside of the path.
    ///
    /// Of two names that are one file here, the second fails; so does one whose file is there under another name. The
    /// list of the folder that it reads and the folders on the way to it have one budget.
    func contents(
        of folder: Cloud.Path,
        to path: String,
        level: Int = 1,
        within budget: ListBudget = ListBudget()
    ) async throws {
        guard level <= CloudTransfer.mostLevels else { throw ToolFailure(.badData, "the folders have no end") }
        try LocalPlace.makeFolder(path)
        let folders = try await files(of: folder, to: path, within: budget)
        // The files are done: only the folders of the list are kept.
        var rest = budget
        for entry in folders { try rest.add(entry.item, to: "the list of \(folder)") }
        for (item, isRepeated) in folders {
            do {
                if isRepeated { throw Namesakes.repeated }
                let target = try LocalPlace.path(of: item.name, in: path)
                try await contents(of: item.path, to: target, level: level + 1, within: rest)
            } catch {
                try await transfer.step(TransferRow("download", item.path.string)) { _ in throw error }
            }
        }
    }

    /// Downloads the files that are directly in a folder.
    ///
    /// - Returns: The folders that are directly in it, and whether an earlier item has the same name here.
    private func files(
        of folder: Cloud.Path,
        to path: String,
        within budget: ListBudget
    ) async throws -> [(item: Cloud.Item, isRepeated: Bool)] {
        let items = try await transfer.connection.list(folder, within: budget).items
        let namesakes = Namesakes(in: path, folds: foldsNames)
        let list = zip(items, namesakes.isRepeated(in: items.map(\.name))).map { (item: $0, isRepeated: $1) }
        try await forEach(list.filter { !$0.item.isFolder }, atOnce: CloudTransfer.mostFiles) { entry in
            let item = entry.item
            try await transfer.step(TransferRow("download", item.path.string)) { row in
                try item.requireDescription()
                let target = try LocalPlace.path(of: item.name, in: path)
                row.destination = ByteNames.shown(in: target)
                if entry.isRepeated { throw Namesakes.repeated }
                if !transfer.replaces, isThere(item, at: target) {
                    (row.action, row.reason) = ("skip", "it is there already")
                } else {
                    if transfer.replaces { try namesakes.requireOwn(item.name) }
                    row.bytes = try await file(item, to: target)
                }
            }
        }
        return list.filter(\.item.isFolder)
    }

    /// Returns a Boolean value indicating whether a file of the same size and time is at a path.
    private func isThere(_ item: Cloud.Item, at path: String) -> Bool {
        guard let found = LocalPlace.found(at: path), found.kind == .file else { return false }
        return found.size == item.size && found.modified != nil && found.modified == item.modified
    }
}
