extension XML {
    /// A canonical form, in which documents with the same meaning have the same bytes, as signatures require.
    public struct CanonicalForm: Sendable, Hashable {
        /// A Boolean value indicating whether comments are kept.
        public var keepsComments: Bool
        /// The prefixes that are treated as the inclusive form treats all prefixes; `nil` for the inclusive form
        /// itself.
        var inclusivePrefixes: Set<String>?

        /// Returns Canonical XML 1.0: namespaces stay declared where they are declared.
        ///
        /// - Parameter keepsComments: A Boolean value indicating whether comments are kept.
        /// - Returns: The form.
        public static func inclusive(keepsComments: Bool = false) -> CanonicalForm {
            CanonicalForm(keepsComments: keepsComments, inclusivePrefixes: nil)
        }

        /// Returns Exclusive XML Canonicalization 1.0: namespaces are declared where they are used.
        ///
        /// - Parameters:
        ///   - inclusivePrefixes: Prefixes that stay declared where they are declared, because text uses them; the
        ///     empty prefix is the default namespace.
        ///   - keepsComments: A Boolean value indicating whether comments are kept.
        /// - Returns: The form.
        public static func exclusive(
            inclusivePrefixes: Set<String> = [],
            keepsComments: Bool = false
        ) -> CanonicalForm {
            CanonicalForm(keepsComments: keepsComments, inclusivePrefixes: inclusivePrefixes)
        }
    }
}

extension XML.Document {
    /// Returns the document in canonical form.
    ///
    /// - Parameter form: The form.
    /// - Returns: UTF-8 bytes.
    /// - Throws: ``XML/Error`` for names and characters that XML cannot express, and for namespaces that are relative
    ///   URIs, which canonical forms refuse.
    public func canonical(_ form: XML.CanonicalForm = .inclusive()) throws(XML.Error) -> [UInt8] {
        try CanonicalWriter.write(tape(), form)
    }
}

extension XML.Element {
    /// Returns the element in canonical form, as the root of a separate document.
    ///
    /// All namespaces in effect at the element's origin are declared in it.
    ///
    /// - Parameter form: The form.
    /// - Returns: UTF-8 bytes.
    /// - Throws: ``XML/Error`` for names and characters that XML cannot express, and for namespaces that are relative
    ///   URIs, which canonical forms refuse.
    public func canonical(_ form: XML.CanonicalForm = .inclusive()) throws(XML.Error) -> [UInt8] {
        try CanonicalWriter.write(TapeAssembly.tape(of: self), form)
    }
}
