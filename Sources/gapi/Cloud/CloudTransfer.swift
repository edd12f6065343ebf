import AsyncCloud

/// What downloads and uploads have in common: their report, their bar, and the treatment of failures.
struct CloudTransfer: Sendable {
    /// The most files at the same time.
    static let mostFiles = 4
    /// The most levels of folders, for a server whose folders have no end.
    static let mostLevels = 200

    let connection: Cloud.Connection
    let report: TransferReport
    let progress: CloudProgress
    /// A Boolean value indicating whether files that are there are replaced.
    let replaces: Bool

    /// Does a step and reports it; a failure that concerns only this step does not end the others.
    func step(_ row: TransferRow, _ work: (inout TransferRow) async throws -> Void) async throws {
        var row = row
        do { try await work(&row) } catch {
            if error is CancellationError { throw error }
            if let error = error as? Cloud.Error, error.code.concernsAll { throw error }
            row.fail(ToolFailure(error))
            progress.hide()
        }
        report.add(row)
    }

    /// Runs work with a hidden file; its error names the file of the user.
    static func naming(_ path: String, insteadOf temporary: String, _ work: () async throws -> Void) async throws {
        do { try await work() } catch let failure as Cloud.Error {
            var error = failure
            error.message = error.message.replacing(temporary, with: path)
            throw error
        }
    }

    /// Runs a transfer, and says after Ctrl-C what stays.
    static func stopping(_ stays: String, _ work: () async throws -> Void) async throws {
        do { try await work() } catch is CancellationError {
            throw ToolFailure(.cancelled, "stopped; \(stays)")
        }
    }
}
