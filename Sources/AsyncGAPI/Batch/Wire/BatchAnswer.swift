import AsyncFetch
import HTTPTypes
import NIOCore

/// The answers to the calls of a batch, found in the batch's answer by their `Content-ID`.
///
/// Reading takes time proportional to the body's length, and memory for the expected parts alone, which share the
/// body's bytes.
struct BatchAnswer: Sendable {
    /// A Boolean value indicating whether the body ends before its end, so that the calls without an answer may have
    /// been carried out.
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
    /// - Throws: The server's error unless the status is a success; ``GAPI/Error/Code/unexpectedContent`` for a body
    ///   that is not `multipart/…`; ``GAPI/Error/Code/batchProtocol`` if the parts cannot be found, or cannot be
    ///   assigned to calls.
    init(
        reading response: FetchResponse,
        expecting ids: [String],
        endedEarly: Bool = false,
        decodingUpTo limit: Int = 64 << 20
    ) throws(GAPI.Error) {
        var parts = FoundParts(expecting: ids)
        let isWhole = try parts.read(response, endedEarly: endedEarly)
        isCut = parts.isCut || endedEarly && !isWhole
        unknownParts = parts.unknown
        var room = limit
        outcomes = try parts.assigned(isCut: isCut).map { part in
            part.map { part in
                Result { () throws(GAPI.Error) in try part.get().response(decodingUpTo: &room) }
            }
        }
    }

    /// Returns the answer to a call by its position; `nil` if there is no complete part for it.
    ///
    /// A failure belongs to this call alone: its part, or the answer in it, is not readable.
    subscript(index: Int) -> Result<FetchResponse, GAPI.Error>? {
        outcomes.indices.contains(index) ? outcomes[index] : nil
    }
}

/// The parts of an answer, by the calls that they belong to.
private struct FoundParts {
    private let positions: [String: Int]
    private var parts: [BatchAnswerPart?]
    private var ambiguous: Set<Int> = []
    /// Parts without an identifier, not more than there are calls.
    private var anonymous: [BatchAnswerPart] = []
    private var anonymousCount = 0
    private var hasIdentifiers = false
    private(set) var unknown = 0
    private(set) var isCut = false

    init(expecting ids: [String]) {
        positions = Dictionary(zip(ids, ids.indices)) { first, _ in first }
        parts = ids.map { _ in nil }
    }

    /// Reads all parts.
    ///
    /// - Returns: `true` if the boundary that ends the body has been read.
    mutating func read(_ response: FetchResponse, endedEarly: Bool) throws(GAPI.Error) -> Bool {
        guard response.head.status.kind == .successful else { throw GAPI.Error(response: response) }
        let boundary = try response.multipartBoundary()
        guard var reader = MultipartReader(response.body, boundary: boundary, endedEarly: endedEarly) else {
            if endedEarly { return false }
            throw GAPI.Error(
                .batchProtocol,
                "the answer to the batch does not contain its boundary",
                status: response.head.status.code
            )
        }
        while let next = reader.next() {
            let part = BatchAnswerPart(next.content)
            guard next.isComplete || part.hasAllBytes else {
                isCut = true
                break
            }
            add(part)
        }
        return reader.isClosed
    }

    private mutating func add(_ part: BatchAnswerPart) {
        guard let id = part.id else {
            anonymousCount += 1
            if anonymous.count < parts.count { anonymous.append(part) }
            return
        }
        hasIdentifiers = true
        guard let position = positions[id] else {
            unknown += 1
            return
        }
        if let first = parts[position] {
            if first.content != part.content { ambiguous.insert(position) }
        } else {
            parts[position] = part
        }
    }

    /// Returns the part of each call.
    ///
    /// Servers may answer in any order. So without identifiers, the positions count only if every call has its part.
    /// In an answer without parts, that of each call is missing.
    func assigned(isCut: Bool) throws(GAPI.Error) -> [Result<BatchAnswerPart, GAPI.Error>?] {
        if !hasIdentifiers, anonymousCount > 0, !isCut {
            guard anonymousCount == parts.count else {
                throw GAPI.Error(
                    .batchProtocol,
                    "the answer to \(parts.count) calls has \(anonymousCount) parts, none with a Content-ID"
                )
            }
            return anonymous.map { .success($0) }
        }
        return parts.enumerated().map { position, part in
            guard !ambiguous.contains(position) else {
                return .failure(GAPI.Error(.batchProtocol, "the answer has two different parts for the call"))
            }
            return part.map { .success($0) }
        }
    }
}

extension FetchResponse {
    /// Returns the boundary between the parts of the body.
    fileprivate func multipartBoundary() throws(GAPI.Error) -> String {
        let type = head.headerFields.first { $0.name == .contentType }?.value ?? ""
        guard MultipartBoundary.essence(of: type).hasPrefix("multipart/") else {
            throw GAPI.Error(
                .unexpectedContent,
                "the answer to the batch is \(kind(type)), not multipart/mixed; a proxy or a wrong URL may have answered",
                status: head.status.code
            )
        }
        guard let boundary = MultipartBoundary.boundary(of: type) else {
            throw GAPI.Error(
                .batchProtocol,
                "the Content-Type of the answer to the batch has no boundary of 1 to \(MultipartBoundary.maximumLength) "
                    + "characters",
                status: head.status.code
            )
        }
        return boundary
    }

    /// Returns a word for a body of another type; nothing of the body is shown.
    private func kind(_ type: String) -> String {
        let essence = MultipartBoundary.essence(of: type)
        if !essence.isEmpty { return String(essence.prefix(100)) }
        return switch body.readableBytesView.first(where: { $0 > 0x20 }) {
        case nil: "empty"
        case UInt8(ascii: "<"): "HTML or XML"
        case UInt8(ascii: "{"), UInt8(ascii: "["): "JSON"
        default: "of an unknown type"
        }
    }
}
