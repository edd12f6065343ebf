extension API.Document {
    /// Whether a change of a resource takes place only where the resource still has the `etag` of the request's body, provided that
    /// the request says so in `If-Match`; otherwise the last of two writers wins.
    ///
    /// No description says it, so it is known of the services that document or show it. Others compare the etag of the body by
    /// themselves (People, IAM policies), have generations instead (Cloud Storage), or compare nothing.
    public func matchesETag(_ method: API.Method) -> Bool {
        guard ["PUT", "PATCH"].contains(method.httpMethod?.uppercased()), let id = method.id,
            let service = Self.etagServices.first(where: { $0.api == name && $0.version == version }),
            service.resources?.contains(where: { id.hasPrefix("\(service.api).\($0).") }) != false
        else { return false }
        return namesVersion(method)
    }

    /// Whether the body of a method has a member `etag` that is text.
    public func namesVersion(_ method: API.Method) -> Bool {
        resolved(method.request)?.properties?["etag"]?.type == "string"
    }

    /// Services that compare `If-Match`, with those of their resources for which it is known; all of them where there is no list.
    private static let etagServices: [(api: String, version: String, resources: [String]?)] = [
        // developers.google.com/calendar/api/guides/version-resources, "Conditional modification"
        ("calendar", "v3", nil),
        // developers.google.com/youtube/v3/getting-started#etags
        ("youtube", "v3", nil),
        // Google's own clients send it with each update: update_table of google-cloud-bigquery
        ("bigquery", "v2", ["datasets", "tables", "models", "routines"]),
        // Version 3 has no etag any more; clients that need one go on to write files through version 2
        ("drive", "v2", ["files"]),
    ]
}
