import AsyncFetch

/// The reading of one list's changes: what was taken, and what comes next.
///
/// The changes since a cursor are a *run* of pages. Its last page has the cursor for the next run. Some services send
/// that cursor on each page; then the first one counts, because what happens during a run may not be on its pages.
///
///     token ─ page ─ page ─ page ─▶ next token ─ wait ─ page ─▶ …
struct ChangeReader<Q: GAPI.ChangeQuery> {
    typealias Element = GAPI.ChangeElement<Q.Item>

    /// The step after the elements that are here.
    private enum Step {
        case check
        case resync(GAPI.Resync.Reason)
        case fetch
        case wait
        case fail(any Error)
        case end
    }

    private let source: ChangeSource<Q>
    private var step = Step.check
    /// The elements that were not taken yet, the next one last.
    private var elements: [Element] = []

    /// The place of the next page; `nil` in a complete list.
    private var cursor: GAPI.ChangeCursor?
    /// The place that was given to the caller last.
    private var given: GAPI.ChangeCursor?
    /// The token of the next page and the next run, in a complete list.
    private var page: String?
    private var next: String?
    /// The page tokens of this run.
    private var pages: Set<Int> = []
    /// A Boolean value indicating whether a page of this run had a change.
    private var hasChanges = false
    /// A Boolean value indicating whether a lost page made this run begin again.
    private var hasRestarted = false
    /// The number of cursors that the service has refused, one after the other.
    private var refusals = 0

    /// The number of runs without a change, one after the other.
    private var idleRuns = 0
    private var failures = 0
    private var lastQuestion = Duration.zero
    private var bell: GAPI.WakeUps.Bell?

    init(_ source: ChangeSource<Q>, from cursor: GAPI.ChangeCursor?) {
        self.source = source
        self.cursor = cursor
        given = cursor
        page = cursor?.page
        next = cursor?.next
    }

    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Element? {
        while true {
            if let element = elements.popLast() {
                if case .checkpoint(let cursor) = element { given = cursor }
                return element
            }
            let now = step
            step = .end  // unless this step succeeds
            switch now {
            case .end: return nil
            case .fail(let error): throw error
            case .check:
                try source.check(cursor)
                step = cursor == nil ? .resync(.first) : .fetch
            case .resync(let reason): try await resync(reason)
            case .fetch: try await fetch()
            case .wait: try await wait()
            }
        }
    }

    // MARK: Steps

    /// Begins with everything, after the cursor for the changes from now on was taken, if that is possible.
    private mutating func resync(_ reason: GAPI.Resync.Reason) async throws {
        try Task.checkCancellation()
        (page, next, pages, hasRestarted, hasChanges) = (nil, nil, [], false, false)
        given = nil  // also if the service gives the same cursor again, the end of the list is told
        guard let start = source.start else {
            cursor = nil
            elements = [.resync(GAPI.Resync(reason: reason, listing: .follows))]
            step = .fetch
            return
        }
        do {
            let token = try await start()
            failures = 0
            let cursor = place(token)
            self.cursor = cursor
            elements = [.checkpoint(cursor), .resync(GAPI.Resync(reason: reason, listing: .isUpToCaller))]
            step = .fetch
        } catch { try await recover(from: error, at: .resync(reason)) }
    }

    private mutating func fetch() async throws {
        try Task.checkCancellation()
        if source.options.wakeUps != nil, bell == nil { bell = source.options.wakeUps?.bell() }
        var query = source.query
        query.changeToken = cursor?.token
        query = query.page(page ?? query.pageToken)  // the cursor of some lists is a page token
        lastQuestion = source.clock.now()
        do {
            let response = try await source.fetch(query)
            // A page that cannot be read has no changes, but the cursor after it would pass over them.
            try ListCheck.require(response, of: query)
            take(response)
            failures = 0
            if cursor != nil { refusals = 0 }
        } catch let error as GAPI.Error where isPageLost(error) {
            // The page is lost, not the cursor: the run begins again, and its changes are repeated.
            hasRestarted = true
            (page, next, pages) = (nil, nil, [])
            step = .fetch
        } catch let error as GAPI.Error where cursor != nil && Q.changeFeed.isExpired(error) {
            try expire(error)
        } catch { try await recover(from: error, at: .fetch) }
    }

    private func isPageLost(_ error: GAPI.Error) -> Bool {
        cursor != nil && page != nil && !hasRestarted && (error.status == 400 || Q.changeFeed.isExpired(error))
    }

    private mutating func expire(_ error: GAPI.Error) throws {
        var failure = GAPI.Error(
            .resyncRequired,
            "the service knows the cursor no longer: read everything again",
            status: error.status,
            reason: error.reason,
            cause: error
        )
        failure.method = source.query.method.id
        if source.options.throwsWhenExpired { throw failure }
        refusals += 1
        guard refusals <= 3 else {
            failure.message = "the service refuses each cursor that it gives"
            throw failure
        }
        step = .resync(.expired(error))
    }

    /// Takes the elements of a page.
    private mutating func take(_ response: Q.Response) {
        let query = source.query
        elements = query.changes(in: response).map { .change($0) }
        if !elements.isEmpty { hasChanges = true }
        // Of an empty text nothing can be continued.
        next = next ?? query.nextChangeToken(in: response).flatMap { $0.isEmpty ? nil : $0 }
        step = .fetch
        if let token = query.nextPageToken(in: response), !token.isEmpty {
            page = token
            if !pages.insert(token.hashValue).inserted {
                step = failure(.repeatedPageToken, "the service repeated a page token: the changes would never end")
            } else if var cursor {
                (cursor.page, cursor.next) = (token, next)
                elements.append(.checkpoint(cursor))
            }
        } else {
            endRun()
        }
        elements.reverse()
    }

    private mutating func endRun() {
        let token = next ?? (hasChanges ? nil : cursor?.token)
        guard let token else {
            step = failure(
                .resyncRequired,
                "the service sent no cursor: it does not follow a list with these parameters"
            )
            return
        }
        idleRuns = hasChanges || cursor == nil ? 0 : idleRuns + 1
        let cursor = place(token)
        self.cursor = cursor
        if cursor != given { elements.append(.checkpoint(cursor)) }
        (page, next, pages, hasChanges, hasRestarted) = (nil, nil, [], false, false)
        step = source.options.endsWhenCurrent ? .end : .wait
    }

    private func failure(_ code: GAPI.Error.Code, _ message: String) -> Step {
        var error = GAPI.Error(code, message)
        error.method = source.query.method.id
        return .fail(error)
    }

    private func place(_ token: String) -> GAPI.ChangeCursor {
        GAPI.ChangeCursor(method: source.query.method.id, parameters: source.digest, token: token)
    }

    // MARK: Waits

    private mutating func wait() async throws {
        let delay = source.options.polling.delay(before: max(idleRuns, 1), random: source.random())
        if let bell {
            if try await bell.wait(upTo: delay, source.clock) {
                idleRuns = 0
                let elapsed = source.clock.now() - lastQuestion
                let rest = source.options.polling.minimumDelay - elapsed
                if rest > .zero { try await source.clock.sleep(rest) }
            }
        } else {
            try await source.clock.sleep(delay)
        }
        step = .fetch
    }

    /// Waits after a failure that may pass, and makes the step again; throws any other failure.
    private mutating func recover(from error: any Error, at failed: Step) async throws {
        guard let error = error as? GAPI.Error, error.isRetryable, failures < source.options.maximumFailures else {
            throw error
        }
        failures += 1
        let polling = source.options.polling
        let delay = polling.delay(before: failures, random: source.random())
        // A server may ask for a longer wait, but not for years.
        try await source.clock.sleep(max(delay, min(error.retryAfter ?? .zero, .seconds(3600))))
        step = failed
    }
}
