import HTTPTypes
import Tracing

/// A tracing span around one attempt.
///
/// It has the attributes that OpenTelemetry names, without secrets: the URL is shown without its query. The tracer adds
/// its header fields (`traceparent`) to the request, so that the server knows the span.
struct AttemptSpan: Sendable {
    private let tracer: any Tracer

    /// Creates a span maker; `nil` for an application that does not trace.
    init?(_ configuration: Fetcher.Configuration) {
        let tracer = configuration.tracer ?? InstrumentationSystem.tracer
        guard !(tracer is NoOpTracer) else { return nil }
        self.tracer = tracer
    }

    /// Sends a request within a span.
    func around(
        _ request: HTTPRequest,
        resendCount: Int,
        _ send: (HTTPRequest) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        try await tracer.withSpan(request.method.rawValue, ofKind: .client) { span in
            span.attributes["http.request.method"] = request.method.rawValue
            span.attributes["url.full"] = Redaction.urlWithoutQuery(request)
            span.attributes["server.address"] = request.host
            if resendCount > 0 { span.attributes["http.request.resend_count"] = resendCount }
            var request = request
            tracer.inject(span.context, into: &request.headerFields, using: HTTPFieldsInjector())
            do {
                let response = try await send(request)
                let status = response.head.status.code
                span.attributes["http.response.status_code"] = status
                if status >= 400 {
                    span.attributes["error.type"] = "\(status)"
                    span.setStatus(SpanStatus(code: .error))
                }
                return response
            } catch {
                span.attributes["error.type"] = (error as? FetchError)?.code.description ?? "\(type(of: error))"
                throw error
            }
        }
    }
}

private struct HTTPFieldsInjector: Injector {
    func inject(_ value: String, forKey key: String, into fields: inout HTTPFields) {
        if let name = HTTPField.Name(key) { fields[name] = value }
    }
}
