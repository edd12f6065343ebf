import AsyncGData
import AsyncXML
import Testing

/// What feedparser's own tests expect of Atom 1.0 and of namespaces, evaluated against the one view of all formats.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct FeedparserTests {
    static let folders = ["atom10", "namespace"].map { "feedparser/tests/wellformed/\($0)" }

    /// Where feedparser does what this module does not do.
    static let reasons = [
        "atom10/entry_content_div_escaped_markup.xml":
            "type html with an element inside: its text is the HTML, feedparser unwraps it",
        "atom10/entry_id_with_attributes.xml": "a feed in no namespace is none of Atom's",
        "atom10/entry_link_no_href.xml": "the text of a link is no href",
        "atom10/entry_link_no_href_link_priority.xml": "the text of a link is no href",
        "atom10/entry_source_authors_url.xml":
            "Atom 0.3's url is an author's uri in feeds and entries, not inside of a source",
        "atom10/feed_link_rel_self_default_type.xml": "a link without a type has none",
        "namespace/unknown-namespace.xml": "RSS's item in a feed of Atom is no entry",
    ]

    @Test func expectationsHoldButForReasons() throws {
        var differing: Set<String> = []
        var count = 0
        for folder in Self.folders {
            for name in Corpora.files(folder) {
                let path = "\(folder.split(separator: "/").last ?? "")/\(name)"
                count += 1
                if try !holds(Corpora.bytes(folder, name)) { differing.insert(path) }
            }
        }
        #expect(differing == Set(Self.reasons.keys))
        #expect(count == 266)
        #expect(Double(count - differing.count) / Double(count) >= 0.97)
    }

    private func holds(_ bytes: [UInt8]) throws -> Bool {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        func value(_ key: String) -> String? {
            lines.first { $0.contains(key) }.map { String($0.drop { $0 != ":" }.dropFirst()).trimmed }
        }
        let expectation = try #require(value("Expect:"))
        guard let document = try? GData.Registry().decoder.decode(GData.Document.self, from: bytes),
            let names = FeedparserView.names(of: document, from: value("Content-Location:"))
        else { return false }
        return try #require(PythonExpression.holds(expectation, names: names) as Bool?, "\(expectation)")
    }

    @Test(arguments: [
        ("feed['a'] == 'x'", true), ("feed['a'] == 'y'", false), ("not bozo and feed['b'][0]['c'] == u'\\xe4'", true),
        ("feed['missing'] == 'x'", false), ("feed['a'] == feed['a'] == 'x'", true), ("bozo", false),
        ("feed == {'a': 'x'}", false), ("(feed['a'] == 'x') and (feed['a'] == 'z')", false),
        ("feed['a'] == '<x>'", false),
    ])
    func theEvaluatorTellsTrueFromFalse(expectation: String, isTrue: Bool) {
        let list = PythonValue.list([.dictionary(["c": .string("ä")])])
        let names: [String: PythonValue] = [
            "feed": .dictionary(["a": .string("x"), "b": list]), "bozo": .bool(false),
        ]
        #expect(PythonExpression.holds(expectation, names: names) == isTrue)
        #expect(PythonExpression.holds(expectation + " or 1", names: names) == nil)
    }
}
