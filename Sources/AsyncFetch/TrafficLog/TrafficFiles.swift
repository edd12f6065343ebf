import AsyncJSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files of a log, made with its first attempt; whoever calls runs where blocking does no harm.
///
/// A page is never finished: each attempt is one write at its end, and HTML needs nothing after the last. An archive is JSON,
/// whose end each attempt overwrites and writes anew. So both open at any time.
struct TrafficFiles: ~Copyable {
    private let directory: String
    private let name: String
    private let writesHAR: Bool
    private var page: CInt = -1
    private var archive: CInt = -1
    private var archiveEnd = 0
    private(set) var path: String?
    private(set) var failure: FetchError?

    init(directory: String, name: String, writesHAR: Bool) {
        self.directory = directory
        self.name = name
        self.writesHAR = writesHAR
    }

    deinit {
        if page >= 0 { close(page) }
        if archive >= 0 { close(archive) }
    }

    /// Adds an attempt; after a failure, none.
    mutating func write(_ entry: TrafficLog.Entry, omitted: Int) {
        guard failure == nil else { return }
        do throws(FileFailure) {
            if page < 0 { try create(entry.started) }
            let notice = omitted > 0 ? TrafficPage.omitted(omitted) : ""
            _ = try Self.write(notice + TrafficPage.row(entry), to: page, at: nil)
            if archive >= 0 {
                let text = (archiveEnd == 0 ? HTTPArchive.start : ",\n") + HTTPArchive.entry(entry).description
                let length = text.utf8.count
                _ = try Self.write(text + HTTPArchive.end, to: archive, at: archiveEnd)
                archiveEnd += length
            }
        } catch {
            failure = FetchError(.file, "cannot write the traffic log: \(error.what): \(error.reason)")
        }
    }

    /// Makes the files under a name that nobody has, and the link that leads to the newest.
    private mutating func create(_ started: JSON.Timestamp) throws(FileFailure) {
        Self.makeDirectories(directory)
        let date = LocalTime(started).fileName
        var number = 1
        while page < 0 {
            let stem = "\(name)_log_\(date)" + (number > 1 ? "_\(number)" : "")
            page = open("\(directory)/\(stem).html", O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
            guard page >= 0 else {
                guard errno == EEXIST else { throw FileFailure("\(directory)/\(stem).html") }
                number += 1
                continue
            }
            path = "\(directory)/\(stem).html"
            if writesHAR {
                archive = open("\(directory)/\(stem).har", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
                guard archive >= 0 else { throw FileFailure("\(directory)/\(stem).har") }
            }
            link("\(stem).html", as: "\(directory)/\(name)_log_newest.html")
        }
        _ = try Self.write(TrafficPage.head(title: name, started: started), to: page, at: nil)
    }

    /// Replaces a symbolic link at once; a page without one is a page all the same.
    private func link(_ target: String, as path: String) {
        let temporary = "\(path).\(getpid())"
        guard symlink(target, temporary) == 0 else { return }
        if rename(temporary, path) != 0 { unlink(temporary) }
    }

    private static func makeDirectories(_ path: String) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            mkdir(String(path[..<end]), 0o700)
        }
    }

    /// In one call to the system if it takes all, so that no reader sees half an attempt.
    private static func write(_ text: String, to file: CInt, at offset: Int?) throws(FileFailure) -> Int {
        var text = text
        let written = text.withUTF8 { bytes in
            var done = 0
            while done < bytes.count, let start = bytes.baseAddress {
                let (rest, count) = (start + done, bytes.count - done)
                let written =
                    offset.map { pwrite(file, rest, count, off_t($0 + done)) } ?? writeBytes(file, rest, count)
                guard written >= 0 else { return -1 }
                done += written
            }
            return done
        }
        guard written >= 0 else { throw FileFailure("write") }
        return written
    }
}

private struct FileFailure: Error {
    let what: String
    let reason = String(cString: strerror(errno))

    init(_ what: String) { self.what = what }
}

// Hidden by the methods of the same name.
private func writeBytes(_ file: CInt, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int { write(file, bytes, count) }

/// A moment where this machine is.
struct LocalTime {
    private var parts = tm()
    private let nanoseconds: Int32

    init(_ moment: JSON.Timestamp) {
        var seconds = time_t(moment.seconds)
        localtime_r(&seconds, &parts)
        nanoseconds = moment.nanoseconds
    }

    /// `2026-11-21_09-34-14`.
    var fileName: String { "\(date)_\(pad(parts.tm_hour))-\(pad(parts.tm_min))-\(pad(parts.tm_sec))" }
    /// `2026-11-21`.
    var date: String { "\(parts.tm_year + 1900)-\(pad(parts.tm_mon + 1))-\(pad(parts.tm_mday))" }
    /// `09:34:14.123`.
    var time: String {
        "\(pad(parts.tm_hour)):\(pad(parts.tm_min)):\(pad(parts.tm_sec)).\(pad(nanoseconds / 1_000_000, 3))"
    }

    private func pad(_ number: CInt, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
