import AsyncFetch
import AsyncJSON

extension GAPI.ServiceCore {
    /// Decodes the response to a query, strictly if the configuration says so.
    func read<Q: GAPI.Query>(_ response: FetchResponse, of query: Q) throws -> Q.Response {
        try read(response) { try query.decode($0) }
    }

    /// Decodes a response with a closure, and refuses members that do not fit if the configuration says so.
    func read<Answer: Sendable>(
        _ response: FetchResponse,
        decode: (FetchResponse) throws -> Answer
    ) throws -> Answer {
        let answer = try decode(response)
        guard configuration.readsStrictly, let issue = firstIssue(in: answer) else { return answer }
        let status = response.head.status.code
        throw GAPI.Error(
            .decoding,
            "a member of the answer is not what the method promises",
            status: status,
            cause: issue
        )
    }

    private func firstIssue(in answer: some Sendable) -> JSON.Issue? {
        switch answer {
        case let model as any JSON.Model: model.jsonIssues(limit: 1).first
        case let models as [String: any JSON.Model]:
            models.lazy.compactMap { $0.value.jsonIssues(limit: 1).first }.first
        case let models as [any JSON.Model]: models.lazy.compactMap { $0.jsonIssues(limit: 1).first }.first
        default: nil
        }
    }
}

extension FetchResponse {
    /// Throws the server's error unless the status is a success (2xx).
    func requireServiceSuccess() throws {
        guard head.status.kind == .successful else { throw GAPI.Error(response: self) }
    }

    /// Decodes the response as a model, or throws the server's error.
    func model<Model: JSON.Model>(_: Model.Type = Model.self) throws -> Model {
        try json { try Model(json: $0) }
    }

    /// Parses the response as any JSON, or throws the server's error.
    func value() throws -> JSON.Value {
        try json { try JSON.Value(parsing: $0) }
    }

    /// Returns the member `data` of the response, or throws the server's error.
    func unwrapped() throws -> JSON.Value {
        let value = try value()
        guard let data = value["data"] else {
            let status = head.status.code
            throw GAPI.Error(
                .decoding,
                "the answer has no member `data`, in which the method promises it",
                status: status
            )
        }
        return data
    }

    /// Reads the response with `read`, or throws the server's error.
    func json<Value>(_ read: (UnsafeRawBufferPointer) throws -> Value) throws -> Value {
        try requireServiceSuccess()
        let status = head.status.code
        guard body.readableBytesView.contains(where: { $0 > 0x20 }) else {
            throw GAPI.Error(.emptyResponse, "the answer is empty where \(Value.self) was expected", status: status)
        }
        // Checks the usual type first: a prefix is much cheaper than a search, and the first field than a list of all.
        if let type = head.headerFields.first(where: { $0.name == .contentType })?.value,
            !type.hasPrefix("application/json"), !type.lowercased().contains("json")
        {
            throw GAPI.Error(
                .unexpectedContent,
                "the answer is \(type.prefix { $0 != ";" }), not JSON; a proxy or a wrong URL may have answered",
                status: status
            )
        }
        do {
            return try body.withUnsafeReadableBytes(read)
        } catch {
            throw GAPI.Error(.decoding, "the answer is not what the method promises", status: status, cause: error)
        }
    }
}
