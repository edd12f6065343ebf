extension API.Document {
    /// Returns whether a service compares an update's `If-Match` header field with the resource's `etag`.
    ///
    /// Such a service changes the resource only if it still has the `etag` of the request body. The request must send
    /// this `etag` in `If-Match`; otherwise the last of two writers wins.
    ///
    /// Descriptions do not contain this fact. It is recorded here for the services that document or show it. Other
    /// services compare the `etag` in the body without a header field (People, IAM policies), have generations instead
    /// (Cloud Storage), or compare nothing.
    public func matchesETag(_ method: API.Method) -> Bool {
        guard ["PUT", "PATCH"].contains(method.httpMethod?.uppercased()), let id = method.id,
            let service = Self.etagServices.first(where: { $0.api == name && $0.version == version }),
            service.resources?.contains(where: { id.hasPrefix("\(service.api).\($0).") }) != false
        else { return false }
        return namesVersion(method)
    }

    /// Returns whether a method's request body has a member `etag` that is a string.
    public func namesVersion(_ method: API.Method) -> Bool {
        resolved(method.request)?.properties?["etag"]?.type == "string"
    }

    /// The services that compare `If-Match`, and those of their resources for which this is known; `nil` stands for all
    /// resources.
    private static let etagServices: [(api: String, version: String, resources: [String]?)] = [
        // developers.google.com/calendar/api/guides/version-resources, "Conditional modification"
        ("calendar", "v3", nil),
        // developers.google.com/youtube/v3/getting-started#etags
        ("youtube", "v3", nil),
        // Google's own clients send it with each update: update_table of google-cloud-bigquery
        ("bigquery", "v2", ["datasets", "tables", "models", "routines"]),
        // Version 3 has no etag any more; clients that need one still write files through version 2
        ("drive", "v2", ["files"]),
    ]
}
