import AsyncXML
import CXMLPeers
import XMLSamples

/// One way of reading a document, for a tool that counts instructions.
@main
enum Instructions {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let read: (() throws -> Void)? =
            switch (arguments.first, arguments.dropFirst().first) {
            case (let way?, "feed1k"): self.read(way, .feed1k, Feed.Entry.self, EventRecord.self)
            case (let way?, "dav10k"): self.read(way, .dav10k, Multistatus.Response.self, ResponseRecord.self)
            default: nil
            }
        // Only Benchmarks/instructions calls this program, and shows how it ended.
        guard let read else { fatalError("usage: xml-instructions floor|codable|record feed1k|dav10k") }
        try read()  // what is done once is not counted
        try counted(read)
    }

    private static func read<Entry: Decodable & SendableMetatype, Record: XML.CursorDecodable & SendableMetatype>(
        _ way: String,
        _ input: XMLInput,
        _ entry: Entry.Type,
        _ record: Record.Type
    ) -> (() throws -> Void)? {
        let bytes = input.bytes()
        return switch way {
        case "floor": { if !libxml2_scan(bytes, bytes.count) { throw NotWellFormed() } }
        case "codable": { _ = try input.read(bytes, entry) }
        case "record": { _ = try input.read(bytes, record) }
        default: nil
        }
    }

    private struct NotWellFormed: Error {}
}

/// The tool counts what happens in here.
@inline(never)
func counted(_ read: () throws -> Void) rethrows { try read() }
