#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI.DescriptionLibrary {
    /// Returns entries sorted by name, the newest stable version of each first.
    static func sorted(_ entries: some Sequence<Entry>) -> [Entry] {
        entries.map { (entry: $0, rank: rank($0.version)) }
            .sorted { ($0.entry.name, $1.rank) < ($1.entry.name, $0.rank) }.map(\.entry)
    }

    /// Returns the entry that the name of a service alone means: the newest of the recommended versions, or of all if
    /// none is known to be recommended.
    static func preferred(_ versions: [Entry]) -> Entry? {
        let recommended = versions.filter(\.isPreferred)
        return (recommended.isEmpty ? versions : recommended).max { rank($0.version) < rank($1.version) }
    }

    /// Returns a text by which versions are ordered; stable versions are newer than others.
    static func rank(_ version: String) -> String {
        let isUnstable = ["alpha", "beta", "preview", "eap", "dev"].contains { version.contains($0) }
        var rank = isUnstable ? "0" : "1"
        var digits = ""
        for character in version + "." {
            if character.isNumber {
                digits.append(character)
            } else {
                if !digits.isEmpty { rank += String(repeating: "0", count: max(9 - digits.count, 0)) + digits }
                digits = ""
                rank.append(character)
            }
        }
        return rank
    }

    /// Returns the folders with descriptions of Python's client library, for each Python on the path.
    ///
    /// Relative folders of the path are left out: what they are depends on the working folder.
    static func wheels(_ path: String, home: String?) -> [String] {
        var roots: [String] = []
        for folder in path.split(separator: ":")
        where folder.utf8.first == UInt8(ascii: "/") && folder.hasSuffix("/bin") {
            let root = String(folder.dropLast("/bin".count))
            if FileManager.default.fileExists(atPath: folder + "/python3"), !roots.contains(root) { roots.append(root) }
        }
        if let home { roots.append(home + "/.local") }
        return roots.flatMap { root in
            let libraries = (try? FileManager.default.contentsOfDirectory(atPath: root + "/lib")) ?? []
            return libraries.filter { $0.hasPrefix("python3") }.sorted().flatMap { library in
                ["site-packages", "dist-packages"].map {
                    "\(root)/lib/\(library)/\($0)/googleapiclient/discovery_cache/documents"
                }
            }
        }.filter { FileManager.default.fileExists(atPath: $0) }
    }
}
