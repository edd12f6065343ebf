import ArgumentParser
import AsyncFetchTesting
import CloudEmulator

/// The emulated ownCloud of `gapi serve --cloud`.
struct CloudServing {
    private(set) var configuration = EmulatedCloud.Configuration()
    private let isOpenToNetwork: Bool

    /// Creates the settings of an emulated ownCloud.
    ///
    /// - Parameters:
    ///   - host: The address to listen at.
    ///   - port: The port to listen at.
    ///   - users: The users as `name:password`; two of the emulator's own if there are none.
    ///   - faults: The fault plan; `nil` for none.
    /// - Throws: `ValidationError` if a user is no `name:password`.
    init(host: String, port: UInt16, users: [String], faults: FaultPlan?) throws {
        configuration.host = host
        configuration.port = Int(port)
        configuration.allowsInfiniteDepth = true
        configuration.hasOAuth2 = true
        // Passwords that somebody has chosen, or a network, mean that strangers are to be kept out.
        isOpenToNetwork = !ServeAccess.isLoopback(host)
        configuration.requiresLogin = !users.isEmpty || isOpenToNetwork
        configuration.pollInterval = 5000
        if let faults { configuration.faults = faults }
        if !users.isEmpty { configuration.users = try users.map(Self.user) }
    }

    /// Sets who may use the server, and the token for its control interface.
    mutating func allow(_ access: ServeAccess, credential: String?) {
        configuration.credential = credential
        configuration.hostNames = access.hostName
        configuration.allowedOrigins = access.allowOrigin
    }

    private static func user(_ text: String) throws -> EmulatedCloud.User {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[0].contains("/") else {
            throw ValidationError("A user is given as name:password, and a name has no slash.")
        }
        return EmulatedCloud.User(parts[0], password: parts[1])
    }

    /// Serves until the task is cancelled, after an introduction.
    func run(on output: Console) async throws {
        try await EmulatedCloud.run(configuration) { cloud in
            for user in configuration.users {
                try await cloud.write("/Welcome.txt", "Hello, \(user.displayName).\n", user: user.id)
                try await cloud.makeFolder("/Photos", user: user.id)
            }
            output.print(introduction(to: cloud))
            try await Task.sleep(for: .seconds(1_000_000_000))  // until the task is cancelled
        }
    }

    /// Returns an introduction: the users, and commands to try next.
    private func introduction(to cloud: EmulatedCloud) -> String {
        let url = cloud.url
        let width = configuration.users.map(\.id.count).max() ?? 0
        let users = configuration.users.map { user in
            "  \(user.id.aligned(.left, width))  \(user.password)"
        }
        guard let first = configuration.users.first else { return url }
        let account = "'\(first.id):\(first.password)'"
        let login =
            configuration.credential != nil
            ? " -H \"Authorization: Bearer $TOKEN\"" : configuration.requiresLogin ? " -u \(account)" : ""
        var text = """
            The emulator of an ownCloud runs until Ctrl-C, and keeps everything in memory:
              server  \(url)
              files   \(url)/remote.php/dav/files/\(first.id)/

            Users and passwords:
            \(users.joined(separator: "\n"))

            With curl:
              curl -u \(account) -T cat.jpg '\(url)/remote.php/dav/files/\(first.id)/Photos/cat.jpg'
              curl -u \(account) -X PROPFIND -H 'Depth: 1' '\(url)/remote.php/dav/files/\(first.id)/Photos'
              curl '\(url)/status.php'

            The journal of requests: curl\(login) '\(url)/_emulator/journal'
            """
        if isOpenToNetwork {
            text += "\n\nWarning: other machines can reach it, and passwords and files are sent without encryption."
        }
        let rules = cloud.faults.rules
        if !rules.isEmpty { text += "\n\nThe faults:\n" + rules.map { "  \($0)" }.joined(separator: "\n") }
        return text
    }
}
