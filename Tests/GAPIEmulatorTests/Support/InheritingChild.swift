#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A child of this process that has all its open files, those of sockets included, and does nothing for 20 seconds.
///
/// Libraries that start processes close what a child does not need; `posix_spawn` alone does not.
struct InheritingChild: ~Copyable {
    private let id: pid_t

    init() throws {
        var id = pid_t()
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("20"), nil]
        defer { for word in words { free(word) } }
        let status = posix_spawn(&id, "/bin/sleep", nil, nil, &words, nil)
        guard status == 0 else { throw Failure(status: status) }
        self.id = id
    }

    /// The reason why there is no child, as an `errno`.
    private struct Failure: Error {
        let status: CInt
    }

    deinit {
        kill(id, SIGKILL)
        waitpid(id, nil, 0)
    }

    /// A Boolean value indicating whether the process has not ended.
    var isRunning: Bool { waitpid(id, nil, WNOHANG) == 0 }
}
