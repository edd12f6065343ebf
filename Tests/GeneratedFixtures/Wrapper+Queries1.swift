// Generated from wrapper:v2, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Wrapper {
    /// `wrapper.operations.get`: GET `{+name}`.
    public struct OperationsGetQuery: GAPI.Query {
        public typealias Response = Operation
        public var name: Swift.String
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "wrapper.operations.get", verb: .get, path: "{+name}", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `wrapper.operations.show`: GET `zones/{zone}/operations/{operation}`.
    public struct OperationsShowQuery: GAPI.Query {
        public typealias Response = ComputeOperation
        public var zone: Swift.String
        public var operation: Swift.String
        public var common = GAPI.CommonParameters()
        public init(zone: Swift.String, operation: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.zone = zone; self.operation = operation; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "wrapper.operations.show", verb: .get, path: "zones/{zone}/operations/{operation}", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("zone", zone); p.path("operation", operation)
        }
    }

    /// `wrapper.things.get`: GET `things/{thing}`. Deprecated.
    ///
    /// Scopes (any one): `thing`, `thingReadonly`.
    @available(*, deprecated)
    public struct ThingsGetQuery: GAPI.Query {
        public typealias Response = Thing
        public var thing: Swift.String
        public var common = GAPI.CommonParameters()
        public init(thing: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.thing = thing; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "wrapper.things.get", verb: .get, path: "things/{thing}", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("thing", thing)
        }
    }

    /// `wrapper.things.insert`: POST `things`. Deprecated.
    @available(*, deprecated)
    public struct ThingsInsertQuery: GAPI.Query {
        public typealias Response = Operation
        public var body: Thing
        public var common = GAPI.CommonParameters()
        public init(_ body: Thing, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "wrapper.things.insert", verb: .post, path: "things", wrapsData: true) }
        public var payload: GAPI.QueryPayload? { .json(body, wrapped: true) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `wrapper.things.start`: POST `things:start`. Deprecated.
    @available(*, deprecated)
    public struct ThingsStartQuery: GAPI.Query {
        public typealias Response = ComputeOperation
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "wrapper.things.start", verb: .post, path: "things:start", wrapsData: true) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `wrapper.things.twins`: POST `twins`. Deprecated.
    @available(*, deprecated)
    public struct ThingsTwinsQuery: GAPI.Query {
        public typealias Response = OtherTwin
        public var body: Twin
        public var common = GAPI.CommonParameters()
        public init(_ body: Twin, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "wrapper.things.twins", verb: .post, path: "twins", wrapsData: true) }
        public var payload: GAPI.QueryPayload? { .json(body, wrapped: true) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}
