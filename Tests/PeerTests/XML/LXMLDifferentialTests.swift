import AsyncXML
import Foundation
import Testing

/// Documents, read by this library and by lxml: the same verdict, and the same canonical forms.
@Suite("XML and lxml", .enabled(if: LXML.isInstalled, "lxml is not installed (Scripts/bootstrap --peers)"))
struct LXMLDifferentialTests {
    @Test(.enabled(if: Corpora.areThere, "CORPORA_DIR is not set"), .timeLimit(.minutes(5)))
    func corpusDocumentsAreJudgedAlikeAndHaveTheSameCanonicalFormsBeforeAndAfterARoundTrip() throws {
        let documents = try Corpora.documents()
        #expect(documents.count(where: { $0.name.hasPrefix("gdata-feeds/") }) == 36)
        #expect(documents.count >= 36 + 340)
        let theirs = try LXML().answers(to: documents.map(\.bytes))
        var accepted: [(name: String, written: [UInt8], theirs: LXML.Answer)] = []
        for (document, theirs) in zip(documents, theirs) {
            let name = Comment(rawValue: document.name)
            let ours = try? XML.Document(parsing: document.bytes)
            #expect((ours == nil) == theirs.isRefused, name)
            guard let ours, !theirs.isRefused else { continue }
            try expectSameForms(ours, theirs, name)
            accepted.append((document.name, try ours.encoded(), theirs))
        }
        #expect(accepted.count >= 300)
        for (document, again) in zip(accepted, try LXML().answers(to: accepted.map(\.written))) {
            #expect(again.inclusive == document.theirs.inclusive, "\(document.name), written again")
        }
    }

    @Test(.timeLimit(.minutes(5))) func verdictsAndCanonicalFormsOfMutatedDocumentsAgree() throws {
        let small = try Corpora.documents().map(\.bytes).filter { $0.count < 1500 && isUTF8($0) }
        var mutator = XMLMutator(seed: 20_261_121, more: small)
        let lxml = try LXML()
        var (accepted, refused) = (0, 0)
        for _ in 0..<Self.documentCount / 500 {
            let documents = (0..<500).map { _ in mutator.next() }
            for (bytes, theirs) in zip(documents, try lxml.answers(to: documents)) {
                let name = Comment(rawValue: String(decoding: bytes, as: UTF8.self).debugDescription)
                guard let document = try? XML.Document(parsing: bytes) else {
                    refused += 1
                    #expect(theirs.isRefused || theirs.hasNoCanonicalForm, name)
                    continue
                }
                accepted += 1
                // Before 2.12, libxml2 does not miss the space after `<!DOCTYPE`; that of lxml is newer.
                #expect(!theirs.isRefused || name.rawValue.contains(/<!DOCTYPE[^ \\]/), name)
                if !theirs.isRefused { try expectSameForms(document, theirs, name) }
            }
        }
        #expect(accepted > Self.documentCount / 6, "Too few good documents to compare forms of")
        #expect(refused > Self.documentCount / 5, "Too few bad documents")
    }

    private func expectSameForms(_ ours: XML.Document, _ theirs: LXML.Answer, _ name: Comment) throws {
        guard !theirs.hasNoCanonicalForm else { return }
        #expect(try ours.canonical(.inclusive(keepsComments: true)) == theirs.inclusive, name)
        #expect(try ours.canonical(.exclusive()) == theirs.exclusive, name)
    }

    /// Of other encodings, converters differ in what they take for malformed.
    private func isUTF8(_ document: [UInt8]) -> Bool {
        String(validating: document, as: UTF8.self).map { !$0.prefix(100).contains("encoding=") } ?? false
    }

    private static let documentCount = 20_000
}

/// The feeds of the test corpora.
private enum Corpora {
    private static let folder = ProcessInfo.processInfo.environment["CORPORA_DIR"].map { URL(filePath: $0) }
    static var areThere: Bool { folder != nil }

    /// All that are called `.xml` and no HTML, by their paths.
    static func documents() throws -> [(name: String, bytes: [UInt8])] {
        guard let folder else { return [] }
        return try ["gdata-feeds", "feedparser/tests"].flatMap { root in
            let root = folder.appending(path: root)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            return try (files?.compactMap { $0 as? URL } ?? [])
                .filter { $0.pathExtension == "xml" }
                .map { (String($0.path.dropFirst(folder.path.count + 1)), Array(try Data(contentsOf: $0))) }
                .sorted { $0.0 < $1.0 }
        }
    }
}
