// Generated from ho_stile_import Evil:v1__, revision 2026_*_, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension HosTile {
    /// `a"; fatalError() // `: POST `k`.
    public struct XAgainQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var body: Kind
        public var common = GAPI.CommonParameters()
        public init(_ body: Kind, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "a\"; fatalError() //\n", verb: .post, path: "k") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// Line one. } import Evil
    ///
    /// `a"; fatalError() // `: GET `a/{+b}`.
    ///
    /// Scopes (any one): `'*/ }`.
    public struct XOkQuery: GAPI.Query {
        public typealias Response = Schema
        public var b: Swift.String
        /// Default: `"`.
        public var q0: Q0
        public var common = GAPI.CommonParameters()
        public init(b: Swift.String, q0: Q0 = "\"", _ configure: (inout Self) -> Void = { _ in }) {
            self.b = b; self.q0 = q0; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "a\"; fatalError() //\n", verb: .get, path: "a/{+b}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("b", b); p.query("q\"\\(0)", q0)
        }

        /// Default: `"`.
        public typealias Q0 = JSON.OpenEnumeration<Q0_Values>
        public enum Q0_Values {}
    }
}

extension JSON.OpenEnumeration<HosTile.XOkQuery.Q0_Values> {
    public static var fatalError: Self { "\"); fatalError(); (\"" }
}
