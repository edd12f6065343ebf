/// The way in which a download to a file can continue an earlier one.
public enum DownloadResume: Sendable, Hashable {
    /// The mode that keeps the bytes of a failed or cancelled download, so that the next download to the file
    /// continues.
    ///
    /// The next download can be in another process. The bytes are next to the file, under its name with `.part`, and
    /// data about them is in a file with `.part.json`; a name that would be too long is cut. Only the owner can read these files. The next download continues
    /// if the request, the range and the encoding are the same, the kept bytes are unchanged, and the server still has
    /// the same version (a strong `ETag`, or the generation in Cloud Storage). Otherwise it begins again. Each part of
    /// the request counts that may decide what the server sends, including tokens in its own header fields. A new
    /// signature of a signed URL makes no difference, nor do credentials of the fetcher. Nothing is kept if another
    /// download to the same file is running, or if a file with that name belongs to somebody else.
    case automatic
    /// The mode in which a failed download leaves nothing, and no download continues an earlier one.
    ///
    /// On Linux, a process that is killed leaves nothing, either.
    case never
}
