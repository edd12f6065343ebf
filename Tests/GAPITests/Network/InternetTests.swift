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

    @Test func aVariableLetsAFeedLeadIntoAPrivateNetwork() async throws {
        try await ExampleDesk.run { desk in
            try await desk.withInternet { desk in
                let line = "gapi feed https://www.swift.org/inward.xml --follow"
                let refused = try await desk.paste(line)
                #expect(refused.code == 69 && desk.statuses == [200], "\(refused.output)")
                let way = "leads from outside to a private network; GAPI_ALLOW_INWARD_LINKS=1 would allow it"
                #expect(refused.output.contains(way), "\(refused.output)")
                let followed = try await desk.paste("GAPI_ALLOW_INWARD_LINKS=1 " + line)
                #expect(followed.code == 0 && followed.output.contains("2 entries"), "\(followed.output)")
                #expect(desk.statuses == [200, 200, 200])
            }
        }
    }
}
