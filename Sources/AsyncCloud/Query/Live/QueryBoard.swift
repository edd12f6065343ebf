import AsyncFetch
import Synchronization

/// The latest contents of a query, where its readers find them.
final class QueryBoard: Sendable {
    /// The contents at one moment.
    struct Notice: Sendable {
        var revision = 0
        var root: ItemNode?
        var state = Cloud.Snapshot.State.waitingForServer
        var error: Cloud.Error?
        /// The number of failures so far: a second one is news, too.
        var failures = 0
    }

    private struct State {
        var notice = Notice()
        /// The anchor of the contents; `nil` before the first ones.
        var anchor: Int64?
        var isTargetGone = false
        var serving: Cloud.QueryServing?
        var next = Promise<Void>()
        var end: Result<Void, any Error>?
    }

    private let state: Mutex<State>

    /// - Parameter isServed: A Boolean value indicating whether a server brings the contents up to date.
    init(isServed: Bool) {
        var state = State()
        state.serving = isServed ? .waiting : nil
        self.state = Mutex(state)
    }

    // MARK: Writing

    /// Puts up the contents that the database has at an anchor.
    ///
    /// - Parameters:
    ///   - root: The items.
    ///   - anchor: The anchor.
    ///   - isTargetGone: A Boolean value indicating whether the folder or the item of the query existed, and does not now.
    ///   - isTargetNew: A Boolean value indicating whether the database has just got the target, or a new version of it:
    ///     a server that had no such folder, or gave no list, has answered since.
    func post(_ root: ItemNode?, anchor: Int64, isTargetGone: Bool, isTargetNew: Bool) {
        change { state in
            switch state.serving {
            case .removed?, .failed?: if isTargetNew { state.serving = .waiting }
            case nil, .waiting?, .current?: break
            }
            let isChanged = state.anchor == nil || state.notice.root !== root
            state.notice.root = root
            state.anchor = anchor
            state.isTargetGone = isTargetGone
            return isChanged
        }
    }

    /// Forgets the news of the server, and shows nothing before the next contents: those of a new file, or of a folder that
    /// has taken the place of the one that the server told of.
    func restart() {
        state.withLock { state in
            if state.serving != nil { state.serving = .waiting }
            state.anchor = nil
        }
    }

    /// Notes the news of the server.
    func note(_ serving: Cloud.QueryServing) {
        change { state in
            state.serving = serving
            guard case .failed = serving else { return false }
            state.notice.failures += 1
            return true
        }
    }

    /// Ends the readers once they have read the last contents.
    func finish(_ result: Result<Void, any Error>) {
        let next = state.withLock { state in
            if state.end == nil { state.end = result }
            return state.next
        }
        next.fulfill(.success(()))
    }

    private func change(_ body: (inout State) -> Bool) {
        let waiting: Promise<Void>? = state.withLock { state in
            var isChanged = body(&state)
            let (word, error) = Self.word(state)
            if state.notice.state != word { isChanged = true }
            state.notice.state = word
            state.notice.error = error
            guard isChanged, state.anchor != nil, state.end == nil else { return nil }
            state.notice.revision += 1
            defer { state.next = Promise() }
            return state.next
        }
        waiting?.fulfill(.success(()))
    }

    private static func word(_ state: State) -> (Cloud.Snapshot.State, Cloud.Error?) {
        if state.isTargetGone { return (.targetRemoved, nil) }
        let early: Cloud.Snapshot.State = state.notice.root == nil ? .waitingForServer : .contentsFromCache
        switch state.serving {
        case nil: return (.idle, nil)
        case .removed?: return (.targetRemoved, nil)
        case .failed(let error)?: return (.failed, error)
        case .waiting?: return (early, nil)
        // The list is in the database, and on its way to here.
        case .current(let anchor)?: return ((state.anchor ?? .min) >= anchor ? .idle : early, nil)
        }
    }

    // MARK: Reading

    /// Returns the latest contents once they are newer than a revision; `nil` when there will be no newer ones.
    func notice(after revision: Int) async throws -> Notice? {
        while true {
            try Task.checkCancellation()
            let (notice, next, end) = state.withLock { ($0.notice, $0.next, $0.end) }
            if notice.revision > revision { return notice }
            if let end {
                try end.get()
                return nil
            }
            try await next.value
        }
    }
}
