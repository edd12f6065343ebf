import AsyncFeeds
import AsyncXML
import Testing

/// What the page "From a feed to your own typed extension" promises.
@Suite struct FromAFeedToYourOwnTypeTests {
    static let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:w="https://weather.example/ns" xml:lang="en">
          <title>Weather</title><id>tag:weather.example,2026:now</id><updated>2026-11-21T09:00:00+01:00</updated>
          <w:station height="34">Hamburg</w:station>
          <entry>
            <id>tag:weather.example,2026:1</id><title>Rain</title><updated>2026-11-21T09:00:00+01:00</updated>
            <category scheme="http://schemas.google.com/g/2005#kind" term="https://weather.example/ns#report"/>
            <w:temperature value="7.5"/><w:wind speed="12" from="NW"/><w:wind speed="18" from="N"/><w:gusts/>
            <link rel="related" href="radar" w:zoom="6"/>
          </entry>
        </feed>
        """

    @Test func unknownsAreListedAndNothingIsLost() throws {
        let feed = try Feeds.Registry().decoder.decode(Feeds.AnyFeed.self, from: Self.feed.utf8)
        #expect(
            Feeds.Registry().unknowns(in: feed).map(\.description) == [
                "@w:zoom in Link", "w:temperature in Entry", "w:wind in Entry", "w:wind in Entry", "w:gusts in Entry",
                "w:station in Feed<AnyEntry>",
            ]
        )
        #expect(try canonical(encode(feed).utf8) == canonical(Self.feed.utf8))
    }

    @Test func twoNumbersAreDifferentAndAllElseIsAsItWas() throws {
        var reports = try decode(Atom.Feed<Report>.self, Self.feed)
        reports.entries[0].temperature = 8
        reports.entries[0].winds[1].speed = 21
        let changed = Self.feed.replacing("7.5", with: "8.0").replacing("speed=\"18\"", with: "speed=\"21.0\"")
        #expect(try canonical(encode(reports).utf8) == canonical(changed.utf8))
        #expect(reports.entries[0].title?.plainText == "Rain")
        #expect(reports.entries[0].hasGusts)
        #expect(Report { $0.temperature = 9 }.entry.statedKinds == Report.kinds)
    }

    @Test func theRegistryKnowsAll() throws {
        var registry = Feeds.Registry()
        try registry.register(Report.self)
        try registry.declare(Weather.Station.self, in: Feeds.AnyFeed.self)
        let mixed = try registry.decoder.decode(Feeds.AnyFeed.self, from: Self.feed.utf8)
        #expect(mixed.entries.compactMap { $0.as(Report.self) }.map(\.temperature) == [7.5])
        #expect(mixed[Weather.Station.self]?.name == "Hamburg")
        #expect(registry.unknowns(in: mixed).isEmpty)
    }
}

enum Weather: Feeds.Vocabulary {
    static let namespace = "https://weather.example/ns"
    static let prefix = "w"

    /// Degrees Celsius: the attribute `value`.
    enum Temperature: Feeds.ValueProperty {
        static let element = Weather.name("temperature")
        typealias Value = Double
    }

    /// That there are gusts: it is there, or it is not.
    enum Gusts: Feeds.Flag { static let element = Weather.name("gusts") }

    /// The zoom of a map behind a link.
    enum Zoom: Feeds.Attribute {
        static let attribute = Weather.name("zoom")
        typealias Value = Int
    }

    /// The wind; what a later version of the service adds to it is kept in `extensions`.
    struct Wind: Feeds.Element {
        static let element = Weather.name("wind")
        var speed: Double?
        var direction: String?
        var extensions = XML.Extensions()
        init() {}
        enum CodingKeys: String, Feeds.Keys { case speed = "@speed", direction = "@from", extensions }
    }

    /// Where it is measured.
    struct Station: Feeds.Element {
        static let element = Weather.name("station")
        var name: String?
        var height: Int?
        var extensions = XML.Extensions()
        init() {}
        enum CodingKeys: String, Feeds.Keys { case name = "", height = "@height", extensions }
    }
}

/// A report of the weather.
struct Report: Feeds.AtomEntry {
    static let kinds: [Feeds.Kind] = ["https://weather.example/ns#report"]
    static let declarations = Feeds.Declarations(Weather.Temperature.self, Weather.Wind.self, Weather.Gusts.self)
        .in(Atom.Link.self, Weather.Zoom.self)
    var entry: Atom.Entry

    /// Degrees Celsius.
    var temperature: Double? {
        get { self[Weather.Temperature.self] }
        set { self[Weather.Temperature.self] = newValue }
    }
    /// The wind, in the order in which it was measured.
    var winds: [Weather.Wind] {
        get { self[all: Weather.Wind.self] }
        set { self[all: Weather.Wind.self] = newValue }
    }
    /// Whether there are gusts.
    var hasGusts: Bool {
        get { self[Weather.Gusts.self] }
        set { self[Weather.Gusts.self] = newValue }
    }
}
