import AsyncFetchTesting
import AsyncGAPI
import GAPICalendar
import GAPIDrive
import GAPIEmulator
import Testing

/// Programs that keep a copy of a list, crash at any element and go on from their last checkpoint, while the list
/// changes and the server fails: the copy always becomes the list.
@Suite("Model of changes", .timeLimit(.minutes(5)))
struct ChangeModelTests {
    private static let options = GAPI.ChangeOptions {
        $0.endsWhenCurrent = true
        $0.pageSize = 3
        $0.maximumFailures = 1000
    }

    /// Runs a model with an emulator whose list fails now and then, and whose pages are small.
    private func run(
        seed: UInt64,
        operation: String,
        faults: [FaultPlan.Fault],
        _ body: (String, Fetcher, inout SplitMix) async throws -> Void
    ) async throws {
        var generator = SplitMix(state: seed)
        var configuration = EmulatorConfiguration()
        configuration.sendsEmptyPages = seed % 2 == 0
        configuration.syncTokenLifetime = seed % 3 == 0 ? 6 : nil
        for fault in faults {
            let nth = Int.random(in: 1...40, using: &generator)
            configuration.faults.append(.init(fault, operation: operation, nth: nth, times: 1))
        }
        try await Emulator.run(configuration) { emulator in
            let clock = VirtualClock(skippingUpTo: .seconds(100))
            let fetcher = Fetcher(
                .init {
                    $0.clock = FetchClock(clock)
                    $0.random = { 0.01 }
                }
            )
            try await body(emulator.url, fetcher, &generator)
            await fetcher.shutdown()
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func noChangeOfDriveIsMissed(seed: UInt64) async throws {
        try await run(
            seed: seed,
            operation: "drive.changes.list",
            faults: [.status(503), .status(500), .status(429)]
        ) { url, fetcher, generator in
            let drive = DriveService(configuration: .init { $0.rootURL = url }, fetcher: fetcher)
            let list = Drive.FilesListQuery { $0.pageSize = 1000 }
            var copy: [String: String] = [:]
            var kept: GAPI.ChangeCursor?
            var rest = 60

            func change() async throws {
                let known = try await drive.collect(list).compactMap(\.id).sorted()
                let name = Drive.File { $0.name = "\(generator.next())" }
                switch generator.next() % 4 {
                case 0 where !known.isEmpty:
                    let id = known[Int(generator.next() % UInt64(known.count))]
                    try await drive.execute(Drive.FilesDeleteQuery(fileId: id))
                case 1 where !known.isEmpty, 2 where !known.isEmpty:
                    let id = known[Int(generator.next() % UInt64(known.count))]
                    try await drive.execute(Drive.FilesUpdateQuery(fileId: id, name))
                default: try await drive.execute(Drive.FilesCreateQuery(name))
                }
                rest -= 1
            }

            var isDone = false
            var seen = 0
            while !isDone {
                isDone = rest == 0
                for try await element in drive.changes(from: kept, options: Self.options) {
                    if case .change = element { seen += 1 }
                    switch element {
                    case .change(.updated(let change)): copy[change.fileId ?? ""] = change.file?.name
                    case .change(.deleted(let change)): copy[change.fileId ?? ""] = nil
                    case .checkpoint(let cursor): kept = cursor
                    case .resync:
                        let files = try await drive.collect(list)
                        copy = Dictionary(files.map { ($0.id ?? "", $0.name ?? "") }) { $1 }
                    }
                    if rest > 0, generator.next() % 2 == 0 { try await change() }
                    if !isDone, generator.next() % 7 == 0 { break }  // a crash
                }
                if rest > 0 { try await change() }
            }
            let files = try await drive.collect(list)
            #expect(copy == Dictionary(files.map { ($0.id ?? "", $0.name ?? "") }) { $1 })
            #expect(seen > 0)
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func noChangeOfACalendarIsMissed(seed: UInt64) async throws {
        try await run(
            seed: seed,
            operation: "calendar.events.list",
            faults: [.status(503), .status(500), .status(429)]
        ) { url, fetcher, generator in
            let calendar = CalendarService(configuration: .init { $0.rootURL = url }, fetcher: fetcher)
            let list = GAPICalendar.Calendar.EventsListQuery(calendarId: "primary") { $0.maxResults = 2500 }
            var copy: [String: String] = [:]
            // The items of a complete list that is under way.
            var listed: Set<String>?
            var kept: GAPI.ChangeCursor?
            var ids: [String] = []
            var rest = 60

            func change() async throws {
                let event = GAPICalendar.Calendar.Event {
                    $0.summary = "\(generator.next())"
                    $0.start = .init { $0.dateTime = JSON.Timestamp(seconds: 1_800_000_000) }
                    $0.end = .init { $0.dateTime = JSON.Timestamp(seconds: 1_800_003_600) }
                }
                switch generator.next() % 4 {
                case 0 where !ids.isEmpty:
                    let id = ids.remove(at: Int(generator.next() % UInt64(ids.count)))
                    try await calendar.execute(
                        GAPICalendar.Calendar.EventsDeleteQuery(calendarId: "primary", eventId: id)
                    )
                case 1 where !ids.isEmpty, 2 where !ids.isEmpty:
                    let id = ids[Int(generator.next() % UInt64(ids.count))]
                    try await calendar.execute(
                        GAPICalendar.Calendar.EventsPatchQuery(calendarId: "primary", eventId: id, event)
                    )
                default:
                    let new = try await calendar.execute(
                        GAPICalendar.Calendar.EventsInsertQuery(calendarId: "primary", event)
                    )
                    if let id = new.id { ids.append(id) }
                }
                rest -= 1
            }

            var isDone = false
            var seen = 0
            while !isDone {
                isDone = rest == 0
                listed = nil
                let changes = calendar.changes(calendarId: "primary", from: kept, options: Self.options)
                for try await element in changes {
                    if case .change = element { seen += 1 }
                    switch element {
                    case .change(.updated(let event)):
                        copy[event.id ?? ""] = event.summary
                        listed?.insert(event.id ?? "")
                    case .change(.deleted(let event)): copy[event.id ?? ""] = nil
                    case .checkpoint(let cursor):
                        if let all = listed { copy = copy.filter { all.contains($0.key) } }
                        (listed, kept) = (nil, cursor)
                    case .resync: listed = []
                    }
                    if rest > 0, generator.next() % 2 == 0 { try await change() }
                    if !isDone, generator.next() % 7 == 0 { break }  // a crash
                }
                if rest > 0 { try await change() }
            }
            let events = try await calendar.collect(list)
            #expect(copy == Dictionary(events.map { ($0.id ?? "", $0.summary ?? "") }) { $1 })
            #expect(seen > 0)
        }
    }
}
