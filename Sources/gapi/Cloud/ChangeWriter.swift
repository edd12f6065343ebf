import AsyncCloud
import AsyncJSON
import GAPIDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The writer of the changes of a folder, for people or for programs.
struct ChangeWriter {
    private let asJSON: Bool
    private let streams: ToolStreams
    private let now: () -> Date
    private var last: Cloud.ItemList?
    private var complaint: String?

    init(asJSON: Bool, _ streams: ToolStreams, now: @escaping () -> Date = { Date() }) {
        (self.asJSON, self.streams, self.now) = (asJSON, streams, now)
    }

    /// Writes the difference of a snapshot to the one before it.
    mutating func write(_ snapshot: Cloud.Snapshot, of folder: Cloud.Path) {
        let changes = snapshot.changes
        let added = Array(snapshot.items[changes.inserted])
        let moved = changes.moved.map { move in
            (from: last.flatMap { $0.indices.contains(move.from) ? $0[move.from] : nil }, to: snapshot.items[move.to])
        }
        // What has moved is not said to be changed, too.
        let places = Set(changes.moved.map(\.to))
        let updated = changes.updated.ranges.flatMap(\.self).filter { !places.contains($0) }.map { snapshot.items[$0] }
        last = snapshot.items
        let time = JSON.Timestamp(seconds: Int64(now().timeIntervalSince1970.rounded(.down))).description
        if asJSON {
            var value: JSON.Value = [
                "time": JSON.Value(time), "folder": JSON.Value(folder.string), "state": JSON.Value(snapshot.state.word),
                "first": JSON.Value(changes.isReplacement),
                "added": JSON.Value(added.map { CloudRow($0).json }),
                "removed": JSON.Value(changes.removedItems.map { CloudRow($0).json }),
                "changed": JSON.Value(updated.map { CloudRow($0).json }),
                "moved": JSON.Value(
                    moved.map { move in
                        var value = CloudRow(move.to).json
                        if let from = move.from { value["from"] = JSON.Value(from.path.string) }
                        return value
                    }
                ),
            ]
            if let error = snapshot.error { value["error"] = ToolFailure(error).json["error"] }
            streams.output.write(value.description + "\n")
            return
        }
        let clock = time.dropFirst(11).prefix(8)
        func line(_ mark: String, _ style: Console.Style, _ text: String) {
            streams.output.print("\(clock)  \(streams.output.styled(mark, style)) \(text)")
        }
        for item in changes.removedItems { line("-", .red, CloudRow(item).name) }
        for item in added { line("+", .green, CloudRow(item).name) }
        for move in moved {
            let name = CloudRow(move.to).name
            let old = move.from.map { CloudRow($0).name }
            line(">", .yellow, old.map { $0 == name ? name : "\($0) -> \(name)" } ?? name)
        }
        for item in updated { line("~", .yellow, CloudRow(item).name) }
        complain(about: snapshot, folder)
    }

    /// Says once that the server gives no list, or that the folder is gone.
    private mutating func complain(about snapshot: Cloud.Snapshot, _ folder: Cloud.Path) {
        var complaint: String?
        switch snapshot.state {
        case .failed: complaint = snapshot.error.map { ToolFailure($0).message } ?? "the server gave no list"
        case .targetRemoved: complaint = "\(folder.string.singleLine) is not there"
        case .idle: break
        case .contentsFromCache, .waitingForServer: return
        }
        if let complaint, complaint != self.complaint { streams.errors.print("gapi: \(complaint)") }
        self.complaint = complaint
    }
}

extension Cloud.Snapshot.State {
    /// The state as a word.
    fileprivate var word: String {
        switch self {
        case .contentsFromCache: "cached"
        case .waitingForServer: "waiting"
        case .idle: "current"
        case .targetRemoved: "gone"
        case .failed: "failed"
        }
    }
}
