import AsyncFetch

extension ContentRange {
    /// Reads the header field of an upload's part, or of a query; throws Google's 400 if it has none of the four forms
    /// of `bytes a-b/total` with `*` for an unknown or missing part.
    init(header: String) throws(GoogleError) {
        guard header != "bytes */*" else {
            self = .unknown
            return
        }
        guard let range = ContentRange(header) else {
            throw .badRequest("Content-Range \"\(header)\" is not of the form bytes a-b/total.")
        }
        self = range
    }
}
