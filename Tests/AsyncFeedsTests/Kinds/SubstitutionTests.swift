import AsyncFeeds
import AsyncXML
import Testing

@Suite struct SubstitutionTests {
    /// A player as an application sees one.
    private struct MyPlayer: Feeds.Element {
        static let element = Chess.Player.element
        var name: String?
        var extensions = XML.Extensions()
        init() {}
        enum CodingKeys: String, Feeds.Keys { case name = "", extensions }
    }

    private static let text = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:chess="https://example.com/chess">\
        <category scheme="http://schemas.google.com/g/2005#kind" term="https://example.com/chess#game"/>\
        <chess:player rating="2882">Magnus</chess:player></entry>
        """

    @Test(arguments: [true, false]) func anElementIsDecodedAsItsSubstitute(substitutesFirst: Bool) throws {
        var registry = Feeds.Registry()
        if substitutesFirst { try registry.substitute(MyPlayer.self, for: Chess.Player.self) }
        try registry.register(Chess.Game.self)
        if !substitutesFirst { try registry.substitute(MyPlayer.self, for: Chess.Player.self) }
        let game = try registry.decoder.decode(Chess.Game.self, from: Self.text.utf8)
        let player = try #require(game.extensions.declared.first as? MyPlayer)
        #expect(player.name == "Magnus")
        #expect(game[MyPlayer.self] == player)
        #expect(registry.unknowns(in: game).isEmpty == false)  // the rating, which it has no property for
        #expect(try canonical(encode(game).utf8) == canonical(Self.text.utf8))
    }

    @Test func anElementHasOneSubstituteOfItsName() throws {
        var registry = Feeds.Registry()
        try registry.substitute(MyPlayer.self, for: Chess.Player.self)
        var error = #expect(throws: Feeds.Error.self) { try registry.substitute(MyPlayer.self, for: Chess.Player.self) }
        #expect(error?.code == .duplicateRegistration)
        error = #expect(throws: Feeds.Error.self) {
            try registry.substitute(Chess.Opening.self, for: Chess.Rounds.self)
        }
        #expect(error?.code == .otherName)
        error = #expect(throws: Feeds.Error.self) { try registry.substitute(Chess.Board.self, for: Chess.Rounds.self) }
        #expect(error?.code == .otherName)
    }

    @Test func anEntryHasAKindOfItsOwn() throws {
        // A surrogate counts, and so does a type that is no view.
        var chess = Feeds.Registry()
        try chess.register(Match.self)
        let match = try decode(
            Atom.Entry.self,
            """
            <entry xmlns="http://www.w3.org/2005/Atom"><id>1</id><title>t</title>\
            <category scheme="http://schemas.google.com/g/2005#kind" term="https://example.com/chess#match"/></entry>
            """
        )
        #expect(chess.entry(match).as(Match.self)?.id == "1")
        #expect(chess.entry(Atom.Entry()).as(Atom.Entry.self) != nil)
    }
}
