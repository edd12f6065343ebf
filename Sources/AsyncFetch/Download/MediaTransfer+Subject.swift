import NIOCore

extension MediaTransfer {
    /// A digest of everything in the request that may decide which media the server sends.
    ///
    /// A later download goes on where an earlier one ended only if both have the same subject. Entity tags alone do not
    /// tell media apart: many servers count versions from `"1"` for each resource, tenant or user.
    func subject() async throws -> String {
        let call = try await makeCall(nil)
        let request = call.request
        let fields = request.headerFields.filter { !Self.marks.contains($0.name.canonicalName) }
        var text = [
            request.method.rawValue, request.origin, Redaction.pathWithoutQuery(request),
            Self.parameters(of: request).joined(separator: "&"), range?.name ?? "", encoding.accepted,
        ]
        text += fields.map { "\($0.name.canonicalName): \($0.value)" }
        // A query that is too long for a URL is sent as a form.
        if let body = call.body, body.isReplayable {
            var hashes = ContentHashes([.sha256])
            for try await chunk in body.chunks() { chunk.withUnsafeReadableBytes { hashes.update($0) } }
            text.append("\(hashes[.sha256] ?? [])")
        }
        return text.joined(separator: "\n").sha256
    }

    /// The parameters of a URL; of a signed one, without the signature and what is made anew with each signature.
    private static func parameters(of request: HTTPRequest) -> [Substring] {
        let query = (request.path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let parameters = query.split(separator: "&")
        guard parameters.contains(where: { name(of: $0).hasSuffix("signature") }) else { return parameters }
        return parameters.filter {
            let name = name(of: $0)
            if ["x-goog-", "x-amz-"].contains(where: { name.hasPrefix($0) }) { return false }
            return !SecretNames.known.contains(name.utf8) && !["expires", "googleaccessid"].contains(name)
        }
    }

    private static func name(of parameter: Substring) -> String { parameter.prefix { $0 != "=" }.lowercased() }

    /// Header fields that differ from call to call, and do not decide what is sent.
    private static let marks: Set<String> = [
        "x-goog-gcs-idempotency-token", "x-goog-api-client", "x-cloud-trace-context", "x-request-id", "traceparent",
        "tracestate", "user-agent", "date",
    ]
}
