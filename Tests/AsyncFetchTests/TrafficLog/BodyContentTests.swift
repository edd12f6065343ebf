@testable import AsyncFetch
import AsyncXML
import NIOCore
import Testing

/// The text of a body is that of the decoder, also if the decoder is not asked.
struct BodyContentTests {
    private static let labels = [
        nil, "utf-8", "\"UTF8\"", "us-ascii", "iso-8859-1", "windows-1251", "koi8-r", "utf-16", "utf-16le", "utf-32be",
        "shift_jis", "iso-2022-jp", "gb18030", "unknown",
    ]

    /// Returns the text by the rules of the decoder alone.
    private func decoded(_ bytes: [UInt8], _ contentType: String) -> [UInt8] {
        let charset = XML.Charset(zerosIn: bytes.prefix(4)) ?? XML.Charset(contentType: contentType)
        let text = try? XML.TextDecoder(transport: charset).text(of: bytes)
        return (text ?? String(decoding: bytes, as: UTF8.self)).utf8.filter { $0 != 0 }
    }

    @Test(arguments: labels) func asciiIsTheTextOfTheDecoder(label: String?) {
        let contentType = "text/plain" + (label.map { "; charset=\($0)" } ?? "")
        func check(_ bytes: [UInt8]) {
            let content = BodyContent.content(of: ByteBuffer(bytes: bytes), contentType: contentType, isCut: false)
            guard case .text(let text) = content else {
                Issue.record("no text")
                return
            }
            #expect(Array(text.utf8) == decoded(bytes, contentType), "\(bytes)")
        }
        check(Array("lines\r\nand\ttabs \u{7F}\u{1}\u{1B}$B ~{ +AGE- \\ and more".utf8))
        check([0xEF, 0xBB, 0xBF] + Array("marked".utf8))
        for count in 0..<18 {
            for place in 0..<count {
                for byte: UInt8 in [0, 0x01, 0x7F, 0x80, 0xC3, 0xFF] {
                    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
                    bytes[place] = byte
                    check(bytes)
                }
            }
        }
    }

    @Test func aBodyNeedNotBeginAtTheStartOfItsBuffer() throws {
        var buffer = ByteBuffer(string: "\0\0\0plain text of a slice\0")
        buffer.moveReaderIndex(forwardBy: 3)
        let rest = buffer.readSlice(length: 21)
        let slice = try #require(rest)
        guard case .text(let text) = BodyContent.content(of: slice, contentType: "text/plain", isCut: false) else {
            Issue.record("no text")
            return
        }
        #expect(text == "plain text of a slice")
    }
}
