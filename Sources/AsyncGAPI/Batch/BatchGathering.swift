import AsyncFetch
import Synchronization

/// The place where the calls of one run gather until they fill a batch.
///
/// A call comes, waits, is sent with others, and comes back to its own retry logic with its part of the answer. It may
/// then leave for a while (a wait, a new token) and come again. A batch is sent when it is full; or when no further call
/// can be on its way to it; or after a time, because a call may be held up by something that waits for this batch.
///
/// All decisions are made here, behind one lock; ``BatchSender`` sends.
final class BatchGathering: Sendable {
    /// A call that waits to be sent.
    struct Waiting: Sendable {
        let member: BatchMember
        var part: BatchPart
        let reply: Promise<TransportResponse>
    }

    /// The batches in which a call may be: their own requests differ in their credentials.
    enum Lane: Int, CaseIterable {
        /// The request has the credentials of the service.
        case authorized
        /// The request has none, because a call in it must have none, or those of its user in another form.
        case bare
    }

    /// A reason why calls of one batch come back at the same time.
    struct Return: Hashable {
        enum Reason: Hashable {
            case delay(Duration)
            case refresh(String?)
        }
        let batch: Int
        let reason: Reason
    }

    /// A batch that is to be sent now.
    struct Departure: Sendable {
        let batch: BatchMember.Batch
        let lane: Lane
        let calls: [Waiting]
    }

    /// The place of a call.
    private enum Place: Equatable {
        case coming
        case waiting(Lane)
        case sent(batch: Int)
        case away(Return)
    }

    private struct Queue {
        var calls: [Waiting] = []
        var bytes = BatchRequestBody.closingSize
    }

    private struct Running {
        /// The calls that still wait for their parts.
        var waiting: Int
        var hasAnswer = false
        var ticket: FetchTicket<Void>?
    }

    private struct State {
        var places: [Int: Place] = [:]
        var coming = 0
        var lastID = 0
        var lastBatch = 0
        var queues = [Queue](repeating: Queue(), count: Lane.allCases.count)
        var running: [Int: Running] = [:]
        /// The most calls of the next batch, and the most that the service has not yet refused.
        var most: Int
        var ceiling: Int
        /// A Boolean value indicating whether the run may add another call without waiting.
        var isReading = true
        /// A Boolean value indicating whether the run adds no more calls.
        var hasEnded = false
        var alarm = Alarm()
        /// A Boolean value indicating whether the calls that wait have waited long enough for others.
        var isLate = false
        var isCancelled = false
        /// The batches that have not ended, and some that have.
        var tickets: [FetchTicket<Void>] = []
    }

    /// The time after which the calls that wait go without others.
    private struct Alarm {
        var number = 0
        var isSet = false
        var task: Task<Void, Never>?

        mutating func clear() {
            isSet = false
            task.take()?.cancel()
        }
    }

    private let limits: GAPI.BatchLimits
    private let options: GAPI.BatchOptions
    private let fetcher: FetcherCore
    private let sender: BatchSender
    private let state: Mutex<State>

    init(_ limits: GAPI.BatchLimits, _ options: GAPI.BatchOptions, _ sender: BatchSender) {
        self.limits = limits
        self.options = options
        self.sender = sender
        fetcher = sender.fetcher
        let most = max(limits.maximumCalls, 1)
        state = Mutex(State(most: most, ceiling: most))
    }

    // MARK: The run

    /// Adds a call, which is on its way from now on.
    func begin() -> BatchMember {
        state.withLock { state in
            state.lastID += 1
            state.places[state.lastID] = .coming
            state.coming += 1
            return BatchMember(id: state.lastID)
        }
    }

    /// Records if the run may add a call without waiting for the results of others.
    func setReading(_ isReading: Bool) {
        change { $0.isReading = isReading }
    }

    /// Records that the run adds no more calls.
    func endReading() {
        change { state in
            state.isReading = false
            state.hasEnded = true
        }
    }

    /// Ends the batches that are still running, and waits for their ends.
    func shutDown() async {
        let tickets = state.withLock { state in
            state.isCancelled = true
            state.alarm.clear()
            return state.tickets
        }
        for ticket in tickets { ticket.cancel() }
        for ticket in tickets { _ = try? await ticket.join() }
    }

    // MARK: The calls

    /// Sends a call with others, and returns its part of the answer.
    ///
    /// Cancelling the task ends the wait; ``end(_:)`` must follow.
    func send(_ part: BatchPart, of member: BatchMember, in lane: Lane) async throws -> TransportResponse {
        let reply = Promise<TransportResponse>()
        change { state in
            if case .away(let reason)? = state.places[member.id] {
                // The others that left for the same reason come now, too, and those that are just about to leave.
                member.batch?.end(reason.reason)
                for (id, other) in state.places where other == .away(reason) { Self.move(id, to: .coming, &state) }
            }
            Self.move(member.id, to: .waiting(lane), &state)
            state.queues[lane.rawValue].calls.append(Waiting(member: member, part: part, reply: reply))
            state.queues[lane.rawValue].bytes += part.encodedSize
        }
        // A call that runs in its caller's task is stopped by an interruption, not by the cancellation of the task.
        return try await Interruption.ending {
            try await reply.value
        } by: {
            reply.fulfill(.failure(CancellationError()))
        }
    }

    /// Records that a call does not come before it has waited for something.
    func leave(_ member: BatchMember, until reason: Return) {
        change { state in
            guard state.places[member.id] == .coming, member.batch?.hasEnded(reason.reason) != true else { return }
            Self.move(member.id, to: .away(reason), &state)
        }
    }

    /// Records that a call has its result, or was cancelled; it does not come again.
    func end(_ member: BatchMember) {
        let ticket = state.withLock { state -> FetchTicket<Void>? in
            let place = state.places[member.id]
            Self.move(member.id, to: nil, &state)
            switch place {
            case .waiting(let lane):
                let queue = state.queues[lane.rawValue]
                guard let index = queue.calls.firstIndex(where: { $0.member === member }) else { return nil }
                let removed = state.queues[lane.rawValue].calls.remove(at: index)
                state.queues[lane.rawValue].bytes -= removed.part.encodedSize
                return nil
            case .sent(let batch):
                state.running[batch]?.waiting -= 1
                return state.running[batch]?.waiting == 0 ? state.running[batch]?.ticket : nil
            case .coming, .away, nil: return nil
            }
        }
        ticket?.cancel()  // nobody waits for this batch any more
        change { _ in }
    }

    func payForRetry(afterTimeout isTimeout: Bool) -> Bool {
        guard let request = try? sender.request.get() else { return true }
        return fetcher.payForRetry(of: request, afterTimeout: isTimeout)
    }

    // MARK: The sender

    /// Adapts the size of batches: smaller after a refusal for the rate, then growing again.
    func adapt(afterRefusal isRefused: Bool, of count: Int) {
        state.withLock { state in
            if isRefused {
                state.most = max(min(state.most, count) / 2, 1)
            } else {
                state.most = state.most > state.ceiling / 2 ? state.ceiling : state.most * 2
            }
        }
    }

    /// Records that the service takes no batches of this many calls.
    func refuse(count: Int) {
        state.withLock { state in
            state.ceiling = max(min(state.ceiling, count / 2), 1)
            state.most = min(state.most, state.ceiling)
        }
    }

    /// Gives each call its part of an answer.
    func settle(_ calls: [(Waiting, BatchMember.Verdict, Result<TransportResponse, any Error>)], of batch: Int) {
        state.withLock { state in
            state.running[batch]?.hasAnswer = true
            for (call, verdict, _) in calls where state.places[call.member.id] == .sent(batch: batch) {
                // Each of them now ends, or leaves, or comes again; those that come again are sent together.
                Self.move(call.member.id, to: .coming, &state)
                state.running[batch]?.waiting -= 1
                call.member.settle(verdict)
            }
        }
        for (call, _, result) in calls { call.reply.fulfill(result) }
    }

    /// Records the end of a batch.
    func didEnd(_ batch: Int) {
        change { $0.running[batch] = nil }
    }

    // MARK: Decisions

    private static func move(_ id: Int, to place: Place?, _ state: inout State) {
        if state.places[id] == .coming { state.coming -= 1 }
        if place == .coming { state.coming += 1 }
        state.places[id] = place
    }

    /// Changes the state, and sends what is to be sent then.
    private func change(_ change: (inout State) -> Void) {
        let (departures, alarm) = state.withLock { state in
            change(&state)
            var departures: [Departure] = []
            while let departure = next(&state) { departures.append(departure) }
            if !departures.isEmpty {
                state.alarm.clear()
                state.isLate = false
            }
            return (departures, needsAlarm(state) ? setAlarm(&state) : nil)
        }
        for departure in departures { start(departure) }
        if let alarm { start(alarm) }
    }

    private func needsAlarm(_ state: State) -> Bool {
        let mayStart = state.running.count < max(options.batchesInFlight, 1) && !state.isCancelled
        return mayStart && !state.alarm.isSet && !state.isLate && state.queues.contains { !$0.calls.isEmpty }
    }

    private func setAlarm(_ state: inout State) -> Int {
        state.alarm.number += 1
        state.alarm.isSet = true
        return state.alarm.number
    }

    /// Takes the next batch from the calls that wait.
    private func next(_ state: inout State) -> Departure? {
        guard !state.isCancelled, state.running.count < max(options.batchesInFlight, 1) else { return nil }
        let isAlone = state.hasEnded || state.running.isEmpty && !state.isReading
        let mayBePart = state.isLate || state.coming == 0 && isAlone
        let most = min(state.most, max(options.maximumCalls ?? .max, 1))
        let mostBytes = min(limits.maximumBytes, options.maximumBytes ?? .max)
        let lane = Lane.allCases.first { lane in
            let queue = state.queues[lane.rawValue]
            guard !queue.calls.isEmpty else { return false }
            return mayBePart || queue.calls.count >= most || queue.bytes >= mostBytes
        }
        guard let lane else { return nil }
        var calls: [Waiting] = []
        var bytes = BatchRequestBody.closingSize
        for call in state.queues[lane.rawValue].calls.prefix(most) {
            // A single call below the service's limit is sent, whatever the caller's limit.
            guard calls.isEmpty || bytes + call.part.encodedSize <= mostBytes else { break }
            bytes += call.part.encodedSize
            calls.append(call)
        }
        state.queues[lane.rawValue].calls.removeFirst(calls.count)
        state.queues[lane.rawValue].bytes -= bytes - BatchRequestBody.closingSize
        state.lastBatch += 1
        let batch = BatchMember.Batch(number: state.lastBatch, random: fetcher.configuration.random())
        for index in calls.indices {
            calls[index].part.id = "\(index + 1)"
            calls[index].member.enter(batch)
            Self.move(calls[index].member.id, to: .sent(batch: batch.number), &state)
        }
        state.running[batch.number] = Running(waiting: calls.count)
        return Departure(batch: batch, lane: lane, calls: calls)
    }

    private func start(_ departure: Departure) {
        let ticket = sender.send(departure, for: self)
        let number = departure.batch.number
        let isUnwanted = state.withLock { state in
            state.running[number]?.ticket = ticket
            state.tickets.removeAll(where: \.isFinished)
            state.tickets.append(ticket)
            // All its calls were cancelled before the ticket was known.
            let isAbandoned = state.running[number].map { $0.waiting == 0 && !$0.hasAnswer } ?? false
            return state.isCancelled || isAbandoned
        }
        if isUnwanted { ticket.cancel() }
    }

    /// Lets the calls that wait go without others after a time.
    private func start(_ alarm: Int) {
        let task = Task { [weak self, clock = fetcher.configuration.clock, time = options.gatheringTime] in
            do { try await clock.sleep(time) } catch { return }
            self?.change { state in
                guard state.alarm.isSet, state.alarm.number == alarm else { return }
                state.alarm.isSet = false
                state.isLate = state.queues.contains { !$0.calls.isEmpty }
            }
        }
        let isNeeded = state.withLock { state in
            guard state.alarm.isSet, state.alarm.number == alarm else { return false }
            state.alarm.task = task
            return true
        }
        if !isNeeded { task.cancel() }
    }
}
