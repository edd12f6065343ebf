extension XML {
    /// HTML as it is found: read with all its mistakes, as a tree like that of XML.
    ///
    /// ```swift
    /// let page = try XML.HTML.parse(body, charset: XML.Charset(contentType: header))
    /// let links = try XML.XPath("//a/@href").evaluate(in: page).strings
    /// ```
    public enum HTML {
        /// Parses a page or a piece of one.
        ///
        /// Nothing is too wrong for a tree: tags are closed, nested and added as libxml2's parser for HTML has it (an
        /// `html` and `body` element around what has none). Names are in lower case and in no namespace. What XML cannot
        /// express is made expressible, so that the document can always be written: characters it lacks become U+FFFD,
        /// those a name cannot have become `U` and six digits (WHATWG HTML, 13.2.9), `--` in comments becomes `- -`.
        /// Nothing is loaded, no script is run.
        ///
        /// Memory: the page in UTF-8 twice, and the tree.
        ///
        /// - Parameters:
        ///   - bytes: The page.
        ///   - charset: The encoding that the transport names. It counts more than a `<meta>`, and less than a byte order
        ///     mark; malformed bytes become U+FFFD.
        ///   - limits: What to refuse.
        /// - Returns: The tree.
        /// - Throws: ``XML/Error`` when a limit is exceeded, or when there is nothing but white space.
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

        /// Parses a page or a piece of one; what it says about its encoding does not count.
        ///
        /// - Parameters:
        ///   - text: The page.
        ///   - limits: What to refuse.
        /// - Returns: The tree.
        /// - Throws: ``XML/Error`` when a limit is exceeded, or when there is nothing but white space.
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
