import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What may grow in this process, and in the folder of a server, while it works.
///
/// The bytes that are allocated are exact, so that a leak of a few bytes per request shows; the resident bytes have the
/// pages that the allocator keeps for later, too, and show what it does not manage.
struct ProcessFigures {
    /// The bytes by which the allocated ones may grow, whatever happens: connections that are about to close, tables
    /// that double, and the freed pieces that each thread keeps, which count as allocated.
    private static let mostAllocated = 4 << 20
    /// The bytes by which the resident ones may grow, whatever happens: allocated pieces move among pages.
    private static let mostResident = 16 << 20
    /// The files by which the process, and the folder of a server, may grow.
    private static let mostFiles = 16

    /// The bytes that are allocated; `nil` where the allocator does not say.
    let allocated: Int?
    /// The resident bytes that are no part of a file; `nil` with a sanitizer, which keeps what is freed.
    let resident: Int?
    let openFiles: Int
    /// The contents in the folder of the server.
    let contents: Int

    /// Measures this process.
    ///
    /// - Parameter folder: The folder of the server's data; `nil` if it is in memory.
    init(_ folder: String?) {
        Self.trim()
        let sanitizer = Self.sanitizedBytes()
        allocated = sanitizer ?? Self.allocatedBytes()
        resident = sanitizer == nil ? Self.residentBytes() : nil
        openFiles = Self.names(in: "/proc/self/fd")
        contents = folder.map { Self.names(in: "\($0)/contents") } ?? 0
    }

    /// Returns what has grown by more than a constant since other figures; `nil` if nothing has.
    func growth(since before: ProcessFigures) -> String? {
        func exceeds(_ now: Int?, _ then: Int?, _ most: Int) -> Bool {
            guard let now, let then else { return false }
            return now - then > most
        }
        let hasGrown =
            exceeds(allocated, before.allocated, Self.mostAllocated)
            || exceeds(resident, before.resident, Self.mostResident)
            || exceeds(openFiles, before.openFiles, Self.mostFiles)
            || exceeds(contents, before.contents, Self.mostFiles)
        return hasGrown ? "\(before) became \(self)" : nil
    }

    /// Lets the allocator give back what it keeps for later.
    private static func trim() {
        #if canImport(Glibc)
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
        #endif
    }

    /// Returns the allocated bytes as a sanitizer counts them; `nil` without one.
    private static func sanitizedBytes() -> Int? {
        guard let symbol = dlsym(nil, "__sanitizer_get_current_allocated_bytes") else { return nil }
        return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
    }

    /// Returns the allocated bytes as glibc reports them, of all its arenas.
    ///
    /// ```text
    /// <malloc version="1"><heap nr="0">…</heap> …       one element for each arena, with totals of its own
    /// <total type="fast" count="1" size="48"/>          free pieces
    /// <total type="rest" count="5" size="81920"/>       the other free pieces
    /// <total type="mmap" count="2" size="4194304"/>     pieces outside all arenas
    /// <system type="current" size="1048576"/> …         the arenas
    /// ```
    private static func allocatedBytes() -> Int? {
        #if canImport(Glibc)
        guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else { return nil }
        defer { fclose(file) }
        let report = unsafeBitCast(symbol, to: (@convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32).self)
        guard report(0, file) == 0 else { return nil }
        rewind(file)
        let data = try? FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readToEnd()
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        var bytes: Int?
        for line in (text.components(separatedBy: "</heap>").last ?? "").split(separator: "\n") {
            let words = line.split(separator: "\"")
            guard words.count > 3, let size = Int(words[words.count - 2]) else { continue }
            switch (words[0], words[1]) {
            case ("<system type=", "current"), ("<total type=", "mmap"): bytes = (bytes ?? 0) + size
            case ("<total type=", "fast"), ("<total type=", "rest"): bytes = (bytes ?? 0) - size
            default: break
            }
        }
        return bytes
        #else
        return nil
        #endif
    }

    private static func names(in folder: String) -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }

    private static func residentBytes() -> Int? {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
