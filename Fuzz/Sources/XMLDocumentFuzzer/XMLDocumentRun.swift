import AsyncXML

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// Parse, write, parse: a fixed point with the same canonical form; and the form of each part agrees with itself.
enum XMLDocumentRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ input: UnsafeBufferPointer<UInt8>) {
        let bytes = Array(input)
        guard let document = try? XML.Document(parsing: bytes) else { return }
        let written = expectSuccess("writing") { try document.encoded() }
        let again = expectSuccess("parsing what was written") { try XML.Document(parsing: written) }
        expect(expectSuccess("writing again") { try again.encoded() } == written, "writing is no fixed point")
        expect(again.root == document.root, "what was written is another document")
        for form in [XML.CanonicalForm.inclusive(keepsComments: true), .exclusive()] {
            // Namespaces that are relative URIs have no canonical form.
            guard let canonical = try? document.canonical(form) else { continue }
            expect(expectSuccess("again") { try again.canonical(form) } == canonical, "another canonical form")
            let reread = expectSuccess("parsing the canonical form") { try XML.Document(parsing: canonical) }
            expect(expectSuccess("of itself") { try reread.canonical(form) } == canonical, "not canonical")
        }
        let pretty = expectSuccess("indenting") { try document.encoded(pretty: true) }
        let indented = expectSuccess("parsing indented text") { try XML.Document(parsing: pretty) }
        expect(expectSuccess("indenting again") { try indented.encoded(pretty: true) } == pretty, "indentation moves")
        var rebuilt = document
        rebuilt.root = XML.Element(copying: document.root)
        expect(
            expectSuccess("writing what was rebuilt") { try rebuilt.encoded() } == written,
            "the parts are not the whole"
        )
    }
}

extension XML.Element {
    /// The same element, put together from its parts.
    fileprivate init(copying element: XML.Element) {
        self.init(
            element.name,
            attributes: element.attributes,
            declarations: element.declarations,
            children: element.children.map { node in
                if case .element(let element) = node { .element(XML.Element(copying: element)) } else { node }
            }
        )
    }
}
