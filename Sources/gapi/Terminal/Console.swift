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
    static let standard: Console = {
        func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
        let isTerminal = isatty(STDOUT_FILENO) == 1 && !isDumb
        return Console(isTerminal: isTerminal, usesColor: isTerminal && !isSet("NO_COLOR"), .standardOutput)
    }()

    /// Standard error, without colours and status line, for messages that other programs read.
    static let standardError = Console(isTerminal: false, usesColor: false, .standardError)

    /// A console that writes nothing.
    static let silent = Console(isTerminal: false, usesColor: false) { _ in }

    private struct State {
        var status = ""
        var hasEnded = false
    }

    /// A Boolean value indicating whether the status line is shown.
    let isTerminal: Bool
    /// The writer of all text; it keeps the first error.
    let writer: OutputWriter
    private let usesColor: Bool
    private let state = Mutex(State())

    init(isTerminal: Bool, usesColor: Bool, _ writer: OutputWriter) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        self.writer = writer
    }

    /// Creates a console whose text a closure takes.
    convenience init(isTerminal: Bool, usesColor: Bool, write: @escaping @Sendable (String) -> Void) {
        let writer = OutputWriter { bytes in write(String(decoding: bytes, as: UTF8.self)) }
        self.init(isTerminal: isTerminal, usesColor: usesColor, writer)
    }

    /// Writes a line, above the status line if there is one.
    func print(_ line: String = "") {
        let line = shown(line)
        change { $0.status.isEmpty ? "\(line)\n" : "\r\u{1B}[K\(line)\n\($0.status)" }
    }

    /// Writes a result, while there is no status line: unchanged, except on a terminal.
    func write(_ text: String) {
        let text = isTerminal ? text.printable : text
        change { _ in text }
    }

    /// Replaces the status line; an empty line removes it.
    ///
    /// Without a terminal, the call has no effect.
    func setStatus(_ line: String) {
        guard isTerminal else { return }
        let line = shown(line)
        change { state in
            guard state.status != line else { return nil }
            state.status = line
            return "\r\(line)\u{1B}[K"
        }
    }

    /// Writes a last line, if there is one, and nothing after it.
    func end(with line: String?) {
        if let line { print(line) }
        state.withLock { $0.hasEnded = true }
    }

    /// Writes a text that depends on the state and may change it, one text at a time.
    private func change(_ text: (inout State) -> String?) {
        state.withLock { state in
            guard !state.hasEnded, let text = text(&state) else { return }
            writer.write(text)
        }
    }

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
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
