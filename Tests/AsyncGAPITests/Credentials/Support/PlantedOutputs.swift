import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import InMemoryLogging
import Logging

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Every text that an application can have of credentials, by name.
enum PlantedOutputs {
    static func all(
        of credentials: PlantedCredentials,
        _ server: IndiscreetServer,
        in folder: CredentialFolder
    ) async throws -> [(name: String, text: String)] {
        let log = TrafficLog(
            directory: "\(folder.path)/log",
            options: .init {
                $0.writesHAR = true
                $0.writesBodies = true
            }
        )
        let handler = InMemoryLogHandler()
        var logger = Logger(label: "secrets") { _ in handler }
        logger.logLevel = .trace
        var configuration = Fetcher.Configuration()
        configuration.trafficLog = log
        configuration.logger = logger
        configuration.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(25)))
        // A random wait of more than 25 s could fit into a call's 30 s, and would never end.
        configuration.random = { 0.5 }
        let transport = ScriptedTransport { server.answer($0) }
        let environment = TokenEnvironment(configuration, transport: transport) { ExternalCase.now }

        var outputs: [(name: String, text: String)] = []
        func add(_ name: String, _ value: Any) {
            var dumped = ""
            dump(value, to: &dumped)
            outputs += [
                ("the description of \(name)", String(describing: value)),
                ("the debug description of \(name)", String(reflecting: value)), ("the dump of \(name)", dumped),
            ]
        }
        func run(_ name: String, _ body: () async throws -> Any) async {
            do { add(name, try await body()) } catch {
                add("the error of \(name)", error)
                if let error = error as? OAuthError { outputs.append(("the message of \(name)", error.message)) }
            }
        }

        let source = try credentials.source(in: folder)
        add("the source", source)
        add("its identity", source.identity ?? "none")
        if let account = source as? GAPI.ExternalAccount { add("the source of subject tokens", account.source) }
        let whole = GAPI.Credentials(source, environment: environment)
        add("the credentials", whole)
        add("their partition", whole.partition ?? "none")
        await run("the token") {
            try await source.token(for: credentials.purpose, replacing: nil, in: environment)
        }
        await run("the id token") { try await source.idToken(audience: "https://service.example", in: environment) }
        await run("the signer") {
            let signer = try await source.signer(in: environment)
            _ = try await signer.signature(of: [1, 2, 3])
            return signer
        }
        await run("the project") { try await source.projectID(in: environment) ?? "none" }
        configuration.credentials["https://api.example/"] = whole
        let fetcher = Fetcher(configuration, transport: transport)
        await run("a call") { try await fetcher.fetch("https://api.example/token").head }
        await fetcher.shutdown()

        outputs += [
            ("the log", "log " + handler.entries.map { "\($0)" }.joined(separator: "\n")),
            ("the page", await log.html()), ("the archive", String(decoding: await log.har(), as: UTF8.self)),
        ]
        for entry in await log.entries() { add("an entry", entry) }
        // Without a request that is logged, there is no folder.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/log")) ?? []
        for name in names {
            let bytes = FileManager.default.contents(atPath: "\(folder.path)/log/\(name)") ?? Data()
            outputs.append((name, "file " + String(decoding: bytes, as: UTF8.self)))
        }
        return outputs
    }
}
