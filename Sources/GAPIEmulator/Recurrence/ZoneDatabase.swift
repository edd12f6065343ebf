import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The time zones of the machine, by their names in the IANA database: `Europe/Berlin`.
///
/// UTC is known everywhere; the others are read from `$TZDIR`, or from `/usr/share/zoneinfo`.
enum ZoneDatabase {
    private static let names: Set = ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Zulu"]
    private static let folder = ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    /// The zones that were read; at most as many as the database has.
    private static let known = Mutex<[String: ZoneOffsets]>([:])

    /// Returns the offsets of a zone; `nil` if there is none of this name.
    static func zone(named name: String) -> ZoneOffsets? {
        if names.contains(name) { return .utc }
        if let zone = known.withLock({ $0[name] }) { return zone }
        guard isName(name), let file = FileManager.default.contents(atPath: "\(folder)/\(name)"),
            let zone = ZoneOffsets(file: Array(file))
        else { return nil }
        known.withLock { $0[name] = zone }
        return zone
    }

    /// Returns whether a text can be the name of a zone, and so is no way out of the database's folder.
    private static func isName(_ text: String) -> Bool {
        text.utf8.count <= 64
            && text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
                part.utf8.first.map { $0 & ~32 >= UInt8(ascii: "A") && $0 & ~32 <= UInt8(ascii: "Z") } ?? false
                    && part.utf8.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
                            UInt8(ascii: "_"):
                            true
                        default: false
                        }
                    }
            }
    }
}

extension ZoneOffsets {
    /// Reads a file in the Time Zone Information Format, version 2 or later (RFC 9636, 3); `nil` if it is none.
    init?(file: [UInt8]) {
        var reader = Reader(rest: file[...])
        // The first block has times of 32 bits, for programs that know no others.
        guard let old = reader.counts(), reader.skip(old.length(timeSize: 4)), let counts = reader.counts(),
            let times = reader.integers(counts.times, size: 8), let kinds = reader.integers(counts.times, size: 1)
        else { return nil }
        var offsets: [Int] = []
        for _ in 0..<counts.types {
            guard let offset = reader.integers(1, size: 4)?.first, reader.skip(2) else { return nil }
            offsets.append(offset)
        }
        guard reader.skip(counts.characters + counts.leaps * 12 + counts.standards + counts.universals),
            let first = offsets.first, kinds.allSatisfy(offsets.indices.contains),
            zip(times, times.dropFirst()).allSatisfy(<)
        else { return nil }
        let footer = String(decoding: reader.rest.dropFirst().prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        self.init(
            first: first,
            changes: zip(times, kinds).map { Change(time: $0, offset: offsets[$1]) },
            rule: DaylightRule(parsing: footer)
        )
    }

    private struct Counts {
        let universals, standards, leaps, times, types, characters: Int

        func length(timeSize: Int) -> Int {
            times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4) + standards + universals
        }
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func skip(_ count: Int) -> Bool {
            guard count <= rest.count else { return false }
            rest.removeFirst(count)
            return true
        }

        mutating func counts() -> Counts? {
            guard rest.starts(with: Array("TZif".utf8)), rest.count > 4, rest[rest.startIndex + 4] >= UInt8(ascii: "2"),
                skip(20), let counts = integers(6, size: 4), counts.allSatisfy({ $0 >= 0 })
            else { return nil }
            return Counts(
                universals: counts[0],
                standards: counts[1],
                leaps: counts[2],
                times: counts[3],
                types: counts[4],
                characters: counts[5]
            )
        }

        /// Reads signed numbers of 4 or 8 bytes, or plain bytes.
        mutating func integers(_ count: Int, size: Int) -> [Int]? {
            guard count <= rest.count / size else { return nil }
            defer { rest.removeFirst(count * size) }
            return (0..<count).map { index in
                let start = rest.startIndex + index * size
                let bits = rest[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                return size == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(truncatingIfNeeded: bits)
            }
        }
    }
}
