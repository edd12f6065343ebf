import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

/// A part of the answer to a batch, as text.
struct AnsweredPart {
    let contentID: String?
    let status: Int
    let head: String
    let body: String

    var json: JSON.Value { get throws { try JSON.Value(parsing: Array(body.utf8)) } }

    /// Returns the value of a header field of the inner answer.
    func field(_ name: String) -> String? { Self.field(name, of: head) }

    fileprivate init(_ text: String) throws {
        let pieces = text.split(separator: "\r\n\r\n", maxSplits: 2, omittingEmptySubsequences: false)
        try #require(pieces.count == 3, "\(text)")
        #expect(Self.field("Content-Type", of: String(pieces[0])) == "application/http")
        contentID = Self.field("Content-ID", of: String(pieces[0]))
        head = String(pieces[1])
        status = try #require(head.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        body = String(pieces[2])
    }

    private static func field(_ name: String, of head: String) -> String? {
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("\(name.lowercased()): ") }
            .map { String($0.dropFirst(name.count + 2)) }
    }
}

extension TestClient.Answer {
    /// The parts of an answer to a batch.
    var parts: [AnsweredPart] {
        get throws {
            let type = try #require(headers.first(name: "Content-Type"))
            let prefix = "multipart/mixed; boundary="
            try #require(type.hasPrefix(prefix), "\(status) \(text)")
            let boundary = type.dropFirst(prefix.count)
            var pieces = text.components(dividedBy: "--\(boundary)")
            try #require(pieces.first == "" && pieces.last == "--\r\n", "\(text)")
            pieces = Array(pieces.dropFirst().dropLast())
            return try pieces.map { try AnsweredPart(String($0.dropFirst().dropLast())) }
        }
    }
}

extension String {
    /// Returns the texts between the occurrences of a separator.
    fileprivate func components(dividedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}

extension TestClient {
    /// Sends calls as the parts of a batch, with the IDs 1, 2 ….
    func batch(
        _ calls: [String],
        to path: String = "/batch/storage/v1",
        headers: [(String, String)] = []
    ) async throws -> Answer {
        let parts = calls.enumerated().map { index, call in
            "--b\r\nContent-Type: application/http\r\nContent-ID: <\(index + 1)>\r\n\r\n\(call)\r\n"
        }
        let fields = [("Content-Type", "multipart/mixed; boundary=b")] + headers
        return try await send(.POST, path, headers: fields, body: Array((parts.joined() + "--b--\r\n").utf8))
    }
}

/// Returns a call without a body.
func call(_ line: String, _ fields: String...) -> String {
    (["\(line) HTTP/1.1"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
}

/// Returns a call with a JSON body.
func call(_ line: String, json: String) -> String {
    "\(line) HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n\(json)"
}
