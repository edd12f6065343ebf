import AsyncFetch
import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

/// The XML API of Cloud Storage, which is S3's dialect, at `/BUCKET/OBJECT`: objects, listings and multipart uploads.
///
/// A path belongs to it if no other service has it and it does not look like one of theirs: `/NAME/v1`. What the API has
/// besides (buckets and lists of them, forms, `acl` and other subresources, copies, compositions, bodies in Amazon's
/// chunks) is refused with 501.
struct XMLStorageServer: EmulatedService {
    /// The server of the same buckets and objects in JSON.
    let storage: StorageServer

    var store: ObjectStore { storage.store }

    func speaks(_ api: String) -> Bool { api == "storage/xml" }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        guard [.get, .head, .put, .post, .delete].contains(method), target.api == nil else { return nil }
        if target.path == "/" { return Self.operation("unspoken") { _ in throw Self.unspokenPart } }
        let path = target.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bucket = path.first.flatMap({ PercentEncoding.decode(String($0)) }), StoredBucket.isValid(bucket)
        else { return nil }
        // Not by the segments: names may have several slashes in a row.
        let object = path.count > 1 ? PercentEncoding.decode(String(path[1])) ?? "" : ""
        let names = Set(target.query.parameters.map(\.name))
        let isUpload = !names.isDisjoint(with: ["uploads", "uploadId"])
        if !isUpload, Self.isOfOthers(target), (try? store.bucket(bucket)) == nil { return nil }
        let place = Place(bucket: bucket, object: object)
        let (name, run) = answer(method, place, names, headers)
        return Self.operation(name) { request in
            // Without an object, PUT creates a bucket.
            guard (try? store.bucket(bucket)) != nil || method == .put && object.isEmpty else {
                throw XMLFailure(404, "NoSuchBucket", "The specified bucket does not exist.", details: bucket)
            }
            try StorageServer.refuseEncryption(request.headers)
            return try await run(request)
        }
    }

    /// Returns an operation whose errors are answered in XML.
    private static func operation(
        _ name: String,
        _ run: @escaping (IncomingRequest) async throws -> Reply
    ) -> Operation {
        Operation(name: "storage.xml.\(name)") { request in
            do {
                do { return try await run(request) } catch let error as GoogleError {
                    if error.code == 304 { return error.reply }
                    throw XMLFailure(error)
                } catch {
                    if let failure = GoogleError(storeFailure: error) { throw XMLFailure(failure) }
                    throw error
                }
            } catch let failure as XMLFailure {
                return try failure.reply
            }
        }
    }

    /// Returns whether a path looks like one of the other services, which answer in JSON: `/tasks/v1/lists`.
    private static func isOfOthers(_ target: RequestTarget) -> Bool {
        let roots: Set<String> = [
            "accounts", "batch", "calendar", "discovery", "drive", "feeds", "resumable", "storage", "token", "upload",
        ]
        guard let root = target.segments.first, !roots.contains(root) else { return true }
        guard target.segments.count > 1 else { return false }
        let version = target.segments[1].utf8
        return version.first == UInt8(ascii: "v")
            && version.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
    }

    /// A bucket, or an object in it.
    struct Place {
        let bucket: String
        /// The name of the object; empty for the bucket.
        let object: String
    }

    private typealias Answer = (name: String, run: (IncomingRequest) async throws -> Reply)

    private func answer(
        _ method: HTTPRequest.Method,
        _ place: Place,
        _ names: Set<String>,
        _ headers: HTTPFields
    ) -> Answer {
        let unspoken: Answer = ("unspoken", { _ in throw Self.unspokenPart })
        guard names.isDisjoint(with: Self.unspoken), headers[.wireCopySource] == nil, headers[.amazonCopySource] == nil,
            headers[.wireResumable] == nil, !headers.isFramedByAmazon
        else { return unspoken }
        let isPart = names.contains("uploadId")
        let isUpload = isPart || names.contains("uploads")
        // Only requests to whole objects have conditions.
        if isUpload || place.object.isEmpty, XMLConditions.areIn(headers) { return unspoken }
        // All answers to uploads have the name.
        if isUpload, !place.object.isXMLText {
            return ("unspoken", { _ in throw GoogleError.invalid("name", "has characters that XML does not have") })
        }
        return switch (method, place.object.isEmpty) {
        case (.get, true) where names.contains("uploads"): ("uploads.list", { try listUploads($0, place) })
        case (.get, true), (.head, true): ("objects.list", { try listObjects($0, place) })
        case (_, true): unspoken
        case (.post, _) where names.contains("uploads"): ("uploads.insert", { try await startUpload($0, place) })
        case (.put, _) where isPart: ("uploads.put", { try await putPart($0, place) })
        case (.post, _) where isPart: ("uploads.complete", { try await completeUpload($0, place) })
        case (.delete, _) where isPart: ("uploads.delete", { try await abortUpload($0, place) })
        case (.get, _) where isPart: ("uploads.listParts", { try listParts($0, place) })
        case (.get, _), (.head, _): ("objects.get", { try await getObject($0, place) })
        case (.put, _): ("objects.insert", { try await putObject($0, place) })
        case (.delete, _): ("objects.delete", { try await deleteObject($0, place) })
        default: unspoken
        }
    }

    private static let unspokenPart = GoogleError.notImplemented(
        "The emulator does not speak this part of the XML API."
    )

    /// The subresources that are not spoken.
    private static let unspoken: Set<String> = [
        "acl", "billing", "compose", "cors", "defaultObjectAcl", "delete", "encryption", "encryptionConfig",
        "lifecycle",
        "location", "logging", "object-lock", "policy", "requestPayment", "restore", "retention", "storageClass",
        "tagging", "torrent", "versioning", "versions", "website", "websiteConfig",
    ]
}

// MARK: - Objects

extension XMLStorageServer {
    /// The parameters of a read with the values of header fields of its answer.
    ///
    /// Google documents the first two, and takes them of requests with credentials; here, every request counts as one.
    /// The others are those of S3's dialect.
    private static let answeredFields: [(parameter: String, name: HTTPField.Name)] = [
        ("response-content-type", .contentType), ("response-content-disposition", .contentDisposition),
        ("response-cache-control", .cacheControl), ("response-content-encoding", .contentEncoding),
        ("response-content-language", .contentLanguage), ("response-expires", .expires),
    ]

    /// Returns the header fields of the answer that a read asks for; throws 400 for a value that no field can have.
    private static func fields(_ query: RequestTarget.Query) throws(GoogleError) -> HTTPFields {
        var fields = HTTPFields()
        for (parameter, name) in answeredFields {
            guard let value = query[parameter], !value.isEmpty else { continue }
            guard HTTPField.isValidValue(value) else { throw .invalid(parameter, "is no value of a header field") }
            fields[name] = value
        }
        return fields
    }

    private func getObject(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let fields = try Self.fields(request.query)
        let object = try store.object(place.bucket, place.object, generation: try request.query.integer("generation"))
        try XMLConditions(request.headers, isRead: true).check(object, isRead: true)
        var reply = try await MediaReply.reply(to: request.settlingRange(for: object), object)
        reply.headers[.eTag] = "\"\(object.xmlETag)\""
        reply.headers[.lastModified] = HTTPDate.text(object.modificationSeconds)
        for (name, value) in object.resource["metadata"]?.members ?? [] {
            guard let name = HTTPField.Name("x-goog-meta-\(name)"), let value = value.string else { continue }
            reply.headers[name] = value
        }
        for field in fields { reply.headers[field.name] = field.value }
        return reply
    }

    private func putObject(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        var draft = try draft(of: request, place)
        var hashes = StatedHashes(md5: request.headers[.contentMD5])
        try hashes.note(request.headers[.wireHash])
        draft.expect(hashes)
        let conditions = try XMLConditions(request.headers, isRead: false)
        try conditions.check(try store.bucket(place.bucket)[place.object])
        let (content, digest) = try await Upload.receive(store.newContentPlace()) { try await request.body.next() }
        let sums = ObjectSums(digest)
        let object = try await store.transact { [draft] transaction in
            // Another request may have written the object while the bytes came.
            try conditions.check(try transaction.bucket(place.bucket)[place.object])
            return try transaction.insertUnlessKept(draft, content: content, sums, conditions.generations)
        }
        return Reply(headers: object.xmlHeaders)
    }

    private func deleteObject(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let generation = try request.query.integer("generation")
        let conditions = try XMLConditions(request.headers, isRead: false)
        try await store.transact { transaction in
            try conditions.check(try transaction.object(place.bucket, place.object, generation: generation))
            try transaction.deleteUnlessKept(
                place.bucket,
                place.object,
                generation: generation,
                conditions.generations
            )
        }
        return Reply(status: .noContent)
    }

    /// Returns the draft of an object whose metadata are in the header fields of a request.
    func draft(of request: IncomingRequest, _ place: Place) throws -> ObjectDraft {
        try draft(of: request.headers.xmlMetadata, request.headers[.wireACL], place)
    }

    /// Returns the draft of an object; the name of the list is in the spelling of the XML API, as `public-read`.
    func draft(of metadata: JSON.Value, _ access: String?, _ place: Place) throws -> ObjectDraft {
        let words = (access ?? "").split(separator: "-").map(String.init)
        let predefined = words.isEmpty ? nil : words[0] + words.dropFirst().map(\.capitalizedASCII).joined()
        return try ObjectDraft(
            bucket: place.bucket,
            name: place.object,
            contentType: nil,
            metadata: try storage.settled(metadata, for: try store.bucket(place.bucket), predefinedAccess: predefined)
        )
    }

    private func listObjects(_ request: IncomingRequest, _ place: Place) throws -> Reply {
        let query = request.query
        let isSecond = query["list-type"] == "2"
        let size = try query.integer("max-keys") ?? 1000
        guard size >= 0 else { throw GoogleError.invalid("max-keys", "is negative") }
        let prefix = query["prefix"] ?? ""
        var parameters = [("prefix", query["prefix"]), ("delimiter", query["delimiter"])]
        parameters.append(("maxResults", "\(min(max(size, 1), 1000))"))
        let after = query[isSecond ? "start-after" : "marker"].flatMap { $0.isEmpty ? nil : $0 }
        let token = after.map { Listing.token(after: $0, prefix: prefix, delimiter: query["delimiter"]) }
        parameters.append(("pageToken", (isSecond ? query["continuation-token"] : nil) ?? token))
        let text = parameters.compactMap { name, value in value.map { "\(name)=\(PercentEncoding.encode($0))" } }
        let listing = try Listing(RequestTarget.Query(text.joined(separator: "&")[...]))
        let bucket = try store.bucket(place.bucket)
        var objects: [StoredObject] = []
        var page = Listing.Page()
        // A list of no keys has no last one, and so no next page.
        if size > 0 {
            page = try listing.page(of: bucket) {
                objects.append($0)
                return ByteBuffer()
            }
        }
        var answer = try XMLAnswer("ListBucketResult", encoding: query["encoding-type"])
        answer.append("Name", place.bucket)
        answer.append("Prefix", answer.encoded(prefix))
        answer.append("Delimiter", query["delimiter"].map(answer.encoded))
        answer.append("MaxKeys", "\(size)")
        answer.append("EncodingType", query["encoding-type"])
        answer.append("IsTruncated", "\(page.nextPageToken != nil)")
        if isSecond {
            answer.append("KeyCount", "\(objects.count + page.prefixes.count)")
            answer.append("StartAfter", query["start-after"].map(answer.encoded))
            answer.append("NextContinuationToken", page.nextPageToken)
        } else {
            answer.append("Marker", answer.encoded(query["marker"] ?? ""))
            let last = [objects.last?.name, page.prefixes.last].compactMap(\.self).max { $0.precedes($1) }
            answer.append("NextMarker", page.nextPageToken == nil ? nil : last.map(answer.encoded))
        }
        for object in objects {
            answer.append(
                "Contents",
                [
                    ("Key", answer.encoded(object.name)), ("Generation", "\(object.generation)"),
                    ("MetaGeneration", "\(object.metageneration)"),
                    ("LastModified", object.resource["updated"]?.string ?? ""), ("ETag", "\"\(object.xmlETag)\""),
                    ("Size", "\(object.size)"), ("StorageClass", object.resource["storageClass"]?.string ?? "STANDARD"),
                ]
            )
        }
        for prefix in page.prefixes { answer.append("CommonPrefixes", [("Prefix", answer.encoded(prefix))]) }
        return try answer.reply()
    }
}

extension HTTPFields {
    /// A Boolean value indicating whether the body is in chunks with signatures, which are no part of the object.
    fileprivate var isFramedByAmazon: Bool {
        self[.amazonContentHash]?.uppercased().hasPrefix("STREAMING-") == true
            || self[.contentEncoding]?.lowercased().contains("aws-chunked") == true
    }

    /// The metadata of an object in the header fields of a request, in the members of the JSON API.
    var xmlMetadata: JSON.Value {
        var metadata: JSON.Value = [:]
        for (field, member) in [
            (HTTPField.Name.contentType, "contentType"), (.cacheControl, "cacheControl"),
            (.contentDisposition, "contentDisposition"), (.contentEncoding, "contentEncoding"),
            (.contentLanguage, "contentLanguage"), (.wireStorageClass, "storageClass"),
        ] {
            metadata[member] = self[field].map { JSON.Value($0) }
        }
        var own: [(name: String, value: JSON.Value)] = []
        for field in self {
            for prefix in ["x-goog-meta-", "x-amz-meta-"] where field.name.canonicalName.hasPrefix(prefix) {
                own.append((String(field.name.canonicalName.dropFirst(prefix.count)), JSON.Value(field.value)))
            }
        }
        if !own.isEmpty { metadata["metadata"] = JSON.Value(members: own) }
        return metadata
    }
}

extension StoredObject {
    /// The entity tag of the XML API: the MD5 in hexadecimal where there is one.
    var xmlETag: String {
        let md5 = (resource["md5Hash"]?.string).flatMap { try? JSON.Bytes(parsing: $0).bytes }
        return md5.map(\.hexadecimal) ?? etag
    }

    /// The header fields of the answers to requests that store an object.
    var xmlHeaders: HTTPFields {
        var headers: HTTPFields = [
            .eTag: "\"\(xmlETag)\"", .wireGeneration: "\(generation)", .wireMetageneration: "\(metageneration)",
            .wireStoredLength: "\(size)",
        ]
        let hashes = [("crc32c", "crc32c"), ("md5", "md5Hash")].compactMap { kind, member in
            resource[member]?.string.map { "\(kind)=\($0)" }
        }
        headers[.wireHash] = hashes.joined(separator: ",")
        return headers
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}

extension HTTPField.Name {
    static let wireACL = known("x-goog-acl")
    static let wireResumable = known("x-goog-resumable")
    static let wireCopySource = known("x-goog-copy-source")
    static let amazonCopySource = known("x-amz-copy-source")
    static let amazonContentHash = known("x-amz-content-sha256")
    static let contentMD5 = known("Content-MD5")
}
