/// The Swift type of a value.
indirect enum SwiftType: Hashable {
    case string, bool, int, int32, uint32, int64, uint64, double, float
    case timestamp, date, duration, fieldMask, bytes
    /// Any value.
    case any
    /// A type of known strings, by its name.
    case enumeration(String)
    /// A model, by its number and its name.
    case model(Int, String)
    case array(SwiftType)
    case map(SwiftType)

    /// The source of the type.
    var source: String {
        switch self {
        case .string: "Swift.String"
        case .bool: "Swift.Bool"
        case .int: "Swift.Int"
        case .int32: "Swift.Int32"
        case .uint32: "Swift.UInt32"
        case .int64: "Swift.Int64"
        case .uint64: "Swift.UInt64"
        case .double: "Swift.Double"
        case .float: "Swift.Float"
        case .timestamp: "JSON.Timestamp"
        case .date: "JSON.LocalDate"
        case .duration: "JSON.Duration"
        case .fieldMask: "JSON.FieldMask"
        case .bytes: "JSON.Bytes"
        case .any: "JSON.Value"
        case .enumeration(let name), .model(_, let name): name
        case .array(let element): "[\(element.source)]"
        case .map(let element): "[Swift.String: \(element.source)]"
        }
    }

    /// The source of the field's kind, as an argument in a field table.
    var kind: String {
        switch self {
        case .array(let element): ".array(\(element.kind))"
        case .map(let element): ".map(\(element.kind))"
        default: "." + kindName
        }
    }

    /// Returns the source of a field in a field table.
    func field(_ name: String, _ property: String, isBoxed: Bool) -> String {
        let path = "\\." + Namer.escaped(property)
        if isBoxed { return ".boxed(\(Literal.string(name)), \(path), \\._\(property))" }
        let element =
            switch self {
            case .array(let element), .map(let element): ", of: \(element.kind)"
            default: ""
            }
        return ".\(kindName)(\(Literal.string(name)), \(path)\(element))"
    }

    private var kindName: String {
        switch self {
        case .string: "string"
        case .bool: "bool"
        case .int: "int"
        case .int32: "int32"
        case .uint32: "uint32"
        case .int64: "int64"
        case .uint64: "uint64"
        case .double: "double"
        case .float: "float"
        case .timestamp: "timestamp"
        case .date: "date"
        case .duration: "duration"
        case .fieldMask: "fieldMask"
        case .bytes: "bytes"
        case .any: "any"
        case .enumeration: "enumeration"
        case .model: "object"
        case .array: "array"
        case .map: "map"
        }
    }

    /// The number of the model that a value of this type stores inline.
    var inlineModel: Int? {
        if case .model(let id, _) = self { id } else { nil }
    }

    /// A Boolean value indicating whether the type is an integer, which can be a position in a list.
    var isInteger: Bool { [.int, .int32, .uint32, .int64, .uint64].contains(self) }
}
