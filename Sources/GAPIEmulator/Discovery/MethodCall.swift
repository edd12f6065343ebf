import AsyncJSON
import GAPIDescription
import HTTPTypes
import NIOCore

/// A call of a described method, with the values of its path.
struct MethodCall: Sendable {
    let service: ServedDocument
    let route: ServedDocument.Route
    /// The path below the service path.
    let path: [String]
    /// The values of the variables in the path.
    let values: [String: String]
    let store: ResourceStore
    let sendsEmptyPages: Bool

    /// The maximum number of bytes of a body, and of a resource.
    static let mostBodyBytes = 64 << 20

    var document: API.Document { service.document }
    var check: RequestCheck { RequestCheck(document: document, route: route) }

    /// Runs the method for a request without media.
    func run(_ request: IncomingRequest) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        try check.checkParameters(values, request.query)
        if request.query["alt"] == "media", route.method.supportsMediaDownload == true { return try media(request) }
        let body = try await body(request)
        try check.checkBody(body)
        let isInvented = try isInvented()
        let answer = try answer(request.query, request.headers, body, nil)
        switch document.responsePayload(of: route.method) {
        case .none where route.method.response == nil: return Reply(status: .noContent)
        case .raw: return rawReply()
        default:
            var reply = try format.reply(ByteBuffer(bytes: answer.encoded()))
            reply.headers[.eTag] = answer["etag"]?.string.map { $0.hasPrefix("\"") ? $0 : "\"\($0)\"" }
            if isInvented { reply.headers[.emulatorAnswer] = "example" }
            return reply
        }
    }

    private func body(_ request: IncomingRequest) async throws -> JSON.Value {
        let payload = document.requestPayload(of: route.method)
        let bytes = try await request.body.collect(upTo: Self.mostBodyBytes)
        guard payload != .none, payload != .raw, bytes.readableBytes > 0 else { return [:] }
        let type = request.headers[.contentType] ?? "application/json"
        guard type.contains("json") else {
            throw GoogleError.badRequest("\(route.name) takes a body of JSON, not of the type \(type).")
        }
        do { return try unwrapped(try JSON.Value(parsing: bytes.readableBytesView)) } catch let error as JSON.Error {
            throw GoogleError(code: 400, reason: "parseError", message: "The body is no JSON: \(error)")
        }
    }

    /// Returns the member `data` of a body if the service wraps its bodies, and otherwise the body itself.
    ///
    /// Throws 400 if the member is missing.
    func unwrapped(_ body: JSON.Value) throws(GoogleError) -> JSON.Value {
        guard document.wrapsData, route.method.request != nil else { return body }
        guard let data = body["data"] else { throw .badRequest("The body of \(route.name) is not inside \"data\".") }
        return data
    }

    /// Runs the method on the stored resources, and returns the response body.
    func answer(
        _ query: RequestTarget.Query,
        _ headers: HTTPFields,
        _ body: JSON.Value,
        _ media: StoredResource.Media?
    ) throws(GoogleError) -> JSON.Value {
        let answer: JSON.Value =
            switch route.role {
            case .list(let collection): try list(collection, query, body)
            case .get(let collection): try get(collection, headers)
            case .create(let collection): try create(collection, query, body, media)
            case .update(let collection, let merges):
                try update(collection, merges: merges, query, headers, body, media)
            case .delete(let collection): try delete(collection, query, headers)
            case .other: try operationState() ?? example(body)
            }
        return document.wrapsData ? ["data": answer] : answer
    }

    /// Returns whether the response body comes from the description alone, without data that the service would have.
    private func isInvented() throws(GoogleError) -> Bool {
        switch route.role {
        case .list, .get, .delete: return false
        case .create(let collection), .update(let collection, _):
            guard let answer = route.method.response?.ref else { return false }
            return answer != collection.schema && !document.isOperation(answer)
        case .other: return try operationState() == nil
        }
    }

    // MARK: Without resources

    /// Returns an example of the response body.
    ///
    /// An example of a page is the last page, and an operation is done. If request and response have the same schema,
    /// the members of the request are in the example.
    private func example(_ body: JSON.Value) -> JSON.Value {
        guard let response = route.method.response else { return [:] }
        var answer = document.example(of: response)
        if document.isOperation(response.ref) { return finished(example: answer) }
        if case .member(let path)? = document.paging(of: route.entry)?.next {
            answer[JSON.Path(path.map { .member($0) })] = nil
        }
        if route.method.request?.ref == response.ref {
            answer = answer.replacing((body.members ?? []).filter { !$0.value.isNull })
        }
        // A resource has the name or id of the request.
        if route.method.httpMethod == "GET",
            case .variable(let variable, _, let isGreedy)? = route.template.segments.last,
            let value = values[variable]
        {
            let properties = document.resolved(response)?.properties ?? [:]
            for name in isGreedy ? ["name"] : [variable, "id"]
            where properties[name]?.type == "string" && properties[name]?.format == nil
                && properties[name]?.values == nil
            {
                answer[name] = JSON.Value(value)
            }
        }
        return answer
    }

    private func rawReply() -> Reply {
        let headers: HTTPFields = [.contentType: "text/plain; charset=UTF-8", .emulatorAnswer: "example"]
        return Reply(headers: headers, body: .bytes(ByteBuffer(string: "example\n")))
    }

    /// Returns the uploaded media; an example if the method has no stored resources.
    private func media(_ request: IncomingRequest) throws -> Reply {
        guard let collection = route.role.collection else { return rawReply() }
        let resource = try store.resource(path.last ?? "", in: collectionPath(collection))
        guard let media = resource.media else {
            throw GoogleError.notFound("The resource \(resource.id) has no media.")
        }
        let headers: HTTPFields = [.contentType: media.contentType]
        return try MediaReply.reply(
            to: request,
            media.content,
            count: media.digest.count,
            etag: resource.etag,
            headers
        )
    }

    /// Returns the path of the collection of this call, with the service at the front.
    func collectionPath(_ collection: ResourceCollection) -> [String] {
        let isItem = route.shape.count > collection.shape.count
        return [service.api] + (isItem ? Array(path.dropLast()) : path)
    }
}
