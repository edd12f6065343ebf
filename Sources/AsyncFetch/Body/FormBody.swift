public import AsyncJSON

/// The fields of a form as `application/x-www-form-urlencoded`, written as browsers do (WHATWG URL §5.2).
///
/// ```swift
/// let form = FormBody(["user": ["name": "Ann", "tags": ["a", "b"]], "active": true])
/// form.text  // user%5Bname%5D=Ann&user%5Btags%5D%5B0%5D=a&user%5Btags%5D%5B1%5D=b&active=1
/// ```
public struct FormBody: Sendable, CustomStringConvertible {
    /// The media type of such a body.
    public static let contentType = "application/x-www-form-urlencoded"

    /// One name and its value.
    public struct Field: Sendable, Hashable {
        /// The name, nested names in brackets: `user[name]`.
        public var name: String
        /// The value.
        public var value: String

        /// Creates a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// How values that a form has no form for are written.
    public struct Options: Sendable {
        /// How true and false are written.
        public enum Booleans: Sendable {
            /// As `1` and `0`.
            case digits
            /// As `true` and `false`.
            case words
        }

        /// How the names of array elements are written.
        public enum Arrays: Sendable {
            /// As `a[0]=x&a[1]=y`.
            case indices
            /// As `a[]=x&a[]=y`; elements that have members keep their index, without which they could not be told apart.
            case brackets
            /// As `a=x&a=y`; elements that have members keep their index, without which they could not be told apart.
            case repeated
        }

        /// How true and false are written.
        public var booleans = Booleans.digits
        /// How the names of array elements are written.
        public var arrays = Arrays.indices

        /// Creates the defaults.
        public init() {}

        /// Creates options from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    /// The fields in their order.
    public var fields: [Field]

    /// Creates a form from fields.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Creates a form from names and values in their order.
    public init(_ fields: KeyValuePairs<String, String>) { self.fields = fields.map { Field($0.key, $0.value) } }

    /// Creates a form from the members of an object, those of inner objects and arrays as `outer[inner]`.
    ///
    /// Nulls, empty objects and empty arrays are left out.
    public init(_ object: JSON.Value, options: Options = .init()) {
        fields = []
        for (name, value) in object.members ?? [] { add(value, as: name, options) }
    }

    /// Creates a form from the properties of a value.
    ///
    /// - Throws: what encoding it throws.
    public init(encoding value: some Encodable, options: Options = .init()) throws {
        self.init(try JSON.Value(parsing: JSON.Encoder().encode(value)), options: options)
    }

    private mutating func add(_ value: JSON.Value, as name: String, _ options: Options) {
        if let members = value.members {
            for (inner, value) in members { add(value, as: "\(name)[\(inner)]", options) }
        } else if let elements = value.array {
            for (index, element) in elements.enumerated() {
                let isNested = element.isObject || element.isArray
                let suffix =
                    switch isNested ? .indices : options.arrays {
                    case .indices: "[\(index)]"
                    case .brackets: "[]"
                    case .repeated: ""
                    }
                add(element, as: name + suffix, options)
            }
        } else if let bool = value.bool {
            let text =
                switch options.booleans {
                case .digits: bool ? "1" : "0"
                case .words: bool ? "true" : "false"
                }
            fields.append(Field(name, text))
        } else if let text = value.numberText ?? value.string {
            fields.append(Field(name, text))
        }
    }

    /// The fields as they are sent.
    public var text: String {
        var text = ""
        for field in fields {
            if !text.isEmpty { text += "&" }
            Self.append(field.name, to: &text)
            text += "="
            Self.append(field.value, to: &text)
        }
        return text
    }

    /// The names alone; values may be passwords.
    public var description: String { "FormBody(\(fields.map(\.name).joined(separator: ", ")))" }

    /// As WHATWG's application/x-www-form-urlencoded percent-encode set says, with `+` for a space.
    private static func append(_ text: String, to encoded: inout String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: " "): encoded += "+"
            default:
                encoded += byte < 16 ? "%0" : "%"
                encoded += String(byte, radix: 16, uppercase: true)
            }
        }
    }
}

extension FormBody: CustomReflectable {
    /// Does not show the values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension RequestBody {
    /// The fields of a form; its request says ``FormBody/contentType``.
    public static func form(_ form: FormBody) -> Self { .bytes(form.text.utf8) }
}
