extension JSON {
    /// The fields of a model: the JSON name, the storage and the kind of each property.
    ///
    /// ```swift
    /// public static let fields: JSON.FieldTable<Self> = [
    ///     .string("id", \.id), .int64("size", \.size), .array("owners", \.owners, of: .object),
    /// ]
    /// ```
    ///
    /// One interpreter reads, writes, compares and hashes every model by its table, so a model adds no code for this.
    /// The fields are written in their order in the table. Their names are literals.
    public struct FieldTable<Root: Model>: Sendable, ExpressibleByArrayLiteral {
        /// A single reference: it is counted for each object that is read.
        let layout: FieldLayout

        /// Creates a table; a name that occurs twice is a programming error.
        ///
        /// - Parameter elements: One field for every property but `unknown`.
        public init(arrayLiteral elements: Field<Root>...) {
            let lines = elements.map(\.line)
            precondition(Set(lines.map(\.name)).count == lines.count, "The table of \(Root.self) names a field twice")
            layout = FieldLayout(lines, unknownOffset: Root.offsetOfUnknownMembers())
        }

        /// The names in JSON, in the order in which they are written.
        public var names: [String] { layout.lines.map(\.name) }

        /// Returns the JSON name of a property; `nil` if the table does not have it.
        ///
        /// - Parameter path: The property.
        /// - Returns: The JSON name.
        public func name(of path: PartialKeyPath<Root>) -> String? {
            layout.lines.first { ($0.path as AnyKeyPath) == path }?.name
        }
    }

    /// One line of a ``FieldTable``.
    public struct Field<Root: Model>: Sendable {
        /// A single reference: the compiler then has little to do for each line of each model.
        let line: FieldLine

        /// Creates a field of a kind that has no function of its own, such as an array of arrays.
        ///
        /// - Parameters:
        ///   - name: The JSON name.
        ///   - path: The stored property.
        ///   - kind: The kind of its JSON value.
        public init<Value>(
            _ name: StaticString,
            _ path: any WritableKeyPath<Root, Value?> & Sendable,
            _ kind: Kind<Value>
        ) {
            self.init(name, path, storage: path, kind.codec)
        }

        fileprivate init(
            _ name: StaticString,
            _ path: any PartialKeyPath<Root> & Sendable,
            storage: PartialKeyPath<Root>,
            _ codec: any PropertyCodec.Type
        ) {
            guard let offset = MemoryLayout<Root>.offset(of: storage) else {
                preconditionFailure("The field \(name) of \(Root.self) is no stored property without observers")
            }
            line = FieldLine(name: name.description, path: path, offset: offset, codec: codec)
        }
    }
}

/// A field without the type of its model.
final class FieldLine: Sendable {
    let name: String
    let path: any AnyKeyPath & Sendable
    let offset: Int
    let codec: any PropertyCodec.Type

    init(name: String, path: any AnyKeyPath & Sendable, offset: Int, codec: any PropertyCodec.Type) {
        (self.name, self.path, self.offset, self.codec) = (name, path, offset, codec)
    }
}

// These are not overloads, so that the type checker has no choices in a table of a hundred lines.
extension JSON.Field {
    /// A property that is a string.
    public static func string(_ name: StaticString, _ path: any WritableKeyPath<Root, String?> & Sendable) -> Self {
        Self(name, path, .string)
    }

    /// A property that is `true` or `false`.
    public static func bool(_ name: StaticString, _ path: any WritableKeyPath<Root, Bool?> & Sendable) -> Self {
        Self(name, path, .bool)
    }

    /// A property that is an integer without a format, read from a number or a string, written as a number.
    public static func int(_ name: StaticString, _ path: any WritableKeyPath<Root, Int?> & Sendable) -> Self {
        Self(name, path, .int)
    }

    /// A property that is a 32-bit integer, read from a number or a string.
    public static func int32(_ name: StaticString, _ path: any WritableKeyPath<Root, Int32?> & Sendable) -> Self {
        Self(name, path, .int32)
    }

    /// A property that is an unsigned 32-bit integer, read from a number or a string.
    public static func uint32(_ name: StaticString, _ path: any WritableKeyPath<Root, UInt32?> & Sendable) -> Self {
        Self(name, path, .uint32)
    }

    /// A property that is a 64-bit integer, read from a number or a string, written as a string.
    public static func int64(_ name: StaticString, _ path: any WritableKeyPath<Root, Int64?> & Sendable) -> Self {
        Self(name, path, .int64)
    }

    /// A property that is an unsigned 64-bit integer, read from a number or a string, written as a string.
    public static func uint64(_ name: StaticString, _ path: any WritableKeyPath<Root, UInt64?> & Sendable) -> Self {
        Self(name, path, .uint64)
    }

    /// A property that is a `Double`; `NaN` and infinities are sent as strings (ProtoJSON).
    public static func double(_ name: StaticString, _ path: any WritableKeyPath<Root, Double?> & Sendable) -> Self {
        Self(name, path, .double)
    }

    /// A property that is a `Float`; `NaN` and infinities are sent as strings (ProtoJSON).
    public static func float(_ name: StaticString, _ path: any WritableKeyPath<Root, Float?> & Sendable) -> Self {
        Self(name, path, .float)
    }

    /// A property that is a date and time: `date-time`, `google-datetime`.
    public static func timestamp(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, JSON.Timestamp?> & Sendable
    ) -> Self {
        Self(name, path, .timestamp)
    }

    /// A property that is a date without time.
    public static func date(_ name: StaticString, _ path: any WritableKeyPath<Root, JSON.LocalDate?> & Sendable) -> Self
    {
        Self(name, path, .date)
    }

    /// A property that is a duration in seconds: `google-duration`.
    public static func duration(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, JSON.Duration?> & Sendable
    ) -> Self {
        Self(name, path, .duration)
    }

    /// A property that is a field mask: `google-fieldmask`.
    public static func fieldMask(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, JSON.FieldMask?> & Sendable
    ) -> Self {
        Self(name, path, .fieldMask)
    }

    /// A property that is base64 text: `byte`.
    public static func bytes(_ name: StaticString, _ path: any WritableKeyPath<Root, JSON.Bytes?> & Sendable) -> Self {
        Self(name, path, .bytes)
    }

    /// A property that is any value, including `null`.
    public static func any(_ name: StaticString, _ path: any WritableKeyPath<Root, JSON.Value?> & Sendable) -> Self {
        Self(name, path, .any)
    }

    /// A property that is a nested model, stored inline.
    public static func object<Value: JSON.Model>(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, Value?> & Sendable
    ) -> Self {
        Self(name, path, .object)
    }

    /// A property that is a nested model, stored out of line by ``JSON/Boxed``.
    ///
    /// - Parameters:
    ///   - name: The JSON name.
    ///   - path: The property.
    ///   - storage: The property's wrapper, whose name is the property's name with an underscore before it.
    /// - Returns: The field.
    public static func boxed<Value: JSON.Model>(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, Value?> & Sendable,
        _ storage: any WritableKeyPath<Root, JSON.Boxed<Value>> & Sendable
    ) -> Self {
        Self(name, path, storage: storage, BoxedCodec<Value>.self)
    }

    /// A property that is a string with named values.
    public static func enumeration<Value: RawRepresentable<String> & Hashable & Sendable>(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, Value?> & Sendable
    ) -> Self {
        Self(name, path, .enumeration)
    }

    /// A property that is an array.
    ///
    /// - Parameters:
    ///   - name: The JSON name.
    ///   - path: The property.
    ///   - element: The kind of its elements.
    /// - Returns: The field.
    public static func array<Element>(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, [Element]?> & Sendable,
        of element: JSON.Kind<Element>
    ) -> Self {
        Self(name, path, .array(element))
    }

    /// A property that is an object whose names are data.
    ///
    /// - Parameters:
    ///   - name: The JSON name.
    ///   - path: The property.
    ///   - element: The kind of its members.
    /// - Returns: The field.
    public static func map<Element>(
        _ name: StaticString,
        _ path: any WritableKeyPath<Root, [String: Element]?> & Sendable,
        of element: JSON.Kind<Element>
    ) -> Self {
        Self(name, path, .map(element))
    }
}
