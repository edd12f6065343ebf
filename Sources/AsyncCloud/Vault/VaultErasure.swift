import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The deletion of a vault, which survives the death of its process: `alice` becomes `alice.erased-<16 digits>`, and that
/// is deleted, the file that marks it as a vault last.
enum VaultErasure {
    /// Gives a vault its other name.
    ///
    /// - Returns: The new path.
    static func begin(_ path: String) throws(Cloud.Error) -> String {
        var digits = String(UInt64.random(in: .min ... .max), radix: 16)
        digits = String(repeating: "0", count: 16 - digits.utf8.count) + digits
        let grave = "\(path).erased-\(digits)"
        guard rename(path, grave) == 0 else { throw VaultFolder.failure("cannot rename the vault \(path)") }
        try VaultFolder.synchronize(VaultFolder.split(path).folder)
        return grave
    }

    /// Deletes a renamed vault, whose lock the caller has.
    static func delete(_ grave: String) throws(Cloud.Error) {
        try VaultFolder.deleteContents(of: grave, except: VaultLock.mark)
        try VaultFolder.remove("\(grave)/\(VaultLock.mark)", isFolder: false)
        try VaultFolder.remove(grave, isFolder: true)
    }

    /// Deletes what interrupted erasures of a vault have left.
    ///
    /// A folder that another process still deletes, or that is no vault, stays.
    static func finish(beside path: String) throws(Cloud.Error) {
        let (folder, name) = VaultFolder.split(path)
        for entry in try VaultFolder.entries(folder) ?? [] where entry.isFolder && isGrave(entry.name, of: name) {
            let grave = "\(folder)/\(entry.name)"
            // The process died between the mark and the folder.
            if rmdir(grave) == 0 { continue }
            guard let lock = VaultLock.ofErased(grave) else { continue }
            defer { lock.release() }
            try delete(grave)
        }
    }

    private static func isGrave(_ entry: String, of name: String) -> Bool {
        let prefix = "\(name).erased-"
        guard entry.utf8.starts(with: prefix.utf8) else { return false }
        let digits = entry.utf8.dropFirst(prefix.utf8.count)
        return digits.count == 16
            && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
