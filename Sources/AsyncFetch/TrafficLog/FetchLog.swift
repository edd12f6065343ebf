/// What a ``TrafficLog`` has of one fetch or ticket.
public struct FetchLog: Sendable {
    private let log: TrafficLog
    private let fetch: FetchID

    init(_ log: TrafficLog, of fetch: FetchID) {
        self.log = log
        self.fetch = fetch
    }

    /// Its attempts in their order, redirects and chunks of an upload among them; waits for those under way to be written.
    public var entries: [TrafficLog.Entry] { get async { await log.entries(of: fetch) } }

    /// A page that any browser shows.
    public var html: String { get async { await log.html(of: fetch) } }

    /// An HTTP archive (HAR 1.2).
    public var har: [UInt8] { get async { await log.har(of: fetch) } }
}
