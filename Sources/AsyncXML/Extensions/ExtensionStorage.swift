/// The contents of extensions: a tape with a copy of those parts of the element that no property holds.
///
/// Node 1 is the element, with its namespace declarations and unknown attributes. Each child that a property holds is
/// replaced by a placeholder with the tag of its key.
final class ExtensionStorage: Sendable {
    static let element = 1

    /// The tape.
    ///
    /// Invariant behind `nonisolated(unsafe)`: only the decoding that made the extensions calls ``settle(_:)``, before it
    /// returns the value that has them. So no other access overlaps that change, and none has to be checked.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var tape: Tape
    /// The type of the keys to which the tags belong.
    let keys: ObjectIdentifier?
    /// The context in which typed extensions are decoded.
    let context: ExtensionContext
    /// The content around a root element; `nil` if there is none.
    let surroundings: Surroundings?
    /// The error of an extension that could not be added.
    let failure: XML.Error?
    /// A Boolean value indicating whether something was changed since it was read.
    let isEdited: Bool

    init(
        _ tape: Tape,
        keys: ObjectIdentifier?,
        context: ExtensionContext,
        surroundings: Surroundings? = nil,
        failure: XML.Error? = nil,
        isEdited: Bool = false
    ) {
        self.tape = tape
        self.keys = keys
        self.context = context
        self.surroundings = surroundings
        self.failure = failure
        self.isEdited = isEdited
    }

    /// Replaces the tape by one for which more of the keys was known.
    func settle(_ tape: Tape) { self.tape = tape }

    var view: TapeView { tape.view }

    /// The children, including placeholders.
    var children: [Int] {
        let view = view
        var children: [Int] = []
        var child = view.firstChild(of: Self.element)
        while child < view.end(of: Self.element) {
            children.append(child)
            child = view.end(of: child)
        }
        return children
    }

    /// A Boolean value indicating whether there is nothing but placeholders, white space and namespace declarations.
    var isEmpty: Bool {
        let view = view
        return failure == nil && view.attributes(of: Self.element).allSatisfy { view[$0].kind == .placeholder }
            && children.allSatisfy { view[$0].kind == .placeholder || view.isBlankText($0) }
    }

    /// A Boolean value indicating whether the element has no namespace declarations and no attributes of its own.
    var hasPlainTag: Bool { tape.nodes[Self.element].second == 0 }

    // MARK: Typed access

    func elements<E: XML.Extension>(of type: E.Type) -> [Int] {
        let view = view
        return children.filter { child in
            guard view[child].isElement else { return false }
            let name = tape.names.name(view[child].name)
            guard name.matches(E.element) else { return false }
            // A specific name matches even if the element is declared as another type. The name `*` does not.
            guard E.element.local == "*" else { return true }
            return context.type(for: name).map { $0 == ObjectIdentifier(type) } ?? true
        }
    }

    /// Returns the first element of a type as a value; `nil` if there is none.
    func first<E: XML.Extension>(_ type: E.Type) throws -> E? {
        guard let element = elements(of: type).first else { return nil }
        return try withSource { try decode(type, at: element, from: $0) }
    }

    /// Returns the elements of a type that fit it as values, with their places.
    func all<E: XML.Extension>(_ type: E.Type) -> [(index: Int, value: E)] {
        let places = elements(of: type)
        guard !places.isEmpty else { return [] }
        return withSource { source in
            places.compactMap { index in
                fitting { try decode(type, at: index, from: source) }.map { (index: index, value: $0) }
            }
        }
    }

    var declared: [any XML.Extension] {
        let view = view
        let found = children.compactMap { child -> (index: Int, declaration: ExtensionDeclaration)? in
            guard view[child].isElement else { return nil }
            return context.declaration(for: tape.names.name(view[child].name)).map { (index: child, declaration: $0) }
        }
        guard !found.isEmpty else { return [] }
        return withSource { source in
            found.compactMap { item in fitting { try item.declaration.decode(self, item.index, source) } }
        }
    }

    func decode<E: XML.Extension>(_ type: E.Type, at index: Int, from source: DecodingSource) throws -> E {
        defer { source.settle() }
        var value = try source.decode(type, at: index, by: .none)
        value.elementName = tape.names.name(view[index].name)
        return value
    }

    /// Passes on a source of the tape: one for all elements, for making one may take time for the whole tape.
    private func withSource<T>(_ body: (DecodingSource) throws -> T) rethrows -> T {
        let source = DecodingSource(tape, context.options, within: context.types)
        defer { source.finish() }
        return try body(source)
    }

    /// The children that are elements.
    var elements: [Int] { children.filter { view[$0].isElement } }

    func attribute(_ name: XML.Name) -> String? {
        let view = view
        return view.attributes(of: Self.element)
            .first { view[$0].kind == .attribute && view.name(at: $0).means(name) }
            .map { view.string(at: $0) }
    }
}

/// Returns the value that was read; `nil` if it does not fit its type.
///
/// Invalid keys are not treated like that: all content would seem to be missing. A debug build stops and describes the
/// error in the keys.
func fitting<T>(_ read: () throws -> T?) -> T? {
    do {
        return try read()
    } catch {
        if let error = error as? XML.Error, error.isMistakeInCode { assertionFailure(error.message) }
        return nil
    }
}

extension TapeView {
    func isBlankText(_ index: Int) -> Bool { nodes[index].kind == .text && bytes(at: index).isBlank }
}

extension XML.Name {
    /// Returns `true` if this is a given name, or any name of its namespace if the given local name is `*`.
    func matches(_ pattern: XML.Name) -> Bool {
        func isInNamespace(_ namespace: String?) -> Bool {
            guard let namespace, let expected = pattern.namespace else { return false }
            return namespace.hasSameBytes(as: expected)
        }
        guard pattern.local == "*" || local.hasSameBytes(as: pattern.local) else { return false }
        return isInNamespace(namespace) || namespace == nil && pattern.namespace == nil
            || isInNamespace(unaliased?.namespace)
    }
}

extension XML.Extensions: Hashable {
    /// Returns `true` if both contain the same unknown content in the same order.
    ///
    /// Content is compared as ``XML/Element/==(_:_:)`` compares it, but white space between markup is ignored.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.storage === rhs.storage || lhs.content == rhs.content
    }

    /// Hashes the content that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// Bytes that are the same for extensions with the same content; empty if there is none.
    private var content: [UInt8] {
        guard let storage else { return [] }
        return withExtendedLifetime(storage) { storage.view.meaning(ofContentOf: ExtensionStorage.element) }
    }
}

extension XML.Extensions: Codable {
    /// Reads extensions that another coder wrote: an element as text.
    ///
    /// The text has the default limits, unless the decoder's `userInfo` has others at ``XML/Limits/userInfoKey``.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's errors, or ``XML/Error``.
    public init(from decoder: any Swift.Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        var reader = XML.Decoder()
        if let limits = decoder.userInfo[XML.Limits.userInfoKey] as? XML.Limits { reader.limits = limits }
        // Comments, instructions and a document type may stand before the element, so its place on the tape is not
        // known.
        self = try reader.decode(Holder.self, from: text.utf8).extensions
    }

    /// Writes the extensions with any encoder, as the text of an element that contains them.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The encoder's errors, or ``XML/Error``.
    public func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try xmlText)
    }

    private var xmlText: String {
        get throws {
            guard let storage else { return "<extensions/>" }
            let value = try XML.Encoder().encode(
                Holder(extensions: self),
                as: storage.tape.names.name(storage.view[ExtensionStorage.element].name)
            )
            return String(decoding: value, as: UTF8.self)
        }
    }

    private struct Holder: Codable {
        let extensions: XML.Extensions
    }
}

// Synthesized Codable calls these for a property of this type, with any coder. A coder that does not know the type
// finds no such member and writes none for empty extensions. Otherwise it keeps them under the property's own name.

extension KeyedDecodingContainer {
    /// Reads the content for which the type has no property; returns empty extensions if the coder kept none.
    ///
    /// - Parameters:
    ///   - type: The type of the property.
    ///   - key: The property's key.
    /// - Returns: The extensions.
    /// - Throws: The decoder's errors.
    public func decode(_ type: XML.Extensions.Type, forKey key: Key) throws -> XML.Extensions {
        try decodeIfPresent(type, forKey: key) ?? XML.Extensions()
    }
}

extension KeyedEncodingContainer {
    /// Writes the content for which the type has no property, if there is any.
    ///
    /// - Parameters:
    ///   - extensions: The extensions.
    ///   - key: The property's key.
    /// - Throws: The encoder's errors.
    public mutating func encode(_ extensions: XML.Extensions, forKey key: Key) throws {
        try encodeIfPresent(extensions.storage == nil ? nil : extensions, forKey: key)
    }
}
