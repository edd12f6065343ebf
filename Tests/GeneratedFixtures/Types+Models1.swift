// Generated from types:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Types {
    public typealias Color = JSON.OpenEnumeration<Color_Values>
    public enum Color_Values {}

    public typealias Elements = [ElementsElement]

    public struct ElementsElement: JSON.Model {
        public var symbol: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("symbol", \.symbol)
        ]
    }

    public typealias Identifier = Swift.String

    public typealias Loop = [JSON.Value]

    public typealias Names = [Swift.String]

    public struct Part: JSON.Model {
        public var name: Swift.String?
        public var weight: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .double("weight", \.weight)
        ]
    }

    public typealias PartAlias = Part

    public typealias Struct = [Swift.String: JSON.Value]

    public struct Thing: JSON.Model {
        public var anything: JSON.Value?
        public var bag: [JSON.Value]?
        public var bare: JSON.Value?
        public var color: Color?
        public var count: Swift.Int?
        public var counter: [Swift.String: Counter]?
        public var data: JSON.Bytes?
        public var day: JSON.LocalDate?
        public var dimensions: Dimensions?
        public var double: Swift.Double?
        public var duration: JSON.Duration?
        public var elements: [ElementsElement]?
        public var extras: [Swift.String: JSON.Value]?
        public var flag: Swift.Bool?
        public var groups: [Swift.String: [Swift.String]]?
        public var identifier: Swift.String?
        public var labels: [Swift.String: Swift.String]?
        public var large: Swift.Int64?
        public var largeUnsigned: Swift.UInt64?
        public var levels: [Swift.String: Levels]?
        public var loop: [JSON.Value]?
        public var lost: JSON.Value?
        public var maps: [[Swift.String: Swift.String]]?
        public var mask: JSON.FieldMask?
        public var matrix: [[Swift.Double]]?
        public var names: [Swift.String]?
        public var other: Part?
        /// The main part.
        ///
        /// Read-only.
        public var part: Part?
        public var partLists: [Swift.String: [Part]]?
        public var partMaps: [[Swift.String: Part]]?
        public var parts: [Swift.String: Part]?
        public var protoAny: JSON.Value?
        public var protoValue: JSON.Value?
        public var quotas: [Swift.String: Swift.Int64]?
        public var quotedNumbers: [Swift.Int64]?
        public var ratio: Swift.Double?
        public var rows: [[JSON.Value]]?
        public var single: Swift.Float?
        public var small: Swift.Int32?
        public var smallUnsigned: Swift.UInt32?
        public var strange: JSON.Value?
        public var strings: [Swift.String]?
        public var `struct`: [Swift.String: JSON.Value]?
        public var table: [[Table]]?
        public var text: Swift.String?
        public var then: JSON.Timestamp?
        public var untyped: JSON.Value?
        public var uuid: Swift.String?
        public var values: JSON.Value?
        public var variant: JSON.Value?
        public var when: JSON.Timestamp?
        public var words: [Words]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .any("anything", \.anything), .array("bag", \.bag, of: .any), .any("bare", \.bare),
            .enumeration("color", \.color), .int("count", \.count), .map("counter", \.counter, of: .object),
            .bytes("data", \.data), .date("day", \.day), .object("dimensions", \.dimensions),
            .double("double", \.double), .duration("duration", \.duration), .array("elements", \.elements, of: .object),
            .map("extras", \.extras, of: .any), .bool("flag", \.flag), .map("groups", \.groups, of: .array(.string)),
            .string("identifier", \.identifier), .map("labels", \.labels, of: .string), .int64("large", \.large),
            .uint64("largeUnsigned", \.largeUnsigned), .map("levels", \.levels, of: .enumeration),
            .array("loop", \.loop, of: .any), .any("lost", \.lost), .array("maps", \.maps, of: .map(.string)),
            .fieldMask("mask", \.mask), .array("matrix", \.matrix, of: .array(.double)),
            .array("names", \.names, of: .string), .object("other", \.other), .object("part", \.part),
            .map("partLists", \.partLists, of: .array(.object)), .array("partMaps", \.partMaps, of: .map(.object)),
            .map("parts", \.parts, of: .object), .any("protoAny", \.protoAny), .any("protoValue", \.protoValue),
            .map("quotas", \.quotas, of: .int64), .array("quotedNumbers", \.quotedNumbers, of: .int64),
            .double("ratio", \.ratio), .array("rows", \.rows, of: .array(.any)), .float("single", \.single),
            .int32("small", \.small), .uint32("smallUnsigned", \.smallUnsigned), .any("strange", \.strange),
            .array("strings", \.strings, of: .string), .map("struct", \.`struct`, of: .any),
            .array("table", \.table, of: .array(.object)), .string("text", \.text), .timestamp("then", \.then),
            .any("untyped", \.untyped), .string("uuid", \.uuid), .any("values", \.values), .any("variant", \.variant),
            .timestamp("when", \.when), .array("words", \.words, of: .enumeration)
        ]

        public struct Counter: JSON.Model {
            public var hits: Swift.UInt64?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .uint64("hits", \.hits)
            ]
        }

        public struct Dimensions: JSON.Model {
            public var unit: Unit?
            public var width: Swift.Int32?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("unit", \.unit), .int32("width", \.width)
            ]

            public struct Unit: JSON.Model {
                public var name: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .string("name", \.name)
                ]
            }
        }

        public struct Table: JSON.Model {
            public var cell: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("cell", \.cell)
            ]
        }

        public typealias Levels = JSON.OpenEnumeration<Levels_Values>
        public enum Levels_Values {}

        public typealias Words = JSON.OpenEnumeration<Words_Values>
        public enum Words_Values {}
    }

    public typealias Values = JSON.Value

    public typealias Variant = JSON.Value
}

extension JSON.OpenEnumeration<Types.Color_Values> {
    public static var red: Self { "RED" }
    public static var blue: Self { "BLUE" }
}

extension JSON.OpenEnumeration<Types.Thing.Levels_Values> {
    public static var low: Self { "LOW" }
    public static var high: Self { "HIGH" }
}

extension JSON.OpenEnumeration<Types.Thing.Words_Values> {
    public static var red: Self { "RED" }
    public static var green: Self { "GREEN" }
}
