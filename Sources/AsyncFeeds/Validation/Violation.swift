public import AsyncXML

extension Atom {
    /// A violation of RFC 4287 or RFC 5023 in a document.
    public struct Violation: Sendable, Hashable, CustomStringConvertible {
        /// The line of the element, counted from 1; 0 for elements that were not read from a document.
        public let line: Int
        /// The column of the element in bytes, counted from 1; 0 for elements that were not read from a document.
        public let column: Int
        /// A description of the violation and of its element.
        public let message: String
        /// The section that is violated, such as `RFC 4287, section 4.1.1`.
        public let source: String

        /// The violation in the form of a compiler message: `3:5: …`.
        public var description: String { "\(line):\(column): \(message) (\(source))" }
    }

    /// Returns the violations in an Atom or AtomPub document, in document order; an empty list for documents of other
    /// formats.
    ///
    /// Checks the requirements of the two RFCs for the elements that they define. Extensions are not checked.
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
