import Testing

@testable import AsyncCloud

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder for the vaults of a test, which ends with it.
final class VaultRoot {
    let path: String

    init() throws {
        var template = Array("/tmp/vault-test-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        let real = try #require(realpath(made, nil))
        defer { free(real) }
        path = String(cString: real)
    }

    deinit {
        try? VaultFolder(path)?.deleteContents()
        rmdir(path)
    }
}

/// Writes a file.
func makeFile(_ path: String, _ count: Int) throws {
    try makeFile(Array(path.utf8CString), count)
}

/// Writes a file whose name need not be UTF-8.
func makeFile(_ path: [CChar], _ count: Int) throws {
    let file = try #require(fopen(path, "w"))
    let bytes = [UInt8](repeating: 1, count: count)
    #expect(fwrite(bytes, 1, count, file) == count)
    fclose(file)
}

/// The names in a folder.
func namesIn(_ path: String) throws -> [String] {
    try (VaultFolder(path)?.names() ?? []).map { VaultFolder.text($0) }.sorted()
}

extension [CChar] {
    /// A path that is not UTF-8.
    static func path(_ text: String, endingIn byte: UInt8) -> [CChar] {
        text.utf8CString.dropLast() + [CChar(truncatingIfNeeded: byte), 0]
    }
}
