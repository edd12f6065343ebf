extension UploadSession {
    /// Returns the protocol of the session, which is one of Google's.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for another one.
    package func googleWire(sendsHash: Bool) throws -> any UploadWire {
        switch wire {
        case ContentRangeWire.name: return ContentRangeWire(sendsHash: sendsHash)
        case GoogleUploadWire.name: return GoogleUploadWire(sendsHash: sendsHash)
        default:
            let name = wire.prefix(40)
            throw FetchError(
                .invalidRequest,
                "the session belongs to an upload protocol that is not known here, \(name)"
            )
        }
    }
}
