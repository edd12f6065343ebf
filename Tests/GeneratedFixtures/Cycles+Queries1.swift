// Generated from cycles:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Cycles {
    /// `cycles.get`: GET `get`.
    public struct GetQuery: GAPI.Query {
        public typealias Response = More
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "cycles.get", verb: .get, path: "get") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}
