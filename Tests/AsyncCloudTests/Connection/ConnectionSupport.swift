import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CloudEmulator

/// A connection of a user to an emulated ownCloud.
func withCloud(
    _ configuration: EmulatedCloud.Configuration = .init(),
    user: String = "alice",
    _ body: (Cloud.Connection, EmulatedCloud) async throws -> Void
) async throws {
    try await EmulatedCloud.run(configuration) { cloud in
        let login = try BasicCredentials(user: user, password: "\(user)-secret")
        let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(8)))
        let fetcher = Fetcher(
            .init {
                $0.credentials[cloud.url] = login
                $0.clock = clock
                $0.random = { 0.01 }
            }
        )
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(try Cloud.Connection(cloud.url, fetcher: fetcher, clock: clock), cloud))
        } catch { result = .failure(error) }
        await fetcher.shutdown()
        try result.get()
    }
}

/// A connection whose server is a script: each path has its answer.
func withConnection(
    _ answers: [String: ScriptedTransport.Answer],
    _ body: (Cloud.Connection, ScriptedTransport) async throws -> Void
) async throws {
    let transport = ScriptedTransport { request in
        answers[request.path] ?? .status(404, body: "nothing at \(request.path)")
    }
    let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
    let fetcher = Fetcher(
        .init {
            $0.clock = clock
            $0.random = { 0 }
        },
        transport: transport
    )
    let result: Result<Void, any Error>
    do {
        let connection = try Cloud.Connection("https://host/cloud", fetcher: fetcher, clock: clock)
        result = .success(try await body(connection, transport))
    } catch { result = .failure(error) }
    await fetcher.shutdown()
    try result.get()
}
