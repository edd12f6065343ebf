#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The resources that this process has used.
enum Usage {
    /// The time on a processor in seconds, of all threads, in user and system mode.
    static var cpuSeconds: Double { cpuSeconds(resources(of: this)) }

    /// The time on a processor in seconds of the processes that were started here and have ended.
    static var cpuSecondsOfChildren: Double { cpuSeconds(resources(of: children)) }

    private static func cpuSeconds(_ used: rusage) -> Double {
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(used.ru_utime) + seconds(used.ru_stime)
    }

    /// The most memory that was resident since the last ``resetPeak()``, or since the start where that is not known, in
    /// MiB.
    static var peakResidentMebibytes: Double {
        #if os(Linux)
        // Not ru_maxrss: that one is inherited from the process that started this one.
        Double(status("VmHWM:") ?? 0) / 1024
        #else
        Double(resources(of: this).ru_maxrss) / 1_048_576
        #endif
    }

    /// The most memory in MiB that was resident in another process; `nil` where that is not known.
    static func peakResidentMebibytes(of process: Int32) -> Double? {
        #if os(Linux)
        status("VmHWM:", of: "\(process)").map { Double($0) / 1024 }
        #else
        nil
        #endif
    }

    /// Forgets the peak so far.
    static func resetPeak() {
        #if os(Linux)
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
        #endif
    }

    #if canImport(Glibc)
    private static let (this, children) = (CInt(RUSAGE_SELF.rawValue), CInt(RUSAGE_CHILDREN.rawValue))
    #else
    private static let (this, children) = (RUSAGE_SELF, RUSAGE_CHILDREN)
    #endif

    private static func resources(of who: CInt) -> rusage {
        var used = rusage()
        getrusage(who, &used)
        return used
    }

    #if os(Linux)
    /// A line of a process's `/proc/…/status`, in KiB.
    private static func status(_ name: String, of process: String = "self") -> Int? {
        guard let file = fopen("/proc/\(process)/status", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                .split { $0 == " " || $0 == "\t" || $0 == "\n" }
            if fields.count >= 2, fields[0] == name { return Int(fields[1]) }
        }
        return nil
    }
    #endif
}

/// The resources that a piece of work took.
struct Cost: Sendable, Codable {
    /// Wall time.
    var seconds: Double
    var cpuSeconds: Double

    /// Measures a piece of work.
    static func of(_ work: () async throws -> Void) async rethrows -> Cost {
        let cpu = Usage.cpuSeconds
        let clock = ContinuousClock()
        let duration = try await clock.measure(work)
        return Cost(seconds: duration / .seconds(1), cpuSeconds: Usage.cpuSeconds - cpu)
    }
}

/// Repeats a call, with so many of them under way at any time.
@concurrent func repeating(
    _ count: Int,
    inFlight: Int,
    _ call: @escaping @Sendable () async throws -> Void
) async throws {
    try await withThrowingTaskGroup { group in
        for _ in 0..<inFlight {
            group.addTask { for _ in 0..<count / inFlight { try await call() } }
        }
        try await group.waitForAll()
    }
}
