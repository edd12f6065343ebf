import AsyncJSON
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files of a log, which are created with its first attempt; the methods block their thread.
///
/// A page is never finished: attempts are written at its end as a whole, and HTML needs nothing after the last one. An
/// archive is JSON, so attempts overwrite its end and write it again. So both files can be opened at any time.
struct TrafficFiles: ~Copyable {
    private let directory: String
    private let name: String
    private let writesHAR: Bool
    private let writesBodies: Bool
    private var page: CInt = -1
    private var archive: CInt = -1
    private var archiveEnd = 0
    private(set) var path: String?
    private(set) var failure: FetchError?

    /// The folder of the bodies, inside the directory.
    private var folder = ""
    private var count = 0

    init(directory: String, _ options: TrafficLog.Options) {
        self.directory = directory
        name = options.name
        writesHAR = options.writesHAR
        writesBodies = options.writesBodies
    }

    deinit {
        if page >= 0 { close(page) }
        if archive >= 0 { close(archive) }
    }

    /// Adds attempts, and stores in them the paths of their bodies; does nothing after a failure.
    mutating func write(_ entries: inout [TrafficLog.Entry], _ outcomes: ArraySlice<Recording.Outcome>, omitted: Int) {
        guard failure == nil else { return }
        var rows = HTMLText()
        var archived: [UInt8] = []
        var failed: FileFailure?
        do throws(FileFailure) {
            if page < 0 {
                guard let first = entries.first else { return }
                try create(first.started)
            }
            if omitted > 0 { rows.raw(TrafficPage.omitted(omitted)) }
            for (index, outcome) in zip(entries.indices, outcomes) {
                if writesBodies {
                    count += 1
                    let sent = try write(entries[index].requestBody, outcome.requestBody, "request")
                    let received = try write(entries[index].responseBody, outcome.responseBody, "response")
                    entries[index].requestBody?.file = sent
                    entries[index].responseBody?.file = received
                }
                TrafficPage.append(entries[index], to: &rows)
                if archive >= 0 {
                    archived += (archiveEnd == 0 && archived.isEmpty ? HTTPArchive.start : ",\n").utf8
                    archived += HTTPArchive.entry(entries[index]).encoded()
                }
            }
        } catch {
            failed = error
        }
        // The attempts before one that failed are written, too.
        do throws(FileFailure) { try write(rows.bytes, archived) } catch { failed = failed ?? error }
        guard let failed else { return }
        failure = FetchError(.file, "cannot write the traffic log: \(failed.what): \(failed.reason)")
    }

    /// Writes rows of the page and entries of the archive.
    private mutating func write(_ rows: [UInt8], _ archived: [UInt8]) throws(FileFailure) {
        try write(rows, to: page, at: nil)
        guard !archived.isEmpty else { return }
        try write(archived + HTTPArchive.end.utf8, to: archive, at: archiveEnd)
        archiveEnd += archived.count
    }

    /// Creates the files under an unused name, and the link to the newest page.
    private mutating func create(_ started: JSON.Timestamp) throws(FileFailure) {
        do { try OwnFolder.make(directory) } catch { throw FileFailure(directory, "\(error)") }
        let date = LocalTime(started).fileName
        var number = 1
        while page < 0 {
            let stem = "\(name)_log_\(date)" + (number > 1 ? "_\(number)" : "")
            number += 1
            // Each file is created here or not at all: no existing link or file is followed or used.
            let file = try Self.create("\(directory)/\(stem).html", O_APPEND)
            guard let file else { continue }
            if writesHAR {
                guard let other = try Self.create("\(directory)/\(stem).har", 0) else {
                    close(file)
                    unlink("\(directory)/\(stem).html")
                    continue
                }
                archive = other
            }
            page = file
            path = "\(directory)/\(stem).html"
            folder = "\(stem)_bodies"
            if writesBodies, mkdir("\(directory)/\(folder)", 0o700) != 0 { throw FileFailure("\(directory)/\(folder)") }
            link("\(stem).html", as: "\(directory)/\(name)_log_newest.html")
        }
        try write(TrafficPage.head(title: name, started: started).bytes, to: page, at: nil)
    }

    /// Replaces a symbolic link in one step; if that fails, the page still works without it.
    private func link(_ target: String, as path: String) {
        let temporary = "\(path).\(getpid())"
        guard symlink(target, temporary) == 0 else { return }
        if rename(temporary, path) != 0 { unlink(temporary) }
    }

    /// Creates a file.
    ///
    /// - Returns: `nil` if the file exists.
    private static func create(_ path: String, _ flags: CInt) throws(FileFailure) -> CInt? {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | flags, 0o600)
        if file >= 0 { return file }
        guard errno == EEXIST else { throw FileFailure(path) }
        return nil
    }

    /// Writes a body into its own file: text as the page shows it, other content unchanged.
    ///
    /// - Returns: The path relative to the directory; `nil` for a body that is empty or not to be shown.
    private func write(
        _ body: TrafficLog.Entry.Body?,
        _ captured: CapturedBody?,
        _ what: String
    ) throws(FileFailure) -> String? {
        guard let body, let captured, body.count > 0 else { return nil }
        let bytes: ByteBuffer
        switch body.content {
        case .text(let text): bytes = ByteBuffer(string: text)
        case .image, .binary: bytes = captured.bytes
        case .hidden: return nil
        }
        let path = "\(folder)/\(count)-\(what).\(BodyContent.fileExtension(of: body))"
        do {
            let file = try FileReplacement.create("\(directory)/\(path)")
            defer { close(file) }
            try bytes.withUnsafeReadableBytes { try FileReplacement.writeAll($0, to: file) }
        } catch {
            throw FileFailure("\(directory)/\(path)", "\(error)")
        }
        return path
    }

    /// Writes bytes in one system call if possible, so that no reader sees half an attempt.
    private func write(_ bytes: [UInt8], to file: CInt, at offset: Int?) throws(FileFailure) {
        let isDone = bytes.withUnsafeBufferPointer { bytes in
            var done = 0
            while done < bytes.count, let start = bytes.baseAddress {
                let (rest, count) = (start + done, bytes.count - done)
                let written =
                    offset.map { pwrite(file, rest, count, off_t($0 + done)) } ?? writeBytes(file, rest, count)
                guard written >= 0 else { return false }
                done += written
            }
            return true
        }
        guard isDone else { throw FileFailure(path ?? directory) }
    }
}

private struct FileFailure: Error {
    let what: String
    let reason: String

    init(_ what: String, _ reason: String = String(cString: strerror(errno))) {
        (self.what, self.reason) = (what, reason)
    }
}

// The methods of the same name hide this function.
private func writeBytes(_ file: CInt, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int { write(file, bytes, count) }

/// A second in the local time zone.
struct LocalTime {
    private var parts = tm()

    init(_ moment: JSON.Timestamp) {
        var seconds = time_t(moment.seconds)
        localtime_r(&seconds, &parts)
    }

    /// The date and time for a file name: `2026-11-21_09-34-14`.
    var fileName: String { "\(date)_\(pad(parts.tm_hour))-\(pad(parts.tm_min))-\(pad(parts.tm_sec))" }
    /// The date: `2026-11-21`.
    var date: String { "\(parts.tm_year + 1900)-\(pad(parts.tm_mon + 1))-\(pad(parts.tm_mday))" }
    /// The time to a second: `09:34:14`.
    var time: String { "\(pad(parts.tm_hour)):\(pad(parts.tm_min)):\(pad(parts.tm_sec))" }

    private func pad(_ number: CInt) -> String { (number < 10 ? "0" : "") + String(number) }
}
