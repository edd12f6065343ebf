/// Makes documents with records in every arrangement: with white space, comments, instructions, CDATA sections and other
/// elements before, in, between and after them.
struct FeedGenerator: RandomNumberGenerator {
    private var random: SplitMix
    private var text = ""

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func next() -> UInt64 { random.next() }

    /// A number below a limit; a modulus, for it is asked for very often.
    mutating func number(below limit: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % limit }

    private mutating func one(of texts: StaticString...) -> String { texts[number(below: texts.count)].description }

    /// The next document.
    mutating func document() -> String {
        text = one(of: "", "", "<?xml version='1.0'?>", "<?xml version='1.0' encoding='utf-8' standalone='yes'?>\n")
        outside()
        text += "<feed xmlns='\(atom)' xmlns:a='\(atom)' xmlns:x='urn:x'>"
        content(depth: 1)
        text += "</feed>"
        outside()
        return text
    }

    private mutating func outside() {
        for _ in 0..<number(below: 3) { text += one(of: " ", "\n\n", "<!--o-->", "<?o?>", "<?o p?>") }
    }

    private mutating func content(depth: Int) {
        for _ in 0..<number(below: depth == 1 ? 9 : 4) {
            switch number(below: 12) {
            case 0...2: text += one(of: " ", "\n  ", "\r\n", "\t", "&#32;", " &#10; ")
            case 3: text += one(of: "t", " t", "u ", "&amp;", "é", "]]&gt;")
            case 4: text += one(of: "<!--c-->", "<!-- -->", "<!---->", "<?p?>", "<?p q r?>")
            case 5:
                text += one(
                    of: "<![CDATA[ ]]>",
                    "<![CDATA[<e>]]>",
                    "<![CDATA[]]>",
                    "<![CDATA[]]]]>",
                    "<![CDATA[>\r\n]]>"
                )
            case 6:
                text += one(of: "<link href='l'/>", "<x:entry/>", "<title>T</title>", "<title> </title>", "<title/>")
            case 7: element("group", depth)
            case 8: element(one(of: "title", "x:entry", "author"), depth)
            default: element(one(of: "entry", "entry", "a:entry"), depth)
            }
        }
    }

    private mutating func element(_ name: String, _ depth: Int) {
        text += "<\(name)" + one(of: "", "", " k='1'", " x:k=' ' l='&lt;'", " xmlns:y='urn:y'", "\n")
        guard number(below: 4) > 0 else { return text += "/>" }
        text += ">"
        if depth < 5 { content(depth: depth + 1) }
        text += "</\(name)>"
    }
}
