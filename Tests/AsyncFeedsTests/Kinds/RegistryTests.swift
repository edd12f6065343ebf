import AsyncFeeds
import AsyncXML
import Testing

@Suite struct RegistryTests {
    private let game = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:c="https://example.com/chess" c:board="7">\
        <category scheme="http://schemas.google.com/g/2005#kind" term="https://example.com/chess#game"/><title>Final</title>\
        <c:opening>Ruy Lopez</c:opening><c:rounds value="3"/><c:rated/><c:player rating="2400">Judit</c:player>\
        <c:player rating="2300">Nona</c:player><link rel="self" href="1" c:board="2"/><x:a xmlns:x="u:x">kept</x:a></entry>
        """

    @Test func aRegisteredKindIsChosenByItsCategory() throws {
        let registry = try Feeds.Registry(Chess.Service.self)
        guard case .entry(let entry as Chess.Game) = try registry.decoder.decode(Feeds.Document.self, from: game.utf8)
        else {
            Issue.record("not a game")
            return
        }
        #expect(entry.title?.plainText == "Final")
        #expect(entry.opening == "Ruy Lopez")
        #expect(entry.rounds == 3)
        #expect(entry.isRated)
        #expect(entry.players.map(\.rating) == [2400, 2300])
        #expect(entry.links[0][Chess.Board.self] == 2)
        #expect(entry.extensions.declared.count == 5)
        #expect(registry.unknowns(in: entry).map(\.description) == ["@c:board in Entry", "x:a in Entry"])
    }

    @Test func theAttributeCountsBeforeCategoriesAndTheirOrderDecidesBetweenThem() throws {
        let registry = try Feeds.Registry(Chess.Service.self)
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" gd:kind="chess#game">\
            <category scheme="http://schemas.google.com/g/2005#kind" term="https://example.com/chess#match"/></entry>
            """
        #expect(try decode(Feeds.AnyEntry.self, text, by: registry.decoder).value is Chess.Game)
    }

    @Test func aSchemeWithAnyTermIsTheLastResort() throws {
        struct Club: Feeds.AtomEntry {
            static let kinds = [Feeds.Kind("", scheme: "https://example.com/clubs")]
            var entry: Atom.Entry
        }
        var registry = Feeds.Registry()
        try registry.register(Club.self)
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom"><category scheme="https://example.com/clubs" term="Riga"/></entry>
            """
        #expect(try decode(Feeds.AnyEntry.self, text, by: registry.decoder).value is Club)
    }

    @Test func entriesOfOneFeedCanBeOfManyTypesAndComeOutAsTheyCameIn() throws {
        var registry = try Feeds.Registry(Chess.Service.self)
        try registry.register(Match.self)
        let feed = """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:c="https://example.com/chess"><title>All</title><!-- all -->
             <entry><category term="https://example.com/chess#game"/><c:opening>Réti</c:opening><id>1</id></entry>
             <entry><category term="https://example.com/chess#match"/><c:opening>Slav</c:opening><id>2</id><title>B</title></entry>
             <entry><id>3</id></entry></feed>
            """
        let decoded = try decode(Feeds.AnyFeed.self, feed, by: registry.decoder)
        #expect(decoded.entries[0].as(Chess.Game.self)?.opening == "Réti")
        #expect(decoded.entries[1].as(Match.self)?.opening == "Slav")
        #expect(decoded.entries[2].as(Atom.Entry.self)?.id == "3")
        #expect(try canonical(encode(decoded).utf8) == canonical(feed.utf8))
    }

    @Test func feedsHaveKindsToo() throws {
        let registry = try Feeds.Registry(Chess.Service.self)
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:c="https://example.com/chess"><c:rounds value="9"/>\
            <category scheme="https://example.com/chess/kinds" term="cup"/><entry><c:rounds value="1"/></entry></feed>
            """
        guard
            case .feed(let feed as Chess.Tournament) = try registry.decoder.decode(Feeds.Document.self, from: text.utf8)
        else {
            Issue.record("not a tournament")
            return
        }
        #expect(feed.rounds == 9)
        #expect(feed.entries.map(\.rounds) == [1])
        #expect(registry.unknowns(in: feed).isEmpty)
    }

    @Test func surrogatesTakeThePlaceOfRegisteredTypes() throws {
        var registry = try Feeds.Registry(Chess.Service.self)
        try registry.substitute(Match.self, for: Chess.Game.self)
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom"><category term="https://example.com/chess#game"/><id>1</id>\
            <title>A</title></entry>
            """
        #expect(try decode(Feeds.AnyEntry.self, text, by: registry.decoder).value is Match)
        #expect(throws: Feeds.Error.self) { try registry.substitute(Match.self, for: Chess.Game.self) }
    }

    @Test func registeringTwiceIsAnErrorAtStartUp() {
        struct Twin: Feeds.AtomEntry {
            static let kinds: [Feeds.Kind] = ["chess#game"]
            var entry: Atom.Entry
        }
        struct Stutter: Feeds.AtomEntry {
            static let kinds: [Feeds.Kind] = []
            static let declarations = Feeds.Declarations(Chess.Rounds.self, Chess.Rounds.self)
            var entry: Atom.Entry
        }
        #expect(throws: Feeds.Error.self) { try Feeds.Registry(Chess.Service.self, Chess.Service.self) }
        #expect {
            var registry = try Feeds.Registry(Chess.Service.self)
            try registry.register(Twin.self)
        } throws: { ($0 as? Feeds.Error)?.code == .duplicateRegistration }
        var registry = Feeds.Registry()
        #expect { try registry.register(Stutter.self) } throws: { ($0 as? Feeds.Error)?.code == .duplicateDeclaration }
        #expect {
            try registry.declare(Chess.Board.self, in: Atom.Person.self)
            try registry.declare(Chess.Board.self, in: Atom.Person.self)
        } throws: { ($0 as? Feeds.Error)?.code == .duplicateDeclaration }
    }

    @Test func aRegistrationThatThrowsChangesNothing() throws {
        struct Twin: Feeds.AtomEntry {
            static let kinds: [Feeds.Kind] = ["own#twin", "chess#game"]
            var entry: Atom.Entry
        }
        struct Stutter: Feeds.AtomEntry {
            static let kinds: [Feeds.Kind] = ["own#stutter"]
            static let declarations = Feeds.Declarations(Chess.Opening.self, Chess.Rounds.self, Chess.Rounds.self)
            var entry: Atom.Entry
        }
        struct Sound: Feeds.AtomEntry {
            static let kinds: [Feeds.Kind] = ["own#twin", "own#stutter"]
            var entry: Atom.Entry
        }
        var registry = try Feeds.Registry(Chess.Service.self)
        for _ in 1...2 {
            #expect { try registry.register(Twin.self) } throws: {
                ($0 as? Feeds.Error)?.code == .duplicateRegistration
            }
            #expect { try registry.register(Stutter.self) } throws: {
                ($0 as? Feeds.Error)?.code == .duplicateDeclaration
            }
            #expect { try registry.substitute(Stutter.self, for: Chess.Game.self) } throws: {
                ($0 as? Feeds.Error)?.code == .duplicateDeclaration
            }
        }
        try registry.register(Sound.self)
        try registry.substitute(Match.self, for: Chess.Game.self)
    }

    /// A user's own type for an element that this module knows already.
    struct Thumbnail: XML.Extension {
        static let element = XML.Name("http://search.yahoo.com/mrss/", "media:thumbnail")
        var url: String
        enum CodingKeys: String, CodingKey { case url = "@url" }
    }

    struct Picture: Feeds.Element {
        static let element = Thumbnail.element
        var url: String?
        var extensions = XML.Extensions()
        init() {}
        enum CodingKeys: String, Feeds.Keys { case url = "@url", extensions }
    }

    private let withThumbnail = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://search.yahoo.com/mrss/"><id>1</id>\
        <m:thumbnail url="1.png"/><title>T</title></entry>
        """

    @Test func anElementThatIsDeclaredAlreadyCanBeReadAndSetAsATypeOfOnesOwn() throws {
        var entry = try decode(Atom.Entry.self, withThumbnail, by: Feeds.Registry().decoder)
        #expect(entry.extensions[Thumbnail.self]?.url == "1.png")
        entry.extensions[Thumbnail.self]?.url = "2.png"
        #expect(entry[Media.Thumbnail.self]?.url == "2.png")
        #expect(try encode(entry) == withThumbnail.replacing("1.png", with: "2.png"))
    }

    @Test func aDeclarationOfOnesOwnComesBeforeThatOfTheModule() throws {
        var registry = Feeds.Registry()
        try registry.declare(Picture.self, in: Atom.Entry.self)
        let entry = try decode(Atom.Entry.self, withThumbnail, by: registry.decoder)
        #expect(entry.extensions.declared.map { "\(type(of: $0))" } == ["Picture"])
        #expect(registry.unknowns(in: entry).isEmpty)
        #expect { try registry.declare(Picture.self, in: Atom.Entry.self) } throws: {
            ($0 as? Feeds.Error)?.code == .duplicateDeclaration
        }
    }

    @Test func newEntriesSayTheirKindAndDeclareWhatTheyUse() throws {
        let game = Chess.Game { game in
            game.title = "Final"
            game.opening = "Réti"
            game.isRated = true
            game.players = [Chess.Player { $0.name = "Judit" }]
        }
        let text = try encode(game)
        #expect(
            text == """
                <entry xmlns="http://www.w3.org/2005/Atom" xmlns:chess="https://example.com/chess">\
                <category term="https://example.com/chess#game" scheme="http://schemas.google.com/g/2005#kind"/>\
                <title>Final</title><chess:opening>Réti</chess:opening><chess:rated/><chess:player>Judit</chess:player></entry>
                """
        )
        let tournament = Chess.Tournament { $0.entries = [game] }
        #expect(try decode(Chess.Tournament.self, encode(tournament)).entries == [game])
    }

    @Test func oneChangeLeavesAllElseAsItWas() throws {
        var entry = try decode(Chess.Game.self, game)
        entry.rounds = 4
        #expect(
            try canonical(encode(entry).utf8)
                == canonical(game.replacing("<c:rounds value=\"3\"/>", with: "<c:rounds value=\"4\"/>").utf8)
        )
        entry.players[0].rating = 2401
        let changed = game.replacing("<c:rounds value=\"3\"/>", with: "<c:rounds value=\"4\"/>")
            .replacing("\"2400\"", with: "\"2401\"")
        #expect(try canonical(encode(entry).utf8) == canonical(changed.utf8))
        entry.isRated = false
        entry.players.remove(at: 0)
        let shorter = changed.replacing("<c:rated/>", with: "")
            .replacing("<c:player rating=\"2401\">Judit</c:player>", with: "")
        #expect(try canonical(encode(entry).utf8) == canonical(shorter.utf8))
    }

    @Test func aWildcardStandsForEachElementOfItsNamespace() throws {
        struct Cell: Feeds.Element {
            static let element = Chess.name("*")
            var elementName = Cell.element
            var value: String?
            var extensions = XML.Extensions()
            init() {}
            enum CodingKeys: String, Feeds.Keys { case value = "", extensions }
        }
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:c="https://example.com/chess"><c:a>1</c:a> <c:b>2</c:b><x xmlns="u:x"/></entry>
            """
        var registry = Feeds.Registry()
        try registry.declare(Cell.self, in: Atom.Entry.self)
        var entry = try decode(Atom.Entry.self, text, by: registry.decoder)
        #expect(entry[all: Cell.self].map { [$0.elementName.local, $0.value] } == [["a", "1"], ["b", "2"]])
        #expect(registry.unknowns(in: entry).map(\.name.local) == ["x"])
        entry[all: Cell.self][1].value = "3"
        #expect(try canonical(encode(entry).utf8) == canonical(text.replacing(">2<", with: ">3<").utf8))
    }

    @Test func descriptionsSayWhatIsSet() {
        let player = Chess.Player {
            $0.name = "Judit"
            $0.rating = 2400
        }
        #expect("\(player)" == "chess:player(name: \"Judit\", rating: 2400)")
        #expect("\(Chess.Game { $0.id = "1" })".hasPrefix("Game(id: \"1\", categories: [category(term: "))
    }

    @Test func whatIsNoFeedIsRefusedByItsName() {
        #expect { try Feeds.Registry().decoder.decode(Feeds.Document.self, from: "<html/>".utf8) } throws: {
            ($0 as? Feeds.Error)?.code == .unknownDocument
        }
    }

    @Test(arguments: [true, false])
    func whatEveryEntryMayHaveIsDeclaredForKindsBeforeAndAfter(declaresFirst: Bool) throws {
        var registry = Feeds.Registry()
        let extensions = Feeds.Declarations(Extra.self)
        if declaresFirst { registry.declare(inEveryEntry: extensions, inEveryFeed: extensions) }
        try registry.register(Chess.Game.self)
        try registry.register(Chess.Tournament.self)
        for _ in 0..<2 { registry.declare(inEveryEntry: extensions, inEveryFeed: extensions) }  // again is no error
        let extra = "<c:extra xmlns:c='https://example.com/chess'/>"
        let entry = "<entry xmlns='http://www.w3.org/2005/Atom'>\(extra)</entry>"
        let feed = "<feed xmlns='http://www.w3.org/2005/Atom'>\(extra)\(entry)</feed>"
        let rss = "<rss version='2.0'><channel>\(extra)<item>\(extra)</item></channel></rss>"
        let decoder = registry.decoder
        func isKnown(_ value: Any, _ extensions: XML.Extensions) -> Bool {
            registry.unknowns(in: value).isEmpty && extensions.declared.count == 1
        }
        let plain = try decode(Atom.Entry.self, entry, by: decoder)
        let game = try decode(Chess.Game.self, entry, by: decoder)
        #expect(isKnown(plain, plain.extensions) && isKnown(game, game.extensions))
        let any = try decode(Feeds.AnyFeed.self, feed, by: decoder)
        let tournament = try decode(Chess.Tournament.self, feed, by: decoder)
        #expect(isKnown(any, any.extensions) && isKnown(tournament, tournament.extensions))
        let document = try decode(RSS.Document.self, rss, by: decoder)
        #expect(registry.unknowns(in: document).isEmpty)
        let undeclared = try decode(Atom.Entry.self, entry, by: Feeds.Registry().decoder)
        #expect(registry.unknowns(in: undeclared).count == 1)
    }

    /// An extension that a program has in every entry and feed.
    private enum Extra: Feeds.Flag { static let element = Chess.name("extra") }
}
