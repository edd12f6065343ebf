import AsyncFetch
import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

/// The XML API of Cloud Storage, which is S3's dialect, at `/BUCKET/OBJECT`: objects, listings and multipart uploads.
///
/// A path belongs to it if its bucket exists, or if the query is one of multipart uploads; all other paths are left to
/// the answer that nothing is there. What the API has besides (lists of buckets, `acl` and other subresources, copies,
/// compositions) is refused with 501.
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
        let path = target.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bucket = path.first.flatMap({ PercentEncoding.decode(String($0)) }), StoredBucket.isValid(bucket)
        else { return nil }
        // Not by the segments: names may have several slashes in a row.
        let object = path.count > 1 ? PercentEncoding.decode(String(path[1])) ?? "" : ""
        let names = Set(target.query.parameters.map(\.name))
        let isUpload = !names.isDisjoint(with: ["uploads", "uploadId"])
        guard isUpload || (try? store.bucket(bucket)) != nil else { return nil }
        let place = Place(bucket: bucket, object: object)
        guard let (name, run) = answer(method, place, names, headers) else { return nil }
        return Operation(name: "storage.xml.\(name)") { request in
            do {
                do {
                    guard (try? store.bucket(bucket)) != nil else {
                        throw XMLFailure(404, "NoSuchBucket", "The specified bucket does not exist.", details: bucket)
                    }
                    return try await run(request)
                } catch let error as GoogleError {
                    if error.code == 304 { return error.reply }
                    throw XMLFailure(error)
                }
            } catch let failure as XMLFailure {
                return try failure.reply
            }
        }
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
    ) -> Answer? {
        guard names.isDisjoint(with: Self.unspoken), headers[.wireCopySource] == nil, headers[.amazonCopySource] == nil,
            headers[.wireResumable] == nil
        else {
            return (
                "unspoken",
                { _ in throw GoogleError.notImplemented("The emulator does not speak this part of the XML API.") }
            )
        }
        let isPart = names.contains("uploadId")
        return switch (method, place.object.isEmpty) {
        case (.get, true) where names.contains("uploads"): ("uploads.list", { try listUploads($0, place) })
        case (.get, true), (.head, true): ("objects.list", { try listObjects($0, place) })
        case (_, true): nil
        case (.post, _) where names.contains("uploads"): ("uploads.insert", { try await startUpload($0, place) })
        case (.put, _) where isPart: ("uploads.put", { try await putPart($0, place) })
        case (.post, _) where isPart: ("uploads.complete", { try await completeUpload($0, place) })
        case (.delete, _) where isPart: ("uploads.delete", { try await abortUpload($0, place) })
        case (.get, _) where isPart: ("uploads.listParts", { try listParts($0, place) })
        case (.get, _), (.head, _): ("objects.get", { try await getObject($0, place) })
        case (.put, _): ("objects.insert", { try await putObject($0, place) })
        case (.delete, _): ("objects.delete", { try await deleteObject($0, place) })
        default: nil
        }
    }

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
    private func getObject(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let object = try store.object(place.bucket, place.object, generation: try request.query.integer("generation"))
        try request.xmlPreconditions.check(object.version, isRead: true)
        if let tags = request.headers[.ifNoneMatch].map(EntityTags.list), tags.contains(object.xmlETag) {
            throw GoogleError.conditionNotMet("If-None-Match", code: 304)
        }
        var reply = try await MediaReply.reply(to: request, object)
        reply.headers[.eTag] = "\"\(object.xmlETag)\""
        reply.headers[.lastModified] = HTTPDate.text((object.resource.microseconds("updated") ?? 0) / 1_000_000)
        for (name, value) in object.resource["metadata"]?.members ?? [] {
            guard let name = HTTPField.Name("x-goog-meta-\(name)"), let value = value.string else { continue }
            reply.headers[name] = value
        }
        return reply
    }

    private func putObject(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        var draft = try draft(of: request, place)
        if let md5 = request.headers[.contentMD5] { draft.expect(hashHeader: "md5=\(md5)") }
        if let hashes = request.headers[.wireHash] { draft.expect(hashHeader: hashes) }
        let preconditions = try request.xmlPreconditions
        try store.checkInsert(place.bucket, place.object, preconditions)
        let (content, digest) = try await Upload.receive(path: store.newContentPath()) { try await request.body.next() }
        let object = try await storage.insert(draft, content: content, ObjectSums(digest), preconditions)
        return Reply(headers: object.xmlHeaders)
    }

    private func deleteObject(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let generation = try request.query.integer("generation")
        try await storage.delete(place.bucket, place.object, generation: generation, try request.xmlPreconditions)
        return Reply(status: .noContent)
    }

    /// Returns the draft of an object whose metadata are in the header fields of a request.
    func draft(of request: IncomingRequest, _ place: Place) throws -> ObjectDraft {
        try StorageServer.refuseEncryption(request.headers)
        return try draft(of: request.headers.xmlMetadata, request.headers[.wireACL], place)
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
        var parameters = [("prefix", query["prefix"]), ("delimiter", query["delimiter"])]
        parameters.append(("maxResults", "\(min(max(size, 1), 1000))"))
        let after = (query["start-after"] ?? query["marker"]).flatMap { $0.isEmpty ? nil : $0 }
        let token = after.map {
            Listing.token(after: $0, prefix: query["prefix"] ?? "", delimiter: query["delimiter"])
        }
        parameters.append(("pageToken", query["continuation-token"] ?? token))
        let text = parameters.compactMap { name, value in value.map { "\(name)=\(PercentEncoding.encode($0))" } }
        var objects: [StoredObject] = []
        let page = try Listing(RequestTarget.Query(text.joined(separator: "&")[...]))
            .page(of: try store.bucket(place.bucket)) {
                objects.append($0)
                return ByteBuffer()
            }
        var answer = XMLAnswer("ListBucketResult")
        answer.append("Name", place.bucket)
        answer.append("Prefix", query["prefix"] ?? "")
        answer.append("Delimiter", query["delimiter"])
        answer.append("MaxKeys", "\(size)")
        answer.append("IsTruncated", "\(page.nextPageToken != nil)")
        if isSecond {
            answer.append("KeyCount", "\(objects.count + page.prefixes.count)")
            answer.append("NextContinuationToken", page.nextPageToken)
        } else {
            answer.append("Marker", query["marker"] ?? "")
            let last = [objects.last?.name, page.prefixes.last].compactMap(\.self).max { $0.precedes($1) }
            answer.append("NextMarker", page.nextPageToken == nil ? nil : last)
        }
        for object in objects {
            answer.append(
                "Contents",
                [
                    ("Key", object.name), ("Generation", "\(object.generation)"),
                    ("MetaGeneration", "\(object.metageneration)"),
                    ("LastModified", object.resource["updated"]?.string ?? ""), ("ETag", "\"\(object.xmlETag)\""),
                    ("Size", "\(object.size)"), ("StorageClass", object.resource["storageClass"]?.string ?? "STANDARD"),
                ]
            )
        }
        for prefix in page.prefixes { answer.append("CommonPrefixes", [("Prefix", prefix)]) }
        return try answer.reply()
    }
}

extension IncomingRequest {
    /// The conditions in the header fields of the XML API.
    var xmlPreconditions: Preconditions {
        get throws(GoogleError) {
            var parameters: [String] = []
            for (field, name) in [
                ("x-goog-if-generation-match", "ifGenerationMatch"),
                ("x-goog-if-metageneration-match", "ifMetagenerationMatch"),
            ] {
                guard let field = HTTPField.Name(field), let value = headers[field] else { continue }
                parameters.append("\(name)=\(PercentEncoding.encode(value))")
            }
            return try Preconditions(RequestTarget.Query(parameters.joined(separator: "&")[...]), [:])
        }
    }
}

extension HTTPFields {
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
    static let contentMD5 = known("Content-MD5")
}
