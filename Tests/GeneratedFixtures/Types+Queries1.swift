// Generated from types:v1, revision 20260101, by AsyncGAPI's generator 5. Do not edit: regenerate it.
// swift-format-ignore-file

public import AsyncGAPI

extension Types {
    /// `types.things.get`: GET `things/{id}`.
    public struct ThingsGetQuery: Query {
        public typealias Response = Thing
        public var id: Swift.String
        public var common = CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: QueryMethod { QueryMethod(id: "types.things.get", verb: .get, path: "things/{id}") }
        public func encode(into p: inout QueryParameters) {
            p.path("id", id)
        }
    }

    /// `types.things.insert`: POST `things`.
    public struct ThingsInsertQuery: Query {
        public typealias Response = Thing
        public var body: Thing
        public var common = CommonParameters()
        public init(_ body: Thing, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: QueryMethod { QueryMethod(id: "types.things.insert", verb: .post, path: "things") }
        public var payload: QueryPayload? { .json(body) }
        public func encode(into p: inout QueryParameters) {}
    }

    /// `types.things.names`: GET `names`.
    public struct ThingsNamesQuery: Query {
        public typealias Response = [Swift.String]
        public var common = CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: QueryMethod { QueryMethod(id: "types.things.names", verb: .get, path: "names") }
        public func encode(into p: inout QueryParameters) {}
    }

    /// `types.things.parts`: GET `parts`.
    public struct ThingsPartsQuery: Query {
        public typealias Response = [Swift.String: Part]
        public var common = CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: QueryMethod { QueryMethod(id: "types.things.parts", verb: .get, path: "parts") }
        public func encode(into p: inout QueryParameters) {}
    }

    /// `types.things.struct`: POST `struct`.
    public struct ThingsStructQuery: Query {
        public typealias Response = [Swift.String: JSON.Value]
        public var body: [Swift.String: JSON.Value]
        public var common = CommonParameters()
        public init(_ body: [Swift.String: JSON.Value], _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: QueryMethod { QueryMethod(id: "types.things.struct", verb: .post, path: "struct") }
        public var payload: QueryPayload? { .json(body) }
        public func encode(into p: inout QueryParameters) {}
    }
}
