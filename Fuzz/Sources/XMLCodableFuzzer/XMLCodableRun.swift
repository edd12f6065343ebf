import AsyncXML

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// A type with synthesized coding survives decode, encode, decode, and what it does not know survives with it; the fast
/// path finds the same in a document.
enum XMLCodableRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let song = try? XML.Decoder().decode(XMLSong.self, from: bytes) else { return }
        let written = expectSuccess("encoding") { try XML.Encoder().encode(song) }
        let again = expectSuccess("decoding what was encoded") { try XML.Decoder().decode(XMLSong.self, from: written) }
        let writtenAgain = expectSuccess("encoding again") { try XML.Encoder().encode(again) }
        expect(written == writtenAgain, "encoding and decoding changes it")
        let before = expectSuccess("parsing what was decoded") { try XML.Document(parsing: bytes) }
        let after = expectSuccess("parsing what was encoded") { try XML.Document(parsing: written) }
        expect(Unknown(in: before.root) == Unknown(in: after.root), "unknown content was lost")
        // Of several lists around items, `Codable` reads the first.
        guard before.root.elements.count(where: { $0.name == XML.Name("u", "l") }) < 2 else { return }
        let record = expectSuccess("decoding a record") { try XML.Decoder().decode(SongRecord.self, from: bytes) }
        let writtenRecord = expectSuccess("encoding the record") { try XML.Encoder().encode(record.song) }
        expect(writtenRecord == written, "a record is another song")
    }
}

/// The content for which `XMLSong` has no property.
private struct Unknown: Equatable {
    var attributes: Set<XML.Attribute>
    var elements: [XML.Element]
    /// Comments and processing instructions.
    var others: [XML.Node] = []
    /// All text between the elements, without white space.
    var text = ""

    init(in song: XML.Element) {
        let known = Set(["t", "b", "d", "o", "l", "p", "q"].map { XML.Name("u", $0) } + [XML.Name("v", "a")])
        attributes = Set(song.attributes)
        attributes = attributes.filter { !["n", "u", "lang"].contains($0.name.local) }
        elements = song.elements.filter { !known.contains($0.name) }
        for node in song.children {
            switch node {
            case .element: break
            case .text(let text), .cdata(let text): self.text += text.filter { !$0.isWhitespace }
            case .comment, .instruction: others.append(node)
            }
        }
    }
}
