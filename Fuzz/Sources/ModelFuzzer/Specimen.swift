import AsyncJSON

/// A model with a property of every kind; short names, so that the fuzzer finds them.
struct Specimen: JSON.Model {
    var string: String?
    var bool: Bool?
    var int32: Int32?
    var uint32: UInt32?
    var int64: Int64?
    var uint64: UInt64?
    var double: Double?
    var float: Float?
    var timestamp: JSON.Timestamp?
    var date: JSON.LocalDate?
    var duration: JSON.Duration?
    var mask: JSON.FieldMask?
    var bytes: JSON.Bytes?
    var any: JSON.Value?
    var color: Color?
    var part: Part?
    var strings: [String]?
    var parts: [Part]?
    var rows: [[JSON.Value]]?
    var labels: [String: String]?
    var partsByName: [String: Part]?
    @JSON.Boxed var parent: Specimen?
    var unknown = JSON.UnknownMembers()
    init() {}

    static let fields: JSON.FieldTable<Self> = [
        .string("s", \.string), .bool("b", \.bool), .int32("i", \.int32), .uint32("u", \.uint32),
        .int64("I", \.int64), .uint64("U", \.uint64), .double("d", \.double), .float("f", \.float),
        .timestamp("t", \.timestamp), .date("D", \.date), .duration("T", \.duration), .fieldMask("m", \.mask),
        .bytes("B", \.bytes), .any("a", \.any), .enumeration("e", \.color), .object("o", \.part),
        .array("S", \.strings, of: .string), .array("O", \.parts, of: .object),
        .array("r", \.rows, of: .array(.any)), .map("l", \.labels, of: .string),
        .map("L", \.partsByName, of: .object), .boxed("p", \.parent, \._parent),
    ]

    struct Color: RawRepresentable, Hashable, Sendable {
        var rawValue: String
    }

    struct Part: JSON.Model {
        var name: String?
        var size: Int64?
        var unknown = JSON.UnknownMembers()
        init() {}

        static let fields: JSON.FieldTable<Self> = [.string("name", \.name), .int64("size", \.size)]
    }
}
