#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The limits that an emulator sets to its clients, so that none of them can use it up.
///
/// A client beyond a limit gets an answer with a status of its own, and its connection is closed: 408 for a request that
/// arrives too slowly, 413 for a body that is too long, 431 for a head that is, and 503 for too many connections or open
/// uploads. An idle connection is closed without an answer. What would not fit into memory gets 507, and the connection
/// stays.
///
/// Other limits are fixed: JSON and XML can be nested as deeply as their readers allow by default, `fields` masks 100
/// levels deep, Drive's queries 50; texts in queries have at most 1,024 characters, JSON bodies 1 MiB. So has a resource
/// after it was changed. Requests have at most 1,000 parameters.
///
/// ```swift
/// var configuration = EmulatorConfiguration()
/// configuration.limits.headerTime = .seconds(5)
/// configuration.limits.connections = 100
/// ```
public struct EmulatorLimits: Sendable, Hashable {
    /// The time in which the head of a request must have arrived, from its first byte or from the beginning of the
    /// connection; 30 seconds by default.
    public var headerTime = Duration.seconds(30)
    /// The longest pause between two pieces of a request's body; a minute by default.
    ///
    /// The time in which the emulator itself does not read, because it stores what it has, does not count.
    public var bodyPause = Duration.seconds(60)
    /// The least number of bytes a second of a request's body, on average after its first minute; 1,024 by default, and 0
    /// for any.
    ///
    /// Single bytes would keep a connection open for ever. Only the time in which the emulator waits for bytes counts.
    public var bodyRate = 1024
    /// The longest time in which a client takes nothing of a response; two minutes by default.
    public var responsePause = Duration.seconds(120)
    /// The longest time between two requests of a connection; two minutes by default.
    public var keepAliveTime = Duration.seconds(120)
    /// The maximum number of header fields of a request; 256 by default.
    public var headerCount = 256
    /// The maximum number of bytes of a request's header fields, and of its target; 80 KiB by default.
    public var headerBytes = 80 * 1024
    /// The maximum number of bytes of a request's body; 5 TiB by default, as much as an object of Cloud Storage can have.
    public var bodyBytes: Int64 = 5 << 40
    /// The maximum number of bytes that all services together keep in memory; 4 GiB by default, but at most half of this
    /// machine's memory.
    ///
    /// Contents count, and open uploads, and the texts of resources and entries; bytes that objects share count once.
    /// Whatever is deleted gives its room back. What is in a directory takes none, but for the metadata of open uploads.
    /// The process itself needs more than that: it also has indexes, and requests on their way. In an emulated ownCloud,
    /// contents count, with those of versions, of the trash and of open uploads, and a copy counts like any file.
    public var memoryBytes: Int64
    /// The maximum number of open connections; 4,096 by default, but at most a quarter of the files that this process may
    /// open.
    ///
    /// A connection can hold two of them: its socket, and the content that it sends or receives.
    public var connections: Int
    /// The maximum number of uploads that are open at a time, of each service; 1,000 by default, but at most a sixteenth
    /// of the files that this process may open.
    public var openUploads: Int
    /// The time for which an upload can be used after its start, and its result read after its end; a week by default, as
    /// in Cloud Storage.
    public var uploadLifetime = Duration.seconds(604_800)

    /// Creates the default limits.
    public init() { self.init(files: Self.openFiles, memory: Self.machineBytes) }

    /// Creates the default limits of a process that may open a number of files, on a machine with so many bytes of memory.
    init(files: UInt64, memory: Int64 = .max) {
        memoryBytes = min(memory / 2, 4 << 30)
        connections = max(16, Int(min(files / 4, 4_096)))
        openUploads = max(4, Int(min(files / 16, 1_000)))
    }

    /// The number of files that this process may open.
    private static var openFiles: UInt64 {
        var limit = rlimit()
        #if canImport(Darwin) || canImport(Musl)
        guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return .max }
        #else
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
        #endif
        return UInt64(limit.rlim_cur)
    }

    /// The number of bytes of this machine's memory; the largest number if nobody tells it.
    private static var machineBytes: Int64 {
        let (pages, size) = (Int64(sysconf(Int32(_SC_PHYS_PAGES))), Int64(sysconf(Int32(_SC_PAGESIZE))))
        guard pages > 0, size > 0 else { return .max }
        let (bytes, isBeyond) = pages.multipliedReportingOverflow(by: size)
        return isBeyond ? .max : bytes
    }
}
