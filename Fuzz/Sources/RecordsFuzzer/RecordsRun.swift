import AsyncJSON

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// Reading the elements of an array in chunks gives what parsing the whole document gives, whatever the chunks.
///
/// The first byte of the input decides about the chunks and the path, the rest is the document.
enum RecordsRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ input: [UInt8]) async {
        guard let control = input.first else { return }
        let document = Array(input.dropFirst())
        let isNested = control & 1 == 1
        let whole = await Outcome(document, isNested: isNested, seed: nil)
        let pieces = await Outcome(document, isNested: isNested, seed: UInt64(control >> 1))
        expect(whole == pieces, "chunks matter: \(whole) \(pieces)")

        switch (parse(document), whole.error) {
        case (.success(let value), nil):
            let array = isNested ? value["i"]?.array : value.array
            expect(whole.records.map { JSON.Value($0) } == array ?? [], "the elements differ")
        case (.success(let value), .some(let error)):
            // What was given cannot be taken back when its name comes again.
            expect(isNested && value.count(ofMembers: "i") > 1, "a good document is refused: \(error)")
        case (.failure, .some):
            break
        case (.failure(let error), nil):
            // Elements are documents of their own, so they may be nested deeper.
            guard case .failure = parse(document, depth: 1024) else { break }
            expect(false, "a bad document is accepted: \(error)")
        }
    }
}

/// The result of reading the records of a document.
private struct Outcome: Equatable {
    var records: [Envelope] = []
    var envelope = JSON.Value.null
    var error: JSON.Error?

    /// The `seed` decides the sizes of the chunks; without it there is one.
    init(_ document: [UInt8], isNested: Bool, seed: UInt64?) async {
        let chunks = Chunks(document: document, seed: seed)
        let sequence =
            isNested ? JSON.Records(Envelope.self, at: "i", in: chunks) : JSON.Records(Envelope.self, in: chunks)
        var iterator = sequence.makeAsyncIterator()
        do {
            while let record = try await iterator.next() { records.append(record) }
            envelope = iterator.envelope
        } catch {
            self.error = error as? JSON.Error
            expect(self.error != nil, "another error: \(error)")
        }
    }
}

/// A document in chunks of zero to nine bytes.
private struct Chunks: AsyncSequence, AsyncIteratorProtocol, Sendable {
    var document: [UInt8]
    var seed: UInt64?
    var position = 0

    func makeAsyncIterator() -> Self { self }

    mutating func next(isolation actor: isolated (any Actor)?) async -> ArraySlice<UInt8>? { take() }

    mutating func next() async -> ArraySlice<UInt8>? { take() }

    private mutating func take() -> ArraySlice<UInt8>? {
        guard position < document.count else { return nil }
        var size = document.count
        if let seed {
            let next = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            self.seed = next
            size = Int((next >> 33) % 10)
        }
        let chunk = document[position...].prefix(size)
        position = chunk.endIndex
        return chunk
    }
}

extension JSON.Value {
    /// Returns the number of members with a name.
    fileprivate func count(ofMembers name: String) -> Int {
        members?.count { $0.name.utf8.elementsEqual(name.utf8) } ?? 0
    }
}
