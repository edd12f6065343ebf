import AsyncFetch
import AsyncFetchTesting
import AsyncOAuth
import Foundation
import Synchronization
import Testing

/// One login in a file, and processes that know nothing of each other but what lies in it.
///
/// The tests start the program that runs them once more, for the one test that is a worker. The server is a folder: a
/// refresh token is used up by a file with its name, which the system creates only once, whoever tries.
@Suite("Processes with one login", .timeLimit(.minutes(5)))
struct SharedLoginTests {
    private static let workerVariable = "ASYNCOAUTH_LOGIN_WORKER"
    private static var workerFolder: String? { ProcessInfo.processInfo.environment[workerVariable] }
    private static let (processCount, taskCount, expiryCount) = (10, 1_000, 3)

    /// Where the program can be started by its path; elsewhere a helper loads the tests.
    private static var program: String? {
        let path = CommandLine.arguments.first ?? ""
        return path.hasSuffix(".xctest") && FileManager.default.isExecutableFile(atPath: path) && workerFolder == nil
            ? path : nil
    }

    /// The side of the server: tokens `refresh-1`, `refresh-2` …, each of which can be used once.
    private struct FolderServer: Sendable {
        let folder: String

        func answer(_ sent: SentRequest) -> ScriptedTransport.Answer {
            let token = sent.form["refresh_token"] ?? ""
            let number = token.hasPrefix("refresh-") ? Int(token.dropFirst(8)) ?? 0 : 0
            let used = open("\(folder)/used-\(number)", O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
            guard used >= 0 else {
                // A token that comes twice has been stolen: nobody gets another one.
                close(open("\(folder)/dead", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
                return .status(400, body: #"{"error": "invalid_grant"}"#)
            }
            close(used)
            return RotatingServer.tokens(number + 1)
        }

        var files: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
        }
    }

    private static func store(_ folder: String) -> FileTokenStore { FileTokenStore("\(folder)/private/accounts.json") }

    private static func makeClient(_ folder: String, _ transport: ScriptedTransport, now: Date) -> OAuthClient {
        OAuthClient(
            OAuthServer(issuer: "https://login.example", tokenEndpoint: "https://login.example/token"),
            id: "tool",
            store: store(folder),
            environment: TokenEnvironment(transport: transport, now: { now })
        )
    }

    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private static func prepare(_ fixture: StoreFixture) async throws -> FolderServer {
        try FileManager.default.createDirectory(atPath: "\(fixture.folder)/server", withIntermediateDirectories: true)
        try await store(fixture.folder).withAccount(.of("ann")) {
            let expired = AccessToken("access-1", expiry: .at(start - 1))
            $0 = StoredAccount(id: .of("ann"), refreshToken: "refresh-1", accessToken: expired)
        }
        return FolderServer(folder: "\(fixture.folder)/server")
    }

    // MARK: The worker

    @Test(.enabled(if: workerFolder != nil, "it is for the processes that the other test starts"))
    func worker() async throws {
        let folder = try #require(Self.workerFolder)
        let server = FolderServer(folder: "\(folder)/server")
        let transport = ScriptedTransport { server.answer($0) }
        var results: [String] = []
        for expiry in 0..<Self.expiryCount {
            // All processes go through the same hours, each at its own pace.
            let client = Self.makeClient(folder, transport, now: Self.start + Double(expiry) * 7_200)
            let all = (0..<4).map { _ in client.credentials(for: .of("ann")) }
            try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<Self.taskCount {
                    group.addTask { try await all[number % all.count].token().value }
                }
                for try await token in group where !results.contains(token) { results.append(token) }
            }
        }
        // A token of this hour or, where others are ahead, of a later one: each is one that the server gave.
        #expect(results.allSatisfy { $0.hasPrefix("access-") && $0 != "access-1" }, "\(results)")
        try Data("done".utf8).write(to: URL(filePath: "\(folder)/result-\(getpid())"))
    }

    @Test(.enabled(if: program != nil, "the program that runs the tests cannot be started"))
    func aThousandTasksInTenProcessesRefreshOncePerExpiry() async throws {
        try await StoreFixture.run { fixture in
            let server = try await Self.prepare(fixture)
            let ended = Promise<Void>()
            let running = Mutex(Self.processCount)
            let workers = try (0..<Self.processCount).map { number in
                let process = Process()
                process.executableURL = URL(filePath: try #require(Self.program))
                process.arguments = ["--testing-library", "swift-testing", "--filter", "SharedLoginTests/worker"]
                var environment = ProcessInfo.processInfo.environment
                environment[Self.workerVariable] = fixture.folder
                process.environment = environment
                let path = "\(fixture.folder)/output-\(number)"
                try Data().write(to: URL(filePath: path))
                let output = try FileHandle(forWritingTo: URL(filePath: path))
                process.standardOutput = output
                process.standardError = output
                process.terminationHandler = { _ in
                    let rest = running.withLock {
                        $0 -= 1
                        return $0
                    }
                    if rest == 0 { ended.fulfill(.success(())) }
                }
                return process
            }
            defer { for worker in workers where worker.isRunning { worker.terminate() } }
            for worker in workers { try worker.run() }
            try await ended.value
            for (number, worker) in workers.enumerated() {
                let output = try Data(contentsOf: URL(filePath: "\(fixture.folder)/output-\(number)"))
                #expect(worker.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder)
            #expect(names.filter { $0.hasPrefix("result-") }.count == Self.processCount)
            // One refresh per expiry, none twice, and the last one is in the store.
            #expect(try server.files == (1...Self.expiryCount).map { "used-\($0)" })
            let account = try #require(try await Self.store(fixture.folder).accounts().first)
            #expect(account.refreshToken == "refresh-\(Self.expiryCount + 1)")
            #expect(!account.needsLogin)
        }
    }

    // MARK: The loss that remains

    /// Between the server's answer and the file there is a moment in which a killed process takes the new token along.
    @Test func aProcessKilledBeforeItStoredLeavesAReadableStore() async throws {
        try await StoreFixture.run { fixture in
            let server = try await Self.prepare(fixture)
            let folder = fixture.folder
            await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
                let server = FolderServer(folder: "\(folder)/server")
                let transport = ScriptedTransport { sent in
                    _ = server.answer(sent)
                    kill(getpid(), SIGKILL)
                    return .stall
                }
                let client = SharedLoginTests.makeClient(folder, transport, now: SharedLoginTests.start)
                _ = try await client.credentials(for: .of("ann")).token()
            }
            #expect(try server.files == ["used-1"])
            let account = try #require(try await Self.store(folder).accounts().first)
            #expect(account.refreshToken == "refresh-1")
            // The next one is refused; the user logs in again, and the account is not lost.
            let client = Self.makeClient(folder, ScriptedTransport { server.answer($0) }, now: Self.start)
            let error = await oauthFailure { _ = try await client.credentials(for: .of("ann")).token() }
            #expect(error?.needsLogin == true)
            #expect(try await Self.store(folder).accounts().map(\.needsLogin) == [true])
        }
    }
}
