extension XML {
    /// How a document is made canonical, so that documents which say the same have the same bytes, as signatures need.
    public struct CanonicalForm: Sendable, Hashable {
        /// Whether comments are kept.
        public var keepsComments: Bool
        /// The prefixes that are treated as inclusive form treats all; nil for inclusive form itself.
        var inclusivePrefixes: Set<String>?

        /// Canonical XML 1.0: namespaces stay declared where they are declared.
        ///
        /// - Parameter keepsComments: Whether comments are kept.
        /// - Returns: The form.
        public static func inclusive(keepsComments: Bool = false) -> CanonicalForm {
            CanonicalForm(keepsComments: keepsComments, inclusivePrefixes: nil)
        }

        /// Exclusive XML Canonicalization 1.0: namespaces are declared where they are used.
        ///
        /// - Parameters:
        ///   - inclusivePrefixes: Prefixes that stay declared where they are declared, because text uses them; the
        ///     empty one is the default namespace.
        ///   - keepsComments: Whether comments are kept.
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
    /// The document in canonical form.
    ///
    /// - Parameter form: Which form.
    /// - Returns: UTF-8 bytes.
    /// - Throws: ``XML/Error`` for names and characters that XML has no form for, and for namespaces that are relative
    ///   URIs, which canonical forms refuse.
    public func canonical(_ form: XML.CanonicalForm = .inclusive()) throws(XML.Error) -> [UInt8] {
        try CanonicalWriter.write(tape(), form)
    }
}

extension XML.Element {
    /// The element in canonical form, as if it were a document of its own with all namespaces declared that hold where
    /// it comes from.
    ///
    /// - Parameter form: Which form.
    /// - Returns: UTF-8 bytes.
    /// - Throws: ``XML/Error`` for names and characters that XML has no form for, and for namespaces that are relative
    ///   URIs, which canonical forms refuse.
    public func canonical(_ form: XML.CanonicalForm = .inclusive()) throws(XML.Error) -> [UInt8] {
        try CanonicalWriter.write(TapeAssembly.tape(of: self), form)
    }
}
