import Testing

@testable import AsyncFetch

@Suite("PublicSuffixes")
struct PublicSuffixesTests {
    @Test(arguments: [
        ("com", true), ("example", true), ("co.uk", true), ("b.co.uk", false), ("ck", true), ("x.ck", true),
        ("www.ck", false),
        ("a.x.ck", false), ("xn--55qx5d.cn", true), ("shop.xn--55qx5d.cn", false), ("example.com", false),
    ])
    func suffixesAreFound(_ domain: String, _ isSuffix: Bool) {
        let list = PublicSuffixes(list: "// a comment\n\ncom\r\nco.uk  // more\n*.ck\n!www.ck\n公司.cn\n")
        #expect(list.contains(domain) == isSuffix)
    }

    /// Without the system's list, more count as such than are, and none less that everybody knows.
    @Test(arguments: [
        ("com", true), ("co.uk", true), ("com.au", true), ("gouv.fr", true), ("tokyo.jp", true), ("github.io", true),
        ("s3.eu-west-1.amazonaws.com", false), ("eu-west-1.amazonaws.com", true), ("x.ck", true), ("appspot.com", true),
        ("blob.core.windows.net", true), ("example.com", false), ("example.co.uk", false), ("example.de", false),
        ("ibm.de", true), ("me.github.io", false), ("CO.UK.", true), ("com.", true),
    ])
    func essentialsAreKnownWithoutAList(_ domain: String, _ isSuffix: Bool) {
        #expect(PublicSuffixes.essential.contains(domain) == isSuffix)
    }

    // The samples of RFC 3492, section 7.1, but for those with capitals.
    @Test(arguments: [
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("Pročprostěnemluvíčesky".lowercased(), "proprostnemluvesky-uyb24dma41a"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"), ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
        ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"), ("パフィーdeルンバ", "de-jg4avhby1noc0d"), ("そのスピードで", "d9juau41awczczp"),
        ("bücher", "bcher-kva"),
    ])
    func labelsAreWrittenInASCII(_ label: String, _ ascii: String) {
        #expect(Punycode.encoded(label) == ascii)
    }
}
