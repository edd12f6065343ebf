import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// Text in the encodings of the web.
@Suite struct CharsetTests {
    /// `Дом` in several encodings.
    private static let windows1251: [UInt8] = [0xC4, 0xEE, 0xEC]
    private static let koi8: [UInt8] = [0xE4, 0xCF, 0xCD]
    private static let utf8 = Array("Дом".utf8)
    private static let utf16: [UInt8] = [0xFF, 0xFE, 0x14, 0x04, 0x3E, 0x04, 0x3C, 0x04]

    private func text(_ bytes: [UInt8], _ contentType: String?) async throws -> String {
        var headers = HTTPFields()
        headers[.contentType] = contentType
        let answer = ScriptedTransport.Answer.response(200, headers: headers, body: .init(ByteBuffer(bytes: bytes)))
        return try await makeFetcher(ScriptedTransport([answer])).fetch(address).text
    }

    @Test(arguments: [
        (windows1251, "text/plain; charset=windows-1251"), (koi8, "text/plain;charset=\"KOI8-R\""),
        (koi8, "text/plain; charset=koi"), (utf8, "text/plain"), (utf8, nil),
        (utf16, "text/plain; charset=windows-1251"),
        ([0xEF, 0xBB, 0xBF] + utf8, "text/plain; charset=koi8-r"),
    ])
    func theMarkCountsBeforeTheHeader(bytes: [UInt8], type: String?) async throws {
        #expect(try await text(bytes, type) == "Дом")
    }

    @Test(arguments: ["text/html", "application/xhtml+xml", nil])
    func aDocumentNamesItsOwnEncoding(type: String?) async throws {
        let isXML = type == "application/xhtml+xml"
        let start =
            isXML ? #"<?xml version="1.0" encoding="windows-1251"?><p>"# : #"<html><meta charset="windows-1251"><p>"#
        let bytes = Array(start.utf8) + Self.windows1251
        #expect(try await text(bytes, type) == start + "Дом")
        // The header is nearer to the server than what a document says of itself.
        guard let type else { return }
        #expect(try await text(Array(start.utf8) + Self.koi8, type + "; charset=koi8-r") == start + "Дом")
    }

    @Test func whatADocumentOnlyMentionsIsNotItsEncoding() async throws {
        let bytes = Array(#"<meta charset="windows-1251">"#.utf8) + Self.utf8
        #expect(try await text(bytes, "text/plain").hasSuffix("Дом"))
        #expect(try await text(Array("<html>".utf8) + Self.utf8, "text/html") == "<html>Дом")
    }

    @Test func nothingIsCutAtANulAndNothingMalformedIsFatal() async throws {
        #expect(try await text(Array("a\0b".utf8), "text/plain; charset=windows-1251") == "a\0b")
        #expect(try await text([0x61, 0xFF, 0x62], "text/plain") == "a\u{FFFD}b")
        #expect(try await text(Self.utf8, "text/plain; charset=no-such-thing") == "Дом")
    }
}
