import Foundation
import Testing

/// The program that runs these tests once more, in a process of its own, for one test that is a worker.
struct TestProcess {
    let process = Process()

    /// The path of the program, if it can be started by its path; elsewhere a helper loads the tests.
    static var program: String? {
        let path = CommandLine.arguments.first ?? ""
        return path.hasSuffix(".xctest") && FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Prepares a process.
    ///
    /// - Parameters:
    ///   - test: The suite and the test.
    ///   - environment: What the process has in its environment besides that of this process.
    ///   - output: The path of a file for what it prints.
    /// - Throws: An error if the program or the file cannot be used.
    init(_ test: String, environment: [String: String], output: String) throws {
        process.executableURL = URL(filePath: try #require(Self.program))
        process.arguments = ["--testing-library", "swift-testing", "--filter", test]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try Data().write(to: URL(filePath: output))
        let file = try FileHandle(forWritingTo: URL(filePath: output))
        process.standardOutput = file
        process.standardError = file
    }

    /// Runs the process until it ends, or until it is killed because a condition holds.
    ///
    /// Another thread looks at the condition, which gets its time also when all others are busy with other tests.
    func run(killIf condition: @escaping @Sendable () -> Bool = { false }) async throws {
        let identifier = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { ended.resume(returning: $0.processIdentifier) }
            do { try process.run() } catch { return ended.resume(throwing: error) }
            let process = process
            Thread.detachNewThread {
                while process.isRunning {
                    if condition() { kill(process.processIdentifier, SIGKILL) }
                    usleep(500)
                }
            }
        }
        #expect(identifier > 0)
    }
}
