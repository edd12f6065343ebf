import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What shells complete in a terminal, in which a test presses the keys.
@Suite(
    "Completion in a terminal",
    .timeLimit(.minutes(5)),
    .enabled(if: ShellCommand.tools != nil, "gapi is not beside the tests")
)
struct TerminalCompletionTests {
    /// Lines before and after the tabulator.
    private static let lines = [
        ("gapi ca", "gapi call"), ("gapi storage l", "gapi storage ls"), ("gapi call sto", "gapi call storage:v1"),
        ("gapi call storage:", "gapi call storage:v1"),
        ("gapi call storage:v1 objects.g", "gapi call storage:v1 objects.get"),
        ("gapi call storage:v1 objects.get --proj", "gapi call storage:v1 objects.get --projection"),
        ("gapi call storage objects.get --projection n", "gapi call storage objects.get --projection noAcl"),
        ("gapi config set end", "gapi config set endpoint"),
        ("gapi batch calls.jsonl --service sto", "gapi batch calls.jsonl --service storage:v1"),
        ("gapi batch --service storage:", "gapi batch --service storage:v1"),
    ]

    /// The lines that a key of a shell has written; a completed word may end with a space.
    private func written(_ output: String) -> [String] {
        output.split(separator: "\n").map { $0.hasSuffix(" ") ? String($0.dropLast()) : String($0) }
    }

    @Test(.enabled(if: ShellCommand.hasShell("zsh"), "zsh is not installed")) func zshCompletesLines() async throws {
        try await CallTests.run { bed in
            // Control-G writes the line into a file, and empties it.
            let settings = #"""
                PROMPT='<ready>'
                autoload -U compinit && compinit -u -d "$HOME/.zcompdump"
                eval "$(gapi --generate-completion-script zsh)"
                record() { print -r -- "$BUFFER" >> "$HOME/lines"; BUFFER= }
                zle -N record
                bindkey '^I' complete-word
                bindkey '^G' record

                """#
            try Data(settings.utf8).write(to: URL(filePath: bed.folder + "/.zshrc"))
            let keys = Self.lines.map { #"zpty -w -n shell '\#($0.0)'$'\t\a'"# }.joined(separator: "\n")
            let script = #"""
                zmodload zsh/zpty
                zpty shell zsh -d -i
                zpty -r shell output '*<ready>*'
                \#(keys)
                zpty -w -n shell $'exit\r'
                zpty -r shell > terminal
                cat lines
                """#
            let variables = [
                "GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder, "ZDOTDIR": bed.folder, "TERM": "dumb",
            ]
            let (code, output) = try await ShellCommand.run(script, by: "zsh", in: bed.folder, variables)
            #expect(code == 0, "\(output)")
            #expect(written(output) == Self.lines.map(\.1))
        }
    }

    #if os(Linux)
    @Test(
        .enabled(if: ShellCommand.hasShell("script"), "script is not installed"),
        .enabled("there is no fish 3: a newer one completes lines without a terminal") {
            try await CompletionTests.fishVersion() == 3
        }
    )
    func fish3CompletesLines() async throws {
        try await CallTests.run { bed in
            let settings = """
                function fish_greeting; end
                function fish_prompt; end
                gapi --generate-completion-script fish | source
                function record
                    commandline >> $HOME/lines
                    commandline ''
                end
                bind \\cg record

                """
            let folder = URL(filePath: bed.folder + "/.config/fish")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(settings.utf8).write(to: folder.appending(path: "config.fish"))
            let keys = Self.lines.map { $0.0 + "\t\u{7}" }.joined() + "exit\r"
            try Data(keys.utf8).write(to: URL(filePath: bed.folder + "/keys"))
            let script = "script -qec 'fish -i' /dev/null < keys > terminal; cat lines"
            let variables = [
                "GAPI_DOCUMENTS": bed.folder, "HOME": bed.folder, "XDG_CONFIG_HOME": bed.folder + "/.config",
                "XDG_DATA_HOME": bed.folder + "/.data", "TERM": "xterm",
            ]
            let (code, output) = try await ShellCommand.run(script, in: bed.folder, variables)
            #expect(code == 0, "\(output)")
            #expect(written(output) == Self.lines.map(\.1))
        }
    }
    #endif
}
