import Foundation
import NIOCore

/// A folder of this machine for downloads and uploads, which ends with the process.
struct FuzzFolder: Sendable {
    static let shared = try? FuzzFolder()

    private let path: String

    /// The path of a file to upload.
    var source: String { path + "/source" }
    /// The path of a download.
    var target: String { path + "/target" }

    private init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data("source".utf8).write(to: URL(filePath: source))
    }

    /// Removes what downloads have left, so that the next one begins as the first did.
    ///
    /// - Returns: The names that no download leaves.
    func clear() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != "source" }
        for name in names { try FileManager.default.removeItem(atPath: path + "/" + name) }
        return names.filter { !["target", "target.part", "target.part.json"].contains($0) }
    }

    /// Returns the contents of a download.
    func downloaded() throws -> ByteBuffer { ByteBuffer(bytes: try Data(contentsOf: URL(filePath: target))) }
}
