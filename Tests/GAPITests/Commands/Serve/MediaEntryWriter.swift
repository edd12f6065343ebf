import AsyncFetch
import AsyncFetchTesting
import AsyncXML
import HTTPTypes
import NIOCore
import Testing

/// A writer of entries with media, in a feed of its own.
struct MediaEntryWriter: ServerWriter {
    /// An entry: the numbers of its title, and of its media.
    private struct Entry: Sendable, Hashable {
        var title: Int
        var media: Int
    }

    /// The number of entries above which no more are inserted.
    private static let most = 10
    /// The key of an entry whose place is in an answer that has not come.
    private static let unknown = ""
    private static let entryType = "application/atom+xml"
    private static let mediaType = "image/x-test"

    private(set) var answers = 0
    private let number: Int
    private var generator: SplitMix
    private var last = 0
    /// The entries after the last answer, by the ends of their paths.
    private var certain: [String: Entry] = [:]
    /// The entries after a request without an answer, if it was carried out.
    private var possible: [String: Entry]?

    init(_ number: Int, seed: UInt64) {
        self.number = number
        generator = SplitMix(state: seed &* 1000 &+ UInt64(number))
    }

    var count: Int { certain.count }

    private var path: String { "/feeds/media\(number)" }

    private mutating func nextNumber() -> Int {
        last += 1
        return number * 1_000_000 + last
    }

    private static func entry(_ title: Int) -> [UInt8] {
        Array("<entry xmlns='http://www.w3.org/2005/Atom'><title>\(title)</title></entry>".utf8)
    }

    // MARK: Writing

    mutating func step(_ client: StoreClient) async throws {
        let choice = Int.random(in: 0..<5, using: &generator)
        guard choice > 1 || certain.count >= Self.most,
            let key = certain.keys.sorted().randomElement(using: &generator)
        else { return try await insert(isMultipart: choice == 0, client) }
        var after = certain
        switch choice {
        case 2:
            let title = nextNumber()
            after[key]?.title = title
            try await change(to: after, .put, key, Self.entryType, Self.entry(title), client)
        case 3:
            after[key] = nil
            try await change(to: after, .delete, key, nil, nil, client)
        default:
            let media = nextNumber()
            after[key]?.media = media
            try await change(to: after, .put, "\(key)/media", Self.mediaType, StoreWriter.content(media), client)
        }
    }

    /// Inserts media, with an entry before them or with a name for the title.
    private mutating func insert(isMultipart: Bool, _ client: StoreClient) async throws {
        let entry = Entry(title: nextNumber(), media: nextNumber())
        var after = certain
        after[Self.unknown] = entry
        possible = after
        let media = StoreWriter.content(entry.media)
        var fields: HTTPFields = [.contentType: Self.mediaType]
        var body = media
        if isMultipart {
            fields = [.contentType: "multipart/related; boundary=a-boundary"]
            body = Array("--a-boundary\r\nContent-Type: \(Self.entryType)\r\n\r\n".utf8) + Self.entry(entry.title)
            body += Array("\r\n--a-boundary\r\nContent-Type: \(Self.mediaType)\r\n\r\n".utf8) + media
            body += Array("\r\n--a-boundary--\r\n".utf8)
        } else {
            let slug = try #require(HTTPField.Name("Slug"))
            fields[slug] = "\(entry.title)"
        }
        let answer = try await client.send(.post, path, fields, body: body)
        answers += 1
        let place = try #require(answer.head.headerFields[.location], "\(answer.text)")
        after[Self.unknown] = nil
        after[Self.key(place)] = entry
        (certain, possible) = (after, nil)
    }

    private static func key(_ url: String) -> String { String(url.split(separator: "/").last ?? "") }

    /// Sends a request after which there are certain entries.
    private mutating func change(
        to after: [String: Entry],
        _ method: HTTPRequest.Method,
        _ place: String,
        _ type: String?,
        _ body: [UInt8]?,
        _ client: StoreClient
    ) async throws {
        possible = after
        var fields: HTTPFields = [:]
        fields[.contentType] = type
        let answer = try await client.send(method, "\(path)/\(place)", fields, body: body)
        answers += 1
        try #require(answer.head.status == .ok, "\(method) \(place): \(answer.text)")
        (certain, possible) = (after, nil)
    }

    // MARK: Checking

    mutating func check(_ client: StoreClient) async throws {
        let answer = try await client.send(.get, "\(path)?max-results=10000")
        try #require(answer.head.status == .ok, "\(answer.text)")
        var actual: [String: Entry] = [:]
        for entry in try XML.Document(parsing: answer.body.readableBytesView).root.elements
        where entry.name.local == "entry" {
            var texts: [String: String] = [:]
            for element in entry.elements { texts[element.name.local] = element.text }
            let title = try #require(texts["title"].flatMap { Int($0) })
            let key = Self.key(try #require(texts["id"]))
            let media = try await client.send(.get, "\(path)/\(key)/media")
            try #require(media.head.status == .ok, "\(media.text)")
            let bytes = Array(media.body.readableBytesView)
            let number = Int(clamping: bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            #expect(bytes == StoreWriter.content(number), "\(key) has \(bytes.count) bytes of \(number)")
            actual[key] = Entry(title: title, media: number)
        }
        let isPossible = actual == certain || possible.map { Self.admits($0, actual) } == true
        #expect(isPossible, "\(path) has \(actual), and neither \(certain) nor \(possible as Any)")
        (certain, possible) = (actual, nil)
    }

    /// Returns whether entries are those that are possible, wherever the one without a place is.
    private static func admits(_ possible: [String: Entry], _ actual: [String: Entry]) -> Bool {
        guard let new = possible[unknown] else { return actual == possible }
        let known = possible.filter { $0.key != unknown }
        let others = actual.filter { known[$0.key] == nil }
        return actual.count == possible.count && known.allSatisfy { actual[$0.key] == $0.value }
            && others.values.allSatisfy { $0 == new }
    }
}
