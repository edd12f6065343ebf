extension DecodingSource {
    /// Returns the meaning of a name in a plan.
    @inline(__always)
    func meaning(of name: Int, at index: Int, _ plan: KeyPlan) -> Int {
        let meaning = plan.table.pointee.meanings[2 * name]
        guard meaning == KeyPlan.unresolved else { return Int(meaning) }
        return Int(plan.resolve(name, isAttribute: false, view.name(at: index)))
    }

    /// Returns `true` if all texts in an element are only white space.
    func hasBlankTexts(_ element: Int) -> Bool {
        var child = view.firstChild(of: element)
        while child < view.end(of: element) {
            if view[child].isText, !view.bytes(at: child).isBlank { return false }
            child = view.end(of: child)
        }
        return true
    }

    /// Decodes a node that may be one of several kinds of content.
    func decodeContent<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        if isBuiltIn(type) || !options.conversions.isEmpty { return try decode(type, at: index, by: .none) }
        return try T(from: ContentDecoder(index: index, source: self))
    }

    /// Decodes an element or, for an array, all siblings with its name.
    func decodeSiblings<T: Decodable>(_ type: T.Type, _ siblings: SiblingDecoder) throws -> T {
        if isBuiltIn(type) || options.conversions[ObjectIdentifier(type)] != nil {
            return try decode(type, at: siblings.index, by: .none)
        }
        return try T(from: siblings)
    }
}

/// The decoder of a node in mixed content: of the enum case with the node's name if there is one, otherwise of the
/// node.
private struct ContentDecoder: Swift.Decoder {
    let index: Int
    let source: DecodingSource

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }
    var codingPath: [any CodingKey] { source.codingPath(to: index) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let choice = try Choice(index, type, source) { return KeyedDecodingContainer(choice) }
        return try source.container(at: index, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try ElementDecoder(index: index, place: .none, source: source).unkeyedContainer()
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        ElementDecoder(index: index, place: .none, source: source)
    }
}
