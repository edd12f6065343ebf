import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a registered client, as Google's console offers it for download.
struct ClientFile: Sendable {
    let id: String
    let secret: String?

    /// Reads a file.
    ///
    /// - Throws: ``ToolFailure`` that names the file, and never shows what is in it.
    init(path: String) throws {
        let value: JSON.Value
        do {
            value = try JSON.Value(parsing: try readInput(path: path))
        } catch let error as InputError {
            throw ToolFailure(.unreadable, "--client \(path): \(error.reason)")
        } catch let error as JSON.Error {
            throw ToolFailure(.badData, "--client \(path) is not JSON: line \(error.line), column \(error.column)")
        }
        // Desktop clients are in "installed", those of web servers in "web".
        let client = value["installed"] ?? value["web"] ?? value
        guard let id = client["client_id"]?.string, !id.isEmpty else {
            let kind = value["type"]?.string.map { " It has credentials of the type \($0.prefix(40))." } ?? ""
            throw ToolFailure(.badData, "--client \(path) has no client_id: it is no file of an OAuth client.\(kind)")
        }
        self.id = id
        secret = client["client_secret"]?.string
    }
}

extension ClientFile: CustomStringConvertible {
    var description: String { "ClientFile(\(id))" }
}
