import Synchronization

/// A bar on the console's status line that shows the progress of work.
///
/// Without a terminal, it draws nothing. Any task may report progress at any rate: the bar is redrawn at most 20 times
/// a second.
final class ProgressBar: Sendable {
    /// The unit of the progress.
    enum Unit {
        case items
        case bytes

        func text(_ count: Int64) -> String {
            switch self {
            case .items: count.grouped
            case .bytes: count.inMebibytes
            }
        }
    }

    /// The progress of the work; both counts begin at its start.
    ///
    /// `done` is complete. `ahead` also includes work that has begun but is not confirmed. A `total` of 0 is unknown.
    struct Position: Equatable {
        var done: Int64
        var ahead: Int64 = 0
        var total: Int64
    }

    private static let interval: Duration = .milliseconds(50)

    private let label: String
    private let unit: Unit
    private let console: Console
    private let start = ContinuousClock.now
    private let lastDrawn = Mutex<ContinuousClock.Instant?>(nil)

    init(_ label: String, _ unit: Unit, on console: Console) {
        self.label = label
        self.unit = unit
        self.console = console
    }

    /// Redraws the bar; a note stands after its label.
    func update(_ position: Position, note: String = "") {
        guard console.isTerminal else { return }
        lastDrawn.withLock { lastDrawn in
            let now = ContinuousClock.now
            guard lastDrawn.map({ now - $0 >= Self.interval }) ?? true else { return }
            lastDrawn = now
            let line = Self.line(
                note.isEmpty ? label : "\(label) \(note)",
                unit,
                position,
                elapsed: now - start,
                width: console.width
            )
            console.setStatus(line)
        }
    }

    /// Removes the bar.
    func finish() { console.setStatus("") }

    /// Returns the line `   label  ████▒▒░░░░  50 %  5.0 of 10.0 MiB  93.1 MiB/s`, as much of it as fits; the last
    /// column stays free.
    ///
    /// If the total is unknown, the line is `   label  5.0 MiB  93.1 MiB/s`.
    static func line(_ label: String, _ unit: Unit, _ position: Position, elapsed: Duration, width: Int) -> String {
        let head = "   \(label)  "
        let rate = Double(max(position.done, 0)) / max(elapsed.inSeconds, 0.001)
        let speed = "  \(unit.text(Int64(exactly: rate.rounded(.towardZero)) ?? .max))/s"
        guard position.total > 0 else {
            return String((head + unit.text(max(position.done, 0)) + speed).prefix(max(width - 1, 0)))
        }
        let total = position.total
        let done = min(max(position.done, 0), total)
        let ahead = min(max(position.ahead, done), total)
        // A server may tell any total: the product can be larger than any integer, the part of it is not.
        func part(_ count: Int64, of whole: Int) -> Int {
            Int(total.dividingFullWidth(count.multipliedFullWidth(by: Int64(whole))).quotient)
        }
        var tail = "  " + "\(part(done, of: 100))".aligned(.right, 3) + " %"
        let counts = "  \(unit.text(done)) of \(unit.text(position.total))"
        for piece in [counts, speed] where head.count + tail.count + piece.count + 12 < width { tail += piece }
        let room = min(width - 1 - head.count - tail.count, 40)
        guard room >= 4 else { return String((head + tail).prefix(max(width - 1, 0))) }
        let full = part(done, of: room)
        let begun = part(ahead, of: room) - full
        let bar = [("█", full), ("▒", begun), ("░", room - full - begun)].map(String.init(repeating:count:)).joined()
        return head + bar + tail
    }
}
