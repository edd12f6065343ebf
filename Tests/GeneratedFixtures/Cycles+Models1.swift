// Generated from cycles:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Cycles {
    public struct Data: JSON.Model {
        public var key: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("key", \.key)
        ]
    }

    public struct Holder: JSON.Model {
        public var any: JSON.Value?
        public var bytes: JSON.Bytes?
        public var duration: JSON.Duration?
        @JSON.Boxed public var large: Large?
        public var small: Small?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .any("any", \.any), .bytes("bytes", \.bytes), .duration("duration", \.duration),
            .boxed("large", \.large, \._large), .object("small", \.small)
        ]
    }

    public struct Inline: JSON.Model {
        @JSON.Boxed public var inner: Inner?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("inner", \.inner, \._inner)
        ]

        public struct Inner: JSON.Model {
            @JSON.Boxed public var outer: Inline?
            @JSON.Boxed public var `protocol`: Large?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .boxed("outer", \.outer, \._outer), .boxed("protocol", \.`protocol`, \._protocol)
            ]
        }
    }

    public struct Large: JSON.Model {
        public var a: Swift.String?
        public var b: Swift.String?
        public var c: Swift.String?
        public var d: Swift.String?
        public var e: Swift.String?
        public var f: Swift.String?
        public var g: Swift.String?
        public var h: Swift.String?
        public var i: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("a", \.a), .string("b", \.b), .string("c", \.c), .string("d", \.d), .string("e", \.e),
            .string("f", \.f), .string("g", \.g), .string("h", \.h), .string("i", \.i)
        ]
    }

    public struct Many: JSON.Model {
        @JSON.Boxed public var holder: Holder?
        @JSON.Boxed public var inline: Inline?
        @JSON.Boxed public var page: Page?
        @JSON.Boxed public var r01: Small?
        @JSON.Boxed public var r02: Small?
        @JSON.Boxed public var r03: Small?
        @JSON.Boxed public var r04: Small?
        @JSON.Boxed public var r05: Small?
        @JSON.Boxed public var r06: Small?
        @JSON.Boxed public var r07: Small?
        @JSON.Boxed public var r08: Small?
        @JSON.Boxed public var r09: Small?
        @JSON.Boxed public var r10: Small?
        @JSON.Boxed public var r11: Small?
        @JSON.Boxed public var r12: Small?
        @JSON.Boxed public var tree: Tree?
        @JSON.Boxed public var warning: Warning?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("holder", \.holder, \._holder), .boxed("inline", \.inline, \._inline),
            .boxed("page", \.page, \._page), .boxed("r01", \.r01, \._r01), .boxed("r02", \.r02, \._r02),
            .boxed("r03", \.r03, \._r03), .boxed("r04", \.r04, \._r04), .boxed("r05", \.r05, \._r05),
            .boxed("r06", \.r06, \._r06), .boxed("r07", \.r07, \._r07), .boxed("r08", \.r08, \._r08),
            .boxed("r09", \.r09, \._r09), .boxed("r10", \.r10, \._r10), .boxed("r11", \.r11, \._r11),
            .boxed("r12", \.r12, \._r12), .boxed("tree", \.tree, \._tree), .boxed("warning", \.warning, \._warning)
        ]
        public typealias Warning = Cycles.Warning
    }

    public struct More: JSON.Model {
        @JSON.Boxed public var many: Many?
        /// Another.
        public var warning: Warning?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("many", \.many, \._many), .object("warning", \.warning)
        ]
        public typealias Warning = Cycles.Warning
    }

    public struct Page: JSON.Model {
        public var name: Swift.String?
        @JSON.Boxed public var properties: SlideProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name), .boxed("properties", \.properties, \._properties)
        ]
    }

    public struct SlideProperties: JSON.Model {
        @JSON.Boxed public var notesPage: Page?
        public var tag: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("notesPage", \.notesPage, \._notesPage), .string("tag", \.tag)
        ]
    }

    public struct Small: JSON.Model {
        public var a: Swift.String?
        public var d: JSON.LocalDate?
        public var flag: Swift.Bool?
        public var m: JSON.FieldMask?
        public var n: Swift.Int32?
        public var t: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("a", \.a), .date("d", \.d), .bool("flag", \.flag), .fieldMask("m", \.m), .int32("n", \.n),
            .timestamp("t", \.t)
        ]
    }

    public struct Tree: JSON.Model {
        public var children: [Tree]?
        @JSON.Boxed public var left: Tree?
        public var named: [Swift.String: Tree]?
        public var value: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("children", \.children, of: .object), .boxed("left", \.left, \._left),
            .map("named", \.named, of: .object), .int64("value", \.value)
        ]
    }

    /// Another.
    public struct Warning: JSON.Model {
        public var code: Code?
        public var data: [Data]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("code", \.code), .array("data", \.data, of: .object)
        ]
        public typealias Data = Cycles.Data

        public typealias Code = JSON.OpenEnumeration<Code_Values>
        public enum Code_Values {}
    }
}

extension JSON.OpenEnumeration<Cycles.Warning.Code_Values> {
    public static var old: Self { "OLD" }
}
