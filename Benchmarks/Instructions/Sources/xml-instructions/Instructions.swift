import CXMLPeers
import XMLSamples

/// One way of reading the calendar feed with a thousand entries, for a tool that counts instructions.
@main
enum Instructions {
    static func main() throws {
        let bytes = XMLInput.feed1k.bytes()
        let read: () throws -> Void
        switch CommandLine.arguments.dropFirst().first {
        case "floor": read = { if !libxml2_scan(bytes, bytes.count) { throw NotWellFormed() } }
        case "codable": read = { _ = try XMLInput.feed1k.read(bytes, Feed.Entry.self) }
        case "record": read = { _ = try XMLInput.feed1k.read(bytes, EventRecord.self) }
        default: fatalError("usage: xml-instructions floor|codable|record")
        }
        try read()  // what is done once is not counted
        try counted(read)
    }

    private struct NotWellFormed: Error {}
}

/// The tool counts what happens in here.
@inline(never)
func counted(_ read: () throws -> Void) rethrows { try read() }
