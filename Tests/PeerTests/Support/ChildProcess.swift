import Foundation

/// A program that this process starts, with all that it starts in turn.
///
/// They are one process group, which ends as a whole, also when this process is killed. Foundation's `Process` would pass on which
/// signals its thread blocks, and sees no end while a grandchild lives.
struct ChildProcess: Sendable {
    struct CannotStart: Error {
        let program: String
        let errorNumber: Int32
    }

    private let id: pid_t

    /// Starts a program; both its outputs are appended to a file.
    init(_ program: String, _ arguments: [String], in folder: String, output: String) throws {
        // The guard waits for the end of a pipe that stays open as long as this process lives; it ignores what it sends
        // itself, and the SIGHUP that a stopped group gets when its parent ends.
        let script = """
            cd "$1" && shift || exit
            (trap '' INT HUP; read -r _ <&3; kill -INT -$$; sleep 5; kill -KILL -$$) &
            exec "$@" </dev/null >>"$0" 2>&1 3<&-
            """
        let words = Self.list(["/bin/sh", "-c", script, output, folder, program] + arguments)
        let environment = Self.list(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })
        defer { for text in words + environment { free(text) } }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, Self.lifeline, 3)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var id: pid_t = 0
        let errorNumber = posix_spawn(&id, "/bin/sh", &actions, &attributes, words, environment)
        guard errorNumber == 0 else { throw CannotStart(program: program, errorNumber: errorNumber) }
        self.id = id
    }

    /// Whether it has not ended by itself; to be asked before ``wait()`` and ``end()``.
    var isRunning: Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == 0
    }

    func signal(_ signal: Int32) { kill(-id, signal) }

    /// Waits until it has ended by itself; returns 0 for success.
    func wait() async -> Int32 {
        await withThread {
            var info = siginfo_t()
            while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
            return clear()
        }
    }

    /// Ends it, by force when it takes long to tidy up.
    func end() async {
        await withThread {
            signal(SIGINT)
            signal(SIGCONT)
            for _ in 0..<500 where isRunning { usleep(10_000) }
            _ = clear()
        }
    }

    /// Ends what is left of the group, the guard at least; only then its number may be given to others.
    private func clear() -> Int32 {
        signal(SIGKILL)
        var status: Int32 = 0
        waitpid(id, &status, 0)
        return status
    }

    /// Waits on a thread of its own: those of the pool are few.
    private func withThread<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    /// Texts as C lists them.
    private static func list(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }

    /// The end from which the guards read.
    private static let lifeline: Int32 = {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends[0]
    }()
}
