// Generated from types:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Types {
    /// `types.things.get`: GET `things/{id}`.
    public struct ThingsGetQuery: GAPI.Query {
        public typealias Response = Thing
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "types.things.get", verb: .get, path: "things/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("id", id)
        }
    }

    /// `types.things.insert`: POST `things`.
    public struct ThingsInsertQuery: GAPI.Query {
        public typealias Response = Thing
        public var body: Thing
        public var common = GAPI.CommonParameters()
        public init(_ body: Thing, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "types.things.insert", verb: .post, path: "things") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `types.things.names`: GET `names`.
    public struct ThingsNamesQuery: GAPI.Query {
        public typealias Response = [Swift.String]
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "types.things.names", verb: .get, path: "names") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `types.things.parts`: GET `parts`.
    public struct ThingsPartsQuery: GAPI.Query {
        public typealias Response = [Swift.String: Part]
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "types.things.parts", verb: .get, path: "parts") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `types.things.struct`: POST `struct`.
    public struct ThingsStructQuery: GAPI.Query {
        public typealias Response = [Swift.String: JSON.Value]
        public var body: [Swift.String: JSON.Value]
        public var common = GAPI.CommonParameters()
        public init(_ body: [Swift.String: JSON.Value], _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "types.things.struct", verb: .post, path: "struct") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}
