import AsyncFetch
import AsyncJSON
import Testing

@testable import PhotoWall

/// An open page: it does with the events what the script of the page does.
struct Browser {
    /// The pictures in their order.
    private(set) var pictures: [WallEvent.Picture] = []
    /// The last event.
    private(set) var last: WallEvent?

    private let fetcher = Fetcher()
    private var chunks: FetchResponseBody.Iterator
    private var bytes: [UInt8] = []

    init(port: Int) async throws {
        let answer = try await fetcher.stream(HTTPRequest(url: "http://localhost:\(port)/events"))
        try #require(answer.head.status == .ok)
        #expect(answer.head.headerFields[.contentType] == "text/event-stream")
        chunks = answer.body.makeAsyncIterator()
    }

    var names: [String] { pictures.map(\.name) }

    /// Leaves the page: the connection is closed.
    func leave() async { await fetcher.shutdown() }

    /// Returns the next text up to an empty line; `nil` after the last one.
    mutating func text() async throws -> String? {
        while true {
            if let end = bytes.indices.first(where: { bytes[$0...].starts(with: [10, 10]) }) {
                let text = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeFirst(end + 2)
                return text
            }
            guard let chunk = try await chunks.next() else { return nil }
            bytes += chunk.readableBytesView
        }
    }

    /// Returns the next event, and makes the new list of the one before.
    mutating func event() async throws -> WallEvent {
        while let text = try await text() {
            guard text.hasPrefix("data: ") else { continue }
            let event = try JSON.Decoder().decode(WallEvent.self, from: text.dropFirst(6).utf8)
            apply(event)
            last = event
            return event
        }
        throw Ended()
    }

    /// Reads events until the pictures have these names, and are those of the server; returns the last event.
    @discardableResult mutating func wait(for names: [String]) async throws -> WallEvent {
        while true {
            let event = try await event()
            if event.state == "current", self.names == names { return event }
        }
    }

    private mutating func apply(_ event: WallEvent) {
        if event.isWhole { pictures = [] }
        let puts = event.moved.map { ($0.to, pictures[$0.from]) } + event.inserted.map { ($0.index, $0.picture) }
        let taken = Set(event.removed + event.moved.map(\.from))
        pictures = pictures.indices.filter { !taken.contains($0) }.map { pictures[$0] }
        for (index, picture) in puts.sorted(by: { $0.0 < $1.0 }) { pictures.insert(picture, at: index) }
        for placed in event.updated { pictures[placed.index] = placed.picture }
    }

    /// The end of the events while there was to be another one.
    struct Ended: Error {}
}
