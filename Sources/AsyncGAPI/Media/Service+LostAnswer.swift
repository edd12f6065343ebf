import AsyncFetch
import AsyncJSON

extension GAPI.Service {
    /// Returns the object that an upload has created whose answer was lost.
    ///
    /// An upload that must create an object (`ifGenerationMatch=0`) and is sent again is refused with 412, because the
    /// object is there: that of the first attempt, or somebody else's. Its size and checksums tell which.
    ///
    /// - Returns: The object, if it has the bytes of this upload; `nil` for any other refusal and any other object.
    nonisolated func created<Q: GAPI.UploadQuery>(
        by query: Q,
        refusedWith refusal: FetchResponse,
        _ source: OpenSource,
        _ sent: SentBytes,
        _ options: GAPI.QueryOptions,
        _ run: UploadRun
    ) async throws -> Q.Response? {
        guard refusal.head.status.code == 412, !refusal.attempts.isEmpty, source.canBeReadAgain,
            let lookup = CreatedObjectQuery(query)
        else { return nil }
        let call = await admit(try core.builder(options).call(for: lookup), for: lookup, options)
        let answer = try await run.fetch(call)
        guard answer.head.status.kind == .successful else { return nil }
        let response = try core.read(answer, of: lookup)
        guard let stored = StoredMedia(response, method: query.method.id), stored.size == source.length,
            !stored.hashes.isEmpty
        else { return nil }
        do { try await sent.verifyAll(of: source, against: response, method: query.method.id) } catch let error
            as GAPI.Error where error.code == .checksumMismatch
        { return nil }
        return response
    }
}

/// The query for the object of Cloud Storage that another query was to create.
private struct CreatedObjectQuery<Created: GAPI.UploadQuery>: GAPI.Query {
    let method = GAPI.QueryMethod(id: "storage.objects.get", verb: .get, path: "b/{bucket}/o/{object}")
    var common = GAPI.CommonParameters()
    private let created: Created
    private let bucket: String
    private let object: String

    /// Creates the query; `nil` if the other one does not have to create an object of Cloud Storage.
    init?(_ created: Created) {
        guard created.method.id == "storage.objects.insert" else { return nil }
        var parameters = GAPI.QueryParameters()
        created.encode(into: &parameters)
        let named = parameters.query.last { $0.name == "name" }?.value
        let described = created.payload.flatMap { try? JSON.Value(parsing: $0.bytes)["name"]?.string }
        guard parameters.query.last(where: { $0.name == "ifGenerationMatch" })?.value == "0",
            let bucket = parameters.path.last(where: { $0.name == "bucket" })?.value,
            let object = named ?? described
        else { return nil }
        self.created = created
        self.bucket = bucket
        self.object = object
        common.quotaUser = created.common.quotaUser
    }

    func encode(into parameters: inout GAPI.QueryParameters) {
        parameters.path("bucket", bucket)
        parameters.path("object", object)
    }

    func decode(_ response: FetchResponse) throws -> Created.Response { try created.decode(response) }
}
