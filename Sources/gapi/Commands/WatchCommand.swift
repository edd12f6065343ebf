import ArgumentParser
import AsyncFetch
import AsyncGAPI
import AsyncJSON
import GAPICalendar
import GAPIDrive

/// The command `gapi watch`, which writes the changes of a list as they happen.
struct WatchCommand: ToolCommand {
    enum List: String, CaseIterable, ExpressibleByArgument {
        case drive
        case calendar
    }

    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Write the changes of a Drive or a calendar as they happen.",
        discussion: """
            Each change is a JSON line:
              {"change": "updated", "item": …}
              {"change": "deleted", "item": …}
            A line {"resync": "first"} says that there was no cursor yet, and {"resync": "expired"} that the service has \
            forgotten it. Of a calendar, all events that exist follow then; of Drive, only the changes from now on: list the \
            files anew.

            With --cursor, the place is kept in a file after the changes were written, to the disk if they go to a file. The \
            next run goes on there: it gets every change at least once.

            Examples:
              gapi watch drive --cursor drive.cursor
              gapi watch calendar --calendar primary --once --cursor calendar.cursor

            Exit codes: 0 after --once, 130 after Ctrl-C, and those of gapi call.
            """
    )

    @Argument(help: "The list: \(List.allCases.map(\.rawValue).joined(separator: " or ")).")
    var list: List

    @Option(help: ArgumentHelp("The calendar whose events are watched.", valueName: "id"))
    var calendar = "primary"

    @Option(help: ArgumentHelp("The file that keeps the place between runs.", valueName: "file"))
    var cursor: String?

    @Flag(help: "End when all changes up to now are written.")
    var once = false

    @Option(help: ArgumentHelp("The seconds between two questions after a change; they grow while nothing changes."))
    var interval = 10

    @Flag(help: "Write errors as JSON.")
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func validate() throws {
        guard (1...86_400).contains(interval) else { throw ValidationError("--interval must be from 1 to 86400.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: json, to: streams.errors, tracing: connection.trace) {
            try await command.perform(streams)
        }
    }

    private func perform(_ streams: ToolStreams) async throws {
        let (settings, search) = try connection.resolved(streams.search)
        let definition =
            switch list {
            case .drive: DriveService.definition
            case .calendar: CalendarService.definition
            }
        let way = try await ServiceConnection(to: definition, settings, search)
        let options = GAPI.ChangeOptions {
            $0.endsWhenCurrent = once
            $0.polling.initialDelay = .seconds(interval)
        }
        let place = try keptPlace()
        switch list {
        case .drive:
            let drive = DriveService(
                credentials: way.credentials,
                configuration: way.configuration,
                fetcher: way.fetcher
            )
            try await write(drive.changes(from: place, options: options), to: streams.output)
        case .calendar:
            let service = CalendarService(
                credentials: way.credentials,
                configuration: way.configuration,
                fetcher: way.fetcher
            )
            let events = service.changes(calendarId: calendar, from: place, options: options)
            try await write(events, to: streams.output)
        }
    }

    private func write<Q: GAPI.ChangeQuery>(_ changes: GAPI.ChangeSequence<Q>, to output: Console) async throws
    where Q.Item: JSON.Model {
        for try await element in changes {
            switch element {
            case .change(let change):
                let line: JSON.Value = [
                    "change": change.isDeletion ? "deleted" : "updated", "item": JSON.Value(change.item),
                ]
                output.write(line.description + "\n")
            case .checkpoint(let place):
                guard let cursor else { continue }
                // The next run must not begin after changes that nobody has seen, or that a loss of power takes away.
                try output.writer.synchronize()
                try OutputFile.secret(cursor, JSON.Encoder().encode(place))
            case .resync(let resync):
                if case .expired = resync.reason {
                    output.write(#"{"resync": "expired"}"# + "\n")
                } else {
                    output.write(#"{"resync": "first"}"# + "\n")
                }
            }
        }
    }

    /// Returns the place in the file; `nil` if there is no file yet.
    private func keptPlace() throws -> GAPI.ChangeCursor? {
        guard let cursor else { return nil }
        try OutputFile.check(cursor)
        guard let existing = ByteOutput.existing(at: cursor) else { return nil }
        let bytes: [UInt8]
        do { bytes = try readInput(path: existing) } catch let error as InputError {
            throw ToolFailure(.unreadable, "\(cursor): \(error.reason)")
        }
        do { return try JSON.Decoder().decode(GAPI.ChangeCursor.self, from: bytes) } catch {
            throw ToolFailure(.badData, "\(cursor) is no cursor of gapi watch; remove it to begin anew")
        }
    }
}
