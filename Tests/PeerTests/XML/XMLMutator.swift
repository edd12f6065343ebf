import AsyncFetchTesting

/// Makes documents that are almost good: small ones with all that XML has, changed in places.
struct XMLMutator {
    private var generator: SplitMix
    private let seeds: [[UInt8]]

    private static let samples = [
        #"<?xml version="1.0" encoding="UTF-8"?><a b="1" c='2'><d/>text<e>&lt;&#233;&amp;</e></a>"#,
        #"<x:a xmlns:x="u" xmlns:y="v" x:b="1" y:b="2"><y:c xmlns="w" d=" e&#10;f "><g xmlns=""/></y:c></x:a>"#,
        "<!-- c --><?p i?><a>\n <![CDATA[<&]]]]><![CDATA[>]]>&gt;<?q?><!--d--></a><!--e-->\n<?r s ?>",
        #"<a xml:lang="de" xml:space="preserve" xmlns:b="u"><b:c xml:base="d/"/> é 東京 😀 </a>"#,
        #"<a xmlns="u"><b xmlns="v"><c xmlns="u"/></b><p:b xmlns:p="v" p:q="&quot;&apos;"/></a>"#,
        "<!DOCTYPE a><a>\r\n<b\tc='\td\n'/></a>",
    ]

    private static let tokens: [[UInt8]] =
        [
            "<", ">", "/>", "</", "&", ";", "&lt;", "&#0;", "&#x10FFFF;", "&#xD800;", "&e;", "<a>", "</a>", "<b/>",
            "<x:b/>", " xmlns='u'", " xmlns:x='u'", " xmlns:x=''", " xmlns:xml='u'", " x:y='z'", " a='b'", "=", "'",
            "\"", ":", "\r", "\n", "\t", " ", "<![CDATA[", "]]>", "<!--", "--", "-->", "<?", "?>",
            "<?xml version='1.0'?>", "<!DOCTYPE a>", "<!DOCTYPE a [<!ENTITY e 'x'>]>", "\u{FEFF}", "\u{FFFE}",
            "\u{85}", "\u{2028}", "\u{1F600}", "e\u{301}", "\0", "\u{1}", "é", "\u{7F}", "-", ".", "1", "xmlns",
        ].map { Array($0.utf8) } + [[0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0xFF]]

    init(seed: UInt64, more: [[UInt8]]) {
        generator = SplitMix(state: seed)
        seeds = Self.samples.map { Array($0.utf8) } + more
    }

    /// The next document; none to two changes away from a seed.
    mutating func next() -> [UInt8] {
        var document = randomSeed()
        for _ in 0..<Int.random(in: 0...2, using: &generator) { change(&document) }
        return document
    }

    private mutating func change(_ document: inout [UInt8]) {
        let place = Int.random(in: 0...document.count, using: &generator)
        let end = min(place + Int.random(in: 0...8, using: &generator), document.count)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0:
            if place < document.count { document[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
        case 1: document.removeSubrange(place..<end)
        case 2: document.insert(contentsOf: document[place..<end], at: place)
        case 3: document.insert(contentsOf: randomToken(), at: place)
        case 4: document.replaceSubrange(place..<end, with: randomToken())
        case 5: insert(randomToken(), atBracketOf: &document, from: place)
        default: wrap(&document)
        }
    }

    /// Puts a token next to a tag, where most of them are good.
    private mutating func insert(_ token: [UInt8], atBracketOf document: inout [UInt8], from place: Int) {
        guard let bracket = document[place...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
        else { return }
        let isEnd = document[bracket] == UInt8(ascii: ">")
        document.insert(contentsOf: token, at: isEnd && Bool.random(using: &generator) ? bracket + 1 : bracket)
    }

    /// A root element around everything, which leaves it good more often than not.
    private mutating func wrap(_ document: inout [UInt8]) {
        document = Array("<w xmlns:x='w'>".utf8) + document + Array("</w>".utf8)
    }

    private mutating func randomSeed() -> [UInt8] { seeds.randomElement(using: &generator) ?? [] }
    private mutating func randomToken() -> [UInt8] { Self.tokens.randomElement(using: &generator) ?? [] }
}
