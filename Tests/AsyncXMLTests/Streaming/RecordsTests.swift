import Synchronization
import Testing

@testable import AsyncXML

@Suite struct RecordsTests {
    struct Head: Codable, Equatable {
        var id: String
        var title: String?
        enum CodingKeys: String, AtomKeys { case id, title }
    }

    static func feed(_ count: Int) -> [UInt8] {
        var text = "<?xml version='1.0'?>\n<feed xmlns='\(atom)' xmlns:x='urn:x'>\n <id>1</id>\n <title>T</title>\n"
        for index in 0..<count {
            text += " <entry>\n  <id>\(index)</id>\n  <x:y k='\(index)'>u&amp;v</x:y>\n  <entry/>\n </entry>\n"
        }
        return Array((text + "<x:end/>\n</feed>").utf8)
    }

    /// Pieces of a document that note how many were asked for.
    struct Pieces: AsyncSequence, AsyncIteratorProtocol, Sendable {
        var bytes: ArraySlice<UInt8>
        let size: Int
        let count: Counter?

        init(_ bytes: [UInt8], size: Int, count: Counter? = nil) {
            self.bytes = bytes[...]
            self.size = size
            self.count = count
        }

        func makeAsyncIterator() -> Self { self }
        mutating func next() async throws -> ArraySlice<UInt8>? {
            count?.value.withLock { $0 += 1 }
            guard !bytes.isEmpty else { return nil }
            defer { bytes = bytes.dropFirst(size) }
            return bytes.prefix(size)
        }
    }

    final class Counter: Sendable {
        let value = Mutex(0)
    }

    @Test(arguments: [1, 7, 64, 1000, 1 << 20])
    func recordsComeWhateverThePieces(size: Int) async throws {
        let bytes = Self.feed(50)
        let all = try XML.Decoder().decode(Feed.self, from: bytes)
        var entries: [Entry] = []
        for try await entry in XML.Records(Entry.self, in: Pieces(bytes, size: size)) { entries.append(entry) }
        #expect(entries == all.entries)
        #expect(entries.count == 50)
    }

    @Test func theHeadIsThereFirstAndWholeAtTheEnd() async throws {
        struct Envelope: Decodable {
            var id: String
            var extensions: XML.Extensions
            enum CodingKeys: String, AtomKeys { case id, extensions }
        }
        let count = Counter()
        var records = XML.Records(Entry.self, in: Pieces(Self.feed(200), size: 512, count: count)).makeAsyncIterator()
        #expect(try await records.head(Head.self) == Head(id: "1", title: "T"))
        #expect(count.value.withLock { $0 } == 1)
        #expect(try await records.next()?.id == "0")
        var more = 0
        while try await records.next() != nil { more += 1 }
        #expect(more == 199)
        let envelope = try await records.head(Envelope.self)
        #expect(
            envelope.extensions.storage?.children.count { envelope.extensions.storage?.view[$0].isElement == true } == 2
        )
    }

    @Test func recordsByDepth() async throws {
        struct Whatever: Decodable {}
        var count = 0
        for try await _ in XML.Records(Whatever.self, at: .depth(1), in: Pieces(Self.feed(10), size: 100)) {
            count += 1
        }
        #expect(count == 13)
    }

    @Test func singleBytes() async throws {
        let bytes = AsyncStream { continuation in
            for byte in Self.feed(5) { continuation.yield(byte) }
            continuation.finish()
        }
        var count = 0
        for try await _ in XML.Records(Entry.self, bytes: bytes) { count += 1 }
        #expect(count == 5)
    }

    @Test func recordsComeBeforeTheErrorOfTheirBytes() async throws {
        struct Broken: Error {}
        let bytes = AsyncThrowingStream<UInt8, any Error> { continuation in
            for byte in Self.feed(5).dropLast(10) { continuation.yield(byte) }
            continuation.finish(throwing: Broken())
        }
        var records = XML.Records(Entry.self, bytes: bytes).makeAsyncIterator()
        var count = 0
        await #expect(throws: Broken.self) {
            while try await records.next() != nil { count += 1 }
        }
        #expect(count == 5)
    }

    @Test func memoryStaysConstant() throws {
        let reader = try XML.RecordReader(Entry.self)
        let bytes = Self.feed(20_000)
        var count = 0
        var offset = 0
        while offset < bytes.count {
            try reader.read(bytes[offset..<min(offset + 10_000, bytes.count)]) { _ in count += 1 }
            offset += 10_000
            #expect(reader.nodeCount < 100)
        }
        try reader.finish { _ in count += 1 }
        #expect(count == 20_000)
    }

    @Test func recordsBeforeAFailureComeFirst() async throws {
        var text = String(decoding: Self.feed(3), as: UTF8.self)
        text = text.replacing("<id>2</id>", with: "<id>2</wrong>")
        var ids: [String] = []
        var records = XML.Records(Entry.self, in: Pieces(Array(text.utf8), size: 1 << 20)).makeAsyncIterator()
        do {
            while let entry = try await records.next() { ids.append(entry.id) }
            Issue.record("is not well-formed")
        } catch let error as XML.Error {
            #expect(error.code == .syntax)
            #expect(error.line == 16)
        }
        #expect(ids == ["0", "1"])
        #expect(try await records.next() == nil)
    }

    @Test(arguments: [30, 1 << 20])
    func anUnfitRecordIsAnErrorWithItsNumberAndLine(size: Int) async throws {
        var text = String(decoding: Self.feed(9), as: UTF8.self)
        text = text.replacing("<id>7</id>", with: "")
        var count = 0
        do {
            for try await _ in XML.Records(Entry.self, in: Pieces(Array(text.utf8), size: size)) { count += 1 }
            Issue.record("has no id")
        } catch let error as XML.Error {
            #expect(error.code == .elementMissing)
            #expect(error.path == "feed/entry[8]")
            #expect(error.line == 40)
        }
        #expect(count == 7)
    }

    @Test func aCutOffStreamIsAnError() async throws {
        let records = XML.Records(Entry.self, in: Pieces(Array(Self.feed(10).dropLast(10)), size: 100))
        var count = 0
        do {
            for try await _ in records { count += 1 }
            Issue.record("is cut off")
        } catch let error as XML.Error {
            #expect(error.code == .unexpectedEnd)
        }
        #expect(count == 10)
    }

    @Test func nothingIsReadBeforeItIsAskedFor() async throws {
        let count = Counter()
        var records = XML.Records(Entry.self, in: Pieces(Self.feed(100), size: 400, count: count)).makeAsyncIterator()
        #expect(count.value.withLock { $0 } == 0)
        _ = try await records.next()
        #expect(count.value.withLock { $0 } == 1)
    }

    @Test(.timeLimit(.minutes(5))) func cancellationStopsReading() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        continuation.yield(Array(Self.feed(1).dropLast(10)))
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            var records = XML.Records(Entry.self, in: stream).makeAsyncIterator()
            let first = try await records.next()
            start.yield()
            let second = try await records.next()
            return (first, second)
        }
        for await _ in started { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        continuation.finish()
    }

    @Test func decodersThatEscapeStayReadable() throws {
        struct Lazy: Decodable {
            let decoder: any Swift.Decoder
            init(from decoder: any Swift.Decoder) throws { self.decoder = decoder }
        }
        struct Id: Decodable {
            var id: String
            enum CodingKeys: String, AtomKeys { case id }
        }
        let reader = try XML.RecordReader(Lazy.self, at: .name(Entry.element))
        var kept: [Lazy] = []
        let bytes = Self.feed(40)
        for start in stride(from: 0, to: bytes.count, by: 150) {
            try reader.read(bytes[start..<min(start + 150, bytes.count)]) { kept.append($0) }
        }
        try reader.finish { kept.append($0) }
        #expect(try kept.map { try Id(from: $0.decoder).id } == (0..<40).map(String.init))
    }

    @Test func aReaderThatGivesARecordReadsNoMore() throws {
        let reader = try XML.RecordReader(Entry.self)
        let bytes = Self.feed(3)
        var codes: [XML.Error.Code?] = []
        var ids: [String] = []
        try reader.read(bytes.dropLast(10)) { entry in
            ids.append(entry.id)
            codes.append(error { try reader.read(bytes) { ids.append($0.id) } }?.code)
            codes.append(error { try reader.finish { ids.append($0.id) } }?.code)
        }
        try reader.read(bytes.suffix(10)) { ids.append($0.id) }
        try reader.finish { ids.append($0.id) }
        #expect(ids == ["0", "1", "2"])
        #expect(codes.count == 6 && codes.allSatisfy { $0 == .unsupported })
    }

    @Test func theSizeHoldsForEachRecord() throws {
        var decoder = XML.Decoder()
        decoder.limits = XML.Limits(size: 100_000)
        let reader = try XML.RecordReader(Entry.self, decoder: decoder)
        var count = 0
        try reader.read(Self.feed(5000)) { _ in count += 1 }
        try reader.finish { _ in }
        #expect(count == 5000)
        let long = "<feed xmlns='\(atom)'><entry><id>\(String(repeating: "x", count: 200_000))</id></entry></feed>"
        let other = try XML.RecordReader(Entry.self, decoder: decoder)
        #expect(error { try other.read(long.utf8) { _ in } }?.code == .sizeExceeded)
    }

    // MARK: Writing

    @Test func recordsAreWrittenAfterTheirHead() async throws {
        let entries = AsyncStream { continuation in
            continuation.yield(Entry(etag: "e", id: "1"))
            continuation.yield(Entry(id: "2", whens: [When(startTime: "t")]))
            continuation.finish()
        }
        var head = Feed(id: "f")
        head.title = Text(value: "T")
        var chunks: [String] = []
        for try await chunk in XML.RecordWriter(head, entries) { chunks.append(String(decoding: chunk, as: UTF8.self)) }
        #expect(
            chunks == [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"\(atom)\"><id>f</id><title>T</title>",
                "<entry xmlns:gd=\"\(gd)\" gd:etag=\"e\"><id>1</id></entry>",
                "<entry xmlns:gd=\"\(gd)\"><id>2</id><gd:when startTime=\"t\"/></entry>",
                "</feed>",
            ]
        )
        let feed = try decode(Feed.self, chunks.joined())
        #expect(feed.entries.map(\.id) == ["1", "2"])
    }

    /// Has a name in a namespace that nothing in it uses.
    struct UnusedNamespace: Codable {
        var whens: [When] = []
        enum CodingKeys: String, AtomKeys { case whens = "gd:when" }
    }

    @Test func whatTheHeadDoesNotDeclareIsDeclaredInEachRecord() async throws {
        let entries = AsyncStream { continuation in
            for number in 1...3 { continuation.yield(Entry(etag: "e", id: "\(number)")) }
            continuation.finish()
        }
        var chunks: [String] = []
        let writer = XML.RecordWriter(UnusedNamespace(), as: XML.Name(atom, "feed"), entries, as: Entry.element)
        for try await chunk in writer { chunks.append(String(decoding: chunk, as: UTF8.self)) }
        for number in 1...3 {
            #expect(chunks[number] == "<entry xmlns:gd=\"\(gd)\" gd:etag=\"e\"><id>\(number)</id></entry>")
        }
        #expect(try XML.Document(parsing: chunks.joined()).root.elements.count == 3)
    }

    @Test func namesThatOnlyOneRecordHasAreForgotten() async throws {
        struct Record: Codable, Equatable {
            var values: [String: Int]
            var extensions = XML.Extensions()
            enum CodingKeys: String, CodingKey { case values = "v", extensions }
        }
        let count = 3000
        let records = try (0..<count).map { number in
            let text =
                "<e xmlns:p\(number)='u\(number)' p\(number):k='v' a\(number)='w'><v><x\(number)>1</x\(number)><y\(number)>2</y\(number)></v></e>"
            return try decode(Record.self, text)
        }
        let stream = AsyncStream { continuation in
            for record in records { continuation.yield(record) }
            continuation.finish()
        }
        var iterator = XML.RecordWriter(Feed(id: "f"), as: Feed.element, stream, as: XML.Name("urn:o", "o:e"))
            .makeAsyncIterator()
        var (text, most) = ("", 0)
        while let chunk = try await iterator.next() {
            text += String(decoding: chunk, as: UTF8.self)
            most = max(most, iterator.nameCount)
        }
        #expect(most < 5000)
        let document = try XML.Document(parsing: text)
        #expect(document.root.elements.count == count + 1)
        for (number, element) in document.root.elements.dropFirst().enumerated() {
            #expect(element[attribute: XML.Name("u\(number)", "k")] == "v")
        }
    }

    @Test func anEmptyHeadAndNoRecords() async throws {
        struct Empty: Codable {}
        let none = AsyncStream<Empty> { $0.finish() }
        var text = ""
        for try await chunk in XML.RecordWriter(Empty(), as: XML.Name(nil, "a"), none, as: XML.Name(nil, "b")) {
            text += String(decoding: chunk, as: UTF8.self)
        }
        #expect(text == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a></a>")
    }

    /// Is seen to be gone.
    final class Token: Sendable {}

    struct Remembered {
        weak var token: Token?
    }

    /// Writes a head and what may be a record, and forgets the rest.
    private func writeBeginning(of entries: [Entry]) async throws -> Remembered {
        let token = Token()
        let key = try #require(CodingUserInfoKey(rawValue: "token"))
        var encoder = XML.Encoder()
        encoder.userInfo[key] = token
        let stream = AsyncStream { continuation in
            for entry in entries { continuation.yield(entry) }
            continuation.finish()
        }
        var iterator = XML.RecordWriter(Feed(id: "f"), stream, encoder: encoder).makeAsyncIterator()
        _ = try await iterator.next()
        _ = try? await iterator.next()
        return Remembered(token: token)
    }

    @Test(arguments: ["1", "\u{0}"]) func aWriterThatIsLeftOrFailsLeavesNothingBehind(id: String) async throws {
        let remembered = try await writeBeginning(of: [Entry(id: id), Entry(id: "2")])
        #expect(remembered.token == nil)
    }

    // MARK: Checking

    @Test func checkingTakesNoMemory() throws {
        let checker = try XML.Checker()
        let bytes = Self.feed(10_000)
        try checker.read(bytes)
        try checker.finish()
        let other = try XML.Checker()
        try other.read(bytes.dropLast(20))
        #expect(error { try other.finish() }?.code == .unexpectedEnd)
    }

    /// Keeps what it was decoded with.
    struct Keeper: Decodable {
        enum CodingKeys: String, CodingKey { case id, n, tags = "tag" }
        let container: KeyedDecodingContainer<CodingKeys>
        init(from decoder: any Swift.Decoder) throws { container = try decoder.container(keyedBy: CodingKeys.self) }
    }

    @Test func aContainerThatATypeKeptReadsItsRecordAfterTheParserWentOn() throws {
        let reader = try XML.RecordReader(Keeper.self)
        var kept: [Keeper] = []
        try reader.read(Array("<r>".utf8)) { kept.append($0) }
        for number in 0..<200 {
            let text = "<e><id>identifier \(number)</id><n>\(number)</n><tag>a</tag><tag>b</tag></e>"
            try reader.read(Array(text.utf8)) { kept.append($0) }
        }
        try reader.read(Array("</r>".utf8)) { kept.append($0) }
        try reader.finish { kept.append($0) }
        #expect(kept.count == 200)
        for (number, keeper) in kept.enumerated() {
            #expect(try keeper.container.decode(Int.self, forKey: .n) == number)
            #expect(try keeper.container.decode(String.self, forKey: .id) == "identifier \(number)")
            #expect(try keeper.container.decodeIfPresent([String].self, forKey: .tags) == ["a", "b"])
            #expect(keeper.container.allKeys.count == 3)
        }
    }
}
