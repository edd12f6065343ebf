import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// The drawing of a folder with everything below it, written while it is read.
///
/// It keeps the lists of the folders on the way to the one that it reads, which have one budget.
struct CloudTree {
    /// The most levels, for a server whose folders have no end.
    static let mostLevels = 200

    private let connection: Cloud.Connection
    private let streams: ToolStreams
    private let asJSON: Bool
    private let levels: Int
    private let foldersOnly: Bool
    private var folders = 0
    private var files = 0
    private var failures = 0

    init(_ connection: Cloud.Connection, _ streams: ToolStreams, asJSON: Bool, levels: Int, foldersOnly: Bool) {
        (self.connection, self.streams, self.asJSON) = (connection, streams, asJSON)
        (self.levels, self.foldersOnly) = (min(levels, Self.mostLevels), foldersOnly)
    }

    /// Writes the tree.
    ///
    /// - Throws: ``ToolFailure``, ``Cloud/Error``; the exit code 1 if a folder could not be read.
    mutating func draw(_ root: Cloud.Item) async throws {
        write(root, level: 0, "")
        try await draw(root.path, level: 1, indentation: "", within: ListBudget())
        if !asJSON {
            let folderCount = "\(folders.grouped) \(folders == 1 ? "folder" : "folders")"
            let fileCount = foldersOnly ? "" : ", \(files.grouped) \(files == 1 ? "file" : "files")"
            streams.output.print(streams.output.styled(folderCount + fileCount, .dim))
        }
        if failures > 0 { throw ExitCode.failure }
    }

    private mutating func draw(
        _ folder: Cloud.Path,
        level: Int,
        indentation: String,
        within budget: ListBudget
    ) async throws {
        var items: [Cloud.Item] = []
        var rest = budget
        do {
            (items, rest) = try await connection.list(folder, within: budget)
        } catch let error as Cloud.Error where !error.code.concernsAll {
            guard level > 1 else { throw error }
            report(error, at: folder)
        }
        for item in items {
            do { try item.requireDescription() } catch { report(error, at: item.path) }
        }
        items.removeAll(where: \.isUndescribed)
        if foldersOnly { items.removeAll { !$0.isFolder } }
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            if item.isFolder { folders += 1 } else { files += 1 }
            write(item, level: level, indentation + (isLast ? "└── " : "├── "))
            guard item.isFolder else { continue }
            if level < levels {
                let inner = indentation + (isLast ? "    " : "│   ")
                try await draw(item.path, level: level + 1, indentation: inner, within: rest)
            } else if levels == Self.mostLevels {
                report(ToolFailure(.badData, "it is too deep to be shown"), at: item.path)
            }
        }
    }

    /// Says what is missing in the tree.
    private mutating func report(_ error: any Error, at path: Cloud.Path) {
        failures += 1
        let failure = ToolFailure(error)
        guard asJSON else { return streams.errors.print("gapi: \(path.string.singleLine): \(failure.message)") }
        var value = failure.json
        value["path"] = JSON.Value(path.string)
        streams.errors.print(value.description)
    }

    private func write(_ item: Cloud.Item, level: Int, _ lines: String) {
        let row = CloudRow(item)
        if asJSON {
            var value = row.json
            value["level"] = JSON.Value(level)
            streams.output.write(value.description + "\n")
        } else {
            streams.output.print(lines + (level == 0 ? row.path : row.name))
        }
        CommandNetwork.current.waits.setDone("\(folders.grouped) folders, \(files.grouped) files")
    }
}
