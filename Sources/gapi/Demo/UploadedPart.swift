import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator

/// A part of an upload, from the journal.
struct UploadedPart {
    let start: Int64
    /// The end of the stored bytes after the part.
    let storedEnd: Int64
    let breaksOff: Bool

    /// The step in bytes in which an upload is stored.
    private static let granularity: Int64 = 256 << 10

    /// Returns the size in bytes of each of the eight parts of a file; those of a small file are larger.
    static func chunkSize(of fileSize: Int64) -> Int { Int(max(fileSize / 8, granularity)) }

    /// Reads a part from an entry of the journal.
    /// - Throws: `GAPI.Error` if the request has no `Content-Range: bytes START-LAST/TOTAL`.
    init(_ entry: RequestJournal.Entry) throws {
        let range = entry.headers[.contentRange] ?? ""
        let ends = range.dropFirst("bytes ".count).prefix { $0 != "/" }.split(separator: "-").compactMap {
            Int64($0)
        }
        guard range.hasPrefix("bytes "), ends.count == 2 else {
            throw GAPI.Error(.uploadProtocol, "a part was sent with Content-Range `\(range)`")
        }
        start = ends[0]
        switch entry.fault {
        case .acceptThenReset(let count)?:
            let accepted = start + Int64(count)
            storedEnd = accepted - accepted % Self.granularity
            breaksOff = true
        case .stall?:
            storedEnd = start
            breaksOff = true
        default:
            storedEnd = ends[1] + 1
            breaksOff = false
        }
    }

    /// Returns whether each part begins at the end of the stored bytes, and the last part ends with the file.
    static func isGapless(_ parts: [UploadedPart], upTo size: Int64) -> Bool {
        var stored: Int64 = 0
        for part in parts {
            guard part.start == stored else { return false }
            stored = part.storedEnd
        }
        return stored == size
    }
}
