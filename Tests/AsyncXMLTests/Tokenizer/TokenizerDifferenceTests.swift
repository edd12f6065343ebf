import Foundation
import TestCorpora
import Testing

@testable import AsyncXML

/// The tokenizer never differs from libxml2: in verdict, tape, records, error and place, whatever the pieces.
@Suite struct TokenizerDifferenceTests {
    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    /// The number of documents; `XML_MUTATIONS` sets another, such as a million.
    private static let count = number("XML_MUTATIONS") ?? 20_000
    /// The first seed; `XML_SEED` sets another.
    private static let seed = number("XML_SEED") ?? 0

    @Test(.timeLimit(.minutes(600)), arguments: 0..<4)
    func generatedAndChangedDocuments(shard: Int) {
        for number in 0..<(Self.count / 4) {
            let seed = UInt64(Self.seed + number * 4 + shard)
            var generator = MarkupGenerator(seed: seed)
            let document = generator.document()
            let difference = difference(
                document,
                sizes: generator.sizes(document.count),
                use: generator.use(),
                limits: generator.limits()
            )
            guard let difference else { continue }
            Issue.record("seed \(seed): \(difference)")
            return
        }
    }

    @Test(.timeLimit(.minutes(5))) func everyDivisionOfGeneratedDocumentsInTwo() {
        for seed in 0..<100 {
            var generator = MarkupGenerator(seed: UInt64(1 << 32 + seed))
            let document = Array(generator.document().prefix(400))
            let use = generator.use()
            for size in 1..<max(2, document.count) {
                guard let difference = difference(document, sizes: [size, .max], use: use) else { continue }
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
    }

    private static let documents = [
        ParserTests.everything,
        "<?xml version='1.0' encoding='utf-8'?>\r\n<r a='1' b=\"2>\"\n c = '\t\r\n\r'>x&#13;\r\n]] > é]]&gt;</r >\r\n<!-- -->\r",
        "<r xmlns='u' xmlns:p='v'><p:a p:k='' k=''/><b xmlns='' xmlns:p='w'><p:c/></b><p:d/></r>",
        "<r><![CDATA[]]><![CDATA[a\r\n]]]]><![CDATA[>é]]>\n<a/>\r<?p?><?p  é ?><!--\ré-->&lt;&#x1F600;</r><?q?> ",
        "<r>\u{FFFD}\u{D7FF}\u{E000}\u{10000}\u{10FFFF}\u{7F}\u{80}</r>", "<r>a]]>b</r>", "<r>&nbsp;</r>", "<é/>",
        "<r é='1'/>", "<r k='<'/>", "<r k='1' k='2'/>", "<r><a></b></r>", "<r><a></r>", "<r/>x", "<r/><r/>", "<r",
        "<r></r", "<r>&#0;</r>", "<!DOCTYPE r><r/>", "<!DOCTYPE r [<!ENTITY e 'x'>]><r>&e;</r>", "<r><!-- -- --></r>",
        "<r><?xml?></r>", "<r xml:lang='x' xmlns:xml='http://www.w3.org/XML/1998/namespace'/>", "<p:r/>",
        "<r xmlns:a='u' xmlns:b='u' a:k='1' b:k='2'/>", "<r xmlns:a='u' xmlns:b='u' a:k='1' b:l='2'/>",
        "<r xmlns='a b'/>", "<r xmlns='%'/>", "\u{FEFF}<r/>", "<r>\u{FEFF}</r>", "<r>\u{FFFE}</r>", "", " ", "<?xml?>",
    ]

    @Test(.timeLimit(.minutes(5)), arguments: documents)
    func everyDivisionInTwoAndEveryEnd(text: String) {
        let document = Array(text.utf8)
        for use in [Judgement.Use.document, .records(.depth(1)), .checker] {
            for size in 1...(document.count + 1) {
                // No expectation for each: there are tens of thousands.
                let difference =
                    difference(document, sizes: [size, .max], use: use) ?? difference(document, sizes: [size], use: use)
                    ?? difference(Array(document.prefix(size)), use: use)
                if let difference { Issue.record("\(difference)") }
            }
        }
    }

    private static let others =
        Array("\0\u{1}\t\n\r !\"&'-/:;<=>?A[]a\u{7F}".utf8) + [
            0x80, 0xBF, 0xC0, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xFF,
        ]

    @Test(.timeLimit(.minutes(5)), arguments: documents)
    func everyByteReplacedByOthers(text: String) {
        var document = Array(text.utf8)
        for index in document.indices.prefix(60) {
            let byte = document[index]
            for other in Self.others {
                document[index] = other
                if let difference = difference(document) {
                    Issue.record("\(difference)")
                    return
                }
            }
            document[index] = byte
        }
    }

    // MARK: Limits

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [ParserTests.everything, documents[2], "<?xml version='1.0'?><!--c--><a k=''/> "]
    )
    func everyLimitFromZeroOn(text: String) {
        let document = Array(text.utf8)
        let limits: [WritableKeyPath<XML.Limits, Int>] = [
            \.depth, \.attributes, \.namespaces, \.nameLength, \.valueLength, \.nodes, \.names, \.size,
        ]
        for limit in limits {
            for value in 0..<(limit == \.size ? document.count + 2 : 48) {
                var some = XML.Limits()
                some[keyPath: limit] = value
                for size in [.max, 7] {
                    let difference =
                        difference(document, sizes: [size], limits: some)
                        ?? difference(document, sizes: [size], use: .records(.depth(1)), limits: some)
                    if let difference { Issue.record("\(difference)") }
                }
            }
        }
    }

    /// A part of libxml2's behavior depends on how much is not read yet.
    @Test(.timeLimit(.minutes(5)), arguments: [299, 300, 301, 302, 65_536, 262_144])
    func longTextsTagsAndSections(count: Int) {
        let fill = String(repeating: "é234567890", count: count / 11) + String(repeating: "x", count: count % 11)
        let space = String(repeating: " ", count: count)
        let texts = [
            "<r>\(fill)</r>", "<r>\(fill)]]></r>", "<r>a<b/>\(fill)&amp;<c/></r>", "<r><![CDATA[\(fill)]]></r>",
            "<r><!--\(fill)--></r>", "<r k='\(fill)'/>", "<r><?p \(fill)?></r>", "<r\(space)/>\(space)", "\(space)<r/>",
            "<r></r\(space)>", "<r>\(fill)", "<r k='\(fill)", "<r><![CDATA[\(fill)", "<r><!--\(fill)", "<r/>\(space)x",
            "<r/>\(space)<!--\(fill)--> ", "<r/>\(space)\r",
        ]
        var small = XML.Limits()
        small.valueLength = 100_000
        for document in texts.map({ Array($0.utf8) }) {
            for size in [.max, 1000] {
                for (use, limits) in [
                    (Judgement.Use.document, XML.Limits()), (.records(.depth(1)), small), (.checker, small),
                ] {
                    // The documents are too long for a message.
                    let isSame = difference(document, sizes: [5, size], use: use, limits: limits) == nil
                    #expect(isSame, "\(String(decoding: document.prefix(12), as: UTF8.self)) in \(size) as \(use)")
                }
            }
        }
    }
}

/// Documents that nobody here wrote.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct TokenizerCorpusTests {
    /// Folders of the corpora; `XML_FOLDERS` adds others by path, with colons between them.
    private static let folders =
        ["gdata-feeds", "feedparser/tests/wellformed", "feedparser/tests/encoding"]
        + (ProcessInfo.processInfo.environment["XML_FOLDERS"] ?? "").split(separator: ":").map(String.init)
    /// The number of changed documents of a folder; `XML_MUTATIONS` sets another.
    private static let count = ProcessInfo.processInfo.environment["XML_MUTATIONS"].flatMap { Int($0) } ?? 2000

    private static func documents(_ folder: String) -> [(name: String, bytes: [UInt8])] {
        let root = URL(fileURLWithPath: folder, relativeTo: Corpora.directory.map { URL(fileURLWithPath: $0) })
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
        return files.compactMap { file in
            guard let url = file as? URL, url.pathExtension == "xml", let data = try? Data(contentsOf: url) else {
                return nil
            }
            return (url.lastPathComponent, Array(data))
        }
    }

    @Test(.timeLimit(.minutes(30)), arguments: folders)
    func thePiecesOfACorpus(folder: String) {
        let documents = Self.documents(folder)
        #expect(!documents.isEmpty)
        for (name, bytes) in documents {
            for size in [.max, 4096, 100, 7, 1] {
                for use in [Judgement.Use.document, .records(.depth(1)), .records(.depth(2))] {
                    let difference = difference(bytes, sizes: [size], use: use)
                    #expect(difference == nil, "\(name)")
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(30)), arguments: folders)
    func changedDocumentsOfACorpus(folder: String) throws {
        let documents = Self.documents(folder)
        try #require(!documents.isEmpty)
        for seed in 0..<Self.count {
            var generator = MarkupGenerator(seed: UInt64(seed))
            let (name, bytes) = documents[generator.number(below: documents.count)]
            let document = generator.changed(bytes)
            let sizes = generator.sizes(document.count)
            if let difference = difference(document, sizes: sizes, use: generator.use()) {
                Issue.record("seed \(seed), \(name): \(difference)")
                return
            }
        }
    }
}
