import Testing

@testable import gapi

/// What `gapi` does beyond this machine, in a process of its own.
@Suite(
    "gapi on the internet",
    .timeLimit(.minutes(5)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct InternetTests {
    @Test func aFileOfTheEnvironmentSaysWhoIsTrusted() async throws {
        try await ExampleDesk.run { desk in
            for isTrusted in [true, false] {
                try await desk.withInternet(isTrusted: isTrusted) { desk in
                    let (code, output) = try await desk.paste("gapi feed https://www.swift.org/atom.xml")
                    #expect(code == (isTrusted ? 0 : 69), "\(output)")
                    #expect(desk.statuses == (isTrusted ? [200] : []))
                }
            }
        }
    }
}
