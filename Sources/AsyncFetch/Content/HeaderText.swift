package import HTTPTypes

extension HTTPFields {
    /// Puts fields in the place of all that have their names; several of one name stay several.
    ///
    /// A `Cookie` of two cookies is two fields here.
    package mutating func replace(with fields: HTTPFields) {
        for field in fields { self[field.name] = nil }
        for field in fields { append(field) }
    }

    /// The value of a field of which one is expected; of several the first counts.
    func first(_ name: HTTPField.Name) -> String? { first { $0.name == name }?.value }
}

extension String {
    /// The same in lower case; costs nothing where it is so already, as nearly always in protocols.
    var inLowerCase: String {
        utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ? self : lowercased()
    }

    /// Without blanks and tabs around it.
    var trimmed: String { String(Substring(utf8[...].trimmed)) }
}

extension Substring.UTF8View {
    /// Without blanks and tabs around it.
    var trimmed: Self {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let head = drop(while: isBlank)
        guard let end = head.lastIndex(where: { !isBlank($0) }) else { return head.prefix(0) }
        return head[...end]
    }
}
