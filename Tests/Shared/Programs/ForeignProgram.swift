import Subprocess
import SystemPackage

/// A program of others that speaks to the server under test.
///
/// Not by Foundation's `Process`: that of Swift 6.3 can crash where more than a thousand files and connections are open
/// (swift-corelibs-foundation #5472).
enum ForeignProgram {
    /// Runs a program to its end.
    ///
    /// - Returns: Its status, and what it wrote to both of its outputs; `nil` for a program that was ended by a signal.
    static func run(_ executable: String, _ arguments: [String]) async throws -> (status: Int32?, output: String) {
        let result = try await Subprocess.run(
            .path(FilePath(executable)),
            arguments: Arguments(arguments),
            output: .string(limit: 4 << 20),
            error: .combinedWithOutput
        )
        guard case .exited(let status) = result.terminationStatus else { return (nil, result.standardOutput) }
        return (status, result.standardOutput)
    }
}
