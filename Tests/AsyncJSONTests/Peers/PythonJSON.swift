import Foundation  // Process

/// A process that runs Python's json on batches of documents.
final class PythonJSON {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    static let interpreter = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static var isInstalled: Bool { interpreter != nil }

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        process.executableURL = URL(filePath: Self.interpreter ?? "")
        process.arguments = [folder.appending(path: "../../Peers/json_differential.py").path]
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
    }

    deinit {
        // The end of its input may never come: processes that other tests started meanwhile can hold the same pipe.
        // And the signal that `terminate()` sends is blocked in children of a test run.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// One answer for each document.
    ///
    /// The peer reads a batch to its end before it answers, so neither waits for the other.
    func answers(to documents: [[UInt8]]) throws -> [[UInt8]] {
        var batch = Data()
        batch.append(length: documents.count)
        for document in documents {
            batch.append(length: document.count)
            batch.append(contentsOf: document)
        }
        try requests.fileHandleForWriting.write(contentsOf: batch)
        return try documents.map { _ in
            let length = try read(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            return try read(length)
        }
    }

    private func read(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let data = try answers.fileHandleForReading.read(upToCount: count - bytes.count), !data.isEmpty else {
                throw CocoaError(.fileReadUnknown)
            }
            bytes += data
        }
        return bytes
    }
}

extension Data {
    fileprivate mutating func append(length: Int) {
        for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: length >> shift)) }
    }
}
