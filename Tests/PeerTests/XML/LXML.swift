import Foundation  // Process

/// A process that runs lxml, which nobody here wrote, on batches of documents.
final class LXML {
    /// The canonical forms of a document; both empty if it was refused, `?` if it has none.
    struct Answer {
        let inclusive: [UInt8]
        let exclusive: [UInt8]

        var isRefused: Bool { inclusive.isEmpty }
        var hasNoCanonicalForm: Bool { inclusive == Array("?".utf8) }
    }

    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    private static let peers = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Peers").standardizedFileURL
    private static let python = URL(
        filePath: ProcessInfo.processInfo.environment["PEERS_VENV"]
            ?? peers.appending(path: "../../.build/peers").standardizedFileURL.path
    ).appending(path: "bin/python3")

    /// Whether `Scripts/bootstrap --peers` was run since lxml is among the peers.
    static let isInstalled: Bool = {
        guard FileManager.default.isExecutableFile(atPath: python.path) else { return false }
        let process = Process()
        process.executableURL = python
        process.arguments = ["-c", "import lxml"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    init() throws {
        process.executableURL = Self.python
        process.arguments = [Self.peers.appending(path: "xml_differential.py").path]
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
    func answers(to documents: [[UInt8]]) throws -> [Answer] {
        var batch = Data()
        batch.append(length: documents.count)
        for document in documents {
            batch.append(length: document.count)
            batch.append(contentsOf: document)
        }
        try requests.fileHandleForWriting.write(contentsOf: batch)
        return try documents.map { _ in Answer(inclusive: try readText(), exclusive: try readText()) }
    }

    private func readText() throws -> [UInt8] {
        let length = try read(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        return try read(length)
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
