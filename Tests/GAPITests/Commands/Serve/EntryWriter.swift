import AsyncFetch
import AsyncFetchTesting
import AsyncXML
import HTTPTypes
import NIOCore
import Testing

/// A writer of entries of a feed of its own.
struct EntryWriter: ServerWriter {
    /// The number of entries above which no more are inserted.
    private static let most = 20
    private static let type: HTTPFields = [.contentType: "application/atom+xml"]

    private(set) var answers = 0
    /// The contents, which entries without media do not have.
    let count = 0
    private let number: Int
    private var generator: SplitMix
    private var last = 0
    /// The numbers of the possible texts of each entry, by the end of its path; `nil` is no entry.
    private var entries: [String: Set<Int?>] = [:]
    /// The number of the text of an entry of which nobody knows whether it was inserted.
    private var unanswered: Int?

    init(_ number: Int, seed: UInt64) {
        self.number = number
        generator = SplitMix(state: seed &* 1000 &+ UInt64(number))
    }

    private var path: String { "/feeds/w\(number)" }

    // MARK: Texts

    private static func content(_ text: Int) -> String { String(repeating: "\(text).", count: text % 500) }

    /// Returns an entry with a text: the title is its number, and the content is made from it.
    private static func entry(_ text: Int) -> [UInt8] {
        let elements = "<title>\(text)</title><content>\(content(text))</content>"
        return Array("<entry xmlns='http://www.w3.org/2005/Atom'>\(elements)</entry>".utf8)
    }

    private mutating func nextText() -> Int {
        last += 1
        return number * 1_000_000 + last
    }

    private static func key(_ url: String) -> String { String(url.split(separator: "/").last ?? "") }

    // MARK: Writing

    mutating func step(_ client: StoreClient) async throws {
        let known = entries.filter { $0.value != [nil] }.keys.sorted()
        let choice = Int.random(in: 0..<4, using: &generator)
        guard choice > 0 || known.count >= Self.most, let key = known.randomElement(using: &generator) else {
            return try await insert(client)
        }
        if choice == 3 {
            entries[key]?.insert(nil)
            let answer = try await client.send(.delete, "\(path)/\(key)")
            answers += 1
            #expect(answer.head.status == .ok, "\(answer.text)")
            entries[key] = [nil]
        } else {
            let text = nextText()
            entries[key]?.insert(text)
            let answer = try await client.send(.put, "\(path)/\(key)", Self.type, body: Self.entry(text))
            answers += 1
            #expect(answer.head.status == .ok, "\(answer.text)")
            entries[key] = [text]
        }
    }

    private mutating func insert(_ client: StoreClient) async throws {
        let text = nextText()
        unanswered = text
        let answer = try await client.send(.post, path, Self.type, body: Self.entry(text))
        answers += 1
        let place = try #require(answer.head.headerFields[.location], "\(answer.text)")
        entries[Self.key(place)] = [text]
        unanswered = nil
    }

    // MARK: Checking

    mutating func check(_ client: StoreClient) async throws {
        let answer = try await client.send(.get, "\(path)?max-results=10000")
        #expect(answer.head.status == .ok, "\(answer.text)")
        var found: [String: Int] = [:]
        for entry in try XML.Document(parsing: answer.body.readableBytesView).root.elements
        where entry.name.local == "entry" {
            var texts: [String: String] = [:]
            for element in entry.elements { texts[element.name.local] = element.text }
            let text = try #require(texts["title"].flatMap { Int($0) })
            #expect(texts["content"] ?? "" == Self.content(text), "the entry \(text) has another content")
            found[Self.key(try #require(texts["id"]))] = text
        }
        for (key, text) in found where entries[key] == nil {
            #expect(text == unanswered, "nobody has inserted the entry \(key)")
            entries[key] = [text]
        }
        unanswered = nil
        for (key, possible) in entries {
            let actual = found[key]
            #expect(possible.contains(actual), "\(key) is \(actual as Any), and not one of \(possible)")
            entries[key] = [actual]
        }
    }
}
