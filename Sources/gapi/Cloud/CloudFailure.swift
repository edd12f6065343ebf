import ArgumentParser
import AsyncCloud
import GAPIDescription

extension ToolFailure {
    /// Creates the failure for an error of a cloud.
    ///
    /// The message can have names of a server; it is one line.
    init(_ error: Cloud.Error) {
        self.init(error.code.exitCode, error.message.singleLine + Self.reason(error.cause))
        status = error.status
        reason = error.code.rawValue
    }
}

extension ExitCode {
    /// A failure that may be over soon: `EX_TEMPFAIL` of `sysexits.h`.
    static let temporary = ExitCode(75)
}

extension Cloud.Error.Code {
    /// The exit code of a command that fails so; 1 for a code that is not known here.
    var exitCode: ExitCode {
        switch self {
        case .invalidRequest: .usage
        case .badAnswer, .checksumMismatch, .invalidName: .badData
        case .notFound: .unreadable
        case .unreachable, .untrusted, .unsupported: .unavailable
        case .alreadyExists, .conflict, .quotaExceeded, .database, .vault, .diskFull: .cannotCreate
        case .changed, .locked, .processing, .maintenance, .storageUnavailable, .vaultInUse: .temporary
        case .unauthenticated, .forbidden, .refused, .notApproved: .permission
        default: .failure
        }
    }

    /// A Boolean value indicating whether everything else would fail in the same way, so that nothing else is tried.
    var concernsAll: Bool {
        [.unreachable, .untrusted, .unauthenticated, .maintenance, .vaultInUse, .diskFull, .quotaExceeded].contains(
            self
        )
    }
}
