public import AsyncXML

extension Atom {
    /// Something in a document that RFC 4287 or RFC 5023 does not allow.
    public struct Violation: Sendable, Hashable, CustomStringConvertible {
        /// The line of the element, from 1; 0 for elements that were not read from a document.
        public let line: Int
        /// The column in bytes, from 1; 0 for elements that were not read from a document.
        public let column: Int
        /// What is wrong, and with which element.
        public let message: String
        /// Where that is said, such as `RFC 4287, section 4.1.1`.
        public let source: String

        /// `3:5: …`, as compilers have it.
        public var description: String { "\(line):\(column): \(message) (\(source))" }
    }

    /// What is wrong with an Atom or AtomPub document, in document order; nothing in documents of other formats.
    ///
    /// Checks what the two RFCs require of the elements that they name; extensions may be anything.
    ///
    /// - Parameter document: The document.
    /// - Returns: The violations.
    public static func violations(in document: XML.Document) -> [Violation] {
        var validation = Validation()
        switch document.root.name {
        case feed: validation.checkFeed(document.root)
        case entry: validation.checkEntry(document.root, hasAuthor: false)
        case AtomPub.name("service"): validation.checkService(document.root)
        case AtomPub.name("categories"): validation.checkCategories(document.root)
        default: break
        }
        return validation.violations
    }
}
