import AsyncFetch
import AsyncFetchTesting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file in which every MiB is different, with its bytes and its checksum.
enum TestFile {
    private static let blockSize = 1 << 20

    /// Writes a file of whole MiB.
    ///
    /// - Returns: The CRC32C of the file in base64.
    /// - Throws: ``OutputError`` if there is no room for it.
    @concurrent static func write(_ path: String, size: Int64) async throws -> String {
        guard let file = fopen(path, "wb") else { throw OutputError(path) }
        defer { fclose(file) }
        // The same noise in each block, with the block's number at the start, so that no two blocks are equal.
        var generator = SplitMix(state: 0)
        var block = generator.bytes(blockSize)
        var checksum = CRC32C()
        for number in 0..<size / Int64(blockSize) {
            withUnsafeBytes(of: number.littleEndian) { block.replaceSubrange(0..<8, with: $0) }
            guard fwrite(block, 1, blockSize, file) == blockSize else { throw OutputError(path) }
            block.withUnsafeBytes { checksum.update($0) }
        }
        guard fflush(file) == 0 else { throw OutputError(path) }
        return checksum.base64
    }

    /// Returns a range of a file's bytes.
    @concurrent static func read(_ path: String, _ range: Range<Int64>) async throws -> [UInt8] {
        let file = try open(path)
        defer { fclose(file) }
        guard fseek(file, Int(range.lowerBound), SEEK_SET) == 0 else { throw FileFailure(path) }
        return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            count = fread(buffer.baseAddress, 1, range.count, file)
        }
    }

    /// Returns the CRC32C of a file in base64.
    @concurrent static func checksum(of path: String) async throws -> String {
        let file = try open(path)
        defer { fclose(file) }
        var checksum = CRC32C()
        var block = [UInt8](repeating: 0, count: blockSize)
        while true {
            let count = fread(&block, 1, blockSize, file)
            guard count > 0 else { return checksum.base64 }
            block.withUnsafeBytes { checksum.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    private static func open(_ path: String) throws -> UnsafeMutablePointer<FILE> {
        guard let file = fopen(path, "rb") else { throw FileFailure(path) }
        return file
    }
}

/// The error for a file of the demo that cannot be read.
struct FileFailure: Error, CustomStringConvertible {
    let description: String

    init(_ path: String) { description = "\(path): \(String(cString: strerror(errno)))" }
}

/// Runs work with a new folder, which is always removed afterwards.
func withTemporaryDirectory<R>(_ work: (_ path: String) async throws -> R) async throws -> R {
    let directory = FileManager.default.temporaryDirectory.appending(path: "gapi-\(UUID().uuidString)").path
    guard mkdir(directory, 0o700) == 0 else { throw OutputError(directory) }
    defer { try? FileManager.default.removeItem(atPath: directory) }
    return try await work(directory)
}
