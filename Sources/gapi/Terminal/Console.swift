import GAPIDescription
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A writer of lines and, on a terminal, of a status line below them that is redrawn in place.
///
/// The status line has two parts: a progress bar or the like, and a notice about a wait.
///
/// Text from servers, documents and files is written only here. It reaches a terminal as ``Swift/String/printable``,
/// without control characters. Styles are marked by noncharacters until then.
final class Console: Sendable {
    /// A style of text.
    enum Style: Int, CaseIterable {
        case bold = 1
        case dim = 2
        case red = 31
        case green = 32
        case yellow = 33

        /// The mark at the start of a styled text: a noncharacter, which text normally does not contain.
        fileprivate var mark: Unicode.Scalar {
            switch self {
            case .bold: Self.noncharacter(0)
            case .dim: Self.noncharacter(1)
            case .red: Self.noncharacter(2)
            case .green: Self.noncharacter(3)
            case .yellow: Self.noncharacter(4)
            }
        }

        /// The mark at the end of a styled text.
        fileprivate static let end = noncharacter(15)

        /// Returns one of U+FDD0 to U+FDEF, which literals cannot contain.
        private static func noncharacter(_ number: UInt8) -> Unicode.Scalar {
            Unicode.Scalar(0xFDD0 + UInt32(number)) ?? " "
        }

        fileprivate init?(mark: Unicode.Scalar) {
            guard let style = Self.allCases.first(where: { $0.mark == mark }) else { return nil }
            self = style
        }
    }

    /// Standard output, which is a terminal if the system says so and `TERM` is not `dumb`.
    ///
    /// One that cannot redraw a line may obey control characters nevertheless, so they are escaped for any.
    static let standard: Console = {
        func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
        let isShown = isatty(STDOUT_FILENO) == 1
        let isTerminal = isShown && !isDumb
        let usesColor = isTerminal && !isSet("NO_COLOR")
        return Console(isTerminal: isTerminal, usesColor: usesColor, escapesControls: isShown, .standardOutput)
    }()

    /// A Boolean value indicating whether the terminal cannot redraw a line.
    private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? true }

    /// Standard error, without colours and status line, for messages that other programs read.
    static let standardError = Console(isTerminal: false, usesColor: false, sharesTerminal: true, .standardError)

    /// Where people see the progress of a command: standard output if it is a terminal, or else standard error.
    @TaskLocal static var people: Console = {
        guard !Console.standard.isTerminal, isatty(STDERR_FILENO) == 1, !isDumb else { return .standard }
        return Console(isTerminal: true, usesColor: false, isFree: { !Console.hasPager }, .standardError)
    }()

    /// A Boolean value indicating whether another program has the whole terminal, such as a pager that reads the output.
    private static var hasPager: Bool {
        var modes = termios()
        return tcgetattr(STDERR_FILENO, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) == 0
    }

    /// The console for a progress bar of a command that writes to this console.
    var forProgress: Console { isTerminal ? self : .people }

    /// A console that writes nothing.
    static let silent = Console(isTerminal: false, usesColor: false) { _ in }

    /// The parts of the status line.
    private struct Status: Equatable {
        var progress = ""
        var notice = ""

        var isEmpty: Bool { progress.isEmpty && notice.isEmpty }

        /// Returns the line; the last column stays free, and the notice has its place first.
        func line(width: Int) -> String {
            let notice = String(notice.prefix(max(width - 1, 0)))
            guard !notice.isEmpty else { return progress }
            return progress.isEmpty ? notice : progress.prefix(max(width - 1 - notice.count, 0)) + notice
        }
    }

    private struct State {
        var status = Status()
        /// A Boolean value indicating whether the last text did not end its line, over which no status line is drawn.
        var isInLine = false
        var hasEnded = false
    }

    /// A Boolean value indicating whether the status line is shown.
    let isTerminal: Bool
    /// The writer of all text; it keeps the first error.
    let writer: OutputWriter
    private let usesColor: Bool
    /// A Boolean value indicating whether control characters in results are escaped, because a terminal shows them.
    private let escapesControls: Bool
    /// A Boolean value indicating whether the text may get to the terminal of ``people``.
    private let sharesTerminal: Bool
    /// The number of columns; `nil` for that of the terminal.
    private let fixedWidth: Int?
    /// Returns `false` while the status line would disturb another program.
    private let isFree: @Sendable () -> Bool
    private let state = Mutex(State())

    init(
        isTerminal: Bool,
        usesColor: Bool,
        escapesControls: Bool? = nil,
        sharesTerminal: Bool = false,
        width: Int? = nil,
        isFree: @escaping @Sendable () -> Bool = { true },
        _ writer: OutputWriter
    ) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        self.escapesControls = escapesControls ?? isTerminal
        self.sharesTerminal = sharesTerminal
        self.fixedWidth = width
        self.isFree = isFree
        self.writer = writer
    }

    /// Creates a console whose text a closure takes.
    convenience init(
        isTerminal: Bool,
        usesColor: Bool,
        width: Int? = nil,
        write: @escaping @Sendable (String) -> Void
    ) {
        let writer = OutputWriter { bytes in write(String(decoding: bytes, as: UTF8.self)) }
        self.init(isTerminal: isTerminal, usesColor: usesColor, width: width, writer)
    }

    /// Writes a line, above the status line if there is one.
    func print(_ line: String = "") {
        let line = shown(line)
        change { state in
            state.isInLine = false
            return state.status.isEmpty ? "\(line)\n" : "\r\u{1B}[K\(line)\n\(state.status.line(width: width))"
        }
    }

    /// Writes a result: unchanged, except on a terminal, where it takes the place of the status line.
    func write(_ text: String) {
        let text = escapesControls ? text.printable : text
        change { state in
            defer { state.status = Status() }
            if let last = text.utf8.last { state.isInLine = last != UInt8(ascii: "\n") }
            return state.status.isEmpty ? text : "\r\u{1B}[K" + text
        }
    }

    /// Replaces the status line; an empty line removes it.
    ///
    /// Without a terminal, the call has no effect.
    func setStatus(_ line: String) {
        let line = shown(line)
        redraw { $0.progress = line }
    }

    /// Replaces the notice after the status line; an empty text removes it.
    ///
    /// Without a terminal, the call has no effect.
    func setNotice(_ text: String) {
        let text = shown(text)
        redraw { $0.notice = text }
    }

    /// Writes a last line, if there is one, and nothing after it.
    func end(with line: String?) {
        if let line { print(line) }
        state.withLock { $0.hasEnded = true }
    }

    /// Changes the parts of the status line, and draws it if that makes a difference.
    private func redraw(_ edit: (inout Status) -> Void) {
        guard isTerminal else { return }
        change { state in
            guard !state.isInLine, isFree() else {
                state.status = Status()
                return nil
            }
            let before = state.status
            edit(&state.status)
            return state.status == before ? nil : "\r\(state.status.line(width: width))\u{1B}[K"
        }
    }

    /// Writes a text that depends on the state and may change it, one text at a time.
    private func change(_ text: (inout State) -> String?) {
        if sharesTerminal { Self.people.clearStatus() }
        state.withLock { state in
            guard !state.hasEnded, let text = text(&state) else { return }
            writer.write(text)
        }
    }

    /// Removes the status line, because something else is written to the terminal.
    ///
    /// If nothing can be written any more, the call does not wait: the error may be reported while this console writes.
    func clearStatus() {
        guard !writer.hasFailed else { return }
        redraw { $0 = Status() }
    }

    /// A Boolean value indicating whether the status line shows progress.
    var hasStatus: Bool { state.withLock { !$0.status.progress.isEmpty } }

    /// A Boolean value indicating whether the status line shows a notice.
    var hasNotice: Bool { state.withLock { !$0.status.notice.isEmpty } }

    /// Returns the text in a style, if there are colours.
    func styled(_ text: String, _ style: Style) -> String {
        usesColor && !text.isEmpty ? "\(Character(style.mark))\(text)\(Character(Style.end))" : text
    }

    /// Returns a line without control sequences, except for those of its styles.
    private func shown(_ line: String) -> String {
        guard usesColor else { return line.printable }
        var result = ""
        var rest = line.unicodeScalars[...]
        while let start = rest.firstIndex(where: { Style(mark: $0) != nil }), let style = Style(mark: rest[start]),
            let end = rest[start...].firstIndex(of: Style.end)
        {
            result += String(rest[..<start]).printable
            result += "\u{1B}[\(style.rawValue)m" + String(rest[start..<end].dropFirst()).printable + "\u{1B}[0m"
            rest = rest[end...].dropFirst()
        }
        return result + String(rest).printable
    }

    /// The current number of columns of the terminal.
    var width: Int {
        if let fixedWidth { return fixedWidth }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            var size = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        }
        return 80
    }
}
