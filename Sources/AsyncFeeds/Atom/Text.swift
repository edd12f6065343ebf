public import AsyncXML

extension Atom {
    /// A text for people: plain, as HTML, or as XHTML with its markup (RFC 4287, section 3.1).
    ///
    /// ```swift
    /// entry.title = "Tea & cake"
    /// entry.summary = .html("<b>Tea</b>")
    /// entry.title?.plainText                            // whatever form it has
    /// ```
    public struct Text: Hashable, Sendable, Feeds.Extensible {
        /// The type: `text`, `html` or `xhtml`, or another value of a careless feed, such as `text/html`; `nil` stands
        /// for `text`.
        public var type: String?
        /// The text or HTML; empty for XHTML, which is in ``xhtml``.
        public var value: String
        /// The base of relative URIs in the text (`xml:base`).
        public var base: String?
        /// The language (`xml:lang`).
        public var lang: String?
        /// Other attributes and children, such as the `div` of XHTML.
        public var extensions = XML.Extensions()
        /// The text as it was read, if there are elements or comments between its texts; otherwise empty.
        var mixed: [MixedText] = []

        /// Creates a text.
        ///
        /// - Parameters:
        ///   - value: The text.
        ///   - type: The type: `text` or `html`; `nil` stands for `text`.
        public init(_ value: String, type: String? = nil) {
            self.value = value
            self.type = type
        }
    }
}

extension Atom.Text: Codable, MarkedText {
    enum TextKeys: String, MarkedTextKeys {
        case type = "@type"
        case base = "@xml:base"
        case lang = "@xml:lang"
        case value = ""
        case extensions
    }

    enum MarkupKeys: String, MarkupTextKeys {
        case type = "@type"
        case base = "@xml:base"
        case lang = "@xml:lang"
        case extensions
    }

    package var holdsMarkup: Bool { form == .xhtml }

    /// Always `nil`, because a text is never elsewhere.
    var src: String? {
        get { nil }
        set {}
    }

    /// Creates a text from the element that a decoder reads.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder.
    public init(from decoder: any Decoder) throws {
        self.init("")
        try read(from: decoder)
    }

    /// Writes the element.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Atom.Text {
    /// Creates a text from HTML.
    ///
    /// - Parameter source: The HTML.
    /// - Returns: The text.
    public static func html(_ source: String) -> Self { Self(source, type: "html") }

    /// Creates a text from XHTML.
    ///
    /// - Parameter div: The XHTML `div` that holds the text.
    /// - Returns: The text.
    /// - Throws: `XML.Error` if the element has a name that XML cannot express. A character that XML cannot express is
    ///   an error when the text is encoded.
    public static func xhtml(_ div: XML.Element) throws -> Self {
        try Feeds.value(of: XML.Element(Atom.entry, attributes: [typeIsXHTML], children: [.element(div)]))
    }

    private static var typeIsXHTML: XML.Attribute { XML.Attribute(XML.Name(nil, "type"), "xhtml") }

    /// The form of the text.
    public var form: Atom.TextForm { Atom.TextForm(type: type) }

    /// The `div` of XHTML with its markup and all namespaces that it uses; `nil` if the text is not XHTML.
    public var xhtml: XML.Element? {
        form == .xhtml ? extensions.elements.first : nil
    }

    /// The text without markup.
    ///
    /// HTML is parsed leniently, as browsers do. Of XHTML, only the texts are taken. Careless feeds have base64 texts,
    /// whose type is a media type that is neither text nor XML: these are decoded.
    public var plainText: String {
        switch form {
        case .text: Atom.Content.isBase64(type: type) ? Atom.Content.text(base64: value) ?? value : value
        case .html: (try? XML.HTML.parse(value))?.root.text ?? value
        case .xhtml: xhtml?.text ?? value
        }
    }
}

extension Atom {
    /// The three forms of a text.
    public enum TextForm: String, Sendable, Hashable, CaseIterable {
        /// A text without markup.
        case text
        /// Escaped HTML.
        case html
        /// An XHTML `div`.
        case xhtml

        /// Creates the form that a `type` attribute names, media types included; `text` for any other value.
        ///
        /// - Parameter type: The attribute's value.
        public init(type: String?) {
            switch type?.lowercased() {
            case "html", "text/html": self = .html
            case "xhtml", "application/xhtml+xml": self = .xhtml
            default: self = .text
            }
        }
    }
}

extension Atom.Text: ExpressibleByStringLiteral {
    /// Creates a text without markup.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Atom.Text: CustomStringConvertible {
    /// Every property that is set.
    public var description: String { Feeds.describe(self, as: "text") }
}
