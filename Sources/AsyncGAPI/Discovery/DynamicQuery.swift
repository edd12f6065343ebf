public import AsyncFetch
public import AsyncJSON
public import GAPIDescription

extension GAPI {
    /// One call of a method that is known by its description alone; ``GAPI/DynamicService/query(_:_:body:)`` creates
    /// it.
    ///
    /// A method that returns no list has one page with one item, which is the response.
    public struct DynamicQuery: PagedQuery, UploadQuery, DownloadQuery {
        /// The method's response: null if it has none, or `{"contentType": …, "data": base64}` if it may have any media
        /// type.
        public typealias Response = JSON.Value
        /// One item of a list; `{"name": …, "value": …}` if the items are the members of an object.
        public typealias Item = JSON.Value

        /// The method and its place in the description.
        public let entry: API.Document.MethodEntry
        /// The fixed properties of the method.
        public let method: QueryMethod
        /// The request body; `nil` if there is none.
        public var body: JSON.Value?
        /// The way in which pages follow each other; `nil` if there is only one.
        public let paging: API.Paging?
        /// The parameters that every method takes.
        public var common = CommonParameters()
        private let names: (path: [String], query: [String])
        private var values: [String: JSON.Value]
        private let response: API.Payload
        private let takesBytes: Bool

        init(
            _ entry: API.Document.MethodEntry,
            of document: API.Document,
            _ parameters: [String: JSON.Value],
            _ body: JSON.Value?
        ) throws {
            self.entry = entry
            self.body = body
            method = QueryMethod(entry.method, of: document)
            paging = document.paging(of: entry)
            response = document.responsePayload(of: entry.method)
            takesBytes = document.requestPayload(of: entry.method) == .raw
            let declared = entry.method.parameters ?? [:]
            values = parameters.filter { !$0.value.isNull }
            for (name, schema) in declared where schema.isRequired && values[name] == nil {
                values[name] = schema.default.map { JSON.Value($0) }
            }
            let path = declared.filter { $0.value.location == "path" }.keys
            names = (path.sorted(), values.keys.filter { !path.contains($0) }.sorted())
            common.fields = values["fields"]?.string
            let problems = DynamicCheck(entry.method, document).problems(values, body)
            guard problems.isEmpty else {
                throw GAPI.Error(.invalidRequest, problems.joined(separator: "; ")).of(method)
            }
        }

        /// Returns the value of a parameter.
        public subscript(parameter: String) -> JSON.Value? { values[parameter] }

        /// The request body, ready to be sent.
        public var payload: QueryPayload? {
            guard let body else { return nil }
            if let data = body["data"]?.string, let type = body["contentType"]?.string, takesBytes,
                let bytes = try? JSON.Bytes(parsing: data)
            {
                return .raw(HTTPBody(bytes.bytes, contentType: type))
            }
            return .json(body, wrapped: method.wrapsData)
        }

        /// The version of the resource in the body.
        public var bodyETag: String? { body?["etag"]?.string }

        /// Adds the parameters to a list; those of the query are sorted by name.
        public func encode(into parameters: inout QueryParameters) {
            for name in names.path {
                if let value = values[name] { parameters.path(name, value.parameterText) }
            }
            for name in names.query where name != "fields" {
                guard let value = values[name] else { continue }
                parameters.query(name, value.array?.map(\.parameterText) ?? [value.parameterText])
            }
            if let paging, paging.place == .query, !names.query.contains(paging.token) {
                parameters.query(paging.token, values[paging.token]?.parameterText)
            }
        }

        /// Decodes the response, or throws the error that it describes.
        public func decode(_ response: FetchResponse) throws -> JSON.Value {
            switch self.response {
            case .none:
                try response.requireServiceSuccess()
                return .null
            case .raw:
                try response.requireServiceSuccess()
                let type = response.head.headerFields[.contentType] ?? "application/octet-stream"
                let bytes = JSON.Bytes(response.body.readableBytesView)
                return ["contentType": JSON.Value(type), "data": JSON.Value(bytes.description)]
            case .model, .value:
                return try method.wrapsData ? response.unwrapped() : response.value()
            }
        }

        // MARK: Pages

        /// The token of the page to fetch, which may be in the query or the body; a position is written as text.
        public var pageToken: String? {
            get {
                guard let paging else { return nil }
                return (paging.place == .query ? values[paging.token] : body?[paging.token])?.parameterText
            }
            set {
                guard let paging, newValue != pageToken else { return }
                var value = newValue.map { JSON.Value($0) }
                if case .position = paging.next { value = newValue.flatMap { Int($0) }.map { JSON.Value($0) } }
                switch paging.place {
                case .query: values[paging.token] = value
                case .body:
                    var changed = body ?? [:]
                    changed[paging.token] = value
                    body = changed
                }
            }
        }

        /// Returns the token of the page after a response.
        public func nextPageToken(in response: JSON.Value) -> String? {
            guard let paging else { return nil }
            switch paging.next {
            case .member(let path):
                return response[JSON.Path(path.map { .member($0) })]?.string
            case .position(let first, let total):
                let count = items(in: response).count
                let (next, isTooFar) = (pageToken.flatMap { Int($0) } ?? first).addingReportingOverflow(count)
                let end = total.flatMap { response[JSON.Path($0.map { .member($0) })]?.parameterText }.flatMap {
                    WireNumber.signed($0).flatMap { Int(exactly: $0) }
                }
                return count == 0 || isTooFar || end.map { next &- first >= $0 } == true ? nil : "\(next)"
            }
        }

        /// Returns the items of one page, or the response itself if it is not a list.
        public func items(in response: JSON.Value) -> [JSON.Value] {
            guard let items = paging?.items else { return [response] }
            guard items.isMap else { return response[items.name]?.array ?? [] }
            return (response[items.name]?.members ?? []).map { ["name": JSON.Value($0.name), "value": $0.value] }
        }

        /// The name of the method's parameter for the number of items on a page.
        public var pageSizeParameter: String? {
            ["pageSize", "maxResults"].first { entry.method.parameters?[$0] != nil }
        }

        /// The members of the response that are necessary for the next page.
        public var pageFields: String {
            guard let paging else { return "" }
            switch paging.next {
            case .member(let path): return path.joined(separator: "/")
            case .position(_, let total):
                // The items must be counted.
                return [total?.joined(separator: "/"), paging.items?.name].compactMap(\.self).joined(separator: ",")
            }
        }
    }
}

extension GAPI.QueryMethod {
    /// Creates the fixed properties of a method from its description.
    public init(_ method: API.Method, of document: API.Document) {
        let protocols = method.mediaUpload?.protocols
        let upload: UploadSupport =
            protocols?.resumable != nil ? .resumable : protocols?.simple != nil ? .simple : .none
        self.init(
            id: method.id ?? "",
            verb: HTTPRequest.Method(rawValue: method.httpMethod?.uppercased() ?? "GET") ?? .get,
            path: method.path ?? "",
            upload: upload,
            supportsDownload: method.supportsMediaDownload == true,
            wrapsData: document.wrapsData,
            apiVersion: method.apiVersion,
            idempotency: document.idempotency(of: method),
            matchesETag: document.matchesETag(method)
        )
    }
}

extension GAPI.Error {
    fileprivate func of(_ method: GAPI.QueryMethod) -> GAPI.Error {
        var error = self
        error.method = method.id
        return error
    }
}

extension JSON.Value {
    /// The value in the form of a parameter: text without quotes, and other values as JSON.
    fileprivate var parameterText: String { string ?? description }
}
