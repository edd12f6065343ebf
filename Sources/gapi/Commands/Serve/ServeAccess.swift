import ArgumentParser
import GAPIDescription

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The options of `gapi serve` for who may use the server.
struct ServeAccess: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Refuse requests without this bearer token or API key. Others can see it in lists of processes for a moment.",
            valueName: "token"
        )
    )
    var credential: String?

    @Option(
        help: ArgumentHelp(
            "Like --credential, with the token in a file, which only you should be able to read.",
            valueName: "file"
        )
    )
    var credentialFile: String?

    @Option(
        help: ArgumentHelp(
            "Another name by which clients may address the server on loopback; this option can be repeated.",
            valueName: "name"
        )
    )
    var hostName: [String] = []

    @Option(
        help: ArgumentHelp(
            "An origin whose pages may use the server, such as http://localhost:3000; this option can be repeated.",
            valueName: "origin"
        )
    )
    var allowOrigin: [String] = []

    func validate() throws {
        if credential != nil, credentialFile != nil {
            throw ValidationError("--credential and --credential-file exclude each other.")
        }
        if credential?.isEmpty ?? false { throw ValidationError("--credential is empty.") }
    }

    /// Determines the token that requests need; `nil` if they need none.
    ///
    /// A token among the arguments is removed from the list of processes. A file that others can read is used, with a
    /// warning.
    ///
    /// - Parameter warn: Prints a line for people.
    /// - Returns: The token.
    /// - Throws: `ValidationError` if there is no token in the file, or no file.
    func token(warn: (String) -> Void) throws -> String? {
        if let credential {
            ProcessArguments.hide(credential)
            return credential
        }
        guard let path = credentialFile else { return nil }
        let bytes: [UInt8]
        do { bytes = try readInput(path: path) } catch let error as InputError {
            throw ValidationError("The credential file \(path) cannot be read: \(error.reason)".printable)
        }
        let token = String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline }
        guard !token.isEmpty, token.utf8.count <= 4096, token.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw ValidationError("The credential file \(path) has no token in one line.".printable)
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 {
            warn("warning: others can read the credential file \(path); chmod 600 makes it yours alone.")
        }
        return token
    }

    /// Returns `true` for an address that only programs of this machine reach.
    static func isLoopback(_ host: String) -> Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

    /// Returns the warning for a server that others can reach without a credential; `nil` if there is none to give.
    static func warning(host: String, hasCredential: Bool) -> String? {
        guard !isLoopback(host), !hasCredential else { return nil }
        return
            "warning: everyone who can reach \(host) can read and change all that is in this server, and its journal; "
            + "--credential-file lets in only those who know a token."
    }
}

/// The arguments of this process as other processes see them.
enum ProcessArguments {
    /// Overwrites an argument, and the part of an argument behind its first `=`, wherever it is this text.
    ///
    /// Other processes read the arguments from this process's memory, so they see the new ones from now on.
    static func hide(_ secret: String) {
        let bytes = Array(secret.utf8)
        guard !bytes.isEmpty else { return }
        // The array and its texts live as long as the process, and nobody else writes to them. The command line was
        // parsed from copies.
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            let length = strlen(argument)
            guard length >= bytes.count else { continue }
            let start = length - bytes.count
            let isWhole = start == 0 || argument[start - 1] == CChar(truncatingIfNeeded: UInt8(ascii: "="))
            guard isWhole, bytes.indices.allSatisfy({ UInt8(truncatingIfNeeded: argument[start + $0]) == bytes[$0] })
            else {
                continue
            }
            for place in bytes.indices { argument[start + place] = CChar(truncatingIfNeeded: UInt8(ascii: "*")) }
        }
    }

    /// Overwrites the password of a URL that is an argument: all between the colon after the user and the last `@`.
    static func hidePassword(of url: String) {
        let bytes = Array(url.utf8)
        let slash = UInt8(ascii: "/")
        let slashes = bytes.indices.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash }
        let start = slashes.map { $0 + 2 } ?? 0
        guard let at = bytes[start...].lastIndex(of: UInt8(ascii: "@")),
            let colon = bytes[start..<at].firstIndex(of: UInt8(ascii: ":"))
        else { return }
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index], strlen(argument) == bytes.count else { continue }
            guard bytes.indices.allSatisfy({ UInt8(truncatingIfNeeded: argument[$0]) == bytes[$0] }) else { continue }
            for place in bytes[colon..<at].indices.dropFirst() {
                argument[place] = CChar(truncatingIfNeeded: UInt8(ascii: "*"))
            }
        }
    }
}
