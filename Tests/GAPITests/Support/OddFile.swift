#if os(Linux)
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A file or a folder whose name is `caf` and a byte that no UTF-8 has; macOS has none.
struct OddFile {
    let path: [UInt8]

    /// Names the file in a folder.
    init(in folder: String) { path = Array((folder + "/caf").utf8) + [0xE9] }

    private init(_ path: [UInt8]) { self.path = path }

    /// Returns a file in this folder.
    func appending(_ name: String) -> OddFile { OddFile(path + Array(("/" + name).utf8)) }

    private var name: [CChar] { path.map(CChar.init(bitPattern:)) + [0] }

    /// A Boolean value indicating whether there is something of the name.
    var isThere: Bool { access(name, F_OK) == 0 }

    /// The permissions; 0 for nothing.
    var mode: mode_t {
        var info = stat()
        return stat(name, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    /// The text of a small file; `nil` if there is none.
    var text: String? {
        let file = open(name, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(file, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    func makeFolder() throws { try #require(mkdir(name, 0o700) == 0) }

    /// Replaces the file by one that only this user can read.
    func write(_ text: String) throws {
        let file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        try #require(file >= 0)
        defer { close(file) }
        fchmod(file, 0o600)  // also where the file was there
        try OutputFileTests.write(Array(text.utf8), to: file)
    }

    // MARK: Commands

    /// Returns the words of a line, in which `FILE` at the end of a word is this file.
    func words(_ line: String) -> [[UInt8]] { words(line.split(separator: " ").map(String.init)) }

    func words(_ words: [String]) -> [[UInt8]] {
        words.map { $0.hasSuffix("FILE") ? Array($0.dropLast(4).utf8) + path : Array($0.utf8) }
    }

    /// Runs a command whose words are bytes.
    func run(_ words: [[UInt8]]) async throws -> Ran { try await reading(words) { await runGapi($0) } }

    /// Runs work with the words as the rest of the tool gets them.
    func reading<Result>(_ words: [[UInt8]], _ work: ([String]) async throws -> Result) async throws -> Result {
        let line = try CommandWords.line(of: words)
        return try await ByteNames.$current.withValue(line.names) {
            try await ByteOutput.$current.withValue(line.output) { try await work(line.words) }
        }
    }
}
#endif
