import AsyncJSON
import HTTPTypes
import NIOCore

/// The methods for the bytes of files: uploads, downloads, and exports of documents.
extension DriveServer {
    func uploadOperation(
        _ method: HTTPRequest.Method,
        _ path: ArraySlice<String>,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        guard path.first == "files", path.count <= 2 else { return nil }
        if let operation = uploads.sessionOperation(method, query, headers) { return operation }
        let id = path.count == 2 ? path.last : nil
        guard method == (id == nil ? .post : .patch) else { return nil }
        let name = id == nil ? "drive.files.create" : "drive.files.update"
        try MethodParameters.drive.check(query, of: name)
        return try uploads.operation(name, query, headers) { request, metadata, contentType in
            if let id { _ = try store.file(id) }
            let query = request.query
            return { received in
                let media = DriveFile.Media(
                    content: received.content,
                    digest: received.digest,
                    contentType: contentType ?? metadata["mimeType"]?.string ?? "application/octet-stream"
                )
                let file =
                    try id.map { id throws(GoogleError) in try change(id, metadata, query, media) }
                    ?? insert(metadata, media)
                // Without a mask, the response is short. The request that completes the upload does not know the mask
                // of this one.
                let all = query["fields"] != nil ? file.resource : file.resource.brief
                return ByteBuffer(bytes: all.encoded())
            }
        }
    }

    func download(_ request: IncomingRequest, _ id: String) throws -> Reply {
        let file = try store.file(id)
        guard !file.isGoogleApps else {
            throw GoogleError(
                code: 403,
                reason: "fileNotDownloadable",
                message: "Only files with binary content can be downloaded. Use Export with Docs Editors files.",
                location: ("alt", "parameter")
            )
        }
        let etag = file.resource["headRevisionId"]?.string ?? file.id
        let headers: HTTPFields = [.contentType: file.mimeType]
        guard let media = file.media else {
            return try MediaReply.reply(to: request, .memory([]), count: 0, etag: etag, headers)
        }
        return try MediaReply.reply(to: request, media.content, count: media.digest.count, etag: etag, headers)
    }

    /// The types to which documents can be exported.
    static let exportFormats: KeyValuePairs<String, [String]> = [
        "application/vnd.google-apps.document": [
            "text/plain", "text/html", "text/markdown", "application/pdf", "application/rtf",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        ],
        "application/vnd.google-apps.spreadsheet": [
            "text/csv", "text/tab-separated-values", "application/pdf",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        ],
        "application/vnd.google-apps.presentation": ["text/plain", "application/pdf"],
    ]

    /// Responds with the text from which a document was made; the text is not converted to the requested type.
    func export(_ request: IncomingRequest, _ id: String) throws -> Reply {
        let file = try store.file(id)
        guard let type = request.query["mimeType"] else { throw GoogleError.required("mimeType") }
        guard let formats = Self.exportFormats.first(where: { $0.key == file.mimeType })?.value else {
            throw GoogleError(
                code: 403,
                reason: "fileNotExportable",
                message: "Export only supports Docs Editors files."
            )
        }
        guard formats.contains(type) else {
            throw GoogleError(
                code: 400,
                reason: "badRequest",
                message: "The requested conversion is not supported.",
                location: ("convertTo", "parameter")
            )
        }
        let headers: HTTPFields = [.contentType: type]
        guard let media = file.media else {
            return Reply(headers: headers, body: .bytes(ByteBuffer(string: "\(file.name)\n")))
        }
        return Reply(headers: headers, body: .content(media.content, 0..<media.digest.count))
    }
}

extension JSON.Value {
    /// The members of a file in a response to a request without `fields`.
    fileprivate var brief: JSON.Value {
        JSON.Value(members: ["kind", "id", "name", "mimeType"].compactMap { name in self[name].map { (name, $0) } })
    }
}
