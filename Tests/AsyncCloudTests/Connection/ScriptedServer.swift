import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import Synchronization

/// A scripted ownCloud at `https://host/cloud/` in which alice is at home, whose answers change while it is asked.
final class ScriptedServer: Sendable {
    static let status = "/cloud/status.php"
    static let files = "/cloud/remote.php/dav/files/alice/"
    static let shares = "/cloud/ocs/v2.php/apps/files_sharing/api/v1/shares"

    /// The answers that let alice in.
    static let alice: [String: ScriptedTransport.Answer] = [
        status: state(), "/cloud/ocs/v2.php/cloud/capabilities": ocs("{}"),
        "/cloud/ocs/v2.php/cloud/user": ocs(#"{"id":"alice","display-name":"Alice"}"#),
    ]

    private struct State {
        var answers = ScriptedServer.alice
        var outage: ScriptedTransport.Answer?
        var onRequest: @Sendable () -> Void = {}
    }

    private let state = Mutex(State())

    /// The answer to all requests, whatever they are about.
    var outage: ScriptedTransport.Answer? {
        get { state.withLock(\.outage) }
        set { state.withLock { $0.outage = newValue } }
    }

    /// The answer to requests for a path.
    subscript(path: String) -> ScriptedTransport.Answer? {
        get { state.withLock { $0.answers[path] } }
        set { state.withLock { $0.answers[path] = newValue } }
    }

    /// Calls a closure when a request has arrived.
    func onRequest(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onRequest = body } }

    func answer(_ request: SentRequest) -> ScriptedTransport.Answer {
        state.withLock(\.onRequest)()
        return state.withLock { $0.outage ?? $0.answers[request.path] ?? .status(404, body: "nothing there") }
    }

    /// A `status.php`.
    static func state(isInMaintenance: Bool = false, needsUpgrade: Bool = false) -> ScriptedTransport.Answer {
        .status(
            200,
            body: #"{"installed":true,"maintenance":\#(isInMaintenance),"needsDbUpgrade":\#(needsUpgrade),"#
                + #""version":"11.0.0.0","versionstring":"11.0.0"}"#
        )
    }

    /// An answer of the Open Collaboration Services.
    static func ocs(_ data: String) -> ScriptedTransport.Answer {
        .status(200, body: #"{"ocs":{"meta":{"statuscode":200},"data":\#(data)}}"#)
    }

    /// A connection to the server, its transport and its fetcher.
    func run(_ body: (Cloud.Connection, ScriptedTransport, Fetcher) async throws -> Void) async throws {
        let transport = ScriptedTransport { self.answer($0) }
        let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        let fetcher = Fetcher(
            .init {
                $0.clock = clock
                $0.random = { 0 }
                $0.throttle = .none  // many failures in a row are the subject here
            },
            transport: transport
        )
        let result: Result<Void, any Error>
        do {
            let connection = try Cloud.Connection("https://host/cloud", fetcher: fetcher, clock: clock)
            result = .success(try await body(connection, transport, fetcher))
        } catch { result = .failure(error) }
        await fetcher.shutdown()
        try result.get()
    }
}
