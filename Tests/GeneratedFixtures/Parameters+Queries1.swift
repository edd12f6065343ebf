// Generated from parameters:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Parameters {
    /// `parameters.calls.defaults`: GET `users/{userId}`.
    public struct CallsDefaultsQuery: GAPI.Query {
        public typealias Response = Answer
        /// Default: `me`.
        public var userId: Swift.String
        /// Default: 10.
        public var limit: Swift.Int32
        /// Default: true.
        public var exact: Swift.Bool
        /// Default: `basic`.
        public var projection: Projection
        /// Default: "; fatalError() //.
        public var wrong: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(userId: Swift.String = "me", limit: Swift.Int32 = 10, exact: Swift.Bool = true, projection: Projection = "basic", _ configure: (inout Self) -> Void = { _ in }) {
            self.userId = userId; self.limit = limit; self.exact = exact; self.projection = projection; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.defaults", verb: .get, path: "users/{userId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("userId", userId); p.query("exact", exact); p.query("limit", limit)
            p.query("projection", projection); p.query("wrong", wrong)
        }
    }

    /// `parameters.calls.numbers`: GET `numbers`.
    public struct CallsNumbersQuery: GAPI.Query {
        public typealias Response = Answer
        /// Default: -1.
        public var negative: Swift.UInt32
        /// Default: 18446744073709551615.
        public var large: Swift.UInt64
        /// Default: -1.
        public var small: Swift.UInt64
        /// Default: 4294967295.
        public var word: Swift.UInt32
        public var common = GAPI.CommonParameters()
        public init(negative: Swift.UInt32, large: Swift.UInt64 = 18446744073709551615, small: Swift.UInt64, word: Swift.UInt32 = 4294967295, _ configure: (inout Self) -> Void = { _ in }) {
            self.negative = negative; self.large = large; self.small = small; self.word = word; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.numbers", verb: .get, path: "numbers") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("large", large); p.query("negative", negative); p.query("small", small); p.query("word", word)
        }
    }

    /// `parameters.calls.objectInPath`: GET `x/{o}`.
    public struct CallsObjectInPathQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var o: Swift.String
        public var common = GAPI.CommonParameters()
        public init(o: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.o = o; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.objectInPath", verb: .get, path: "x/{o}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("o", o)
        }
    }

    /// `parameters.calls.otherProjection`: GET `otherProjection`.
    public struct CallsOtherProjectionQuery: GAPI.Query {
        public typealias Response = Answer
        public var p: Swift.String?
        public var projection: Projection?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.otherProjection", verb: .get, path: "otherProjection") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("p", self.p); p.query("projection", projection)
        }

        public typealias Projection = JSON.OpenEnumeration<Projection_Values>
        public enum Projection_Values {}
    }

    /// `parameters.calls.projection`: GET `projection`.
    public struct CallsProjectionQuery: GAPI.Query {
        public typealias Response = Answer
        public var projection: Projection?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.projection", verb: .get, path: "projection") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("projection", projection)
        }
    }

    /// `parameters.calls.repeated`: GET `repeated`.
    public struct CallsRepeatedQuery: GAPI.Query {
        public typealias Response = Answer
        public var ids: [Swift.Int64]
        public var names: [Swift.String]?
        public var orders: [Orders]?
        public var common = GAPI.CommonParameters()
        public init(ids: [Swift.Int64], _ configure: (inout Self) -> Void = { _ in }) {
            self.ids = ids; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.repeated", verb: .get, path: "repeated") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("ids", ids); p.query("names", names); p.query("orders", orders)
        }

        public typealias Orders = JSON.OpenEnumeration<Orders_Values>
        public enum Orders_Values {}
    }

    /// `parameters.calls.required`: POST `a/{second}/b/{+third}:act`.
    public struct CallsRequiredQuery: GAPI.Query {
        public typealias Response = Answer
        public var firstName: Swift.String
        public var second: Swift.String
        public var third: Swift.String
        public var lastName: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(firstName: Swift.String, second: Swift.String, third: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.firstName = firstName; self.second = second; self.third = third; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.required", verb: .post, path: "a/{second}/b/{+third}:act") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("second", second); p.path("third", third); p.query("first-name", firstName)
            p.query("last-name", lastName)
        }
    }

    /// `parameters.calls.types`: GET `types/{id}`.
    public struct CallsTypesQuery: GAPI.Query {
        public typealias Response = Answer
        public var id: Swift.Int64
        public var big: Swift.UInt64?
        public var count: Swift.Int?
        public var data: JSON.Bytes?
        public var day: JSON.LocalDate?
        public var flag: Swift.Bool?
        public var order: Order?
        public var ratio: Swift.Double?
        public var readMask: JSON.FieldMask?
        public var small: Swift.Int32?
        public var wait: JSON.Duration?
        public var when: JSON.Timestamp?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.Int64, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.types", verb: .get, path: "types/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("id", id); p.query("big", big); p.query("count", count); p.query("data", data); p.query("day", day)
            p.query("flag", flag); p.query("order", order); p.query("ratio", ratio); p.query("readMask", readMask)
            p.query("small", small); p.query("wait", wait); p.query("when", when)
        }

        public typealias Order = JSON.OpenEnumeration<Order_Values>
        public enum Order_Values {}
    }

    /// `parameters.calls.unusedPath`: GET `x`.
    public struct CallsUnusedPathQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "parameters.calls.unusedPath", verb: .get, path: "x") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}

extension JSON.OpenEnumeration<Parameters.CallsOtherProjectionQuery.Projection_Values> {
    public static var full: Self { "full" }
    public static var noneValue: Self { "none" }
}

extension JSON.OpenEnumeration<Parameters.CallsRepeatedQuery.Orders_Values> {
    public static var up: Self { "up" }
    public static var down: Self { "down" }
}

extension JSON.OpenEnumeration<Parameters.CallsTypesQuery.Order_Values> {
    public static var up: Self { "up" }
    public static var down: Self { "down" }
}
