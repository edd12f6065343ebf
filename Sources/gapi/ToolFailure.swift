import ArgumentParser
import AsyncCloud
import AsyncFetch
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import GAPIDescription

/// The failure of a command for a service: a message in one line, and an exit code of `sysexits.h`.
struct ToolFailure: Error {
    var code: ExitCode
    var message: String
    var status: Int?
    var reason: String?

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message.inWordsOfTheTool
    }

    /// Creates the failure for an error of the library.
    init(_ error: any Error) {
        switch error {
        case let failure as ToolFailure: self = failure
        case is CancellationError: self.init(.cancelled, "cancelled")
        case let error as GAPI.Error: self.init(error)
        case let error as Cloud.Error: self.init(error)
        case let error as OAuthError: self.init(error)
        case let error as ConfigurationError: self.init(.configuration, "\(error)")
        case let error as InputError: self.init(.unreadable, error.reason)
        case let error as OutputError:
            if let signal = error.signal {
                self.init(ExitCode(128 + signal), "cancelled")
            } else {
                self.init(.cannotCreate, error.message)
            }
        case let error as JSON.Error: self.init(.badData, "this is not JSON: \(error.message)")
        case let error as FetchError:
            self.init(error.code == .file ? .cannotCreate : .unavailable, "\(error)" + Self.reason(error))
        default: self.init(.failure, "\(error)")
        }
    }

    private init(_ error: GAPI.Error) {
        var message = error.method.map { "\($0): " } ?? ""
        message += error.message
        if error.code == .transport { message += Self.reason(error.cause) }
        if let status = error.status { message += " (HTTP \(status))" }
        switch (error.code, error.status) {
        case (.invalidRequest, _), (.batchUnsupported, _): self.init(.usage, message)
        case (.descriptionUnavailable, _): self.init(.unavailable, message)
        case (.credentials, _):
            let code = (error.cause as? OAuthError)?.exitCode ?? .permission
            self.init(code, Redaction.text(message))
        case (_, 401), (_, 403): self.init(.permission, message)
        case (_, 429), (_, .some(500...)), (.transport, _): self.init(.unavailable, message)
        case (.server, _), (.decoding, _), (.unexpectedContent, _), (.emptyResponse, _), (.checksumMismatch, _):
            self.init(.badData, message)
        default: self.init(.failure, message)
        }
        if (error.cause as? FetchError)?.code == .file { self = ToolFailure(.cannotCreate, message) }
        status = error.status
        reason = error.reason ?? error.canonicalStatus
    }

    /// Returns the system's reason why there was no connection, as the rest of a message.
    static func reason(_ cause: (any Error)?) -> String {
        (cause as? FetchError)?.systemReason.map { ": \($0)" } ?? ""
    }

    private init(_ error: OAuthError) {
        self.init(error.exitCode, "\(error)")  // without secrets
        status = error.status
        reason = error.reason?.rawValue
    }

    /// A Boolean value indicating whether the command was cancelled, by Ctrl-C or by a signal.
    var isCancellation: Bool { code.rawValue > 128 }

    /// Returns the line on standard error, for people or for programs.
    ///
    /// A server may have written the message: it does not begin lines of its own.
    func line(asJSON: Bool) -> String {
        asJSON ? json.description : "gapi: \(ByteNames.shown(in: message).singleLine)"
    }

    /// The failure as JSON, for programs.
    var json: JSON.Value {
        let message = ByteNames.shown(in: message)
        var error: JSON.Value = ["exit": JSON.Value(code.rawValue), "message": JSON.Value(message)]
        if let status { error["status"] = JSON.Value(status) }
        if let reason { error["reason"] = JSON.Value(reason) }
        return ["error": error]
    }
}

extension String {
    /// The text with a variable of the tool in place of a setting that only programs have.
    var inWordsOfTheTool: String {
        replacing("allowsInwardLinks would allow it", with: "GAPI_ALLOW_INWARD_LINKS=1 would allow it")
    }
}

extension OAuthError {
    /// The exit code of a command that fails with the error.
    fileprivate var exitCode: ExitCode {
        switch code {
        case .unavailable, .storeLocked: return .unavailable
        case .malformedFile, .unsupportedType, .unexpectedType, .badKey, .badAnswer, .idToken: return .badData
        case .store: return .cannotCreate
        case .invalidConfiguration: return .usage
        default: return isRetryable ? .unavailable : .permission
        }
    }
}

extension ExitCode {
    /// Invalid arguments: `EX_USAGE` of `sysexits.h`.
    static let usage = ExitCode(64)
    /// Invalid input or an invalid response: `EX_DATAERR`.
    static let badData = ExitCode(65)
    /// A file that cannot be written: `EX_CANTCREAT`.
    static let cannotCreate = ExitCode(73)
    /// Missing or insufficient credentials: `EX_NOPERM`.
    static let permission = ExitCode(77)
    /// A mistake in the file of the profiles: `EX_CONFIG`.
    static let configuration = ExitCode(78)
    /// A cancellation, such as with Ctrl-C; other signals have 128 and their number, as in shells.
    static let cancelled = ExitCode(130)
}

/// Runs a command for a service; an error becomes one line on standard error and an exit code.
///
/// The traffic of the command is written to a log in `folder`, if there is one.
func reporting(
    asJSON: Bool,
    to errors: Console,
    tracing folder: String? = nil,
    _ work: @escaping @Sendable () async throws -> Void
) async throws {
    do {
        try await CommandNetwork.during(tracing: folder, errors: errors, asJSON: asJSON) {
            try await withCancellation(on: [.interrupt, .terminate, .hangUp], work)
        }
    } catch let code as ExitCode {
        throw code
    } catch let error as OutputError where error.isBrokenPipe {
        throw error  // without a word
    } catch {
        let failure = ToolFailure(error)
        errors.print(failure.line(asJSON: asJSON))
        throw failure.code
    }
}
