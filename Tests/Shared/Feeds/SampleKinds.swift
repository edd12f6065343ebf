import AsyncFeeds
import AsyncXML

// A vocabulary and a service as a user of this module writes them.

enum Chess: Feeds.Vocabulary {
    static let namespace = "https://example.com/chess"
    static let prefix = "chess"
}

extension Chess {
    enum Opening: Feeds.TextProperty { static let element = Chess.name("opening") }
    enum Rounds: Feeds.ValueProperty {
        static let element = Chess.name("rounds")
        typealias Value = Int
    }
    enum Rated: Feeds.Flag { static let element = Chess.name("rated") }
    enum Board: Feeds.Attribute {
        static let attribute = Chess.name("board")
        typealias Value = Int
    }

    struct Player: Feeds.Element {
        static let element = Chess.name("player")
        var name: String?
        var rating: Int?
        var extensions = XML.Extensions()
        init() {}
        enum CodingKeys: String, Feeds.Keys { case name = "", rating = "@rating", extensions }
    }

    /// An entry of a kind, as a view of an Atom entry.
    struct Game: Feeds.AtomEntry {
        static let kinds: [Feeds.Kind] = ["https://example.com/chess#game", "chess#game"]
        static let declarations = Feeds.Declarations(Opening.self, Rounds.self, Rated.self, Player.self)
            .in(Atom.Link.self, Board.self)
        var entry: Atom.Entry
        init(entry: Atom.Entry) { self.entry = entry }

        var opening: String? {
            get { self[Opening.self] }
            set { self[Opening.self] = newValue }
        }
        var rounds: Int? {
            get { self[Rounds.self] }
            set { self[Rounds.self] = newValue }
        }
        var isRated: Bool {
            get { self[Rated.self] }
            set { self[Rated.self] = newValue }
        }
        var players: [Player] {
            get { self[all: Player.self] }
            set { self[all: Player.self] = newValue }
        }
    }

    /// A feed of a kind.
    struct Tournament: Feeds.AtomFeed {
        static let kinds: [Feeds.Kind] = [Feeds.Kind("cup", scheme: "https://example.com/chess/kinds")]
        static let declarations = Feeds.Declarations(Rounds.self)
        var feed: Atom.Feed<Game>
        init(feed: Atom.Feed<Game>) { self.feed = feed }

        var rounds: Int? {
            get { self[Rounds.self] }
            set { self[Rounds.self] = newValue }
        }
    }

    enum Service: Feeds.ServiceSet {
        static func register(in registry: inout Feeds.Registry) throws(Feeds.Error) {
            try registry.register(Game.self)
            try registry.register(Tournament.self)
        }
    }
}

/// An entry with stored properties, of any shape.
struct Match: Codable, Sendable, Feeds.EntryKind, Feeds.Extensible {
    static let kinds: [Feeds.Kind] = ["https://example.com/chess#match"]
    var id: String
    var title: Atom.Text
    var opening: String?
    var extensions = XML.Extensions()

    enum CodingKeys: String, XML.Keys {
        static var namespaces: [String: String] { ["": Atom.namespace, "chess": Chess.namespace] }
        case id, title, opening = "chess:opening", extensions
    }
}
