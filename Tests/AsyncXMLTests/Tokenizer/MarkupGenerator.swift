@testable import AsyncXML

/// A generator of documents that are nearly correct, in which everything occurs on which parsers can differ.
struct MarkupGenerator {
    private var random: SplitMix
    private var bytes: [UInt8] = []
    private var depth = 0

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

    private mutating func happens(_ one: Int) -> Bool { number(below: one) == 0 }

    private mutating func add(_ text: String) { bytes += text.utf8 }

    private mutating func add(_ choices: [String]) { add(choices[number(below: choices.count)]) }

    /// Returns a document with up to three changes.
    mutating func document() -> [UInt8] {
        bytes = []
        depth = 0
        if happens(2) { add(happens(8) ? Self.oddDeclarations : Self.declarations) }
        misc()
        element()
        misc()
        for _ in 0..<max(0, number(below: 6) - 2) where !bytes.isEmpty { change() }
        return bytes
    }

    /// Returns a document with up to four changes.
    mutating func changed(_ document: [UInt8]) -> [UInt8] {
        bytes = document
        for _ in 0..<(1 + number(below: 4)) where !bytes.isEmpty { change() }
        return bytes
    }

    // MARK: Grammar

    private static let declarations = [
        "<?xml version='1.0'?>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "\u{FEFF}<?xml version='1.0' ?>",
        "<?xml version='1.0' encoding='utf-8' standalone='yes'?>", "<?xml version = '1.0'\n standalone = \"no\" ?>",
    ]
    private static let oddDeclarations = [
        "<?xml version='1.1'?>", "<?xml version='1.0' encoding='us-ascii'?>", "<?xml encoding='utf-8'?>", "<?xmlx?>",
        "<?xml version='1.0' standalone='maybe'?>", "<?xml version='1.0' encoding='windows-1251'?>",
        " <?xml version='1.0'?>",
        "<!DOCTYPE a>", "<!DOCTYPE a [<!ENTITY e 'x'>]>",
    ]
    private static let names = [
        "a", "b", "c", "a", "entry", "p:a", "p:b", "q:a", "q:entry", "a-long-name-0-of-an-element", "n.1_-x",
        "a-long-name-1-of-an-element", "xml", "xmlns", "é", "p:é", "p:", ":a", "p:q:a", "1a", "p:1", "xml:lang", "_",
    ]
    private static let usualNames = 12
    private static let namespaces = [
        "u", "u", "urn:a", "urn:b", "DAV:", "http://www.example.com/2005/Atom", "", "a b", "u%", "é", "&amp;u", "\"u",
        "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/", "//[x", "http://h:port/",
    ]
    private static let pieces = [
        "x", "some plain text", "a>b", "]", "]]", "\n", "\r\n", "\r", "\t", "  ", "\n    ", "&amp;", "&lt;", "&gt;",
        "&quot;", "&apos;", "&#65;", "&#x20AC;",
        "&#x1F600;", "é", "Привет", "東京", "😀", "\u{85}", "\u{7F}", "\u{2028}", "e\u{301}", "0123456789abcdef",
        "0123456789abcdef0123456789abcdef", "&#10;", "&#13;", "&#9;", "&#38;",
    ]
    private static let oddPieces = [
        "]]>", "&nbsp;", "&", "&#0;", "&#xFFFE;", "&#xD800;", "&#x110000;", "&#00000000065;", "&#X41;", "&amp", "<",
        "\u{FFFE}", "\u{FFFF}", "\u{1}", "\0", "&#;", "&;", "--", "?>", "'", "\"", "&#99999999999;", "&ampx;", "&am;",
    ]
    private static let malformed: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
        [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xF0, 0x80, 0x80, 0x80], [0xC3],
    ]

    private mutating func misc() {
        while happens(3) {
            switch number(below: 4) {
            case 0: comment()
            case 1: instruction()
            default: add(["\n", " ", "\r\n", "\t\n  "])
            }
        }
    }

    private mutating func name() -> String {
        Self.names[number(below: happens(200) ? Self.names.count : Self.usualNames)]
    }

    private mutating func element() {
        let name = name()
        add("<" + name)
        if depth == 0, !happens(20) {
            add([" xmlns:p='u' xmlns:q=\"urn:b\"", " xmlns='u' xmlns:p=\"DAV:\" xmlns:q='DAV:'"])
        }
        while happens(2) {
            space(atLeast: 1)
            if happens(6) {
                add(["xmlns", "xmlns:p", "xmlns:q", "xmlns:a"])
                if happens(60) { add([":xml", ":xmlns", ":"]) }
                equals()
                let namespace = Self.namespaces[number(below: happens(30) ? Self.namespaces.count : 6)]
                add("'\(namespace)'")
            } else {
                add(self.name())
                equals()
                value()
            }
        }
        space(atLeast: 0)
        guard !happens(4) else { return add("/>") }
        add(">")
        depth += 1
        while depth < 6, !happens(4) { content() }
        depth -= 1
        add("</" + (happens(300) ? self.name() : name))
        if happens(8) { space(atLeast: 0) }
        add(">")
    }

    private mutating func space(atLeast count: Int) {
        if count > 0, !happens(300) { add([" ", " ", " ", "\n", "\r\n  ", "\t", "\r"]) }
        if happens(6) { add([" ", "\n", "  ", "\r"]) }
    }

    private mutating func equals() { add(happens(300) ? [""] : happens(10) ? [" = ", "\n=", "= "] : ["="]) }

    private mutating func value() {
        let quote = happens(2) ? "'" : "\""
        add(quote)
        while happens(2) { text(quote == "'" ? "\"" : "'") }
        add(quote)
    }

    private mutating func text(_ more: String) {
        if happens(500) {
            bytes += Self.malformed[number(below: Self.malformed.count)]
        } else {
            add(happens(200) ? Self.oddPieces : happens(20) ? [more] : Self.pieces)
        }
    }

    private mutating func content() {
        switch number(below: 12) {
        case 0...3: element()
        case 4: comment()
        case 5: instruction()
        case 6: section()
        case 7 where happens(4):
            // libxml2 treats texts of 300 bytes and more in another way.
            for _ in 0..<(10 + number(below: 100)) { text("'") }
        default: for _ in 0...number(below: 4) { text("\"") }
        }
    }

    private mutating func comment() {
        add("<!--")
        while happens(2) { text("-") }
        add(happens(100) ? ["--->", "-- >", "->"] : ["-->"])
    }

    private mutating func instruction() {
        add("<?")
        add(happens(100) ? ["xml", "XML", "xml-stylesheet", "p:i", "é", "", "1"] : ["go", "go", "a", "i-2"])
        space(atLeast: number(below: 2))
        while happens(2) { text("?") }
        add("?>")
    }

    private mutating func section() {
        add("<![CDATA[")
        while happens(2) { text("<b>") }
        if happens(20) { for _ in 0..<(10 + number(below: 100)) { text("&") } }
        add("]]>")
    }

    // MARK: Changes

    private static let alphabet = Array("<>/=&;!?-[]'\":# \n\r\tabxp1\u{0}".utf8) + [0x80, 0xC3, 0xE2, 0xFF]
    private static let words = [
        "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "xmlns=", "xmlns:p='", "&amp;", "&#x", "'",
        "\"", "<a>", "</a>", "<p:a", "\r\n", "<!DOCTYPE a>", "é", "]]", " k='v'", "xml:",
    ]

    private mutating func change() {
        let place = number(below: bytes.count)
        switch number(below: 7) {
        case 0: bytes[place] = Self.alphabet[number(below: Self.alphabet.count)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Self.alphabet[number(below: Self.alphabet.count)], at: place)
        case 3: bytes.insert(contentsOf: Self.words[number(below: Self.words.count)].utf8, at: place)
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + number(below: 12)))
        case 5:
            let part = Array(bytes[place..<min(bytes.count, place + number(below: 40))])
            bytes.insert(contentsOf: part, at: number(below: bytes.count))
        default: bytes[place] = UInt8(truncatingIfNeeded: number(below: 256))
        }
        if happens(12) { bytes.removeSubrange(number(below: bytes.count)...) }
    }

    // MARK: Parsers

    /// Returns limits that are often exceeded.
    mutating func limits() -> XML.Limits {
        guard happens(4) else { return XML.Limits() }
        var limits = XML.Limits()
        func some(_ value: inout Int, _ limit: Int) { if happens(3) { value = number(below: limit) } }
        some(&limits.depth, 8)
        some(&limits.attributes, 5)
        some(&limits.namespaces, 6)
        some(&limits.nameLength, 40)
        some(&limits.valueLength, 40)
        some(&limits.size, 600)
        some(&limits.nodes, 40)
        some(&limits.names, 12)
        if happens(10) { limits.depth = 300 }
        limits.allowsDeclarations = happens(2)
        return limits
    }

    /// Returns the sizes of the pieces of a document.
    mutating func sizes(_ count: Int) -> [Int] {
        switch number(below: 5) {
        case 0: [.max]
        case 1: [1 + number(below: count), .max]
        case 2: [1 + number(below: 8)]
        case 3: (0..<40).map { _ in 1 + number(below: 30) }
        default: (0..<20).map { _ in 1 + number(below: 400) }
        }
    }

    mutating func use() -> Judgement.Use {
        switch number(below: 8) {
        case 0: .checker
        case 1: .records(.depth(1))
        case 2: .records(.depth(2))
        case 3: .records(.names([XML.Name("u", "a"), XML.Name(nil, "entry"), XML.Name("DAV:", "b")]))
        default: .document
        }
    }
}
