import HTTPTypes

extension UnspokenMethods {
    /// The methods of Cloud Storage that are not spoken.
    static let storage = UnspokenMethods(
        "storage",
        "v1",
        [
            ("anywhereCaches.list", .get, "b/{bucket}/anywhereCaches"),
            ("anywhereCaches.insert", .post, "b/{bucket}/anywhereCaches"),
            ("anywhereCaches.get", .get, "b/{bucket}/anywhereCaches/{id}"),
            ("anywhereCaches.update", .patch, "b/{bucket}/anywhereCaches/{id}"),
            ("anywhereCaches.disable", .post, "b/{bucket}/anywhereCaches/{id}/disable"),
            ("anywhereCaches.pause", .post, "b/{bucket}/anywhereCaches/{id}/pause"),
            ("anywhereCaches.resume", .post, "b/{bucket}/anywhereCaches/{id}/resume"),
            ("rapidCaches.list", .get, "b/{bucket}/rapidCaches"),
            ("rapidCaches.insert", .post, "b/{bucket}/rapidCaches"),
            ("rapidCaches.get", .get, "b/{bucket}/rapidCaches/{id}"),
            ("rapidCaches.update", .patch, "b/{bucket}/rapidCaches/{id}"),
            ("rapidCaches.disable", .post, "b/{bucket}/rapidCaches/{id}/disable"),
            ("buckets.relocate", .post, "b/{bucket}/relocate"),
            ("buckets.restore", .post, "b/{bucket}/restore"),
            ("buckets.operations.list", .get, "b/{bucket}/operations"),
            ("buckets.operations.get", .get, "b/{bucket}/operations/{id}"),
            ("buckets.operations.cancel", .post, "b/{bucket}/operations/{id}/cancel"),
            ("buckets.operations.advanceRelocateBucket", .post, "b/{bucket}/operations/{id}/advanceRelocateBucket"),
            ("objects.bulkRestore", .post, "b/{bucket}/o/bulkRestore"),
            ("objects.viewFullContext", .get, "b/{bucket}/o/{object}/viewFullContext"),
            ("projects.hmacKeys.list", .get, "projects/{project}/hmacKeys"),
            ("projects.hmacKeys.create", .post, "projects/{project}/hmacKeys"),
            ("projects.hmacKeys.get", .get, "projects/{project}/hmacKeys/{id}"),
            ("projects.hmacKeys.update", .put, "projects/{project}/hmacKeys/{id}"),
            ("projects.hmacKeys.delete", .delete, "projects/{project}/hmacKeys/{id}"),
        ]
    )
}
