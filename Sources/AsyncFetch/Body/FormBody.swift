public import AsyncJSON

/// The fields of a form as `application/x-www-form-urlencoded`, written as browsers write them (WHATWG URL §5.2).
///
/// ```swift
/// let form = FormBody(["user": ["name": "Ann", "tags": ["a", "b"]], "active": true])
/// form.text  // user%5Bname%5D=Ann&user%5Btags%5D%5B0%5D=a&user%5Btags%5D%5B1%5D=b&active=1
/// ```
public struct FormBody: Sendable, CustomStringConvertible {
    /// The media type of the body.
    public static let contentType = "application/x-www-form-urlencoded"

    /// A name and its value.
    public struct Field: Sendable, Hashable {
        /// The name; nested names are in brackets: `user[name]`.
        public var name: String
        /// The value of the field.
        public var value: String

        /// Creates a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The notation of values that forms have no notation for.
    public struct Options: Sendable {
        /// The notation of Boolean values.
        public enum Booleans: Sendable {
            /// `1` and `0`.
            case digits
            /// `true` and `false`.
            case words
        }

        /// The notation of the names of array elements.
        public enum Arrays: Sendable {
            /// `a[0]=x&a[1]=y`.
            case indices
            /// `a[]=x&a[]=y`; elements with members keep their index, because they could not be told apart without it.
            case brackets
            /// `a=x&a=y`; elements with members keep their index, because they could not be told apart without it.
            case repeated
        }

        /// The notation of Boolean values.
        public var booleans = Booleans.digits
        /// The notation of the names of array elements.
        public var arrays = Arrays.indices

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    /// The fields, in order.
    public var fields: [Field]

    /// Creates a form from fields.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Creates a form from names and values in their order.
    public init(_ fields: KeyValuePairs<String, String>) { self.fields = fields.map { Field($0.key, $0.value) } }

    /// Creates a form from the members of an object; members of inner objects and arrays are named `outer[inner]`.
    ///
    /// Nulls, empty objects and empty arrays are left out.
    public init(_ object: JSON.Value, options: Options = .init()) {
        fields = []
        for (name, value) in object.members ?? [] { add(value, as: name, options) }
    }

    /// Creates a form from the properties of a value.
    ///
    /// - Throws: The error of encoding the value.
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

    /// The fields in the form in which they are sent.
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

    /// A readable form with the names alone, because values may be passwords.
    public var description: String { "FormBody(\(fields.map(\.name).joined(separator: ", ")))" }

    /// Appends a text, encoded by WHATWG's application/x-www-form-urlencoded percent-encode set, with `+` for a space.
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
    /// A mirror that does not show the values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchRequestBody {
    /// Creates a body from the fields of a form; set the request's `Content-Type` to ``FormBody/contentType``.
    public static func form(_ form: FormBody) -> Self { .bytes(form.text.utf8) }
}
