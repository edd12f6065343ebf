import AsyncJSON
import AsyncXML
import EmulatorServer
import HTTPTypes
import NIOCore

/// The multipart uploads of the XML API: parts in any order and at the same time, and an object of them at the end.
///
/// The parts are objects in a bucket of the server's own, and an upload is a document of that bucket. So they outlive
/// the process as all objects do, and an upload ends in one transaction.
extension XMLStorageServer {
    private static let mostParts: Int64 = 10_000
    /// The least bytes of a part but the last.
    private static let leastPart: Int64 = 5 << 20

    // MARK: Requests

    func startUpload(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let access = request.headers[.wireACL]
        _ = try draft(of: request, place)  // what would be refused at the end is refused now
        let random = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        let id = "XML-\(random[0])-\(random[1])"
        var upload: JSON.Value = [
            "bucket": JSON.Value(place.bucket), "object": JSON.Value(place.object),
            "initiated": JSON.Value(WallClock.timestamp(store.now())), "metadata": request.headers.xmlMetadata,
        ]
        upload["access"] = access.map { JSON.Value($0) }
        let document = upload
        let most = storage.uploads.engine.openUploads
        try await store.transact { try $0.startPartUpload(id, document, most: most) }
        var answer = XMLAnswer("InitiateMultipartUploadResult")
        answer.append("Bucket", place.bucket)
        answer.append("Key", place.object)
        answer.append("UploadId", id)
        return try answer.reply()
    }

    func putPart(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let id = try upload(request, place).id
        guard let number = try request.query.integer("partNumber"), 1...Self.mostParts ~= number else {
            throw GoogleError.invalid("partNumber", "is not between 1 and 10000")
        }
        var draft = try ObjectDraft(
            bucket: StoredBucket.ownName,
            name: PartUpload.name(id, number),
            contentType: nil,
            metadata: [:]
        )
        var hashes = StatedHashes(md5: request.headers[.contentMD5])
        try hashes.note(request.headers[.wireHash])
        draft.expect(hashes)
        let (content, digest) = try await Upload.receive(store.newContentPlace()) { try await request.body.next() }
        let sums = ObjectSums(digest)
        let part = try await store.transact { [draft] transaction in
            // The upload may have ended while the part came.
            guard try transaction.bucket(StoredBucket.ownName).documents[PartUpload.key(id)] != nil else {
                throw XMLFailure.noUpload
            }
            return try transaction.insert(draft, content: content, sums, .none)
        }
        var headers = part.xmlHeaders
        for name in [HTTPField.Name.wireGeneration, .wireMetageneration] { headers[name] = nil }
        return Reply(headers: headers)
    }

    func completeUpload(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let upload = try upload(request, place)
        let parts = try listed(try await request.body.collect(upTo: 4 << 20), of: upload)
        let draft = try draft(of: upload.metadata, upload.access, place)
        let content = try await Content.joining(parts.map { ($0.content, $0.size) }, in: store.newContentPlace())
        var sums = ObjectSums(joining: parts)
        sums.componentCount = nil
        let (generations, total) = (parts.map(\.generation), sums)
        let object = try await store.transact { transaction in
            let current = try transaction.bucket(StoredBucket.ownName)
            guard current.documents[PartUpload.key(upload.id)] != nil else { throw XMLFailure.noUpload }
            for (part, generation) in zip(parts, generations) where current[part.name]?.generation != generation {
                throw Self.noPart
            }
            let object = try transaction.insertUnlessKept(draft, content: content, total, .none)
            try transaction.removeUpload(upload.id)
            return object
        }
        var answer = XMLAnswer("CompleteMultipartUploadResult")
        answer.append("Location", "\(request.root)\(request.target.path)")
        answer.append("Bucket", place.bucket)
        answer.append("Key", place.object)
        answer.append("ETag", "\"\(object.xmlETag)\"")
        return try answer.reply(headers: object.xmlHeaders)
    }

    func abortUpload(_ request: IncomingRequest, _ place: Place) async throws -> Reply {
        let id = try upload(request, place).id
        try await store.transact { try $0.removeUpload(id) }
        return Reply(status: .noContent)
    }

    func listParts(_ request: IncomingRequest, _ place: Place) throws -> Reply {
        let id = try upload(request, place).id
        let query = request.query
        let marker = try query.integer("part-number-marker") ?? 0
        let most = min(max(try query.integer("max-parts") ?? 1000, 1), 1000)
        let all = try store.bucket(StoredBucket.ownName).objects(below: PartUpload.prefix(id))
        let rest = all.filter { PartUpload.number($0.name) > marker }
        let page = rest.prefix(Int(most))
        var answer = XMLAnswer("ListPartsResult")
        answer.append("Bucket", place.bucket)
        answer.append("Key", place.object)
        answer.append("UploadId", id)
        answer.append("StorageClass", "STANDARD")
        answer.append("PartNumberMarker", "\(marker)")
        let isTruncated = page.count < rest.count
        answer.append("NextPartNumberMarker", isTruncated ? page.last.map { "\(PartUpload.number($0.name))" } : nil)
        answer.append("MaxParts", "\(most)")
        answer.append("IsTruncated", "\(isTruncated)")
        for part in page {
            answer.append(
                "Part",
                [
                    ("PartNumber", "\(PartUpload.number(part.name))"),
                    ("LastModified", part.resource["updated"]?.string ?? ""), ("ETag", "\"\(part.xmlETag)\""),
                    ("Size", "\(part.size)"),
                ]
            )
        }
        return try answer.reply()
    }

    func listUploads(_ request: IncomingRequest, _ place: Place) throws -> Reply {
        let query = request.query
        guard query["delimiter"]?.isEmpty != false else {
            throw GoogleError.notImplemented("The emulator does not speak delimiter for uploads.", "delimiter")
        }
        let prefix = query["prefix"] ?? ""
        let after = (query["key-marker"] ?? "", query["upload-id-marker"] ?? "")
        let most = min(max(try query.integer("max-uploads") ?? 1000, 1), 1000)
        let documents = (try? store.documents(StoredBucket.ownName, prefix: PartUpload.key(""))) ?? []
        let all = documents.map { PartUpload(id: PartUpload.id(ofKey: $0.key), $0.value) }
            .filter { $0.bucket == place.bucket && $0.object.utf8.starts(with: prefix.utf8) }
            .sorted { $0.object.isSameName(as: $1.object) ? $0.id < $1.id : $0.object.precedes($1.object) }
            .filter { upload in
                guard !after.0.isEmpty else { return true }
                let isSame = upload.object.isSameName(as: after.0)
                return isSame ? !after.1.isEmpty && upload.id > after.1 : after.0.precedes(upload.object)
            }
        let page = all.prefix(Int(most))
        var answer = try XMLAnswer("ListMultipartUploadsResult", encoding: query["encoding-type"])
        answer.append("Bucket", place.bucket)
        answer.append("KeyMarker", answer.encoded(after.0))
        answer.append("UploadIdMarker", after.1)
        answer.append("EncodingType", query["encoding-type"])
        let isTruncated = page.count < all.count
        answer.append("NextKeyMarker", isTruncated ? (page.last?.object).map(answer.encoded) : nil)
        answer.append("NextUploadIdMarker", isTruncated ? page.last?.id : nil)
        answer.append("MaxUploads", "\(most)")
        answer.append("IsTruncated", "\(isTruncated)")
        for upload in page {
            answer.append(
                "Upload",
                [
                    ("Key", answer.encoded(upload.object)), ("UploadId", upload.id), ("StorageClass", "STANDARD"),
                    ("Initiated", upload.initiated),
                ]
            )
        }
        return try answer.reply()
    }

    // MARK: Uploads

    /// Returns the upload of a request; throws 404 if it is none of the object's.
    private func upload(_ request: IncomingRequest, _ place: Place) throws -> PartUpload {
        guard let id = request.query["uploadId"],
            let document = try? store.document(StoredBucket.ownName, PartUpload.key(id))
        else { throw XMLFailure.noUpload }
        let upload = PartUpload(id: id, document)
        guard upload.bucket == place.bucket, upload.object.isSameName(as: place.object) else {
            throw XMLFailure.noUpload
        }
        return upload
    }

    private static let noPart = XMLFailure(
        400,
        "InvalidPart",
        "One or more of the specified parts could not be found. The part may not have been uploaded, or the specified "
            + "entity tag may not match the part's entity tag."
    )

    /// Returns the parts that the body of a request lists.
    private func listed(_ body: ByteBuffer, of upload: PartUpload) throws -> [StoredObject] {
        guard let root = try? XML.Document(parsing: String(buffer: body)).root,
            root.name.local == "CompleteMultipartUpload"
        else { throw XMLFailure.malformed }
        let bucket = try store.bucket(StoredBucket.ownName)
        var parts: [StoredObject] = []
        var last: Int64 = 0
        for element in root.elements where element.name.local == "Part" {
            guard let number = element.text(ofChild: "PartNumber").flatMap({ Int64($0) }),
                let etag = element.text(ofChild: "ETag")
            else { throw XMLFailure.malformed }
            guard number > last else {
                throw XMLFailure(400, "InvalidPartOrder", "The list of parts was not in ascending order.")
            }
            last = number
            guard let part = bucket[PartUpload.name(upload.id, number)], EntityTags.list(etag) == [part.xmlETag] else {
                throw Self.noPart
            }
            parts.append(part)
        }
        guard !parts.isEmpty else { throw XMLFailure.malformed }
        guard parts.dropLast().allSatisfy({ $0.size >= Self.leastPart }) else {
            throw XMLFailure(
                400,
                "EntityTooSmall",
                "Your proposed upload is smaller than the minimum allowed object size."
            )
        }
        return parts
    }
}

/// A multipart upload that has not ended.
private struct PartUpload {
    let id: String
    let bucket: String
    let object: String
    let initiated: String
    /// The metadata of the object, in the members of the JSON API.
    let metadata: JSON.Value
    /// The name of the object's list, in the spelling of the XML API.
    let access: String?

    init(id: String, _ document: JSON.Value) {
        self.id = id
        bucket = document["bucket"]?.string ?? ""
        object = document["object"]?.string ?? ""
        initiated = document["initiated"]?.string ?? ""
        metadata = document["metadata"] ?? [:]
        access = document["access"]?.string
    }

    /// Returns the key of the document of an upload.
    static func key(_ id: String) -> String { "upload/\(id)" }

    static func id(ofKey key: String) -> String { String(key.dropFirst(PartUpload.key("").count)) }

    /// Returns the beginning of the names of the objects that are the parts of an upload.
    static func prefix(_ id: String) -> String { "\(id)/" }

    /// Returns the name of the object that is a part; names are in the order of the numbers.
    static func name(_ id: String, _ number: Int64) -> String {
        "\(prefix(id))\(String(repeating: "0", count: max(0, 5 - "\(number)".count)))\(number)"
    }

    static func number(_ name: String) -> Int64 { name.split(separator: "/").last.flatMap { Int64($0) } ?? 0 }
}

extension StoreTransaction {
    /// Removes an upload and its parts.
    fileprivate mutating func removeUpload(_ id: String) throws {
        let name = StoredBucket.ownName
        for part in try bucket(name).objects(below: PartUpload.prefix(id)) {
            try deleteObject(name, part.name, generation: nil, .none)
        }
        try setDocument(name, PartUpload.key(id), nil)
    }
}

extension XML.Element {
    /// Returns the text of the first child with a local name, in whatever namespace.
    fileprivate func text(ofChild local: String) -> String? {
        elements.first { $0.name.local == local }?.text
    }
}
