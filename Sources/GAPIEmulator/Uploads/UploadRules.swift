/// The requests to sessions that a service takes.
struct UploadRules: Sendable {
    /// A Boolean value indicating whether a part must be as its `Content-Range` says: with as many bytes, and with
    /// the total of earlier requests.
    let checksParts: Bool
    /// A Boolean value indicating whether a request without `Content-Range` has the whole content.
    let takesWholeContent: Bool

    /// The rules of the JSON services.
    static let media = UploadRules(checksParts: true, takesWholeContent: true)
    /// The rules of feeds, which store what comes.
    static let feeds = UploadRules(checksParts: false, takesWholeContent: false)
}
