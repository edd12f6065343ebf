/// What a download to a file leaves for a later one.
public enum DownloadResume: Sendable, Hashable {
    /// A download that is cancelled or fails keeps what has arrived, and the next one to the same file goes on from there, also in
    /// another process.
    ///
    /// The bytes are beside the file, under its name with `.part`, and what is known of them with `.part.json`; both
    /// are for their owner alone. The next download goes on where the request, the range and the form are the same,
    /// what was kept is as it was written, and the server still has the same version (a strong `ETag`, or the
    /// generation in Cloud Storage); else it begins anew. Of the request, everything counts that may decide what the
    /// server sends, tokens in its own header fields included. A new signature of a signed URL makes no difference,
    /// nor do credentials of the fetcher. Where another download to the same file is under way, or a file with that
    /// name is somebody else's, nothing is kept.
    case automatic
    /// A download that does not end well leaves nothing, and takes nothing up.
    case never
}
