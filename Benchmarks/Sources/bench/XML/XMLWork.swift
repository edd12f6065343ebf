import AsyncXML
import CXMLPeers
import Foundation
import XMLCoder
import XMLPeers
import XMLSamples

#if canImport(FoundationXML)
import FoundationXML
#endif

/// One input, and what each candidate does with it.
struct XMLWork {
    let name: String
    /// The number of bytes that each candidate reads or writes.
    let size: [XMLCandidate: Int]
    /// Each makes its result and frees it.
    let work: [XMLCandidate: () async throws -> Void]

    static let inputs = [XMLInput.feed1k, .dav10k, .feed20k]

    /// The work on one of the inputs, of all or of ours alone.
    static func on(_ input: XMLInput, withPeers: Bool = true) throws -> XMLWork {
        try input.name == XMLInput.dav10k.name
            ? multistatus(input, withPeers: withPeers) : feed(input, withPeers: withPeers)
    }

    private static func feed(_ input: XMLInput, withPeers: Bool) throws -> XMLWork {
        try XMLWork(
            input,
            XMLSamples.Feed.self,
            entry: XMLSamples.Feed.Entry.self,
            record: EventRecord.self,
            peer: XMLPeers.Feed.self,
            withPeers: withPeers
        ) { _ = try XMLPeers.Feed(parsing: $0) }
    }

    private static func multistatus(_ input: XMLInput, withPeers: Bool) throws -> XMLWork {
        try XMLWork(
            input,
            XMLSamples.Multistatus.self,
            entry: XMLSamples.Multistatus.Response.self,
            record: ResponseRecord.self,
            peer: XMLPeers.Multistatus.self,
            withPeers: withPeers,
            byHand: nil
        )
    }

    private init<
        Whole: Codable & XML.Root,
        Entry: Codable & Sendable,
        Record: XML.CursorDecodable,
        Peer: Codable
    >(
        _ input: XMLInput,
        _: Whole.Type,
        entry: Entry.Type,
        record: Record.Type,
        peer: Peer.Type,
        withPeers: Bool,
        byHand: ((Data) throws -> Void)?
    ) throws {
        let bytes = input.bytes()
        let data = Data(bytes)
        let (decoder, encoder) = (XML.Decoder(), XML.Encoder())
        let (xmlDecoder, xmlEncoder) = (XMLDecoder(), XMLEncoder())
        let whole = try decoder.decode(Whole.self, from: bytes)
        var size = Dictionary(uniqueKeysWithValues: XMLCandidate.allCases.map { ($0, bytes.count) })
        size[.encoding] = try encoder.encode(whole).count

        var work: [XMLCandidate: () async throws -> Void] = [
            .floor: { guard libxml2_scan(bytes, bytes.count) else { throw WrongAnswer() } },
            .streaming: {
                guard try input.read(bytes, Entry.self) == input.count else { throw WrongAnswer() }
            },
            .record: {
                guard try input.read(bytes, Record.self) == input.count else { throw WrongAnswer() }
            },
            .sequence: {
                var count = 0
                for try await _ in XML.Records(Entry.self, at: .name(input.entry), in: Pieces(bytes)) { count += 1 }
                guard count == input.count else { throw WrongAnswer() }
            },
            .whole: { consume(try decoder.decode(Whole.self, from: bytes)) },
            .encoding: { consume(try encoder.encode(whole)) },
        ]
        // Foundation's parser, and XMLCoder with it, fails above 10 MB.
        if withPeers, bytes.count < 10_000_000 {
            let peer = try xmlDecoder.decode(Peer.self, from: data)
            size[.xmlCoderEncoding] = try xmlEncoder.encode(peer).count
            guard let tree = Tree(bytes) else { throw WrongAnswer() }
            work[.xmlCoder] = { consume(try xmlDecoder.decode(Peer.self, from: data)) }
            work[.xmlCoderEncoding] = { consume(try xmlEncoder.encode(peer)) }
            work[.parser] = { try parse(data) }
            work[.document] = byHand.map { byHand in { try byHand(data) } }
            work[.dump] = { guard libxml2_dump(tree.pointer) > 0 else { throw WrongAnswer() } }
        }
        name = input.name
        self.size = size
        self.work = work
    }
}

/// A tree of libxml2.
private final class Tree {
    let pointer: UnsafeMutableRawPointer

    init?(_ bytes: [UInt8]) {
        guard let pointer = libxml2_tree(bytes, bytes.count) else { return nil }
        self.pointer = pointer
    }

    deinit { libxml2_free(pointer) }
}

/// Foundation's parser with a delegate that does nothing.
private func parse(_ data: Data) throws {
    final class Delegate: NSObject, XMLParserDelegate {}
    let (parser, delegate) = (XMLParser(data: data), Delegate())
    parser.delegate = delegate
    guard parser.parse() else { throw WrongAnswer() }
}

/// Keeps the optimizer from leaving out what makes the value.
@inline(never)
private func consume<Value>(_ value: consuming Value) {}
