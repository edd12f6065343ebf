import AsyncXML

/// A text with or without markup: the common part of ``Atom/Text`` and ``Atom/Content`` that reads and writes them.
///
/// Without markup, the text is in `value`. With markup, elements and texts are both in `extensions`.
protocol MarkedText: Feeds.HoldsMarkup {
    associatedtype TextKeys: MarkedTextKeys
    associatedtype MarkupKeys: MarkupTextKeys

    var type: String? { get set }
    /// The URI of the resource that holds the content, if it is elsewhere.
    var src: String? { get set }
    var base: String? { get set }
    var lang: String? { get set }
    var value: String { get set }
    var extensions: XML.Extensions { get set }
    /// The text as it was read, if there are elements or comments between its texts; otherwise empty.
    var mixed: [MixedText] { get set }
}

/// The keys of a text with markup, whose elements and texts are in `extensions`.
protocol MarkupTextKeys: Feeds.Keys {
    static var type: Self { get }
    static var src: Self? { get }
    static var base: Self { get }
    static var lang: Self { get }
    static var extensions: Self { get }
}

/// The keys of a text without markup.
protocol MarkedTextKeys: MarkupTextKeys {
    static var value: Self { get }
}

extension MarkupTextKeys {
    /// Always `nil`, because the text is never elsewhere.
    static var src: Self? { nil }
}

/// A text as it was read, with elements or comments that its type does not allow: `a<br/>b` in content of type `html`.
///
/// `value` and `extensions` do not say where in the text these elements are. As long as neither is changed, the text is
/// written as it was read.
struct MixedText: Hashable, Sendable {
    let value: String
    let extensions: XML.Extensions
    /// The elements together with the texts between them.
    let all: XML.Extensions
}

extension MarkedText {
    /// Reads all properties.
    mutating func read(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TextKeys.self)
        type = try container.decodeIfPresent(String.self, forKey: .type)
        if let key = TextKeys.src { src = try container.decodeIfPresent(String.self, forKey: key) }
        base = try container.decodeIfPresent(String.self, forKey: .base)
        lang = try container.decodeIfPresent(String.self, forKey: .lang)
        if holdsMarkup {
            extensions = try markup(from: decoder)
        } else {
            value = try container.decode(String.self, forKey: .value)
            extensions = try container.decode(XML.Extensions.self, forKey: .extensions)
            guard !extensions.isEmpty else { return }
            mixed = [MixedText(value: value, extensions: extensions, all: try markup(from: decoder))]
        }
    }

    private func markup(from decoder: any Decoder) throws -> XML.Extensions {
        try decoder.container(keyedBy: MarkupKeys.self).decode(XML.Extensions.self, forKey: .extensions)
    }

    /// Writes all properties.
    func write(to encoder: any Encoder) throws {
        let unchanged = mixed.first { $0.value == value && $0.extensions == extensions }
        if holdsMarkup || unchanged != nil {
            var container = encoder.container(keyedBy: MarkupKeys.self)
            try writeAttributes(to: &container)
            try container.encode(unchanged?.all ?? extensions, forKey: .extensions)
        } else {
            var container = encoder.container(keyedBy: TextKeys.self)
            try writeAttributes(to: &container)
            try container.encode(value, forKey: .value)
            try container.encode(extensions, forKey: .extensions)
        }
    }

    private func writeAttributes<Keys: MarkupTextKeys>(to container: inout KeyedEncodingContainer<Keys>) throws {
        try container.encodeIfPresent(type, forKey: .type)
        if let key = Keys.src { try container.encodeIfPresent(src, forKey: key) }
        try container.encodeIfPresent(base, forKey: .base)
        try container.encodeIfPresent(lang, forKey: .lang)
    }
}
