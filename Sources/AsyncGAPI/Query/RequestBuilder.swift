import AsyncFetch
import AsyncJSON
import NIOCore

/// Turns a query into the HTTP request that asks for it.
///
/// Every way to call a method comes through here.
struct RequestBuilder {
    /// What the request is to bring about.
    enum Purpose {
        /// Answers with the method's response.
        case call
        /// Answers with the bytes (`alt=media`).
        case download
        /// Carries bytes; the body is made by the upload.
        case upload(type: String)
    }

    /// From this length on a URL is sent as the body of a POST, because servers and proxies refuse longer ones.
    private static let maximumURLLength = 2_048

    /// A request for the root of the service's URLs, or why that is none.
    let root: Result<HTTPRequest, any Error>
    let servicePath: String
    /// The options of the call, merged with those of the service.
    let options: QueryOptions

    func exchange<Q: Query>(for query: Q, purpose: Purpose = .call) throws -> Exchange {
        do {
            return try build(query, purpose)
        } catch var error as GAPIError {
            error.method = Q.method.id
            throw error
        }
    }

    private func build<Q: Query>(_ query: Q, _ purpose: Purpose) throws -> Exchange {
        var parameters = QueryParameters()
        query.encode(into: &parameters)
        var names = parameters.query
        func add(_ name: String, _ value: String?) {
            if let value { names.append((name, value)) }
        }
        add("fields", query.common.fields)
        add("quotaUser", query.common.quotaUser)
        var prefix = ""
        switch purpose {
        case .call: add("prettyPrint", "false")
        case .download: add("alt", "media")
        case .upload(let type):
            add("uploadType", type)
            add("prettyPrint", "false")
            prefix = "upload/"
        }
        for (name, value) in options.parameters.sorted(by: { $0.key < $1.key }) { add(name, value) }

        var request = try root.get()
        request.method = Q.method.verb
        var root = request.path ?? "/"
        if root.last != "/" { root += "/" }
        let path =
            try root + prefix + servicePath
            + PathTemplate.expand(Q.method.path, parameters.path)
        let form = form(names)
        request.path = form.isEmpty ? path : path + "?" + form
        request.headerFields[.accept] = "application/json"
        for field in options.headerFields { request.headerFields[field.name] = field.value }

        var body: RequestBody?
        if let json = query.encodedBody {
            request.headerFields[.contentType] = "application/json; charset=utf-8"
            body = .bytes(ByteBuffer(bytes: json))
        }
        if case .download = purpose {
            request.headerFields[.accept] = "*/*"
        } else {
            // But media comes as it is stored, so that ranges mean what they say
            request.headerFields[.acceptEncoding] = "gzip"
        }
        var fetch = options.fetch ?? FetchOptions()
        fetch.isIdempotent = fetch.isIdempotent || parameters.hasPrecondition
        if Q.method.verb == .get, request.urlLength >= Self.maximumURLLength {
            request.method = .post
            request.path = path
            request.headerFields[.methodOverride] = "GET"
            request.headerFields[.contentType] = "application/x-www-form-urlencoded"
            body = .bytes(ByteBuffer(string: form))
            fetch.isIdempotent = true
        }
        return Exchange(request, body: body, options: fetch)
    }

    private func form(_ parameters: [(name: String, value: String)]) -> String {
        var form = ""
        for (name, value) in parameters {
            if !form.isEmpty { form += "&" }
            PercentEncoding.append(name, to: &form)
            form += "="
            PercentEncoding.append(value, to: &form)
        }
        return form
    }
}

extension QueryParameters {
    /// Whether a repeated call would be refused by the server if the first one had an effect.
    fileprivate var hasPrecondition: Bool {
        query.contains { $0.name == "ifGenerationMatch" || $0.name == "ifMetagenerationMatch" }
    }
}

extension HTTPRequest {
    fileprivate var urlLength: Int {
        (scheme?.utf8.count ?? 0) + 3 + (authority?.utf8.count ?? 0) + (path?.utf8.count ?? 0)
    }
}

extension HTTPField.Name {
    static let methodOverride = Self.known("X-HTTP-Method-Override")
}
