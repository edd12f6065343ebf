public import AsyncXML

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Atom {
    /// The content of an entry, or a reference to it (RFC 4287, section 4.1.3).
    ///
    /// ```swift
    /// switch entry.content?.body {
    /// case .text(let text): …                          // type text, or any text media type
    /// case .html(let source): …
    /// case .xml(let elements): …                       // the div of XHTML, or elements of an XML media type
    /// case .base64(let text): …                        // any other media type
    /// case .outOfLine(let uri): …
    /// case nil: …
    /// }
    /// ```
    public struct Content: Feeds.Element {
        /// `content`.
        public static let element = XML.Name(Atom.namespace, "content")

        /// The type: `text`, `html`, `xhtml` or a media type; `nil` stands for `text`.
        public var type: String?
        /// The URI of content that is elsewhere, which may be relative to ``base``.
        public var src: String?
        /// The text, HTML or base64; empty if the content consists of elements.
        public var value: String
        /// The base of relative URIs in the content (`xml:base`).
        public var base: String?
        /// The language (`xml:lang`).
        public var lang: String?
        /// Other attributes, and the elements of XHTML and XML media types.
        public var extensions = XML.Extensions()
        /// The content as it was read, if there are elements or comments between its texts; otherwise empty.
        var mixed: [MixedText] = []

        /// Creates empty content.
        public init() { value = "" }

        /// Creates content.
        ///
        /// - Parameters:
        ///   - value: The text, HTML or base64.
        ///   - type: The type: `text`, `html` or a media type; `nil` stands for `text`.
        public init(_ value: String, type: String? = nil) {
            self.value = value
            self.type = type
        }
    }
}

extension Atom.Content: MarkedText {
    enum TextKeys: String, MarkedTextKeys {
        case type = "@type"
        case source = "@src"
        case base = "@xml:base"
        case lang = "@xml:lang"
        case value = ""
        case extensions

        static var src: Self? { .source }
    }

    enum MarkupKeys: String, MarkupTextKeys {
        case type = "@type"
        case source = "@src"
        case base = "@xml:base"
        case lang = "@xml:lang"
        case extensions

        static var src: Self? { .source }
    }

    /// Creates content from the element that a decoder reads.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder.
    public init(from decoder: any Decoder) throws {
        self.init()
        try read(from: decoder)
    }

    /// Writes the element.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }

    /// A Boolean value indicating whether the content consists of elements, according to its type.
    package var holdsMarkup: Bool {
        guard let type, !["text", "html", "text/plain", "text/html"].contains(type) else { return false }
        return Atom.TextForm(type: type) == .xhtml || Atom.isXML(mediaType: type)
    }
}

extension Atom {
    /// Returns whether documents of a media type are XML (RFC 7303).
    static func isXML(mediaType: String) -> Bool {
        let essence = mediaType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        return essence.hasSuffix("+xml") || essence.hasSuffix("/xml")
    }
}

extension Atom.Content {
    /// Creates content with markup.
    ///
    /// - Parameter source: The HTML.
    /// - Returns: The content.
    public static func html(_ source: String) -> Self { Self(source, type: "html") }

    /// Creates content that refers to another resource.
    ///
    /// - Parameters:
    ///   - uri: The URI of that resource.
    ///   - type: Its media type.
    /// - Returns: The content.
    public static func outOfLine(_ uri: String, type: String? = nil) -> Self {
        var content = Self("", type: type)
        content.src = uri
        return content
    }

    /// Creates content that consists of one element.
    ///
    /// - Parameters:
    ///   - element: The element: a `div` for `xhtml`.
    ///   - type: `xhtml` or an XML media type.
    /// - Returns: The content.
    /// - Throws: `XML.Error` if the element has a name that XML cannot express. A character that XML cannot express is
    ///   an error when the content is encoded.
    public static func xml(_ element: XML.Element, type: String) throws -> Self {
        let attributes = [XML.Attribute(XML.Name(nil, "type"), type)]
        return try Feeds.value(of: XML.Element(Atom.entry, attributes: attributes, children: [.element(element)]))
    }

    /// The forms of content.
    public enum Body: Hashable, Sendable {
        /// A text without markup.
        case text(String)
        /// HTML.
        case html(String)
        /// The elements of XHTML or of an XML media type, such as `application/atom+xml;type=entry`.
        case xml([XML.Element])
        /// Bytes of any other media type.
        case base64(String)
        /// The URI of content that is elsewhere.
        case outOfLine(String)
    }

    /// The bytes of content whose media type is neither text nor XML; `nil` for other content, and if the base64 is
    /// invalid.
    public var bytes: [UInt8]? {
        guard case .base64(let text) = body else { return nil }
        return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) }
    }

    /// Returns whether content of a type is base64: any media type that is neither text nor XML.
    static func isBase64(type: String?) -> Bool {
        guard let type, type.contains("/") else { return false }
        return !type.lowercased().hasPrefix("text/") && !Atom.isXML(mediaType: type)
    }

    /// Decodes base64 that holds UTF-8 text; `nil` if the base64 is invalid.
    static func text(base64: String) -> String? {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The content in the form that its type says.
    ///
    /// Elements are made each time this property is read. ``Atom/Content/value`` costs nothing.
    public var body: Body {
        if let src { return .outOfLine(src) }
        if holdsMarkup { return .xml(extensions.elements) }
        switch Atom.TextForm(type: type) {
        case .html: return .html(value)
        case .xhtml: return .text(value)
        case .text: return Self.isBase64(type: type) ? .base64(value) : .text(value)
        }
    }
}

extension Atom.Content: ExpressibleByStringLiteral {
    /// Creates content without markup.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self.init(value) }
}
