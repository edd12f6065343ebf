import ArgumentParser
import AsyncJSON
import Foundation
import Testing

@testable import gapi

private let directory = ProcessInfo.processInfo.environment["CORPORA_DIR"]
    .map { URL(filePath: $0).appending(path: "feedparser/tests/wellformed") }

/// What feedparser's own tests expect of Atom 1.0 and of namespaces, evaluated against `gapi feed --json`.
@Suite("feedparser's expectations", .enabled(if: directory != nil, "CORPORA_DIR is not set"), .timeLimit(.minutes(5)))
struct FeedparserTests {
    /// Where feedparser does what this module does not do.
    static let reasons = [
        "atom10/entry_content_div_escaped_markup.xml":
            "type html with an element inside: its text is the HTML, feedparser unwraps it",
        "atom10/entry_id_with_attributes.xml": "a feed in no namespace is none of Atom's",
        "atom10/entry_link_no_href.xml": "the text of a link is no href",
        "atom10/entry_link_no_href_link_priority.xml": "the text of a link is no href",
        "atom10/feed_link_rel_self_default_type.xml": "a link without a type has none",
        "namespace/rss2.0withAtomNS.xml": "the format is rss, whichever its version",
        "namespace/unknown-namespace.xml": "RSS's item in a feed of Atom is no entry",
    ]

    @Test func expectationsHoldButForReasons() async throws {
        let directory = try #require(directory)
        var (differing, unsupported): (Set<String>, [String]) = ([], [])
        var count = 0
        for folder in ["atom10", "namespace"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: directory.appending(path: folder).path)
            for name in names where name.hasSuffix(".xml") {
                count += 1
                switch try await holds(directory.appending(path: "\(folder)/\(name)")) {
                case true?: break
                case false?: differing.insert("\(folder)/\(name)")
                case nil: unsupported.append(name)
                }
            }
        }
        #expect(differing == Set(Self.reasons.keys))
        #expect(unsupported == [])
        #expect(count == 266)
        #expect(Double(count - differing.count) / Double(count) >= 0.97)
    }

    /// Whether a document's expectation holds; nil where the evaluator does not know its language.
    private func holds(_ file: URL) async throws -> Bool? {
        let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(whereSeparator: \.isNewline)
        func value(_ key: String) -> String? {
            lines.first { $0.contains(key) }.map { String($0.drop { $0 != ":" }.dropFirst()).trimmed }
        }
        let expectation = try #require(value("Expect:"))
        let output = Output()
        let tool = FeedTool(output: output.console(), errors: .silent)
        do {
            try await tool.list(file.path, from: value("Content-Location:"), limit: nil, follows: false, as: .json)
        } catch is ExitCode {
            return false
        }
        let names = FeedparserNames.names(of: try JSON.Value(parsing: output.text))
        return PythonExpression.holds(expectation, names: names)
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
