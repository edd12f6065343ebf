/// A keeper of one upload's session, in a place where other processes find it.
///
/// A file, a row of a database or an entry of a shared store. A process that ends in the middle of an upload leaves the
/// session there, and another one goes on. If several processes may go on, the keeper also has the lease that decides
/// which of them does: two that send to one session mix their bytes.
///
/// ```swift
/// let options = UploadOptions { $0.keeper = keeper }
/// let upload = storage.upload(query, from: .file("talk.mp4"), contentType: "video/mp4", upload: options)
/// ```
///
/// There is one keeper for each upload. With a keeper, the bytes go in parts of 8 MiB unless the options have another
/// size: the session is kept between two parts.
public protocol UploadKeeper: Sendable {
    /// Keeps the session as it is now, in place of what was kept before.
    ///
    /// It is called after the session was opened, before each part, and before each question how much is stored. What it
    /// is given has a secret URL and the checksum of the bytes so far.
    ///
    /// It is called again when the upload is cancelled, before the session is ended, and then has five seconds.
    ///
    /// - Throws: ``FetchError`` with ``FetchError/Code/leaseLost`` if another process has taken the upload over. Any
    ///   error ends the upload and leaves the session as it is.
    func keep(_ session: UploadSession) async throws

    /// Forgets the session: the upload is complete and its answer was read, or it was cancelled and the server knows, or
    /// the server has dropped the session.
    func forget(_ session: UploadSession) async
}
