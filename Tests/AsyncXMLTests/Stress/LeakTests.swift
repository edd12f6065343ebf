#if os(Linux)
import Foundation
import Testing

@testable import AsyncXML

/// What very many parses leave behind.
@Suite struct LeakTests {
    /// In a process of its own, where nothing else takes memory.
    ///
    /// Under the address sanitizer, which holds on to freed memory, that process looks for leaks itself when it ends.
    @Test(.timeLimit(.minutes(5))) func tenThousandGoodBadCutOffAndCancelledParsesLeaveNothingBehind() async {
        await #expect(processExitsWith: .success) {
            try await Self.parse(1..<100)  // what is made once
            let before = try Self.residentKilobytes
            try await Self.parse(0..<2_500)
            let grown = try Self.residentKilobytes - before
            // Some 300 KB are the allocator's own; this is 200 bytes a parse.
            guard grown < 2_000 || Self.hasAddressSanitizer else { fatalError("\(grown) KB were left") }
        }
    }

    private static var hasAddressSanitizer: Bool { dlsym(nil, "__asan_init") != nil }

    private static var residentKilobytes: Int {
        get throws {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
            return (Int(pages) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
        }
    }

    private static let feed = RecordsTests.feed(3)

    /// Four parses for each number.
    private static func parse(_ numbers: Range<Int>) async throws {
        for number in numbers {
            try parseGood(number)
            try parseBad(number)
            try parseCutOff(number)
            try await parseCancelled(number)
        }
    }

    private static func parseGood(_ number: Int) throws {
        switch number % 3 {
        case 0: _ = try XML.Encoder().encode(XML.Decoder().decode(Feed.self, from: feed))
        case 1:
            let document = try XML.Document(parsing: feed)
            _ = try XML.XPath("//a:id", namespaces: ["a": atom]).elements(in: document)
            _ = try document.canonical()
        default:
            let reader = try XML.RecordReader(CursorTests.FastEntry.self)
            try reader.read(feed) { _ in }
            try reader.finish { _ in }
        }
    }

    private static let bad: [[UInt8]] =
        [
            "<feed><entry></feed>", "<!DOCTYPE a [<!ENTITY e 'x'><!ATTLIST a b (c|d) 'c'>]><feed>&e;</feed>",
            "<x:feed/>",
            "<feed xmlns='\(atom)'><id/><entry><id>1</id><author/></entry></feed>", "<feed>&e;</feed>",
            "<?xml version='1.0' encoding='x-nonsense'?><feed/>", "<feed a='1' a='2'/>",
            "<feed><![CDATA[\u{1}]]></feed>",
        ].map { Array($0.utf8) } + [Array("<feed><id>".utf8) + [0xFF, 0x3C]]

    private static func parseBad(_ number: Int) throws {
        let document = bad[number % bad.count]
        var decoder = XML.Decoder()
        decoder.limits.allowsDeclarations = number.isMultiple(of: 2)
        guard (try? decoder.decode(Feed.self, from: document)) == nil else { throw Unexpected() }
        _ = try? XML.Document(parsing: document, limits: decoder.limits)
        _ = try? XML.HTML.parse(document)
    }

    private static func parseCutOff(_ number: Int) throws {
        let document = feed.prefix(number % (feed.count - 10))
        guard (try? XML.Decoder().decode(Feed.self, from: document)) == nil else { throw Unexpected() }
        let reader = try XML.RecordReader(Entry.self)
        try? reader.read(document) { _ in }
    }

    /// Nobody asks for the rest of the records.
    private static func parseCancelled(_ number: Int) async throws {
        let pieces = RecordsTests.Pieces(feed, size: 100)
        if number.isMultiple(of: 2) {
            for try await _ in XML.Records(Entry.self, in: pieces) { break }
        } else {
            let task = Task {
                for try await _ in XML.Records(Entry.self, in: pieces) { withUnsafeCurrentTask { $0?.cancel() } }
            }
            _ = await task.result
        }
    }

    private struct Unexpected: Error {}
}
#endif
