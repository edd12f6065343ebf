import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// A server with one upload session, which speaks a protocol and fails as the test says.
final class UploadServer: Sendable {
    enum Step: Sendable, Equatable { case open, part, query, cancel }

    enum Fault: Sendable, Equatable {
        /// Stores so many bytes of the part, all of them for nil, and breaks the connection.
        case breaks(storing: Int? = 0)
        /// Stores so many bytes of the part, and says so.
        case stores(Int)
        /// Answers with a status, and does nothing.
        case answers(Int)
        /// Answers that the first so many bytes are stored.
        case claims(Int64)
        /// Answers as usual, and moves the session to another URL.
        case moves
        case stalls
        /// Stores so many bytes of the part, all of them for nil, and never answers.
        case goesSilent(storing: Int?)
    }

    /// A fault of the `nth` request of a kind, counted from 1, and of some after it.
    struct Rule: Sendable, CustomTestStringConvertible {
        let step: Step
        let nth: Int
        let times: Int
        let fault: Fault

        init(_ fault: Fault, _ step: Step, nth: Int = 1, times: Int = 1) {
            (self.step, self.nth, self.times, self.fault) = (step, nth, times, fault)
        }

        var testDescription: String { "\(fault) at \(step) \(nth), \(times) times" }
    }

    /// The session, for dialects.
    struct Session: Sendable {
        var stored: [UInt8] = []
        var total: Int64?
        var isComplete = false
        /// Where it was opened, or has moved to.
        var place = "/session/1"
        var hasMoved = false
    }

    private struct State {
        var session = Session()
        var isOpen = false
        var steps: [Step] = []
        var repeated = 0
        var hash: String?
        /// The number of requests that got no answer.
        var silences = 0
    }

    private let dialect: any UploadDialect
    private let rules: [Rule]
    private let state = Mutex(State())

    init(_ dialect: any UploadDialect, _ rules: [Rule] = []) {
        (self.dialect, self.rules) = (dialect, rules)
    }

    var stored: [UInt8] { state.withLock { $0.session.stored } }
    var isComplete: Bool { state.withLock { $0.session.isComplete } }
    var steps: [Step] { state.withLock { $0.steps } }
    /// The hash of everything (`x-goog-hash`), if it came.
    var hash: String? { state.withLock { $0.hash } }

    /// Waits until so many requests have been left without an answer.
    func waitForSilences(_ count: Int) async throws {
        while state.withLock({ $0.silences }) < count {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// Waits until the server has taken so many requests in hand: one that ends while it arrives does not count.
    func waitForSteps(_ count: Int) async throws {
        while steps.count < count {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
    /// The number of bytes that came although they were stored.
    var repeatedCount: Int { state.withLock { $0.repeated } }

    /// A transport to it; several lead to the same session.
    func transport() -> ScriptedTransport {
        ScriptedTransport(maximumRecordedBytes: 8 << 20) { self.answer($0) }
    }

    func answer(_ request: SentRequest) -> ScriptedTransport.Answer {
        state.withLock { state in
            let step = dialect.step(of: request)
            state.steps.append(step)
            let number = state.steps.count { $0 == step }
            let fault = rules.first { $0.step == step && $0.nth..<$0.nth + $0.times ~= number }?.fault
            switch fault {
            case .answers(let status)?: return .status(status)
            case .stalls?: return .stall
            case .claims(let count)?: return dialect.stored(count, state.session)
            case .moves?: (state.session.place, state.session.hasMoved) = ("/session/2", true)
            case .breaks?, .stores?, .goesSilent?, nil: break
            }
            switch step {
            case .open:
                if case .breaks? = fault { return .failure(.connectionLost) }
                (state.session, state.isOpen) = (Session(), true)
                return dialect.opened(request, &state.session)
            case .cancel:
                state.isOpen = false
                return .status(dialect.cancelledStatus)
            case .query:
                guard state.isOpen else { return .status(404) }
                if case .breaks? = fault { return .failure(.connectionLost) }
                if case .goesSilent? = fault {
                    state.silences += 1
                    return .stall
                }
                dialect.note(request, &state.session)  // it may be the last part, which is empty
                return dialect.answer(to: request, state.session)
            case .part:
                guard state.isOpen else { return .status(404) }
                return store(request, fault, &state)
            }
        }
    }

    private func store(_ request: SentRequest, _ fault: Fault?, _ state: inout State) -> ScriptedTransport.Answer {
        var bytes = Array(request.body.readableBytesView)
        let offset = dialect.offset(of: request)
        guard offset <= state.session.stored.count else { return .status(503) }
        let known = min(state.session.stored.count - offset, bytes.count)
        state.repeated += known
        bytes.removeFirst(known)
        var (breaks, isSilent) = (false, false)
        switch fault {
        case .breaks(let count)?:
            bytes = Array(bytes.prefix(count ?? bytes.count))
            breaks = true
        case .stores(let count)?: bytes = Array(bytes.prefix(count))
        case .goesSilent(let count)?:
            bytes = Array(bytes.prefix(count ?? bytes.count))
            isSilent = true
        default: break
        }
        state.session.stored += bytes
        state.hash = request.header("x-goog-hash") ?? state.hash
        dialect.note(request, &state.session)
        if isSilent {
            state.silences += 1
            return .stall
        }
        return breaks ? .failure(.connectionLost) : dialect.status(state.session, after: request)
    }
}

/// What a protocol looks like from the server's side.
protocol UploadDialect: Sendable {
    var cancelledStatus: Int { get }
    func step(of request: SentRequest) -> UploadServer.Step
    func offset(of part: SentRequest) -> Int
    func opened(_ request: SentRequest, _ session: inout UploadServer.Session) -> ScriptedTransport.Answer
    /// Takes from a request whose bytes are stored what it says of the whole.
    func note(_ request: SentRequest, _ session: inout UploadServer.Session)
    func status(_ session: UploadServer.Session) -> ScriptedTransport.Answer
    func answer(to query: SentRequest, _ session: UploadServer.Session) -> ScriptedTransport.Answer
    func status(_ session: UploadServer.Session, after part: SentRequest) -> ScriptedTransport.Answer
    /// The answer that so many bytes are stored.
    func stored(_ count: Int64, _ session: UploadServer.Session) -> ScriptedTransport.Answer
}

extension UploadDialect {
    func answer(to query: SentRequest, _ session: UploadServer.Session) -> ScriptedTransport.Answer {
        status(session)
    }

    func status(_ session: UploadServer.Session, after part: SentRequest) -> ScriptedTransport.Answer {
        status(session)
    }
}
