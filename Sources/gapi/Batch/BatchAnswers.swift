import AsyncFetch
import AsyncGAPI
import AsyncJSON
import Synchronization

/// The answers of a run, which are written in the order of the calls, or as they come.
final class BatchAnswers: Sendable {
    /// The most calls that are begun and whose answers are not written.
    static let maximumAhead = 10_000

    private struct State {
        /// The number of calls, of lines that are no calls too.
        var begun = 0
        var written = 0
        /// The calls that were sent, by their numbers among these.
        var sent: [Int: (index: Int, id: JSON.Value?)] = [:]
        var sentCount = 0
        /// Answers by their places in the output, which wait for one before them.
        var waiting: [Int: String] = [:]
        var outcomes: [String: Int] = [:]
        var failed = 0
        var room: Promise<Void>?
    }

    private let isOrdered: Bool
    private let state = Mutex(State())
    private let write: @Sendable (String) -> Void

    init(inOrder isOrdered: Bool, write: @escaping @Sendable (String) -> Void) {
        self.isOrdered = isOrdered
        self.write = write
    }

    /// The number of calls, and of those that failed.
    var counts: (all: Int, failed: Int) { state.withLock { ($0.begun, $0.failed) } }

    /// The number of calls by their outcome, the most frequent first.
    var outcomes: [(name: String, count: Int)] {
        state.withLock { $0.outcomes.map { (name: $0.key, count: $0.value) } }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// Waits until there are few calls whose answers are not written.
    func waitForRoom() async throws {
        while let room = state.withLock({ state -> Promise<Void>? in
            guard state.begun - state.written >= Self.maximumAhead else { return nil }
            let room = state.room ?? Promise()
            state.room = room
            return room
        }) {
            try await room.value
        }
    }

    /// Records a call that is sent next.
    func begin(_ id: JSON.Value?) {
        state.withLock { state in
            state.sent[state.sentCount] = (state.begun, id)
            state.sentCount += 1
            state.begun += 1
        }
    }

    /// Writes the answer to a line that is no call.
    func refuse(_ id: JSON.Value?, _ failure: ToolFailure) {
        state.withLock { state in
            let index = state.begun
            state.begun += 1
            put(Self.text(index, id, failure.json["error"].map { ["error": $0] } ?? [:]), index, &state)
            state.failed += 1
            state.outcomes["not sent", default: 0] += 1
        }
    }

    /// Writes the answer to the sent call of a number.
    func settle(_ number: Int, _ result: Result<JSON.Value, GAPI.Error>) {
        state.withLock { state in
            guard let (index, id) = state.sent.removeValue(forKey: number) else { return }
            switch result {
            case .success(let value):
                put(Self.text(index, id, ["value": value]), index, &state)
                state.outcomes["ok", default: 0] += 1
            case .failure(let error):
                var failure = ToolFailure(error).json["error"] ?? [:]
                failure["code"] = JSON.Value("\(error.code)")
                put(Self.text(index, id, ["error": failure]), index, &state)
                state.failed += 1
                let reason = error.reason ?? error.canonicalStatus
                let name = [error.status.map { "HTTP \($0)" } ?? "\(error.code)", reason].compactMap(\.self)
                state.outcomes[name.joined(separator: " "), default: 0] += 1
            }
        }
    }

    private static func text(_ index: Int, _ id: JSON.Value?, _ answer: JSON.Value) -> String {
        var line: JSON.Value = ["index": JSON.Value(index)]
        if let id { line["id"] = id }
        for (name, value) in answer.members ?? [] { line[name] = value }
        return line.description + "\n"
    }

    // Inside the lock, so that no later answer is written before an earlier one.
    private func put(_ text: String, _ index: Int, _ state: inout State) {
        state.waiting[isOrdered ? index : state.written] = text
        while let next = state.waiting.removeValue(forKey: state.written) {
            write(next)
            state.written += 1
        }
        guard state.begun - state.written < Self.maximumAhead else { return }
        state.room?.fulfill(.success(()))
        state.room = nil
    }
}
