import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

/// Random batches against a server with random faults, and a model of what must never happen.
///
/// Every call has exactly one outcome, no call that is not idempotent is carried out twice, and an outcome says the
/// truth. `BATCH_RUNS=100000` makes fifty times as many batches.
@Suite("Random batches", .timeLimit(.minutes(60)))
struct BatchModelTests {
    private static let shards = 10
    private static let runs = ProcessInfo.processInfo.environment["BATCH_RUNS"].flatMap { Int($0) } ?? 2_000

    /// What the server has done, and what it does next.
    private final class Server: Sendable {
        struct State {
            var random: SplitMix
            /// How often each call was carried out.
            var runs: [String: Int] = [:]
            /// The requests without a fault at their end, so that each run ends.
            var requests = 0
        }

        private let state: Mutex<State>

        init(seed: UInt64) { state = Mutex(State(random: SplitMix(state: seed))) }

        func runs(of name: String) -> Int { state.withLock { $0.runs[name] ?? 0 } }

        func answer(_ calls: [InnerCall]) -> ScriptedTransport.Answer {
            state.withLock { state in
                state.requests += 1
                let fault = Int.random(in: 0..<100, using: &state.random)
                switch fault {
                case 0..<5: return .status(429, headers: [.retryAfter: "1"])
                case 5..<8: return .json(InnerAnswer.error(403, "rateLimitExceeded").body, status: 403)
                case 8..<10: return .json(InnerAnswer.error(400, "invalid").body, status: 400)
                case 10..<15 where calls.count > 1:
                    return .json(InnerAnswer.error(400, "", "count exceeds the limit").body, status: 400)
                case 15..<18 where calls.count > 1: return .status(413)
                default: break
                }
                var parts: [(String, InnerAnswer)] = []
                for call in calls.shuffled(using: &state.random) {
                    if let answer = Self.answer(to: call, &state) { parts.append((call.id, answer)) }
                }
                switch fault {
                case 20..<25: return .status(503)
                case 25..<30: return .failure(.connectionLost)
                case 30..<33: return .failure(.idleTimeout)
                case 33..<43:
                    let length = ScriptedTransport.Answer.batchText(parts, isClosed: true).utf8.count
                    return .batch(parts).cut(afterBytes: Int.random(in: 0..<max(length, 1), using: &state.random))
                case 43..<45: return .status(200, headers: [.contentType: "text/html"], body: "<html>")
                default: return .batch(parts)
                }
            }
        }

        private static func answer(to call: InnerCall, _ state: inout State) -> InnerAnswer? {
            switch Int.random(in: 0..<20, using: &state.random) {
            case 0: return .error(429)
            case 1: return .error(403, "userRateLimitExceeded")
            case 2: return .error(403, "forbidden", "Exceeds allowed inner batch requests soft limit. Please retry.")
            case 3: return .error(404, "notFound")
            case 4: return .error(503)
            case 5: return nil
            case 6:
                state.runs[call.name, default: 0] += 1
                return .error(500)
            case 7:
                state.runs[call.name, default: 0] += 1
                return nil
            default:
                state.runs[call.name, default: 0] += 1
                return call.method == "GET" ? .object(call.name) : InnerAnswer(status: 204)
            }
        }
    }

    /// A call of one of three kinds, by its number.
    private static func job(_ number: Int) -> (isIdempotent: Bool, query: AnyQuery) {
        let name = "o\(number)"
        switch number % 3 {
        case 0: return (true, AnyQuery(Storage.ObjectsGetQuery(bucket: "b", object: name)))
        case 1: return (false, AnyQuery(Storage.ObjectsDeleteQuery(bucket: "b", object: name)))
        default:
            return (true, AnyQuery(Storage.ObjectsDeleteQuery(bucket: "b", object: name) { $0.ifGenerationMatch = 1 }))
        }
    }

    @Test(arguments: 0..<shards)
    func eachCallHasOneOutcomeAndNoneRunsTwice(shard: Int) async throws {
        for run in stride(from: shard, to: Self.runs, by: Self.shards) {
            var random = SplitMix(state: UInt64(run) &* 7_919)
            let server = Server(seed: random.next())
            let transport = ScriptedTransport { server.answer($0.innerCalls) }
            let scripted = ScriptedStorage(transport, clock: VirtualClock(skippingUpTo: .seconds(60)))
            var options = GAPI.BatchOptions()
            options.maximumCalls = Int.random(in: 1...6, using: &random)
            options.batchesInFlight = Int.random(in: 1...2, using: &random)
            options.calls.retry = StandardRetry { $0.maximumAttempts = 4 }
            let count = Int.random(in: 1...14, using: &random)
            var outcomes = [Int](repeating: 0, count: count)
            let queries = (0..<count).map { Self.job($0).query }
            for try await (index, result) in scripted.storage.batchResults(of: queries, options: options) {
                outcomes[index] += 1
                check(result, index, server, run)
            }
            #expect(outcomes == Array(repeating: 1, count: count), "run \(run)")
            #expect(scripted.fetcher.inFlightCount == 0, "run \(run)")
        }
    }

    private func check(_ result: Result<Void, GAPI.Error>, _ index: Int, _ server: Server, _ run: Int) {
        let runs = server.runs(of: "o\(index)")
        let isIdempotent = Self.job(index).isIdempotent
        if !isIdempotent { #expect(runs <= 1, "run \(run), call \(index)") }
        switch result {
        case .success: #expect(runs >= 1, "run \(run), call \(index)")
        case .failure(let error):
            #expect(error.code != .outcomeUnknown || !isIdempotent, "run \(run), call \(index)")
            let isRefused = error.status == 429 || error.status == 403 || error.status == 404
            if isRefused, !isIdempotent { #expect(runs == 0, "run \(run), call \(index)") }
        }
    }
}

/// A query whose response does not matter.
private struct AnyQuery: GAPI.Query {
    typealias Response = Void

    private var query: any GAPI.Query

    init(_ query: any GAPI.Query) { self.query = query }

    var method: GAPI.QueryMethod { query.method }
    var common: GAPI.CommonParameters {
        get { query.common }
        set { query.common = newValue }
    }
    func encode(into parameters: inout GAPI.QueryParameters) { query.encode(into: &parameters) }
}
