import AsyncFetchTesting
import AsyncJSON
import GAPIDescription
import HTTPTypes
import NIOCore

/// The emulation of services that have only a description: requests are checked against it, and created resources are
/// stored.
///
/// There are differences from real services. Only `id` filters lists, and nothing has side effects on other resources.
/// Methods that do not work on stored resources respond with an example of their response body; these responses have
/// the header field `X-Emulator-Answer: example`.
struct DiscoveryServer: EmulatedService {
    private let documents: [ServedDocument]
    private let directory: DocumentDirectory
    private let store: ResourceStore
    private let uploads: MediaUploads
    private let sendsEmptyPages: Bool

    init(
        _ documents: [API.Document],
        granularity: Int,
        limits: EmulatorLimits,
        memory: StoreMemory?,
        sendsEmptyPages: Bool
    ) {
        self.sendsEmptyPages = sendsEmptyPages
        self.documents = documents.map(ServedDocument.init)
        directory = DocumentDirectory(documents: documents)
        store = ResourceStore(memory: memory)
        uploads = MediaUploads(granularity: granularity, limits: limits, memory: memory)
    }

    func speaks(_ api: String) -> Bool { documents.contains { $0.api == api } }

    func stop() { uploads.engine.stop() }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        if let operation = try directory.operation(method, target) { return operation }
        var path = target.segments[...]
        if path.first == "resumable" { path = path.dropFirst() }
        let isUpload = path.first == "upload"
        if isUpload { path = path.dropFirst() }
        if isUpload, let operation = uploads.sessionOperation(method, target.query, headers) { return operation }

        let verb = method == .head ? "GET" : method.rawValue
        for document in documents where target.api == nil || target.api == document.api {
            guard path.starts(with: document.servicePath) else { continue }
            let methodPath = path.dropFirst(document.servicePath.count)
            guard let (route, values) = document.route(verb, methodPath) else { continue }
            guard !isUpload || route.method.mediaUpload != nil else { continue }
            let call = MethodCall(
                service: document,
                route: route,
                path: Array(methodPath),
                values: values,
                store: store,
                sendsEmptyPages: sendsEmptyPages
            )
            return isUpload
                ? try uploadOperation(call, target.query, headers)
                : Operation(name: route.name) { try await call.run($0) }
        }
        return nil
    }

    private func uploadOperation(
        _ call: MethodCall,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation {
        let ways = call.route.method.mediaUpload?.protocols
        guard query["uploadType"] != "resumable" || ways?.resumable != nil else {
            throw .invalid("uploadType", "cannot be resumable for \(call.route.name)")
        }
        return try uploads.operation(call.route.name, query, headers) { request, metadata, contentType in
            try call.check.checkParameters(call.values, request.query)
            try call.check.checkMedia(contentType)
            let body = try call.unwrapped(metadata)
            try call.check.checkBody(body)
            let limit = call.route.method.mediaUpload?.maximumLength ?? .max
            let query = request.query
            return { received in
                guard received.digest.count <= limit else {
                    throw GoogleError(
                        code: 413,
                        reason: "uploadTooLarge",
                        message: "The media has more than \(limit) bytes."
                    )
                }
                let media = StoredResource.Media(
                    content: received.content,
                    digest: received.digest,
                    contentType: contentType ?? "application/octet-stream"
                )
                return ByteBuffer(bytes: try call.answer(query, [:], body, media).encoded())
            }
        }
    }
}
