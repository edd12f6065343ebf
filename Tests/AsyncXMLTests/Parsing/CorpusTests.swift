import TestCorpora
import Testing

@testable import AsyncXML

@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct CorpusTests {
    @Test func allDocumentsAreThere() { #expect(Corpora.files("gdata-feeds").count == 36) }

    @Test(arguments: Corpora.files("gdata-feeds"))
    func writingAndReadingGivesTheSameNodes(name: String) throws {
        let tape = try parse(Corpora.bytes("gdata-feeds", name))
        #expect(try parse(tape.written).listing == tape.listing)
    }

    @Test func aCutOffFeedIsNeverADocument() throws {
        let bytes = try Corpora.bytes("gdata-feeds", "FeedCalendarTest1.xml")
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
        for length in 0..<end {
            do {
                _ = try parse(bytes[..<length])
                Issue.record("\(length) bytes are no document")
            } catch {
                #expect(error.code == .unexpectedEnd, "\(length): \(error)")
            }
        }
    }
}
