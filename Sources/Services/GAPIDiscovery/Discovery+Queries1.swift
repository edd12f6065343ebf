// Generated from discovery:v1, revision 20200806, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Discovery {
    /// `discovery.apis.getRest`: GET `apis/{api}/{version}/rest`.
    public struct ApisGetRestQuery: GAPI.Query {
        public typealias Response = RestDescription
        public var api: Swift.String
        public var version: Swift.String
        public var common = GAPI.CommonParameters()
        public init(api: Swift.String, version: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.api = api; self.version = version; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "discovery.apis.getRest", verb: .get, path: "apis/{api}/{version}/rest") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("api", api); p.path("version", version)
        }
    }

    /// `discovery.apis.list`: GET `apis`.
    public struct ApisListQuery: GAPI.Query {
        public typealias Response = DirectoryList
        public var name: Swift.String?
        /// Default: false.
        public var preferred: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "discovery.apis.list", verb: .get, path: "apis") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("name", name); p.query("preferred", preferred)
        }
    }
}
