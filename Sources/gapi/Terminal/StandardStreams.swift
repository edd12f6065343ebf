#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The preparation of the process for streams in any state.
enum StandardStreams {
    /// Prepares the process; to be called before it opens anything.
    static func prepare() {
        // An error of the write says it, and the tool cleans up.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // The first file or connection would get the number of a stream that is closed, and with it what is written
        // there. A null device that is open for the other direction fails as the closed stream does.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        widenHelp()
    }

    /// Makes the help at least as wide as ArgumentParser can write it; in fewer columns, it stops the process.
    ///
    /// It takes the width from the variable, else from the terminal.
    private static func widenHelp() {
        let least = 40
        if let text = getenv("COLUMNS").map({ String(cString: $0) }), !text.isEmpty {
            if Int(text).map({ $0 < least }) ?? true { setenv("COLUMNS", "\(least)", 1) }
            return
        }
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col < least, size.ws_col > 0 {
            setenv("COLUMNS", "\(least)", 1)
        }
    }

    /// Ends the process as a broken pipe does, so that its parent sees the same as of other programs: 141 in a shell.
    static func endByBrokenPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}
