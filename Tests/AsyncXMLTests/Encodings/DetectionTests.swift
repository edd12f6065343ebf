import AsyncXML
import Testing

/// Which encoding a text is found to have: byte order mark, transport, declaration, default.
@Suite("Encoding detection")
struct DetectionTests {
    private func detected(
        _ bytes: [UInt8],
        transport: String? = nil,
        _ context: XML.TextContext
    ) throws -> (String?, String) {
        var decoder = XML.TextDecoder(transport: transport.flatMap(XML.Charset.init(label:)), context: context)
        let text = try decoder.decode(bytes) + decoder.finish()
        return (decoder.charset?.name, text)
    }

    @Test func aMarkBeatsTheTransport() throws {
        for context in [XML.TextContext.xml, .html, .plain] {
            #expect(try detected([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], transport: "koi8-r", context) == ("utf-8", "é"))
            #expect(try detected([0xFF, 0xFE, 0xE9, 0], transport: "utf-8", context) == ("utf-16le", "é"))
            #expect(try detected([0xFE, 0xFF, 0, 0xE9], transport: "utf-8", context) == ("utf-16be", "é"))
        }
    }

    @Test func theTransportBeatsTheDeclaration() throws {
        let xml = Array("<?xml version='1.0' encoding='utf-8'?><a>".utf8) + [0xC1]
        #expect(try detected(xml, transport: "koi8-r", .xml).0 == "koi8-r")
        let html = Array("<meta charset=utf-8>".utf8) + [0xC1]
        #expect(try detected(html, transport: "koi8-r", .html).1.hasSuffix("а"))
    }

    @Test func anUnknownTransportCharsetIsIgnored() throws {
        #expect(
            try detected(Array("<?xml version='1.0' encoding='koi8-r'?>".utf8), transport: "bogus", .xml).0 == "koi8-r"
        )
    }

    @Test(arguments: [
        ("<?xml version='1.0' encoding='koi8-r'?><a/>", "koi8-r"),
        ("<?xml version = \"1.0\"\n encoding = \"Shift_JIS\" standalone='no' ?><a/>", "shift_jis"),
        ("<?xml version='1.0'?><a encoding='koi8-r'/>", "utf-8"),
        ("<?xml version='1.0' encoding='utf-16'?><a/>", "utf-8"),
        ("<?xmlÿencoding 'koi8-r'?><r/>", "utf-8"), ("<?xml", "utf-8"), ("<a/>", "utf-8"), ("", "utf-8"),
        ("<?x", "utf-8"), ("<?xml version='1.0' encoding='koi8-r", "utf-8"),
    ])
    func xmlDeclaresItsEncoding(_ text: String, _ name: String) throws {
        #expect(try detected(Array(text.utf8), .xml).0 == name)
        #expect(try detected(Array(text.utf8), .plain).0 == "utf-8")
    }

    @Test func xmlInAnUnknownEncodingThrows() {
        let error = #expect(throws: XML.Error.self) {
            try detected(Array("<?xml version='1.0' encoding='bogus'?><a/>".utf8), .xml)
        }
        #expect(error?.code == .invalidEncoding)
    }

    @Test func xmlInWideUnitsIsKnownByItsFirstCharacter() throws {
        #expect(try detected([0, 0x3C, 0, 0x61], .xml) == ("utf-16be", "<a"))
        #expect(try detected([0x3C, 0, 0x61, 0], .xml) == ("utf-16le", "<a"))
        #expect(try detected([0, 0, 0, 0x3C], .xml) == ("utf-32be", "<"))
        #expect(try detected([0x3C, 0, 0, 0], .xml) == ("utf-32le", "<"))
    }

    @Test(arguments: [
        ("<meta charset=koi8-r>", "koi8-r"),
        ("<!doctype html><html><head><META  CharSet = 'Windows-1251' ></head>", "windows-1251"),
        ("<meta http-equiv=Content-Type content='text/html; charset=shift_jis'>", "shift_jis"),
        ("<meta content=\"text/html;charset='euc-kr'\" http-equiv=\"content-type\"/>", "euc-kr"),
        ("<meta content='text/html; charset=shift_jis'>", "windows-1252"),
        ("<!-- <meta charset=koi8-r> --><meta charset=big5>", "big5"),
        ("<!--><meta charset=big5>", "big5"),
        ("<a title='<meta charset=koi8-r>'><meta charset=big5>", "big5"),
        ("<meta charset=bogus><meta charset=big5>", "big5"),
        ("<metadata charset=koi8-r>", "windows-1252"),
        ("<meta charset=utf-16>", "utf-8"),
        ("<meta charset=iso-8859-2", "windows-1252"),
        ("<? <meta charset=koi8-r>", "windows-1252"),
        ("<meta charset=\"", "windows-1252"), ("<meta", "windows-1252"), ("<", "windows-1252"), ("", "windows-1252"),
    ])
    func htmlDeclaresItsEncoding(_ text: String, _ name: String) throws {
        #expect(try detected(Array(text.utf8), .html).0 == name)
        var decoder = XML.TextDecoder(context: .html)
        for byte in text.utf8 { _ = try decoder.decode([byte]) }
        _ = try decoder.finish()
        #expect(decoder.charset?.name == name)
    }

    @Test func aDeclarationBehindTheFirstKilobyteDoesNotCount() throws {
        let text = String(repeating: " ", count: 1020) + "<meta charset=koi8-r>"
        #expect(try detected(Array(text.utf8), .html).0 == "windows-1252")
    }

    @Test func theFallbackCanBeChosen() throws {
        var decoder = XML.TextDecoder(context: .html, fallback: .utf8)
        #expect(try decoder.decode(Array("é".utf8)) + decoder.finish() == "é")
    }

    @Test func thePrefixesOfAPageHaveItsEncodingWhenTheyDeclareIt() throws {
        let page = "<!DOCTYPE html><!-- x --><html lang='de'><meta http-equiv=x content=y><meta charset='koi8-r'>"
        for length in 0...page.utf8.count {
            let (name, text) = try detected(Array(page.utf8.prefix(length)), .html)
            #expect(name == (length < page.utf8.count ? "windows-1252" : "koi8-r"), "\(length)")
            #expect(text == String(page.prefix(length)))
        }
    }
}
