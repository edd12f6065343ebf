package import HTTPTypes

extension FetcherCore {
    /// Returns a request for a URL reference in the response to another request, such as `Location` or a link of a
    /// document.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` if that server must not lead to the URL.
    package func request(linked reference: String, from request: HTTPRequest) throws -> HTTPRequest {
        let target = try request.resolving(reference)
        try requireAllowedSource(of: FetchCall(target, source: .response(to: request)))
        return target
    }

    /// Checks that a URL from a server or a document leads only where such URLs may lead.
    package func requireAllowedSource(of call: FetchCall) throws {
        if let refusal = call.source.refusal(of: call.request, allowingInward: configuration.allowsInwardLinks) {
            throw FetchError(.invalidRequest, "the link \(Redaction.urlWithoutQuery(call.request)) \(refusal)")
        }
    }

    /// Checks that a request goes over TLS, to this machine, or to where plain http is allowed.
    func requireAllowedScheme(of request: HTTPRequest) throws {
        if request.scheme == "https" { return }
        guard request.scheme == "http" else {
            throw FetchError(.invalidRequest, "the scheme \(request.scheme ?? "(none)") is not https")
        }
        guard configuration.allowsInsecureHTTP || Origin(of: request).isLoopback else {
            throw FetchError(
                .invalidRequest,
                "plain http to \(request.authority ?? ""), another machine, is not allowed: anybody on the way can read and "
                    + "change what is sent; use https, or set allowsInsecureHTTP in the fetcher's configuration"
            )
        }
    }
}
