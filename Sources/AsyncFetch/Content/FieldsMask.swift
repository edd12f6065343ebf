/// The value of a `fields` parameter, by which Google's services answer in part: `kind,items(id,owner/name)`.
///
/// The syntax is that of JSON services and of feeds. A name can be any text, also an empty one, and in feeds it can
/// have a condition: `link[@rel='edit']`. Those who read masks check the names.
package struct FieldsMask: Sendable {
    /// A selected member, attribute or element.
    package struct Field: Sendable {
        /// The name as it is written.
        package let name: Substring
        /// The selected parts; empty for the whole.
        package fileprivate(set) var parts: [Field] = []
    }

    /// The reason why a text is not a mask.
    package enum SyntaxError: Error {
        /// The text at this position cannot follow what comes before, in bytes of UTF-8.
        case unexpected(position: Int)
        case nestedTooDeeply
    }

    /// The selected fields in their order.
    package let fields: [Field]

    /// Parses a mask.
    package init(parsing text: String) throws(SyntaxError) {
        var parser = Parser(text: text, rest: text[...].utf8)
        fields = try parser.fields()
        guard parser.rest.isEmpty else { throw parser.error }
    }

    /// `fields = field *("," field)`, `field = name ["/" field | "(" fields ")"]`.
    private struct Parser {
        /// The maximum nesting, which no response reaches; nested parts are parsed recursively.
        static let maximumDepth = 100

        let text: String
        var rest: Substring.UTF8View
        var depth = 0

        var error: SyntaxError {
            .unexpected(position: text.utf8.distance(from: text.startIndex, to: rest.startIndex))
        }

        mutating func fields() throws(SyntaxError) -> [Field] {
            var fields = [try field()]
            while take(",") { fields.append(try field()) }
            return fields
        }

        private mutating func field() throws(SyntaxError) -> Field {
            guard depth < Self.maximumDepth else { throw .nestedTooDeeply }
            depth += 1
            defer { depth -= 1 }
            var field = Field(name: name())
            if take("/") {
                field.parts = [try self.field()]
            } else if take("(") {
                field.parts = try fields()
                guard take(")") else { throw error }
            }
            return field
        }

        /// Reads a name; in a condition, the delimiters are ordinary characters.
        private mutating func name() -> Substring {
            var (isInCondition, isQuoted) = (false, false)
            let end = rest.firstIndex { byte in
                switch byte {
                case UInt8(ascii: "'") where isInCondition: isQuoted.toggle()
                case UInt8(ascii: "[") where !isQuoted: isInCondition = true
                case UInt8(ascii: "]") where !isQuoted: isInCondition = false
                case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"): return !isInCondition
                default: break
                }
                return false
            }
            let name = rest[..<(end ?? rest.endIndex)]
            rest = rest[name.endIndex...]
            return Substring(name)
        }

        private mutating func take(_ delimiter: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: delimiter) else { return false }
            rest.removeFirst()
            return true
        }
    }
}

// MARK: - Masks of clients

extension FieldsMask {
    /// Returns the mask with more members, except those that it includes already.
    ///
    /// - Parameters:
    ///   - additions: The paths of members, separated by commas: `nextPageToken`, `metadata/continue`; empty for none.
    ///   - mask: The mask; one with a syntax error includes nothing.
    /// - Returns: The longer mask, or the same.
    package static func adding(_ additions: String, to mask: String) -> String {
        additions.split(separator: ",").reduce(mask) { mask, path in
            covers(path.split(separator: "/")[...], fields(of: mask)) ? mask : "\(mask),\(path)"
        }
    }

    /// Returns `true` if a mask names a member, or a part of it.
    package static func mentions(_ name: String, in mask: String) -> Bool {
        fields(of: mask).contains { $0.name.prefix { $0 != "[" }.filter { $0 != " " } == name }
    }

    private static func fields(of mask: String) -> [Field] { (try? FieldsMask(parsing: mask))?.fields ?? [] }

    /// Returns `true` if fields include a member.
    private static func covers(_ path: ArraySlice<Substring>, _ fields: [Field]) -> Bool {
        guard let first = path.first else { return true }  // a part of the member is enough
        return fields.contains { field in
            let name = field.name.filter { $0 != " " }
            return (name == first || name == "*") && (field.parts.isEmpty || covers(path.dropFirst(), field.parts))
        }
    }
}
