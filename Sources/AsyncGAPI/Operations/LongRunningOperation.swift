import AsyncFetch
public import AsyncJSON
import GAPIDescription

extension GAPI {
    /// Work that continues at the server after its response; a model of generated code.
    ///
    /// ```swift
    /// let operation = try await drive.execute(Drive.FilesDownloadQuery(fileId: id))
    /// let done = try await drive.wait(for: operation)
    /// ```
    ///
    /// An operation has ended when its `done` is `true` (`google.longrunning.Operation`) or its `status` is `DONE`
    /// (Compute Engine).
    public protocol LongRunningOperation: JSON.Model {
        /// The method that returns the state of the operation.
        ///
        /// The variables of its path are members of the operation, such as `{+name}`. `{+selfLink}` is the operation's
        /// own URL, without the service's path.
        static var polling: QueryMethod { get }
    }
}

/// The state of an operation, from its JSON.
struct OperationState {
    let value: JSON.Value

    var isDone: Bool { value["done"]?.bool == true || value["status"]?.string == "DONE" }

    /// The error of the operation; `nil` if it has not failed.
    var failure: GAPI.Error? {
        guard let error = value["error"], error.isObject else { return nil }
        let first = error["errors"]?[0] ?? error  // Compute Engine lists them
        var failure = GAPI.Error(.operationFailed, first["message"]?.string ?? "the operation failed without a reason")
        failure.reason = first["code"]?.string
        failure.canonicalStatus = error["code"]?.int64.flatMap(CanonicalStatus.name)
        failure.details = error["details"]?.array ?? []
        return failure
    }

    var name: String { value["name"]?.string ?? "without a name" }
}

/// A query for the state of an operation.
struct PollQuery<Operation: Sendable>: StateQuery {
    typealias Response = Operation

    static var responder: String { "the states of \(Operation.self), which respond(toStatesOf:) adds" }

    let method: GAPI.QueryMethod
    let operation: JSON.Value
    /// The operation as it was given.
    let state: Operation
    let servicePath: String
    let read: @Sendable (FetchResponse) throws -> Operation
    var common = GAPI.CommonParameters()

    func encode(into parameters: inout GAPI.QueryParameters) {
        for name in PathTemplate(method.path).variables {
            guard let value = operation[name]?.string else { continue }
            parameters.path(name, name == "selfLink" ? path(of: value) : value)
        }
    }

    func decode(_ response: FetchResponse) throws -> Operation { try read(response) }

    /// Returns the part of an operation's URL after the service's path.
    private func path(of link: String) -> String {
        let start = link.firstRange(of: "://")?.upperBound ?? link.startIndex
        guard let range = link[start...].firstRange(of: "/" + servicePath) else { return link }
        return String(link[range.upperBound...])
    }
}

/// The names of `google.rpc.Code`.
enum CanonicalStatus {
    private static let names = [
        "OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS",
        "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED",
        "INTERNAL", "UNAVAILABLE", "DATA_LOSS", "UNAUTHENTICATED",
    ]

    static func name(_ code: Int64) -> String? {
        names.indices.contains(Int(clamping: code)) ? names[Int(code)] : nil
    }
}
