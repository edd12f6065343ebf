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
