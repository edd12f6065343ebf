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
struct VaultErasure {
    /// The path of the renamed vault.
    let grave: String
    private let lock: VaultLock

    /// Gives a vault its other name, and takes its lock over.
    init(of path: String, lock: VaultLock) throws(Cloud.Error) {
        var digits = String(UInt64.random(in: .min ... .max), radix: 16)
        digits = String(repeating: "0", count: 16 - digits.utf8.count) + digits
        grave = "\(path).erased-\(digits)"
        self.lock = try lock.rename(path, to: grave)
    }

    /// Takes up an interrupted erasure; `nil` if it cannot be, or if another process still deletes the folder.
    private init?(of grave: String) {
        guard let lock = VaultLock(ofErased: grave) else { return nil }
        self.grave = grave
        self.lock = lock
    }

    /// Deletes the renamed vault, and gives its lock back.
    func finish() throws(Cloud.Error) {
        defer { lock.release() }
        try VaultFolder.synchronize(VaultFolder.split(grave).folder)
        guard let folder = try VaultFolder(grave), try lock.isOf(folder) else {
            throw Cloud.Error(.vault, "\(grave) is another folder now, and stays")
        }
        try folder.deleteContents(except: VaultLock.markName)
        try folder.delete(VaultLock.markName)
        guard rmdir(grave) == 0 || errno == ENOENT else { throw VaultFolder.failure("cannot delete \(grave)") }
    }

    /// Deletes what interrupted erasures of a vault have left, as far as that is possible.
    ///
    /// A folder that another process still deletes, or that is no vault, stays.
    static func finishAll(beside path: String) {
        let (parent, name) = VaultFolder.split(path)
        guard let folder = try? VaultFolder(parent), let names = try? folder.names() else { return }
        for entry in names where isGrave(entry, of: name) {
            guard (try? folder.info(entry))?.isFolder == true else { continue }
            let grave = "\(parent)/\(VaultFolder.text(entry))"
            // The process died between the mark and the folder.
            if rmdir(grave) == 0 { continue }
            try? VaultErasure(of: grave)?.finish()
        }
    }

    private static func isGrave(_ entry: [CChar], of name: String) -> Bool {
        let prefix = "\(name).erased-".utf8CString.dropLast()
        guard entry.starts(with: prefix) else { return false }
        let digits = entry.dropFirst(prefix.count).dropLast()
        return digits.count == 16
            && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
