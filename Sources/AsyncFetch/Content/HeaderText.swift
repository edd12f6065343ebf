package import HTTPTypes

extension HTTPFields {
    /// Replaces all fields of the names of other fields by these; several fields of one name stay several.
    ///
    /// A `Cookie` with two cookies is two fields here.
    package mutating func replace(with fields: HTTPFields) {
        for field in fields { self[field.name] = nil }
        for field in fields { append(field) }
    }

    /// The number of bytes of all names and values.
    var byteCount: Int { reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count } }

    /// Returns the value of a field that should occur once; if it occurs more often, the first value.
    func first(_ name: HTTPField.Name) -> String? { first { $0.name == name }?.value }
}

extension String {
    /// The string in lower case; costs little if it is in lower case already, as nearly always in protocols.
    var inLowerCase: String {
        utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ? self : lowercased()
    }

    /// The string without the spaces and tabs around it.
    var trimmed: String { String(Substring(utf8[...].trimmed)) }
}

extension Substring.UTF8View {
    /// The text without the spaces and tabs around it.
    var trimmed: Self {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let head = drop(while: isBlank)
        guard let end = head.lastIndex(where: { !isBlank($0) }) else { return head.prefix(0) }
        return head[...end]
    }
}
