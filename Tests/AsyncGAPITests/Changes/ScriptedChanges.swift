import AsyncFetchTesting
@_spi(Generated) @testable import AsyncGAPI
import GAPICalendar
import GAPIDrive
import HTTPTypes

/// Services whose lists are followed, on a scripted transport.
struct ScriptedChanges {
    let transport: ScriptedTransport
    let clock: VirtualClock
    let fetcher: Fetcher
    let drive: DriveService
    let calendar: CalendarService
    /// A service for lists that only tests know.
    let other: StateService

    init(_ transport: ScriptedTransport, clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(100))) {
        self.transport = transport
        self.clock = clock
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.5 }
            },
            transport: transport
        )
        drive = DriveService(fetcher: fetcher)
        calendar = CalendarService(fetcher: fetcher)
        other = StateService(fetcher)
    }

    init(_ answers: [ScriptedTransport.Answer], clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(100))) {
        self.init(ScriptedTransport(answers), clock: clock)
    }

    /// The waits between questions, which are shorter than the deadlines of calls.
    var waits: [Duration] { clock.sleeps.filter { $0 <= .seconds(100) } }
}

/// Options that follow the changes up to now, with a single attempt for each request.
let upToNow = GAPI.ChangeOptions {
    $0.endsWhenCurrent = true
    $0.polling.jitter = 0
    $0.query.retry = .none
}

/// A service without a description.
actor StateService: GAPI.Service {
    nonisolated let core: GAPI.ServiceCore
    var credentials: any FetchCredentials = .none

    init(_ fetcher: Fetcher) {
        let definition = GAPI.ServiceDefinition(
            name: "states",
            version: "v1",
            rootURL: "https://states.example.com/",
            servicePath: "",
            batchPath: ""
        )
        core = GAPI.ServiceCore(definition, configuration: .init(), fetcher: fetcher)
    }
}

/// A list with the rules of Gmail's history.
struct MailQuery: GAPI.ChangeQuery {
    typealias Response = JSON.Value
    static let changeFeed = GAPI.ChangeFeed(
        token: "startHistoryId",
        fields: "historyId",
        expiredStatuses: [404, 410],
        start: (
            method: GAPI.QueryMethod(id: "mail.getProfile", verb: .get, path: "profile"), member: "historyId",
            parameters: []
        ),
        watch: (
            method: GAPI.QueryMethod(id: "mail.watch", verb: .post, path: "watch"),
            stop: GAPI.QueryMethod(id: "mail.stop", verb: .post, path: "stop"), parameters: [], isTopic: true
        )
    )
    var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "mail.history.list", verb: .get, path: "history") }
    var common = GAPI.CommonParameters()
    var pageToken: String?
    var changeToken: String?

    func encode(into parameters: inout GAPI.QueryParameters) {
        parameters.query("startHistoryId", changeToken)
        parameters.query("pageToken", pageToken)
    }
    func nextPageToken(in response: JSON.Value) -> String? { response["nextPageToken"]?.string }
    func nextChangeToken(in response: JSON.Value) -> String? { response["historyId"]?.string }
    func items(in response: JSON.Value) -> [JSON.Value] { response["history"]?.array ?? [] }
    func changes(in response: JSON.Value) -> [GAPI.Change<JSON.Value>] {
        GAPI.Change.all(items(in: response)) { $0["messagesDeleted"] != nil }
    }
}

/// A list with the rules of People's connections.
struct ContactsQuery: GAPI.ChangeQuery {
    typealias Response = JSON.Value
    static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        request: "requestSyncToken",
        fields: "nextSyncToken,connections/metadata/deleted",
        expiredReasons: ["EXPIRED_SYNC_TOKEN"]
    )
    var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "contacts.list", verb: .get, path: "connections") }
    var common = GAPI.CommonParameters()
    var pageToken: String?
    var changeToken: String?

    func encode(into parameters: inout GAPI.QueryParameters) {
        parameters.query("syncToken", changeToken)
        parameters.query("pageToken", pageToken)
    }
    func nextPageToken(in response: JSON.Value) -> String? { response["nextPageToken"]?.string }
    func nextChangeToken(in response: JSON.Value) -> String? { response["nextSyncToken"]?.string }
    func items(in response: JSON.Value) -> [JSON.Value] { response["connections"]?.array ?? [] }
    func changes(in response: JSON.Value) -> [GAPI.Change<JSON.Value>] {
        GAPI.Change.all(items(in: response)) { $0["metadata", "deleted"]?.bool == true }
    }
}

extension GAPI.ChangeSequence {
    /// The elements as words: `+a`, `-a`, `@token`, `first`, `expired 410`, with names of items by a closure.
    func words(_ name: (Q.Item) -> String?) async throws -> [String] {
        var words: [String] = []
        for try await element in self { words.append(word(element, name)) }
        return words
    }

    func word(_ element: Element, _ name: (Q.Item) -> String?) -> String {
        switch element {
        case .change(.updated(let item)): "+" + (name(item) ?? "?")
        case .change(.deleted(let item)): "-" + (name(item) ?? "?")
        case .checkpoint(let cursor): "@" + cursor.token + (cursor.page.map { "/" + $0 } ?? "")
        case .resync(let resync):
            switch resync.reason {
            case .first: resync.listing == .follows ? "first, follows" : "first"
            case .expired(let error): "expired \(error.status ?? 0)"
            }
        }
    }
}

/// A place in the changes of a query, as a service would have given it.
func cursor<Q: GAPI.ChangeQuery>(_ token: String, of query: Q) -> GAPI.ChangeCursor {
    GAPI.ChangeCursor(
        method: query.method.id,
        parameters: GAPI.ChangeCursor.digest(of: query, .init()),
        token: token
    )
}

let driveChanges = Drive.ChangesListQuery(pageToken: "")
let events = Calendar.EventsListQuery(calendarId: "primary")
