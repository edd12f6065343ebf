import AsyncFetch
import GAPIStorage

/// The objects below a prefix, in the order in which the service lists them; one page is in memory.
final class ObjectListing: EntrySource {
    private let prefix: String
    private let bucket: String
    private let hidden: String
    private var objects: FetchItemSequence<GAPI.Page<Storage.ObjectsListQuery>>.AsyncIterator
    private var last: ByteName?

    /// Creates a listing.
    ///
    /// - Parameters:
    ///   - storage: The service.
    ///   - place: The bucket and the beginning of the names.
    ///   - hidden: The beginning of full names that are left out: those of temporary objects.
    ///   - options: The options of the calls.
    init(_ storage: StorageService, _ place: StorageLocation, hiding hidden: String, _ options: GAPI.QueryOptions) {
        (prefix, bucket, self.hidden) = (place.name, place.bucket, hidden)
        var query = Storage.ObjectsListQuery(bucket: place.bucket) {
            $0.prefix = place.name.isEmpty ? nil : place.name
        }
        query.fields =
            "items(name,size,crc32c,generation,contentType,contentEncoding,metadata,timeCreated),nextPageToken"
        objects = storage.items(query, options: options).makeAsyncIterator()
    }

    func next() async throws -> TransferEntry? {
        while let object = try await objects.next() {
            // What is missing in a list may be deleted: so an object without a name must not be missing either.
            guard let full = object.name, full.utf8.starts(with: prefix.utf8) else {
                throw GAPI.Error(.unexpectedContent, "the list of gs://\(bucket)/\(prefix) has objects of other names")
            }
            if !hidden.isEmpty, full.utf8.starts(with: hidden.utf8) { continue }
            let name = ByteName(String(decoding: full.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
            // Deletions are decided by the order: a list without it must not decide any.
            if let last, !(last < name) {
                throw GAPI.Error(.unexpectedContent, "the list of gs://\(bucket)/\(prefix) is not in order")
            }
            last = name
            return TransferEntry(name.text, object)
        }
        return nil
    }
}
