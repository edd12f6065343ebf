#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A question for a password on a terminal, which does not show the answer.
enum PasswordPrompt {
    /// Returns the line that is typed at the terminal of standard input; `nil` at its end.
    ///
    /// The terminal shows what is typed again when the call returns or throws, and when Ctrl-C cancels its task.
    static func ask(_ question: String) async throws -> String? {
        Console.standardError.write(question)
        defer { Console.standardError.print() }  // the one that was typed is not shown
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO)
        // A stopped process would leave the terminal silent.
        withUnsafeMutableBytes(of: &silent.c_cc) { $0[Int(VSUSP)] = 0 }
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
        return try await InputFile(path: "-").line()
    }
}
