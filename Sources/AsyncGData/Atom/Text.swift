public import AsyncXML

extension Atom {
    /// A text for people: plain, as HTML, or as XHTML with its markup (RFC 4287, section 3.1).
    ///
    /// ```swift
    /// entry.title = "Tea & cake"
    /// entry.summary = .html("<b>Tea</b>")
    /// entry.title?.plainText                            // whatever form it has
    /// ```
    public struct Text: Hashable, Sendable, GData.Extensible {
        /// `text`, `html` or `xhtml`, or what a careless feed says instead, such as `text/html`; nil stands for `text`.
        public var type: String?
        /// The text or HTML; empty for XHTML, which ``xhtml`` is for.
        public var value: String
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language (`xml:lang`).
        public var lang: String?
        /// Other attributes and children, such as the `div` of XHTML.
        public var extensions = XML.Extensions()
        /// How it was read, where there are elements or comments between its texts; else empty.
        var mixed: [MixedText] = []

        /// Creates a text.
        ///
        /// - Parameters:
        ///   - value: The text.
        ///   - type: `text` or `html`; nil stands for `text`.
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

    var holdsMarkup: Bool { form == .xhtml }

    /// Nil: it is never elsewhere.
    var src: String? {
        get { nil }
        set {}
    }

    /// Reads an element.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        self.init("")
        try read(from: decoder)
    }

    /// Writes the element.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Atom.Text {
    /// A text with markup.
    ///
    /// - Parameter source: The HTML.
    /// - Returns: The text.
    public static func html(_ source: String) -> Self { Self(source, type: "html") }

    /// A text with markup.
    ///
    /// - Parameter div: The XHTML `div` that holds it.
    /// - Returns: The text.
    /// - Throws: `XML.Error` where the element cannot be written.
    public static func xhtml(_ div: XML.Element) throws -> Self {
        try GData.value(of: XML.Element(Atom.entry, attributes: [typeIsXHTML], children: [.element(div)]))
    }

    private static var typeIsXHTML: XML.Attribute { XML.Attribute(XML.Name(nil, "type"), "xhtml") }

    /// Which form the text has.
    public var form: Atom.TextForm { Atom.TextForm(type: type) }

    /// The `div` with the markup, with all namespaces that it uses; nil where the text is no XHTML.
    public var xhtml: XML.Element? {
        form == .xhtml ? (try? GData.element(of: self))?.elements.first : nil
    }

    /// The text without markup.
    ///
    /// HTML is read leniently, as browsers do; of XHTML the texts are taken. Base64, which careless feeds have under media types
    /// other than those of texts, is read.
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
        /// Without markup.
        case text
        /// HTML, escaped.
        case html
        /// An XHTML `div`.
        case xhtml

        /// The form that a `type` attribute names, media types included; `text` where it names none of them.
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
    public var description: String { GData.describe(self, as: "text") }
}
