import AsyncFetch
import AsyncJSON

extension FetchResponse {
    /// Throws the server's error unless the status is 2xx.
    func requireSuccess() throws {
        guard head.status.kind == .successful else { throw GAPIError(response: self) }
    }

    /// The answer as a model, or the server's error.
    func model<Model: JSON.Model>(_: Model.Type = Model.self) throws -> Model {
        try requireSuccess()
        let status = head.status.code
        guard body.readableBytesView.contains(where: { $0 > 0x20 }) else {
            throw GAPIError(.emptyResponse, "the answer is empty where \(Model.self) was expected", status: status)
        }
        // The usual type first: a search is many times dearer than a prefix, and a list of all fields of a name than the first.
        if let type = head.headerFields.first(where: { $0.name == .contentType })?.value,
            !type.hasPrefix("application/json"), !type.lowercased().contains("json")
        {
            throw GAPIError(
                .unexpectedContent,
                "the answer is \(type.prefix { $0 != ";" }), not JSON; a proxy or a wrong URL may have answered",
                status: status
            )
        }
        do {
            return try body.withUnsafeReadableBytes { try Model(json: $0) }
        } catch {
            throw GAPIError(.decoding, "the answer is not what the method promises", status: status, cause: error)
        }
    }
}
