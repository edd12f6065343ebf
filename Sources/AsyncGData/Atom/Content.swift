public import AsyncXML

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Atom {
    /// The content of an entry, or where it is found (RFC 4287, section 4.1.3).
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
    public struct Content: GData.Element {
        /// `content`.
        public static let element = XML.Name(Atom.namespace, "content")

        /// `text`, `html`, `xhtml` or a media type; nil stands for `text`.
        public var type: String?
        /// The URI of content that is elsewhere, which may be relative to ``base``.
        public var src: String?
        /// The text, HTML or base64; empty where the content consists of elements.
        public var value: String
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language (`xml:lang`).
        public var lang: String?
        /// Other attributes, and the elements of XHTML and XML media types.
        public var extensions = XML.Extensions()
        /// How it was read, where there are elements or comments between its texts; else empty.
        var mixed: [MixedText] = []

        /// Creates content that is empty.
        public init() { value = "" }

        /// Creates content.
        ///
        /// - Parameters:
        ///   - value: The text, HTML or base64.
        ///   - type: `text`, `html` or a media type; nil stands for `text`.
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

    /// Reads an element.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        self.init()
        try read(from: decoder)
    }

    /// Writes the element.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try write(to: encoder) }

    /// Whether the type says that the content consists of elements.
    var holdsMarkup: Bool {
        guard let type, !["text", "html", "text/plain", "text/html"].contains(type) else { return false }
        return Atom.TextForm(type: type) == .xhtml || Atom.isXML(mediaType: type)
    }
}

extension Atom {
    /// Whether documents of a media type are XML (RFC 7303).
    static func isXML(mediaType: String) -> Bool {
        let essence = mediaType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        return essence.hasSuffix("+xml") || essence.hasSuffix("/xml")
    }
}

extension Atom.Content {
    /// Content with markup.
    ///
    /// - Parameter source: The HTML.
    /// - Returns: The content.
    public static func html(_ source: String) -> Self { Self(source, type: "html") }

    /// Content that is elsewhere.
    ///
    /// - Parameters:
    ///   - uri: Where it is.
    ///   - type: Its media type.
    /// - Returns: The content.
    public static func outOfLine(_ uri: String, type: String? = nil) -> Self {
        var content = Self("", type: type)
        content.src = uri
        return content
    }

    /// Content that is an element.
    ///
    /// - Parameters:
    ///   - element: The element: a `div` for `xhtml`.
    ///   - type: `xhtml` or an XML media type.
    /// - Returns: The content.
    /// - Throws: `XML.Error` where the element cannot be written.
    public static func xml(_ element: XML.Element, type: String) throws -> Self {
        let attributes = [XML.Attribute(XML.Name(nil, "type"), type)]
        return try GData.value(of: XML.Element(Atom.entry, attributes: attributes, children: [.element(element)]))
    }

    /// What the content is.
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

    /// The bytes of a media type that is no text; nil for other content, and where it is no base64.
    public var bytes: [UInt8]? {
        guard case .base64(let text) = body else { return nil }
        return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) }
    }

    /// Whether content of a type is base64: any media type that is neither text nor XML.
    static func isBase64(type: String?) -> Bool {
        guard let type, type.contains("/") else { return false }
        return !type.lowercased().hasPrefix("text/") && !Atom.isXML(mediaType: type)
    }

    /// What base64 says, as a text; nil where it is none.
    static func text(base64: String) -> String? {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What the content is, by its type.
    ///
    /// Elements are made when they are asked for; see ``Atom/Content/value`` for what costs nothing.
    public var body: Body {
        if let src { return .outOfLine(src) }
        if holdsMarkup { return .xml((try? GData.element(of: self))?.elements ?? []) }
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
