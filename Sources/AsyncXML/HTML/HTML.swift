extension XML {
    /// A parser of real-world HTML: it accepts all errors and returns a tree like that of XML.
    ///
    /// ```swift
    /// let page = try XML.HTML.parse(body, charset: XML.Charset(contentType: header))
    /// let links = try XML.XPath("//a/@href").evaluate(in: page).strings
    /// ```
    public enum HTML {
        /// Parses a page or a part of one.
        ///
        /// Any page gives a tree. Tags are closed, nested and added by the rules of libxml2's HTML parser (it adds
        /// `html` and `body` elements if they are missing). Names are in lower case and in no namespace. Content that
        /// XML cannot express is changed, so that the document can always be written: characters that XML lacks become
        /// U+FFFD, characters that a name cannot have become `U` and six digits (WHATWG HTML, 13.2.9), and `--` in
        /// comments becomes `- -`. Nothing is loaded, and no script is run.
        ///
        /// Memory: the page in UTF-8 twice, and the tree.
        ///
        /// - Parameters:
        ///   - bytes: The page.
        ///   - charset: The encoding that the transport names. It has precedence over a `<meta>` element, and a byte
        ///     order mark has precedence over both. Malformed bytes become U+FFFD.
        ///   - limits: The limits beyond which a page is refused.
        /// - Returns: The tree.
        /// - Throws: ``XML/Error`` if a limit is exceeded, if there is nothing but white space, or if the system cannot
        ///   convert the encoding.
        public static func parse(
            _ bytes: some Sequence<UInt8>,
            charset: Charset? = nil,
            limits: Limits = Limits()
        ) throws(XML.Error) -> Document {
            var utf8: [UInt8] = []
            var decoder = TextDecoder(transport: charset, context: .html)
            try decoder.decode(bytes, into: &utf8)
            try decoder.finish(into: &utf8)
            return try parse(utf8: utf8, limits: limits)
        }

        /// Parses a page or a part of one; its own statement about its encoding is ignored.
        ///
        /// - Parameters:
        ///   - text: The page.
        ///   - limits: The limits beyond which a page is refused.
        /// - Returns: The tree.
        /// - Throws: ``XML/Error`` if a limit is exceeded, or if there is nothing but white space.
        public static func parse(_ text: String, limits: Limits = Limits()) throws(XML.Error) -> Document {
            try parse(utf8: Array(text.utf8), limits: limits)
        }

        private static func parse(utf8: [UInt8], limits: Limits) throws(XML.Error) -> Document {
            guard utf8.count <= min(limits.size, Int(Int32.max)) else {
                throw XML.Error(.sizeExceeded, "The page is larger than \(limits.size) bytes")
            }
            guard let document = Document(try HTMLParser.parse(utf8, limits: limits)) else {
                throw XML.Error(.unexpectedEnd, "There is nothing in the page")
            }
            return document
        }
    }
}
