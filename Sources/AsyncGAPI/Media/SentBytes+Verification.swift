import AsyncFetch
import AsyncJSON
import NIOCore

extension SentBytes {
    /// Compares the source with what the answer says of the stored bytes: the size, and each hash that is computed.
    ///
    /// If the answer has hashes and none of these, a source that can be read again is read again for one of them.
    ///
    /// - Throws: ``GAPI/Error/Code/checksumMismatch``.
    func verify(_ source: OpenSource, against response: some Sendable, method: String) async throws {
        guard let stored = StoredMedia(response, method: method) else { return }
        let hashes = hashes
        if let size = stored.size, size != hashes.end {
            throw mismatch(stored, "\(size) bytes instead of \(hashes.end)")
        }
        var read: ContentHashes?
        if let cheapest = stored.hashes.first, source.canBeReadAgain,
            !stored.hashes.contains(where: { hashes[$0.hash.kind] != nil })
        {
            var again = ContentHashes([cheapest.hash.kind])
            for try await chunk in source.whole().chunks() { chunk.withUnsafeReadableBytes { again.update($0) } }
            read = again
        }
        for (hash, told) in stored.hashes {
            guard let computed = hashes[hash.kind] ?? read?[hash.kind], !hash.isSame(told, as: computed) else {
                continue
            }
            throw mismatch(stored, "\(hash.member) \(told.prefix(80)) instead of \(hash.text(computed))")
        }
    }

    /// Reads the bytes that another process has sent, if the answer tells something of them, and compares all of them.
    func verifyAll(of source: OpenSource, against response: some Sendable, method: String) async throws {
        guard let stored = StoredMedia(response, method: method), stored.size != nil || !stored.hashes.isEmpty else {
            return
        }
        if let length = source.length { try await catchUp(to: length, in: source) }
        try await verify(source, against: response, method: method)
    }

    private func mismatch(_ stored: StoredMedia, _ what: String) -> GAPI.Error {
        let advice =
            stored.generation.map {
                "delete generation \($0.prefix(40)) and no other (`generation=` or `ifGenerationMatch=`), and upload again"
            } ?? "delete what was stored, and upload again"
        return GAPI.Error(.checksumMismatch, "the server stored other bytes than were sent: \(what); \(advice)")
    }
}

extension UploadOptions {
    /// Returns the hashes to compute for a query with this mask.
    func hashes(for mask: String?) -> Set<ContentHash> {
        verifiesChecksum ? StoredMedia.hashes(namedIn: mask).union(hashes) : []
    }
}
