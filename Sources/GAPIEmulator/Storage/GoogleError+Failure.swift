import GRDB

extension GoogleError {
    /// Creates the error for a failure of the server itself: 507 on a full disk, which clients do not repeat, else 500.
    ///
    /// The failure is not in the message: it can name files of the server, which are no business of its clients.
    init(failure error: any Error) {
        let isDiskFull =
            switch error {
            case let error as FileError: error.isDiskFull
            case let error as DatabaseError: error.isDiskFull
            default: false
            }
        self.init(
            code: isDiskFull ? 507 : 500,
            reason: "backendError",
            message: isDiskFull
                ? "The server's disk is full; nothing was stored." : "The server has met an internal error."
        )
    }

    /// Creates the error for a failure of files or of the database; `nil` for all others, such as a client that has gone.
    init?(storeFailure error: any Error) {
        guard error is FileError || error is DatabaseError else { return nil }
        self.init(failure: error)
    }
}
