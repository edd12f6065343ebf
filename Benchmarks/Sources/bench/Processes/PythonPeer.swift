import Foundation
import NIOPosix

/// Scripts that run in the Python environment of the foreign peers, each in a process of its own.
enum PythonPeer {
    /// The script ended with this status instead of 0.
    struct Failure: Error { let status: Int32 }

    /// The reason in the rows that cannot be measured.
    static let missing = "Scripts/bootstrap --peers installs the peer"

    private static let executable: URL? = {
        let environment = ProcessInfo.processInfo.environment["PEERS_VENV"] ?? ".build/peers"
        let python = URL(filePath: environment).appending(path: "bin/python3")
        return FileManager.default.isExecutableFile(atPath: python.path) ? python : nil
    }()

    /// Returns `true` if there is an environment with these modules.
    static func has(_ modules: String...) async -> Bool {
        let script = """
            import sys
            try:
                import \(modules.joined(separator: ", "))
            except ImportError:
                sys.exit(1)
            """
        return (try? await output(of: script)) != nil
    }

    /// Runs a script that passes its work to the function `measure`, and returns the cost of that work alone, with that
    /// of the processes that it has started.
    static func cost(of script: String, _ arguments: [String]) async throws -> Cost {
        try JSONDecoder().decode(Cost.self, from: await output(of: preamble + script, arguments))
    }

    /// Runs a script, and returns its output.
    static func output(of script: String, _ arguments: [String] = []) async throws -> Data {
        guard let executable else { throw Failure(status: EXIT_FAILURE) }
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = ["-c", script] + arguments
        process.standardOutput = output
        try process.run()
        return try await NIOThreadPool.singleton.runIfActive {
            let data = try output.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
            return data ?? Data()
        }
    }

    private static let preamble = """
        import json, resource, sys, time

        def used():
            all = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
            return sum(each.ru_utime + each.ru_stime for each in all)

        def measure(work):
            before, start = used(), time.perf_counter()
            work()
            print(json.dumps({"seconds": time.perf_counter() - start, "cpuSeconds": used() - before}))


        """
}
