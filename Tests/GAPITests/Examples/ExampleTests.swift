import ArgumentParser
import AsyncGAPI
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Every example that the tool prints, pasted into a shell as it stands.
///
/// Only what no example can know is another one: the port of the emulator, because 4443 may be in use, the servers, the
/// password and the certificate of a login, and the numbers that a server has chosen. Hosts on the internet are behind a
/// proxy, and are servers of this machine.
@Suite(
    "Examples",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct ExampleTests {
    // MARK: Help

    @Test func eachCommandHasExamplesThatATerminalDoesNotWrap() {
        for (name, help) in PrintedExample.commands {
            let lines = PrintedExample.lines(in: help)
            #expect(!lines.isEmpty, "\(name) has no example")
            for line in lines { #expect(line.hasPrefix("  "), "\(name): the line before is too long: \(line)") }
        }
    }

    @Test(arguments: PrintedExample.ending.filter { !$0.isOfCloud })
    func anExampleRuns(example: PrintedExample) async throws { try await expectSuccess(of: example) }

    @Test(arguments: PrintedExample.all.filter(\.needsPerson))
    func anExampleLogsInThePersonWhoOpensItsPage(example: PrintedExample) async throws {
        try await ExampleDesk.run(for: example) { desk in
            let (code, output) = try await desk.pasteAndLogIn(example.text)
            #expect(code == 0 && output.contains("logged in as "), "\(output)")
        }
    }

    @Test(arguments: PrintedExample.all.filter { $0.codeAfterInterrupt != nil })
    func anExampleWritesALineAndRunsUntilItIsInterrupted(example: PrintedExample) async throws {
        try await ExampleDesk.run(for: example) { desk in
            let (code, output) = try await desk.pasteAndInterrupt(example.text)
            #expect(code == example.codeAfterInterrupt, "\(output)")
            #expect(output.first != "\n", "it has written no line: \(output)")
        }
    }

    @Test(arguments: PrintedExample.all.filter(\.isOnline))
    func anExampleAsksTheHostsOfTheInternet(example: PrintedExample) async throws {
        try await ExampleDesk.run(for: example) { desk in
            try await desk.withInternet(isCloud: example.text.hasPrefix("gapi cloud")) { desk in
                let (code, output) = try await desk.paste(example.text)
                // An ownCloud says that it needs a login; curl does not mind what it gets.
                let refusals = desk.statuses.filter { $0 >= 400 && $0 != 401 }
                #expect(code == 0 && refusals == [] && desk.statuses.contains(200), "\(desk.statuses) \(output)")
            }
        }
    }

    @Test func eachBeginningIsThatOfAnExample() {
        for beginning in PrintedExample.online + PrintedExample.endless.map(\.beginning) {
            #expect(PrintedExample.all.contains { $0.text.hasPrefix(beginning) }, "\(beginning)")
        }
    }

    // MARK: Descriptions

    @Test(arguments: ExampleDescriptions.methods) func theExampleOfAMethodRuns(api: String, method: String) async throws
    {
        try await ExampleDesk.run { desk in
            let (code, text) = try await desk.paste("gapi describe \(api) \(method)")
            try #require(code == 0, "\(text)")
            let example = try DescribedExample.text(in: text)
            let ran = try await desk.paste(example)
            #expect(ran.code == 0, "\(example): \(ran.output)")
        }
    }
}

/// The examples of `gapi cloud` that end by themselves: a third of all, which run beside the others.
@Suite(
    "Examples of gapi cloud",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests"),
    .enabled(if: ShellCommand.hasShell("bash"), "Bash is not installed")
)
struct CloudExampleTests {
    @Test(arguments: PrintedExample.ending.filter(\.isOfCloud))
    func anExampleRuns(example: PrintedExample) async throws { try await expectSuccess(of: example) }
}

private func expectSuccess(of example: PrintedExample) async throws {
    try await ExampleDesk.run(for: example) { desk in
        let (code, output) = try await desk.paste(example.text)
        #expect(code == 0, "\(output)")
    }
}
