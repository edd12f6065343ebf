import AsyncFetch
import AsyncJSON
import GAPIDescription
import NIOCore

/// A builder of the HTTP request for a query.
///
/// Every way to call a method uses it.
struct RequestBuilder {
    /// The purpose of a request.
    enum Purpose {
        /// The response is the method's response.
        case call
        /// The request is a part of a batch, which is always sent as it is, whatever the length of its URL.
        case part
        /// The response is the media (`alt=media`).
        case download
        /// The request carries media; the upload makes the body.
        case upload(type: String)

        /// A Boolean value indicating whether a long URL may be sent as the body of a POST.
        fileprivate var canPostURL: Bool { if case .part = self { false } else { true } }
    }

    /// The length from which a URL is sent as the body of a POST, because servers and proxies refuse longer ones.
    private static let maximumURLLength = 2_048

    /// A request for the service's root, or the reason why there is none.
    let start: Result<HTTPRequest, any Error>
    let servicePath: String
    /// A Boolean value indicating whether calls that change something mark their attempts, unless the options say
    /// otherwise.
    let identifiesAttempts: Bool
    /// The options of the call, merged with those of the service.
    let options: GAPI.QueryOptions

    func call<Q: GAPI.Query>(for query: Q, purpose: Purpose = .call) throws -> FetchCall {
        do {
            return try build(query, purpose)
        } catch {
            throw GAPI.Error(error, method: query.method.id)
        }
    }

    private func build<Q: GAPI.Query>(_ query: Q, _ purpose: Purpose) throws -> FetchCall {
        guard !(query is any BatchSettings) else {
            throw GAPI.Error(.invalidRequest, "a BatchCall is only for batches; call its query")
        }
        var parameters = GAPI.QueryParameters()
        query.encode(into: &parameters)
        let common = query.common
        parameters.query("fields", common.fields)
        parameters.query("quotaUser", common.quotaUser)
        var prefix = ""
        switch purpose {
        case .call, .part: break
        case .download:
            guard query.method.supportsDownload else {
                throw GAPI.Error(.invalidRequest, "the method has no media to download")
            }
        case .upload(let type):
            guard query.method.takes(type) else {
                throw GAPI.Error(.invalidRequest, "the method takes no media to upload (\(type))")
            }
            prefix = "upload/"
        }
        if case .download = purpose {
        } else if !parameters.names("prettyPrint") {
            parameters.query("prettyPrint", "false")
        }
        if !options.parameters.isEmpty {
            for (name, value) in options.parameters.sorted(by: { $0.key < $1.key }) { parameters.replace(name, value) }
        }
        // Set after the caller's parameters, because a response of another kind could not be decoded.
        switch purpose {
        case .download: parameters.replace("alt", "media")
        case .upload(let type): parameters.replace("uploadType", type)
        case .call, .part: break
        }

        let method = query.method
        var request = try start.get()
        if method.verb != .get { request.method = method.verb }
        let path =
            try (request.path ?? "/") + prefix + servicePath
            + PathTemplate(method.path).expanded(with: parameters.path)
        let form = form(parameters.query)
        request.path = form.isEmpty ? path : path + "?" + form
        if !options.languages.isEmpty { request.headerFields[.acceptLanguage] = languages(options.languages) }
        request.headerFields.replace(with: options.sentHeaderFields)

        var body: FetchRequestBody?
        if let payload = query.payload {
            request.headerFields[.contentType] = payload.contentType
            body = .bytes(ByteBuffer(bytes: payload.bytes))
        }
        if let version = method.apiVersion { request.headerFields[.apiVersion] = version }
        try (options.condition ?? .ofBody).apply(to: &request, query)
        if case .download = purpose {
            request.headerFields[.accept] = "*/*"
            // Media is requested as it is stored, so that ranges are correct.
            request.headerFields[.acceptEncoding] = nil
        }
        var isIdempotent = method.idempotency.map { rule in
            request.namesVersion && rule != .never || rule.holds(for: query, parameters)
        }
        if purpose.canPostURL, method.verb == .get, request.urlLength >= Self.maximumURLLength {
            request.method = .post
            request.path = path
            request.headerFields[.methodOverride] = "GET"
            request.headerFields[.contentType] = "application/x-www-form-urlencoded"
            body = .bytes(ByteBuffer(string: form))
            isIdempotent = isIdempotent ?? true
        }
        var call = FetchCall(request, body: body, options: options.fetch)
        call.isIdempotentByRule = isIdempotent
        mark(&call, changesSomething: method.verb != .get)
        return call
    }

    /// Returns the caller's parts of the requests of an upload that another process has begun.
    func sessionCall() throws -> FetchCall {
        var call = FetchCall(try start.get())
        call.request.headerFields.replace(with: options.sentHeaderFields)
        mark(&call, changesSomething: true)
        return call
    }

    private func mark(_ call: inout FetchCall, changesSomething: Bool) {
        guard options.identifiesAttempts ?? (identifiesAttempts && changesSomething) else { return }
        Invocation(client: options.apiClient).mark(&call)
    }

    /// Returns languages with weights: `de-CH, de;q=0.9, en;q=0.8`; from the tenth on, all have the same weight.
    private func languages(_ tags: [String]) -> String {
        tags.enumerated().map { index, tag in
            index == 0 ? tag : "\(tag);q=0.\(max(10 - index, 1))"
        }.joined(separator: ", ")
    }

    private func form(_ parameters: [GAPI.QueryParameters.Parameter]) -> String {
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

extension API.Idempotency {
    /// Returns `true` if a query can be sent twice without harm.
    fileprivate func holds(for query: some GAPI.Query, _ parameters: GAPI.QueryParameters) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .conditional(let preconditions):
            preconditions.contains { precondition in
                switch precondition {
                case .parameter(let name): parameters.names(name)
                case .bodyETag: query.bodyETag?.isEmpty == false
                }
            }
        }
    }
}

extension GAPI.QueryMethod {
    /// Returns `true` if the method takes media in one of the protocol's ways.
    fileprivate func takes(_ uploadType: String) -> Bool {
        switch upload {
        case .none: false
        case .simple: uploadType != "resumable"
        case .resumable: true
        }
    }
}

extension HTTPRequest {
    fileprivate var urlLength: Int {
        (scheme?.utf8.count ?? 0) + 3 + (authority?.utf8.count ?? 0) + (path?.utf8.count ?? 0)
    }
}

extension HTTPField.Name {
    static let methodOverride = Self.known("X-HTTP-Method-Override")
    static let apiVersion = Self.known("X-Goog-Api-Version")
}
