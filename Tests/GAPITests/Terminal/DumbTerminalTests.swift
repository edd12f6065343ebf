import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a terminal gets that is not said to understand control characters, and may obey them nevertheless.
@Suite("Terminals without a name", .timeLimit(.minutes(5)))
struct DumbTerminalTests {
    @Test func aTerminalWithoutAStatusLineIsNotControlledEither() {
        let output = Output()
        let writer = OutputWriter { bytes in output.console().write(String(decoding: bytes, as: UTF8.self)) }
        let console = Console(isTerminal: false, usesColor: false, escapesControls: true, writer)
        console.setStatus("half")
        console.write("a\u{1B}[2J\n")
        #expect(output.text == "a\\u001b[2J\n")
    }

    #if os(Linux)
    @Test(
        .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
        .enabled(if: ShellCommand.hasShell("script"), "script is not installed"),
        arguments: ["dumb", nil, "xterm"]
    )
    func textOfOthersControlsNoTerminal(name: String?) async throws {
        try await CloudBed.withFolder { folder in
            try Data("<a>x&#x9B;2Jy</a>".utf8).write(to: URL(filePath: folder + "/a.xml"))
            let variables = ["HOME": folder].merging(name.map { ["TERM": $0] } ?? [:]) { $1 }
            let line = #"script -qec "gapi xml query a.xml '/a/text()'" /dev/null < /dev/null"#
            let shown = try await ShellCommand.run(line, in: folder, variables)
            #expect(shown.code == 0 && shown.output.contains(#"x\u009b2Jy"#), "\(shown.output)")
            // A file gets the text as it is.
            let written = try await ShellCommand.run("gapi xml query a.xml '/a/text()' > a.txt", in: folder, variables)
            #expect(written.code == 0, "\(written.output)")
            #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "x\u{9B}2Jy\n")
        }
    }
    #endif
}
