import AsyncXML
import Testing

@Suite("XML.Charset")
struct CharsetTests {
    @Test(arguments: [
        ("UTF8", "utf-8"), (" Latin1\n", "windows-1252"), ("us-ascii", "windows-1252"), ("CP1251", "windows-1251"),
        ("KOI8_R", "koi8-r"), ("x-sjis", "shift_jis"), ("GB2312", "gbk"), ("unicode", "utf-16"),
    ])
    func labelsAreKnownInAnyCase(_ label: String, _ name: String) {
        #expect(XML.Charset(label: label)?.name == name)
    }

    @Test(arguments: ["", "bogus", "utf-7", "utf8;", "//IGNORE"])
    func unknownLabelsAreNil(_ label: String) {
        #expect(XML.Charset(label: label) == nil)
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", "utf-8"),
        ("text/html;charset= \"windows-1251\"; q=1", "windows-1251"),
        ("application/xml; q=1; CHARSET = 'koi8-r'", "koi8-r"),
        ("text/html; charset=bogus", nil), ("text/html; charset:utf-8", nil), ("text/html", nil),
        ("charset=utf-8", nil),
    ])
    func contentTypesNameTheirCharset(_ contentType: String, _ name: String?) {
        #expect(XML.Charset(contentType: contentType)?.name == name)
    }
}
