import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore

/// The JSON API of Cloud Storage, version 1: buckets, objects and what belongs to them, at the real paths.
///
/// There are differences from the real service. There is one project, and there are no permissions: access control
/// lists and policies are stored, but every caller may do everything. Notifications are stored, but nothing is
/// published. Lifecycle rules are stored, but nothing is done by them. `rewrite` copies at its end, and copies any
/// object in one call unless a step is configured. Soft delete is off unless a bucket asks for it.
struct StorageServer: EmulatedService {
    let store: ObjectStore
    let uploads: MediaUploads
    /// The most bytes that a call of `rewrite` copies; `nil` for any number.
    let rewriteStep: Int64?
    let mediaHasETags: Bool

    init(
        store: ObjectStore,
        granularity: Int,
        limits: EmulatorLimits,
        mediaHasETags: Bool = true,
        rewriteStep: Int64? = nil
    ) {
        self.store = store
        self.mediaHasETags = mediaHasETags
        self.rewriteStep = rewriteStep
        uploads = MediaUploads(
            granularity: granularity,
            limits: limits,
            memory: store.memory,
            archive: store.archive(.upload),
            now: store.now
        ) { store.newContentPlace() }
    }

    /// The URLs in resources.
    var links: ResourceLinks { store.links }

    /// All methods of the API that are spoken.
    static let methods = StorageMethodTable(
        objectMethods + bucketMethods + combinationMethods + accessMethods + policyMethods + notificationMethods
            + folderMethods + managedFolderMethods + projectMethods
    )

    func speaks(_ api: String) -> Bool { api == "storage/v1" }

    func stop() { uploads.engine.stop() }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError)
        -> Operation?
    {
        var path = target.segments[...]
        if path.first == "resumable" { path = path.dropFirst() }
        let isUpload = path.first == "upload"
        if isUpload || path.first == "download" { path = path.dropFirst() }
        guard path.starts(with: ["storage", "v1"]) else { return nil }
        path = path.dropFirst(2)
        if isUpload {
            guard let bucket = Self.bucket(ofUpload: target), bucket != StoredBucket.ownName else { return nil }
            return try uploadOperation(method, bucket: bucket, target.query, headers)
        }
        let isMedia = target.query["alt"] == "media"
        guard let (found, values) = Self.methods.method(method == .head && isMedia ? .get : method, path) else {
            return nil
        }
        guard values["bucket"] != StoredBucket.ownName, values["destinationBucket"] != StoredBucket.ownName else {
            throw .noBucket(StoredBucket.ownName)
        }
        let name = isMedia && found.name == "storage.objects.get" ? "download.media" : found.name
        return Operation(name: name) { request in
            // Here and not before: a long GET has its parameters in its body.
            try found.check(request.query)
            try Self.refuseEncryption(request.headers)
            return try await found.answer(self, request, values)
        }
    }

    /// The account of the service in a project, to which clients grant rights.
    private static let projectMethods: [StorageMethod] = [
        StorageMethod("projects.serviceAccount.get", .get, "projects/{project}/serviceAccount", "userProject") {
            _,
            request,
            path in
            let project = path["project"] ?? ""
            return try ResponseFormat(request.query).reply([
                "kind": "storage#serviceAccount",
                "email_address": JSON.Value("service-\(project)@gs-project-accounts.iam.gserviceaccount.com"),
            ])
        }
    ]

    /// The beginnings of the names of header fields with a customer's key, or with the name of one.
    private static let encryptionFields = ["x-goog-encryption-", "x-goog-copy-source-encryption-"]

    /// Throws 501 for a request with a customer's key: contents are not encrypted here.
    static func refuseEncryption(_ headers: HTTPFields) throws(GoogleError) {
        for field in headers {
            let name = field.name.canonicalName
            guard encryptionFields.contains(where: name.hasPrefix) else { continue }
            throw GoogleError(
                code: 501,
                reason: "notImplemented",
                message: "The emulator does not speak \(name).",
                location: (name, "header")
            )
        }
    }
}

// MARK: - Uploads

extension StorageServer {
    /// Restores the uploads that an earlier process has started.
    func restore(_ records: [UploadRecord], root: String) async throws {
        try await uploads.restore(records, root: root) { target in
            Self.bucket(ofUpload: target).map(begin)
        }
    }

    /// Returns the bucket to which a request uploads; `nil` for other paths.
    private static func bucket(ofUpload target: RequestTarget) -> String? {
        var path = target.segments[...]
        if path.first == "resumable" { path = path.dropFirst() }
        guard path.starts(with: ["upload", "storage", "v1", "b"]), path.count == 6, path.last == "o" else { return nil }
        return path[path.startIndex + 4]
    }

    private func uploadOperation(
        _ method: HTTPRequest.Method,
        bucket: String,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        if query["upload_id"] != nil { return uploads.sessionOperation(method, query, headers) }
        guard method == .post else { return nil }
        return try uploads.operation("storage.objects.insert", query, headers, begin(bucket))
    }

    private func begin(_ bucket: String) -> MediaUploads.Begin {
        { request, metadata, contentType in
            try Self.insertion.check(request.query)
            try Self.refuseEncryption(request.headers)
            var metadata = try ResourceMembers.object.checked(metadata)
            // The parameter is the same as the member (Cloud Storage, objects.insert).
            if let encoding = request.query["contentEncoding"] { metadata["contentEncoding"] = JSON.Value(encoding) }
            let isFull = request.query.isFull(usually: metadata["acl"] != nil)
            let predefined = request.query["predefinedAcl"]
            metadata = try settled(metadata, for: try store.bucket(bucket), predefinedAccess: predefined)
            let draft = try ObjectDraft(
                bucket: bucket,
                name: request.query["name"],
                contentType: contentType,
                metadata: metadata
            )
            let preconditions = try Preconditions(request.query, request.headers)
            try store.checkInsert(bucket, draft.name, preconditions)
            return { media in
                var draft = draft
                draft.expect(media.hashes)
                let sums = ObjectSums(media.digest)
                let object = try await insert(
                    draft,
                    content: media.content,
                    sums,
                    preconditions,
                    upload: media.session
                )
                return json(object, isFull: isFull)
            }
        }
    }
}
