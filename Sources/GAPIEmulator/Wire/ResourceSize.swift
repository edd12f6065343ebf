/// The limit of the size of resources, which a client could enlarge without end by many patches.
enum ResourceSize {
    /// The maximum number of bytes of the text of a resource, as of the body of a request.
    static let most = 1 << 20

    /// Throws 413 for a resource of more bytes.
    static func check(_ count: Int, most: Int = ResourceSize.most) throws(GoogleError) {
        guard count <= most else {
            throw GoogleError(
                code: 413,
                reason: "resourceTooLarge",
                message: "The resource would have more than \(most >> 20) MiB."
            )
        }
    }
}
