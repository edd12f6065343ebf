import AsyncJSON
import GAPIDescription

/// The check of requests against the description of their method, with Google's errors.
struct RequestCheck {
    let document: API.Document
    let route: ServedDocument.Route

    /// The parameters that services accept even if their descriptions do not have them.
    private static let universal: Set<String> = [
        "access_token", "alt", "callback", "fields", "key", "oauth_token", "prettyPrint", "quotaUser", "upload_id",
        "upload_protocol", "uploadType", "userIp", "xgafv",
    ]

    /// Throws 400 for a parameter that is unknown, missing or invalid.
    func checkParameters(_ path: [String: String], _ query: RequestTarget.Query) throws(GoogleError) {
        let parameters = route.method.parameters ?? [:]
        for (name, value) in path.sorted(by: { $0.key < $1.key }) {
            guard let schema = parameters[name] else { continue }
            try check(value, name, schema)
        }
        for (name, value) in query.parameters {
            if let schema = parameters[name], schema.location != "path" {
                try check(value, name, schema)
            } else if let schema = document.parameters?[name] {
                try check(value, name, schema)
            } else if !Self.universal.contains(name.hasPrefix("$.") ? String(name.dropFirst(2)) : name) {
                throw .invalid(name, "is no parameter of \(route.name)")
            }
        }
        for (name, schema) in document.requiredParameters(of: route.method)
        where schema.location != "path" && query[name] == nil {
            throw .required(name)
        }
    }

    private func check(_ value: String, _ name: String, _ schema: API.Schema) throws(GoogleError) {
        guard let problem = document.problem(ofParameter: value, with: schema) else { return }
        throw .invalid(name, problem.message)
    }

    /// Throws 400 for a request body that does not match its schema.
    ///
    /// A missing member is no error, even if the description requires it, because services are less strict:
    /// `labels.create` of Gmail needs only a name.
    func checkBody(_ body: JSON.Value) throws(GoogleError) {
        guard let schema = route.method.request,
            let mismatch = document.mismatches(of: body, with: schema, limit: 1).first
        else { return }
        throw GoogleError(
            code: 400,
            reason: "invalid",
            message: "The body is not as \(route.name) needs it: \(mismatch).",
            location: (mismatch.path, "other")
        )
    }

    /// Throws 400 for media of a type that the method does not accept.
    func checkMedia(_ contentType: String?) throws(GoogleError) {
        let accepted = route.method.mediaUpload?.accept ?? ["*/*"]
        let type = (contentType ?? "application/octet-stream").prefix { $0 != ";" }.lowercased()
        let isAccepted = accepted.contains { pattern in
            pattern == "*/*" || pattern.lowercased() == type
                || pattern.hasSuffix("/*") && type.hasPrefix(pattern.dropLast().lowercased())
        }
        guard isAccepted else {
            throw .badRequest(
                "\(route.name) takes no media of the type \(type), but \(accepted.joined(separator: ", "))."
            )
        }
    }
}
