#if os(Linux)
import Foundation
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Tokens in the list of processes, which `/proc` shows.
@Suite("Tokens among the arguments", .timeLimit(.minutes(5)), .enabled(if: ShellCommand.tools != nil))
struct SecretArgumentTests {
    @Test(arguments: [
        "batch - --service storage:v1 --token=SECRET", "batch - --service storage:v1 --key SECRET",
        "call storage:v1 objects.list --bucket box --body - --token SECRET",
        "upload storage:v1 objects.insert --bucket box --name a - --token SECRET",
    ])
    func noneIsThereWhileTheInputIsAwaited(words: String) async throws {
        try await StorageBed.run { bed in
            let path = bed.folder + "/pipe"
            try #require(mkfifo(path, 0o600) == 0)
            let pipe = open(path, O_RDWR | O_CLOEXEC)
            try #require(pipe >= 0)
            try bed.write(
                "echo $$ > pid; exec gapi \(words) --from . --endpoint \(bed.emulator.url) < pipe",
                to: "line"
            )
            async let ran = ShellCommand.run("exec sh ./line", in: bed.folder, ["HOME": bed.folder])
            // It begins with the token, for it cannot be hidden earlier.
            var arguments = ""
            while !arguments.hasPrefix("gapi\0") || arguments.contains("SECRET") {
                await Task.yield()
                let process = bed.text("pid")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
                arguments = Self.arguments(of: process)
            }
            #expect(arguments.contains("******"))
            // The end of the input.
            close(pipe)
            _ = try await ran
        }
    }

    private static func arguments(of process: String) -> String {
        let file = open("/proc/\(process)/cmdline", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = read(file, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
    }
}
#endif
