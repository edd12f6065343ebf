import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes lines, and on a terminal a status line below them that is redrawn in place.
final class Console: Sendable {
    /// How a piece of text is to stand out.
    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
    }

    /// Standard output, as a terminal when it is one.
    static let standard: Console = {
        func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
        signal(SIGPIPE, SIG_IGN)  // a reader that went away must not end the process before it has cleaned up
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
        let isTerminal = isatty(STDOUT_FILENO) == 1 && !isDumb
        return Console(
            isTerminal: isTerminal,
            usesColor: isTerminal && !isSet("NO_COLOR"),
            write: { writeAll($0, to: STDOUT_FILENO) }
        )
    }()

    /// Standard error, without colours and status line: for messages that other programs read.
    static let standardError = Console(isTerminal: false, usesColor: false) { writeAll($0, to: STDERR_FILENO) }

    /// Swallows everything.
    static let silent = Console(isTerminal: false, usesColor: false) { _ in }

    /// Whether the status line is shown.
    let isTerminal: Bool
    private let usesColor: Bool
    private let status = Mutex("")
    private let writeText: @Sendable (String) -> Void

    init(isTerminal: Bool, usesColor: Bool, write: @escaping @Sendable (String) -> Void) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        writeText = write
    }

    /// Writes a line, above the status line if there is one.
    func print(_ line: String = "") {
        status.withLock { status in
            writeText(status.isEmpty ? "\(line)\n" : "\r\u{1B}[K\(line)\n\(status)")
        }
    }

    /// Writes text as it is, where there is no status line.
    func write(_ text: String) { status.withLock { _ in writeText(text) } }

    /// Replaces the status line; an empty one takes it away.
    ///
    /// Does nothing where there is no terminal.
    func setStatus(_ line: String) {
        guard isTerminal else { return }
        status.withLock { status in
            guard status != line else { return }
            status = line
            writeText("\r\(line)\u{1B}[K")
        }
    }

    /// The text in a style, where there are colours.
    func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// The columns of the terminal at this moment.
    var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

func writeAll(_ text: String, to descriptor: CInt) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = write(descriptor, start, rest.count)
            guard count >= 0 || errno == EINTR else { return }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
        }
    }
}
