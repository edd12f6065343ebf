import ArgumentParser
import AsyncFetchTesting
import GAPIDescription
import GAPIEmulator
import NIOCore

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

/// The command `gapi serve`, which runs the emulator in the foreground.
struct ServeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run an emulator of Google's services, or of an ownCloud, until Ctrl-C.",
        discussion: """
            The emulator has the JSON APIs of Cloud Storage v1, Drive v3 and Calendar v3, and feeds. Any client that can be \
            configured with another host can use it. It also emulates services whose descriptions (Discovery documents) it \
            is given: it checks requests, keeps the resources that they create, and responds to all others with examples, \
            which have the header field X-Emulator-Answer. The requests are listed at /_emulator/journal. The faults can be \
            read and replaced at /_emulator/faults.

            With --data, everything that was answered is there again after the process was killed; a loss of power can take \
            the latest changes. Only one server at a time can use the folder. Damaged records are reported on standard \
            error and set aside, and the rest is served. Drive and Calendar are always in memory.

            Examples:
              gapi serve
              gapi serve --port 0 --data ./storage
              gapi serve --document tasks.v1.json gmail.v1.json
              gapi serve --faults faults.json --credential-file token.txt
              gapi serve --auth
              gapi serve --cloud --user alice:secret

            With this faults.json, the second listing fails and an upload breaks:
              {"rules": [
                {"fault": "status", "status": 503, "retryAfter": 1,
                 "operation": "storage.objects.list", "nth": 2},
                {"fault": "acceptThenReset", "uploadBytes": 1000000,
                 "operation": "upload.chunk"}
              ]}

            A credential guards all of the server, except /_emulator/health. The URL of an upload's session is a \
            credential itself, and each call of a batch is checked for itself. With --auth, services need a token, and the \
            credential is for what gives tokens: /_emulator/identity, /register, /computeMetadata, STS for the tokens of \
            others, and the pages where a user agrees, where a browser asks for it as a password (with any name). What a \
            client needs to ask for these is open: the provider's configuration and keys, /device/code and /logout.

            On loopback, requests to hosts other than localhost and requests of other sites' pages are refused. Slow and \
            oversized requests are refused everywhere, and what would not fit into memory or on the disk gets the status 507.

            With --cloud, the emulator is an ownCloud in memory: WebDAV, uploads in parts, trash, versions, shares, login.
            With --user, or on another address than one of this machine, logins and /_emulator need the password of a user. \
            A credential is for /_emulator, instead of a password.

            Exit codes: 0 after Ctrl-C or SIGTERM, 1 if the emulator cannot listen or the folder of --data is not its own, \
            64 for invalid arguments, 73 for a folder of --data that cannot be written.
            """
    )

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any free port.")
    var port: UInt16 = 4443

    @Option(
        help: ArgumentHelp(
            "The folder for buckets, objects and feeds, instead of memory: a new or empty one, or one of the emulator.",
            valueName: "dir"
        )
    )
    var data: String?

    @Option(help: ArgumentHelp("A JSON file with a fault plan.", valueName: "file"))
    var faults: String?

    @OptionGroup var access: ServeAccess

    @Flag(
        help: """
            Also speak the protocols of credentials (OAuth 2, OpenID Connect, STS, IAM Credentials, metadata server), and \
            refuse requests to services without a token of these. GET /_emulator/identity has credentials files.
            """
    )
    var auth = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Also emulate the services of these descriptions.", valueName: "file ...")
    )
    var document: [String] = []

    @Option(
        help: ArgumentHelp(
            "Also emulate the services of all descriptions in this folder; other files are left out.",
            valueName: "dir"
        )
    )
    var documents: String?

    @Option(
        help: ArgumentHelp(
            "The most bytes that a call of Cloud Storage's objects.rewrite copies, so that larger objects need several.",
            valueName: "count"
        )
    )
    var rewriteBytes: Int64?

    @Option(
        help: ArgumentHelp(
            "The most bytes to keep in memory: contents, open uploads, resources; 4 GiB by default, but at most half of "
                + "the machine's memory. What --data keeps takes none.",
            valueName: "bytes"
        )
    )
    var maxMemory: Int64?

    @Flag(help: "Emulate an ownCloud instead of Google's services.")
    var cloud = false

    @Option(
        help: ArgumentHelp("With --cloud: a user; this option can be repeated.", valueName: "name:password")
    )
    var user: [String] = []

    func validate() throws {
        let ofGoogle =
            data != nil || auth || !document.isEmpty || documents != nil || rewriteBytes != nil || maxMemory != nil
        if cloud, ofGoogle {
            throw ValidationError("--cloud goes with --host, --port, --user, --faults and the options for access only.")
        }
        if let rewriteBytes, rewriteBytes < 1 { throw ValidationError("--rewrite-bytes needs a positive number.") }
        if let maxMemory, maxMemory < 1 { throw ValidationError("--max-memory needs a positive number.") }
        if !cloud, !user.isEmpty { throw ValidationError("--user needs --cloud.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let faults = try faults.map(Self.plan)
        let credential = try access.token { streams.errors.print($0) }
        if cloud {
            for user in user { ProcessArguments.hide(user) }
            var serving = try CloudServing(host: host, port: port, users: user, faults: faults)
            serving.allow(access, credential: credential)
            let chosen = serving
            try await untilSignal { try await chosen.run(on: streams.output) }
        } else {
            if let warning = ServeAccess.warning(host: host, hasCredential: credential != nil) {
                streams.errors.print(warning)
            }
            try await serveGoogle(faults, credential, streams)
        }
        streams.output.print("stopped")
    }

    private func untilSignal(_ work: @escaping @Sendable () async throws -> Void) async throws {
        do {
            try await withCancellation(on: [.interrupt, .terminate]) {
                // Each of the signals is how a server ends, not a failure.
                do { try await work() } catch is CancellationError {}
            }
        } catch let error as Emulator.DirectoryError {
            throw ToolFailure(.cannotCreate, "\(error)")
        } catch let error as IOError {
            // Only the beginning meets such an error.
            guard error.errnoCode == EADDRINUSE else {
                throw ToolFailure(
                    .failure,
                    "cannot listen on \(host):\(port): \(String(cString: strerror(error.errnoCode)))"
                )
            }
            throw ToolFailure(.failure, "port \(port) is in use; try --port 0, which takes any free one")
        }
    }

    private func serveGoogle(_ faults: FaultPlan?, _ credential: String?, _ streams: ToolStreams) async throws {
        var configuration = EmulatorConfiguration()
        configuration.host = host
        configuration.port = Int(port)
        configuration.store = data.map { .directory($0) } ?? .memory
        configuration.credential = credential
        configuration.hostNames = access.hostName
        configuration.allowedOrigins = access.allowOrigin
        configuration.rewriteBytesPerCall = rewriteBytes
        if let maxMemory { configuration.limits.memoryBytes = maxMemory }
        if auth { configuration.identity = IdentityConfiguration() }
        if let faults { configuration.faults = faults }
        // Many descriptions take their time, and so does a folder with many objects.
        let waits = WaitNotice(on: .people, lines: streams.errors, clock: CommandNetwork.clock)
        defer { waits.end() }
        if let place = documents ?? document.first { waits.beginWork("reading \(place.singleLine)") }
        configuration.documents = try descriptions(notes: streams.errors)
        waits.endWork()
        let chosen = configuration
        if let data { waits.beginWork("opening \(data.singleLine)") }
        try await untilSignal {
            try await Emulator.run(chosen) { emulator in
                waits.end()
                for problem in emulator.problems { streams.errors.print(problem) }
                streams.output.print(introduction(to: emulator, chosen.documents, credential))
                try await Task.sleep(for: .seconds(1_000_000_000))  // until the task is cancelled
            }
        }
    }

    private static func plan(from path: String) throws -> FaultPlan {
        let text: [UInt8]
        do { text = try readInput(path: path) } catch let error as InputError {
            throw ValidationError("The fault plan \(path) cannot be read: \(error.reason).")
        }
        do { return try FaultPlan(json: text) } catch { throw ValidationError("\(path): \(error)".printable) }
    }

    /// Returns the descriptions that are named, and those in the folder; what is none in the folder is noted.
    func descriptions(notes: Console) throws -> [API.Document] {
        var found = try document.map { path in
            do { return try Self.description(at: path) } catch {
                throw ValidationError("\(path): \(error)".printable)
            }
        }
        guard let documents else { return found }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: documents).sorted() } catch {
            throw ValidationError("The folder \(documents) cannot be read.")
        }
        for name in names where name.hasSuffix(".json") {
            do { found.append(try Self.description(at: "\(documents)/\(name)")) } catch {
                notes.print("gapi: \(name) is left out: \(error)".singleLine)
            }
        }
        return found
    }

    /// The reason why a file is no description.
    private struct NoDescription: Error, CustomStringConvertible {
        let description: String
    }

    private static func description(at path: String) throws -> API.Document {
        do {
            let (document, diagnostics) = try API.Document.parse(try readInput(path: path))
            guard document.name?.isEmpty == false else {
                throw NoDescription(description: "it is not the description of a service: it has no name")
            }
            if let worst = diagnostics.first(where: { $0.severity == .error }) {
                throw NoDescription(description: "\(worst)")
            }
            return document
        } catch let error as InputError {
            throw NoDescription(description: error.reason)
        }
    }

    /// Returns the URLs of the services, one in each line.
    private func services(of emulator: Emulator, _ documents: [API.Document]) -> String {
        let place = " (\(data.map { "kept in \(ByteNames.shown(in: $0))" } ?? "in memory"))"
        var lines = [
            ("Cloud Storage v1", "/storage/v1/" + place), ("Drive v3", "/drive/v3/"), ("Calendar v3", "/calendar/v3/"),
            ("Feeds", "/feeds" + place),
        ]
        for document in documents {
            let (name, version) = (document.name ?? "", document.version ?? "")
            lines.append(("\(name) \(version)", "/$api/\(name)/\(version)/\(document.servicePath ?? "")"))
        }
        if !documents.isEmpty { lines.append(("Descriptions", "/discovery/v1/apis")) }
        if auth {
            lines.append(("Credentials", "/.well-known/openid-configuration, /token, /v1/token, /computeMetadata/v1/"))
        }
        let width = lines.map(\.0.count).max() ?? 0
        return lines.map { name, path in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + emulator.url + path
        }.joined(separator: "\n")
    }

    /// Returns an introduction: the services, and commands to try next.
    ///
    /// A credential from a file is not printed: the commands read the file.
    private func introduction(to emulator: Emulator, _ documents: [API.Document], _ credential: String?) -> String {
        let url = emulator.url
        let shown = access.credentialFile.map { $0 == "-" ? "$TOKEN" : "$(cat '\($0)')" } ?? credential
        let own = shown.map { " -H \"Authorization: Bearer \($0)\"" } ?? ""
        let header = emulator.identity.map { " -H 'Authorization: Bearer \($0.accessToken())'" } ?? own
        var text = """
            The emulator runs until Ctrl-C:
            \(services(of: emulator, documents))

            Google's client libraries for Cloud Storage use it if this variable is set:
              export STORAGE_EMULATOR_HOST=\(url)

            With curl:
              curl\(header) -H 'Content-Type: application/json' -d '{"name": "photos"}' '\(url)/storage/v1/b?project=demo'
              curl\(header) -H 'Content-Type: image/jpeg' --data-binary @cat.jpg '\(url)/upload/storage/v1/b/photos/o?uploadType=media&name=cat.jpg'
              curl\(header) '\(url)/storage/v1/b/photos/o'
              curl\(header) '\(url)/storage/v1/b/photos/o/cat.jpg?alt=media' -o copy.jpg

            The journal of requests: curl\(own) '\(url)/_emulator/journal'
            """
        if auth {
            let hint = own.isEmpty ? "" : "; the browser asks for the credential as a password"
            // With a credential, the emulator does not register everybody.
            let login =
                own.isEmpty
                ? "  gapi login --issuer \(url)"
                : """
                  curl\(own) -s '\(url)/_emulator/identity' | gapi json get - client > client.json
                  gapi login --issuer \(url) --client client.json
                """
            text += """
                \n
                Credentials files for clients:
                  curl\(own) -s '\(url)/_emulator/identity' | gapi json get - service_account > robot.json
                  export GOOGLE_APPLICATION_CREDENTIALS=robot.json

                A login, whose token gapi call sends to this emulator\(hint):
                \(login)
                  gapi call storage:v1 buckets.list --project demo --endpoint \(url)
                """
        }
        let rules = emulator.faults.rules
        if !rules.isEmpty { text += "\n\nThe faults:\n" + rules.map { "  \($0)" }.joined(separator: "\n") }
        return text
    }
}
