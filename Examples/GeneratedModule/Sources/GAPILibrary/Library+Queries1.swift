// Generated from library:v1, revision 20261121, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Library {
    /// Puts up a shelf.
    ///
    /// `library.shelves.create`: POST `v1/shelves`.
    ///
    /// Scopes (any one): `books`.
    public struct ShelvesCreateQuery: GAPI.Query {
        public typealias Response = Shelf
        public var body: Shelf
        public var common = GAPI.CommonParameters()
        public init(_ body: Shelf, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "library.shelves.create", verb: .post, path: "v1/shelves") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// Describes a shelf.
    ///
    /// `library.shelves.get`: GET `v1/{+name}`.
    ///
    /// Scopes (any one): `books`.
    public struct ShelvesGetQuery: GAPI.Query {
        public typealias Response = Shelf
        /// The name of the shelf.
        public var name: Swift.String
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "library.shelves.get", verb: .get, path: "v1/{+name}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// Lists shelves.
    ///
    /// `library.shelves.list`: GET `v1/shelves`.
    ///
    /// Scopes (any one): `books`.
    public struct ShelvesListQuery: GAPI.PagedQuery {
        public typealias Response = ListShelvesResponse
        /// The most shelves on a page.
        public var pageSize: Swift.Int32?
        /// The token of the page to fetch.
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "library.shelves.list", verb: .get, path: "v1/shelves") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Shelf] { response.shelves ?? [] }
    }
}
