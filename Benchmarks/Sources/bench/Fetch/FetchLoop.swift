import ArgumentParser
import AsyncFetch
import Synchronization

/// Small GETs by one client alone, for profilers.
struct FetchLoop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Sends small GETs through some stages, and prints the cost of each.",
        shouldDisplay: false
    )

    enum Stage: String, CaseIterable, ExpressibleByArgument {
        case bare, throttle, cache, middleware, attemptMiddleware, listener
    }

    @Argument(help: "The stages that are on; bare stands for AsyncHTTPClient alone.")
    var stages: [Stage] = []
    @Option var count = 20_000
    @Option var inFlight = 1

    func run() async throws {
        try await PlainServer.with { url in
            if stages == [.bare] { return try await BareClient.with { try await measure($0.get, url) } }
            let all = Fetcher.Configuration.everyStage
            let fetcher = Fetcher(
                .init {
                    if stages.contains(.throttle) { $0.throttle = all.throttle }
                    if stages.contains(.cache) { $0.cache = all.cache }
                    if stages.contains(.middleware) { $0.middleware = all.middleware }
                    if stages.contains(.attemptMiddleware) { $0.attemptMiddleware = all.attemptMiddleware }
                }
            )
            let listener = stages.contains(.listener) ? Task { for await _ in fetcher.events {} } : nil
            try await measure(fetcher.get, url)
            await fetcher.shutdown()
            await listener?.value
        }
    }

    private func measure(_ get: @escaping @Sendable (String) async throws -> Void, _ url: String) async throws {
        let number = Atomic(0)
        for round in 0..<4 {
            let cost = try await Cost.of {
                try await repeating(count, inFlight: inFlight) {
                    let number = number.wrappingAdd(1, ordering: .relaxed).newValue
                    try await get("\(url)\(PlainServer.Path.small)?number=\(number)")
                }
            }
            guard round > 0 else { continue }  // a warm-up
            print(cost.seconds / Double(count) * 1e6, "µs", cost.cpuSeconds / Double(count) * 1e6, "µs CPU")
        }
    }
}
