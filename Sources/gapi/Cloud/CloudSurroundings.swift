import AsyncCloud
import AsyncFetch
import GAPIDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a command of `gapi cloud` takes from outside, which tests replace.
struct CloudSurroundings: Sendable {
    /// The accounts of the user.
    var accounts: @Sendable () throws -> CloudAccounts = { try CloudAccounts.ofUser() }
    /// Opens the account of a name; the only one without a name.
    var connection: @Sendable (String?) async throws -> Cloud.Connection = {
        try await CloudAccounts.ofUser().connection($0)
    }
    /// Returns the folder of the vault of an account.
    var vault: @Sendable (String?) async throws -> String = { try await CloudAccounts.ofUser().vault($0) }
    /// Reads the first line of standard input; `nil` if there is none.
    var line: @Sendable () async throws -> String? = { try await InputFile(path: "-").line() }
    /// Reads a password: from `$GAPI_CLOUD_PASSWORD`, from the terminal, which does not show it, or from standard input.
    var password: @Sendable (_ user: String) async throws -> String? = { user in
        if let password = ProcessInfo.processInfo.environment["GAPI_CLOUD_PASSWORD"] { return password }
        guard isatty(STDIN_FILENO) != 0 else { return try await InputFile(path: "-").line() }
        // A server or a link may have named the user.
        return try await PasswordPrompt.ask("Password of \(user): ".singleLine.printable)
    }
    /// Asks a person to go on; nobody does where standard input is no terminal.
    var confirm: @Sendable (_ question: String) async throws -> Bool = { question in
        guard isatty(STDIN_FILENO) != 0 else { return false }
        Console.standardError.print(question + " [y/N]")
        let answer = try await InputFile(path: "-").line()?.lowercased()
        return answer == "y" || answer == "yes"
    }
    /// The clock of what goes on with the server by itself.
    var clock = FetchClock.continuous
}
