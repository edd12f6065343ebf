// Generated from names:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Names {
    /// `names.import`: POST `import`.
    public struct ImportQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var body: Names
        public var common = GAPI.CommonParameters()
        public init(_ body: Names, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "names.import", verb: .post, path: "import") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `names.import.default`: DELETE `default/{in}`.
    public struct ImportDefaultQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var `in`: Swift.String
        public var selfValue: Swift.String
        public var common = GAPI.CommonParameters()
        public init(`in`: Swift.String, selfValue: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.`in` = `in`; self.selfValue = selfValue; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "names.import.default", verb: .delete, path: "default/{in}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("in", `in`); p.query("self", selfValue)
        }
    }

    /// `names.services.list`: GET `services`.
    public struct ServicesListQuery: GAPI.PagedQuery {
        public typealias Response = ResponseModel
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "names.services.list", verb: .get, path: "services") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [ItemModel] { response.items ?? [] }
    }

    /// `names.wellKnown.get`: GET `well-known/{+name}`.
    public struct WellKnownGetOpenidConfigurationQuery: GAPI.Query {
        public typealias Response = Names
        public var name: Swift.String
        public var filter: Swift.String?
        public var bodyValue: Swift.String?
        public var commonValue: Swift.String?
        public var configureValue: Swift.String?
        public var `continue`: Swift.String?
        public var `in`: Swift.String?
        public var item: ItemValue?
        public var methodValue: Swift.String?
        public var names: NamesValue?
        public var optionsRequestedPolicyVersion: Swift.Int32?
        public var payloadValue: Swift.String?
        public var selfValue: Swift.String?
        public var startIndex: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "names.wellKnown.get", verb: .get, path: "well-known/{+name}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name); p.query("$filter", filter); p.query("body", bodyValue); p.query("common", commonValue)
            p.query("configure", configureValue); p.query("continue", `continue`); p.query("in", `in`)
            p.query("item", item); p.query("method", methodValue); p.query("names", names)
            p.query("options.requestedPolicyVersion", optionsRequestedPolicyVersion); p.query("payload", payloadValue)
            p.query("self", selfValue); p.query("start-index", startIndex)
        }

        public typealias ItemValue = JSON.OpenEnumeration<ItemValue_Values>
        public enum ItemValue_Values {}

        public typealias NamesValue = JSON.OpenEnumeration<NamesValue_Values>
        public enum NamesValue_Values {}
    }
}

extension JSON.OpenEnumeration<Names.WellKnownGetOpenidConfigurationQuery.ItemValue_Values> {
    public static var x: Self { "x" }
}

extension JSON.OpenEnumeration<Names.WellKnownGetOpenidConfigurationQuery.NamesValue_Values> {
    public static var y: Self { "y" }
}
