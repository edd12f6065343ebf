import AsyncFetch
import AsyncOAuth
import NIOCore
import Subprocess

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(System)
import System
#else
import SystemPackage
#endif

extension GAPI {
    /// Subject tokens from a program, which runs only if the environment allows it.
    ///
    /// The program runs without a shell, in a process group of its own, which is killed when the time is over or the
    /// wait is cancelled. Its output is read up to 1 MiB; its standard error is dropped.
    struct ExecutableSubjectToken: SubjectTokenSource {
        /// The variable that allows programs; its value must be `1`.
        static let permission = "GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES"

        /// The program and its arguments.
        let words: [String]
        let timeout: Duration
        /// The file in which the program keeps its answer for the next time.
        let outputFile: String?
        let variables: CredentialEnvironment

        func subjectToken(for request: SubjectTokenRequest, in environment: TokenEnvironment) async throws -> String {
            guard variables[Self.permission] == "1" else {
                throw OAuthError(
                    .executableNotAllowed,
                    "the credentials run the program \(words.first ?? ""): if you trust the file, set \(Self.permission)=1"
                )
            }
            func now() -> Double { environment.now().timeIntervalSince1970 }
            if let kept = try await keptAnswer(), kept.isSuccess, !kept.isExpired(at: now()) {
                return try kept.token(at: now(), needsExpiry: true)
            }
            let output = try await output(for: request, environment.clock)
            let answer = try ProgramAnswer(output, of: "the output of the program")
            return try answer.token(at: now(), needsExpiry: outputFile != nil)
        }

        /// Returns the answer in the output file; `nil` if there is none, or an empty one.
        private func keptAnswer() async throws -> ProgramAnswer? {
            guard let outputFile else { return nil }
            guard try await SmallFile.isThere(outputFile) else { return nil }
            let content = try await CredentialFile.content(of: outputFile, "the output_file of the program")
            guard !content.isEmpty else { return nil }
            return try ProgramAnswer(content, of: "the output_file of the program")
        }

        /// Runs the program and returns its output.
        private func output(for request: SubjectTokenRequest, _ clock: FetchClock) async throws -> [UInt8] {
            let configuration = configuration(for: request)
            return try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
                group.addTask { try await Self.run(configuration) }
                group.addTask {
                    try await clock.sleep(timeout)
                    return nil
                }
                // Leaving the group waits until the process group is killed.
                defer { group.cancelAll() }
                guard let output = try await group.next() else { throw CancellationError() }
                try Task.checkCancellation()
                guard let output else {
                    throw OAuthError(
                        .subjectToken,
                        "the program gave no answer within \(timeout) and was killed; see timeout_millis of the file"
                    )
                }
                return output
            }
        }

        private static func run(_ configuration: Configuration) async throws -> [UInt8] {
            let status: TerminationStatus
            let output: [UInt8]
            do {
                let result = try await Subprocess.run(
                    configuration,
                    input: .none,
                    output: .bytes(limit: CredentialFile.maximumSize),
                    error: .discarded
                )
                (status, output) = (result.terminationStatus, result.standardOutput)
            } catch let error as SubprocessError {
                try Task.checkCancellation()
                // Without its cause, whose text can have the command line.
                let problem =
                    switch error.code {
                    case .outputLimitExceeded: "wrote more than 1 MiB and was killed"
                    case .executableNotFound: "is not there"
                    default: "could not be run"
                    }
                throw OAuthError(.subjectToken, "the program \(configuration.executable) \(problem)")
            }
            try Task.checkCancellation()
            switch status {
            case .exited(0): return output
            case .exited(let code):
                throw OAuthError(.subjectToken, "the program \(configuration.executable) ended with status \(code)")
            case .signaled(let signal):
                throw OAuthError(.subjectToken, "the program \(configuration.executable) was ended by signal \(signal)")
            }
        }

        private func configuration(for request: SubjectTokenRequest) -> Configuration {
            var variables = variables.variables
            variables["GOOGLE_EXTERNAL_ACCOUNT_AUDIENCE"] = request.audience
            variables["GOOGLE_EXTERNAL_ACCOUNT_TOKEN_TYPE"] = request.tokenType
            variables["GOOGLE_EXTERNAL_ACCOUNT_INTERACTIVE"] = "0"
            variables["GOOGLE_EXTERNAL_ACCOUNT_IMPERSONATED_EMAIL"] = request.impersonatedEmail
            variables["GOOGLE_EXTERNAL_ACCOUNT_OUTPUT_FILE"] = outputFile
            let named = variables.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
            let program = words.first ?? ""
            var options = PlatformOptions()
            options.processGroupID = 0  // its own group, which the programs that it starts belong to
            options.teardownSequence = [
                .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
            ]
            return Configuration(
                executable: program.contains("/") ? .path(FilePath(program)) : .name(program),
                arguments: Arguments(Array(words.dropFirst())),
                environment: .custom(Dictionary(named) { first, _ in first }),
                platformOptions: options
            )
        }
    }
}

extension GAPI.ExecutableSubjectToken {
    /// The allowed timeouts.
    private static let timeouts = 5000...120_000
    /// The allowed timeouts of programs that talk to a person, which are never run so.
    private static let interactiveTimeouts = 30_000...1_800_000

    /// Creates a source from `credential_source.executable`.
    ///
    /// - Throws: `OAuthError/Code/malformedFile`.
    init(_ members: GAPI.CredentialsMembers, variables: GAPI.CredentialEnvironment) throws(OAuthError) {
        let command = try members.text("command")
        guard let words = CommandLineWords.split(command), !words.isEmpty, words.first?.isEmpty == false,
            !command.utf8.contains(0)
        else {
            throw members.failure("command", "it is no command line: a quote has no end, or there is no program")
        }
        let timeout = try members.optionalInteger("timeout_millis") ?? 30_000
        guard Self.timeouts.contains(timeout) else {
            throw members.failure("timeout_millis", "it is not from 5000 to 120000")
        }
        if let interactive = try members.optionalInteger("interactive_timeout_millis"),
            !Self.interactiveTimeouts.contains(interactive)
        {
            throw members.failure("interactive_timeout_millis", "it is not from 30000 to 1800000")
        }
        self.words = words
        self.timeout = .milliseconds(timeout)
        outputFile = try members.optionalText("output_file")
        self.variables = variables
    }
}
