/// The part of a ``TrafficLog`` for one fetch or ticket.
public struct FetchLog: Sendable {
    private let log: TrafficLog
    private let fetch: FetchID

    init(_ log: TrafficLog, of fetch: FetchID) {
        self.log = log
        self.fetch = fetch
    }

    /// The attempts in order, including redirects and the chunks of an upload.
    ///
    /// Waits until all attempts that have ended are written.
    public var entries: [TrafficLog.Entry] { get async { await log.entries(of: fetch) } }

    /// The attempts as a page that any browser shows.
    public var html: String { get async { await log.html(of: fetch) } }

    /// The attempts as an HTTP archive (HAR 1.2).
    public var har: [UInt8] { get async { await log.har(of: fetch) } }
}
