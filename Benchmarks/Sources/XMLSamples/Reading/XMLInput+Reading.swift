package import AsyncXML

extension XMLInput {
    /// Reads the entries of a document one by one with synthesized coding; returns how many there are.
    package func read<Entry: Decodable>(_ bytes: [UInt8], _ type: Entry.Type) throws -> Int {
        try read(bytes, XML.RecordReader(type, at: .name(entry)))
    }

    /// The same on the fast path.
    package func read<Entry: XML.CursorDecodable>(_ bytes: [UInt8], _ type: Entry.Type) throws -> Int {
        try read(bytes, XML.RecordReader(type, at: .name(entry)))
    }

    private func read<Entry>(_ bytes: [UInt8], _ reader: XML.RecordReader<Entry>) throws -> Int {
        var count = 0
        var pieces = Pieces(bytes)
        while let piece = pieces.take() { try reader.read(piece) { _ in count += 1 } }
        try reader.finish { _ in count += 1 }
        return count
    }
}
