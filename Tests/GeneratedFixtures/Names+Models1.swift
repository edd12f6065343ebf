// Generated from names:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Names {
    public struct AnyModel: JSON.Model {
        public var ref: Swift.String?
        public var type: Swift.String?
        public var type_2: Swift.String?
        public var endDate: Swift.String?
        public var type_3: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("$ref", \.ref), .string("@type", \.type), .string("_type", \.type_2), .string("end-date", \.endDate),
            .string("type", \.type_3)
        ]
    }

    public struct Array: JSON.Model {
        public var values: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("values", \.values, of: .string)
        ]
    }

    public struct Date: JSON.Model {
        public var year: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("year", \.year)
        ]
    }

    public struct Error: JSON.Model {
        public var code: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("code", \.code)
        ]
    }

    public struct GoogleApiHttpBodyLike: JSON.Model {
        public var b: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("b", \.b)
        ]
    }

    public struct GoogleApiHttpBodyLike_2: JSON.Model {
        public var a: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("a", \.a)
        ]
    }

    public struct HTTPHealthCheck: JSON.Model {
        public var b: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("b", \.b)
        ]
    }

    public struct HttpHealthCheck: JSON.Model {
        public var a: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("a", \.a)
        ]
    }

    public struct ItemModel: JSON.Model {
        public var response: Response?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("response", \.response)
        ]

        public struct Response: JSON.Model {
            public var item: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("item", \.item)
            ]
        }
    }

    public struct JSONModel: JSON.Model {
        public var _240p: Swift.String?
        public var v12: Swift.String?
        public var v1_2: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("240p", \._240p), .string("v12", \.v12), .string("v1_2", \.v1_2)
        ]
    }

    public struct Keywords: JSON.Model {
        public var type: Swift.String?
        public var `await`: Swift.String?
        public var `default`: Swift.String?
        public var `enum`: Enum?
        public var `extension`: Swift.String?
        public var `if`: Swift.String?
        public var `in`: Swift.String?
        public var initValue: Swift.String?
        public var `internal`: Swift.String?
        public var `operator`: Swift.String?
        public var `protocol`: ProtocolModel?
        public var selfValue: Swift.Bool?
        public var some: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("Type", \.type), .string("await", \.`await`), .string("default", \.`default`),
            .enumeration("enum", \.`enum`), .string("extension", \.`extension`), .string("if", \.`if`),
            .string("in", \.`in`), .string("init", \.initValue), .string("internal", \.`internal`),
            .string("operator", \.`operator`), .object("protocol", \.`protocol`), .bool("self", \.selfValue),
            .string("some", \.some)
        ]

        public typealias Enum = JSON.OpenEnumeration<Enum_Values>
        public enum Enum_Values {}
    }

    public struct Names: JSON.Model {
        public var any: AnyModel?
        public var array: Array?
        public var date: Date?
        public var emoji: Schema?
        public var error: Error?
        public var item: ItemModel?
        public var json: JSONModel?
        @JSON.Boxed public var keywords: Keywords?
        public var lower: HttpHealthCheck?
        public var nested: Nested?
        public var `protocol`: ProtocolModel?
        public var query: Query?
        public var response: ResponseModel?
        public var series: Series?
        public var service: Service?
        public var string: String?
        public var swift: SwiftModel?
        public var type: TypeModel?
        public var under: GoogleApiHttpBodyLike_2?
        public var under2: GoogleApiHttpBodyLike?
        public var upper: HTTPHealthCheck?
        public var void: VoidModel?
        public var words: Words?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("any", \.any), .object("array", \.array), .object("date", \.date), .object("emoji", \.emoji),
            .object("error", \.error), .object("item", \.item), .object("json", \.json),
            .boxed("keywords", \.keywords, \._keywords), .object("lower", \.lower), .object("nested", \.nested),
            .object("protocol", \.`protocol`), .object("query", \.query), .object("response", \.response),
            .object("series", \.series), .object("service", \.service), .object("string", \.string),
            .object("swift", \.swift), .object("type", \.type), .object("under", \.under), .object("under2", \.under2),
            .object("upper", \.upper), .object("void", \.void), .object("words", \.words)
        ]
    }

    public struct Nested: JSON.Model {
        public var date: DateModel?
        public var error: ErrorValue?
        public var failure: Error?
        public var nested: NestedModel?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("date", \.date), .enumeration("error", \.error), .object("failure", \.failure),
            .object("nested", \.nested)
        ]

        public struct DateModel: JSON.Model {
            public var date: Date?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("date", \.date)
            ]
        }

        public struct NestedModel: JSON.Model {
            public var nested: NestedModel_2?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .object("nested", \.nested)
            ]

            public struct NestedModel_2: JSON.Model {
                public var x: Swift.String?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .string("x", \.x)
                ]
            }
        }

        public typealias ErrorValue = JSON.OpenEnumeration<ErrorValue_Values>
        public enum ErrorValue_Values {}
    }

    public struct ProtocolModel: JSON.Model {
        public var ipProtocol: Swift.String?
        public var oAuth2: Swift.String?
        public var ram: Swift.String?
        public var urls: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("IPProtocol", \.ipProtocol), .string("OAuth2", \.oAuth2), .string("RAM", \.ram),
            .string("URLs", \.urls)
        ]
    }

    public struct Query: JSON.Model {
        public var debugDescriptionValue: Swift.String?
        public var description: Swift.String?
        public var encodeValue: Swift.String?
        public var extensionsValue: Swift.String?
        public var fieldsValue: Swift.String?
        public var hashValueValue: Swift.String?
        public var unknownValue: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("debugDescription", \.debugDescriptionValue), .string("description", \.description),
            .string("encode", \.encodeValue), .string("extensions", \.extensionsValue), .string("fields", \.fieldsValue),
            .string("hashValue", \.hashValueValue), .string("unknown", \.unknownValue)
        ]
    }

    public struct ResponseModel: JSON.Model {
        public var items: [ItemModel]?
        public var nextPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("nextPageToken", \.nextPageToken)
        ]
    }

    public struct Schema: JSON.Model {
        public var member: Swift.String?
        public var member_2: Swift.String?
        public var evil: Swift.String?
        public var member_3: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("", \.member), .string("-", \.member_2), .string("\u{202e}evil", \.evil),
            .string("\u{1f99c}", \.member_3)
        ]
    }

    public struct Series: JSON.Model {
        public var series: [SeriesModel]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("series", \.series, of: .object)
        ]

        public struct SeriesModel: JSON.Model {
            public var series: SeriesValue?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .enumeration("series", \.series)
            ]

            public typealias SeriesValue = JSON.OpenEnumeration<SeriesValue_Values>
            public enum SeriesValue_Values {}
        }
    }

    public struct Service: JSON.Model {
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("name", \.name)
        ]
    }

    public struct String: JSON.Model {
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("value", \.value)
        ]
    }

    public struct SwiftModel: JSON.Model {
        public var string: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("string", \.string)
        ]
    }

    public struct TypeModel: JSON.Model {
        public var `protocol`: ProtocolValue?
        public var selfValue: Swift.Bool?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("protocol", \.`protocol`), .bool("self", \.selfValue), .enumeration("type", \.type)
        ]

        public typealias ProtocolValue = JSON.OpenEnumeration<ProtocolValue_Values>
        public enum ProtocolValue_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct VoidModel: JSON.Model {
        public var void: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("void", \.void)
        ]
    }

    public struct Words: JSON.Model {
        public var wallet: Wallet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("wallet", \.wallet)
        ]

        public typealias Wallet = JSON.OpenEnumeration<Wallet_Values>
        public enum Wallet_Values {}
    }
}

extension JSON.OpenEnumeration<Names.Keywords.Enum_Values> {
    public static var `default`: Self { "default" }
    public static var selfValue: Self { "self" }
    public static var initValue: Self { "init" }
    public static var noneValue: Self { "none" }
    public static var someValue: Self { "some" }
    public static var `in`: Self { "in" }
    public static var `true`: Self { "true" }
}

extension JSON.OpenEnumeration<Names.Nested.ErrorValue_Values> {
    public static var e: Self { "E" }
}

extension JSON.OpenEnumeration<Names.Series.SeriesModel.SeriesValue_Values> {
    public static var x: Self { "X" }
}

extension JSON.OpenEnumeration<Names.TypeModel.ProtocolValue_Values> {
    public static var tcp: Self { "TCP" }
}

extension JSON.OpenEnumeration<Names.TypeModel.TypeValue_Values> {
    public static var a: Self { "A" }
    public static var b: Self { "B" }
}

extension JSON.OpenEnumeration<Names.Words.Wallet_Values> {
    @available(*, deprecated)
    public static var activated_2: Self { "activated" }
    public static var activated: Self { "ACTIVATED" }
    public static var ean13: Self { "EAN_13" }
    public static var ean13_3: Self { "ean13" }
    public static var ean13_2: Self { "EAN13" }
    public static var empty: Self { "" }
    public static var _240p: Self { "240p" }
    public static var noneValue: Self { "NONE" }
    public static var unknown: Self { "UNKNOWN" }
    public static var aB: Self { "a-b" }
    public static var aB_2: Self { "a b" }
    public static var value: Self { "\u{1f99c}" }
}
