// These files are compiled three times, as modules of their own (Package.swift), so that the same structs are
//   PlainCodable   what everybody writes: unknown members are dropped,
//   KeptCodable    the same with one property more, in which `JSON.Decoder` keeps them,
//   OpenCodable    what keeps them with Foundation: a dictionary beside every object, as generated OpenAPI clients have it.

#if OPEN
/// An object and the members that its struct does not name.
package struct Object<Known: Codable>: Codable {
    var known: Known
    var additionalProperties: [String: AnyJSON]

    package init(from decoder: any Decoder) throws {
        known = try Known(from: decoder)
        let container = try decoder.container(keyedBy: AnyKey.self)
        let names = KnownNames.of(known)
        additionalProperties = [:]
        for key in container.allKeys where !names.contains(key.stringValue) {
            additionalProperties[key.stringValue] = try container.decode(AnyJSON.self, forKey: key)
        }
    }

    /// Writes it with any encoder.
    package func encode(to encoder: any Encoder) throws {
        try known.encode(to: encoder)
        var container = encoder.container(keyedBy: AnyKey.self)
        for (name, value) in additionalProperties { try container.encode(value, forKey: AnyKey(stringValue: name)) }
    }
}

/// Any value.
enum AnyJSON: Codable {
    case null
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([AnyJSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: AnyJSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private enum KnownNames {
    // Unsafe: a benchmark decodes in one task at a time.
    nonisolated(unsafe) private static var found: [ObjectIdentifier: Set<String>] = [:]

    /// The names of a struct's properties, looked for once.
    static func of<Known>(_ value: Known) -> Set<String> {
        if let names = found[ObjectIdentifier(Known.self)] { return names }
        let names = Set(Mirror(reflecting: value).children.compactMap(\.label))
        found[ObjectIdentifier(Known.self)] = names
        return names
    }
}
#else
package typealias Object<Known> = Known
#endif
