import AsyncCloud
import AsyncJSON

/// What a browser is told about one snapshot: how to make the new list of the one before.
///
/// The page takes out what was removed and the `from` of what moved, all counted in the list before; puts in what was
/// inserted and the `to` of what moved, in ascending order; and then replaces what was updated.
struct WallEvent: Codable, Equatable {
    /// A picture, as the page shows it.
    struct Picture: Codable, Equatable {
        /// The identity, which stays when the picture is renamed.
        var id: String
        /// The name, which anybody can have chosen.
        var name: String
        /// The version, which is part of the thumbnail's URL.
        var version: String
    }

    /// A picture and its index in the new list.
    struct Placed: Codable, Equatable {
        var index: Int
        var picture: Picture
    }

    /// The indexes of a picture in both lists.
    struct Move: Codable, Equatable {
        var from: Int
        var to: Int
    }

    /// The trust that the list deserves: `current`, `cached`, `waiting`, `gone` or `failed`.
    var state: String
    /// A Boolean value indicating whether the list begins anew, and everything in it is inserted.
    var isWhole: Bool
    var removed: [Int]
    var moved: [Move]
    var inserted: [Placed]
    var updated: [Placed]
}

extension WallEvent {
    /// Creates the event of a snapshot.
    init(_ snapshot: Cloud.Snapshot) {
        let changes = snapshot.changes
        func placed(_ indexes: RangeSet<Int>) -> [Placed] {
            indexes.ranges.flatMap { range in
                zip(range, snapshot.items[range]).map { Placed(index: $0, picture: Picture($1)) }
            }
        }
        state =
            switch snapshot.state {
            case .contentsFromCache: "cached"
            case .waitingForServer: "waiting"
            case .idle: "current"
            case .targetRemoved: "gone"
            case .failed: "failed"
            }
        isWhole = changes.isReplacement
        removed = changes.removed.ranges.flatMap(\.self)
        moved = changes.moved.map { Move(from: $0.from, to: $0.to) }
        inserted = placed(changes.inserted)
        updated = placed(changes.updated)
    }

    /// The event as a browser reads it.
    ///
    /// Its JSON has no line breaks, so it is one line, whatever is in the names.
    var text: String {
        get throws { "data: \(String(decoding: try JSON.Encoder().encode(self), as: UTF8.self))\n\n" }
    }
}

extension WallEvent.Picture {
    /// Creates the picture of an item.
    init(_ item: Cloud.Item) {
        self.init(id: item.id, name: item.name, version: item.eTag?.value ?? "")
    }
}
