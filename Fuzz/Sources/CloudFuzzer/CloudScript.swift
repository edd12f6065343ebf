import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization

/// The answers of an input: its parts, one after the other, and again from the first.
///
/// The parts are separated by lines of `%%`. Each begins with a line: the status, and then header fields, each as `name:
/// value`, separated by `|`. The rest is the body. An exclamation mark at the beginning breaks the connection after the
/// body.
struct CloudScript: Sendable {
    /// One answer, which can be given any number of times.
    struct Part: Sendable {
        var status = 200
        var headers: HTTPFields = [:]
        var body = ByteBuffer()
        /// The number of bytes after which the connection breaks; `nil` if it does not.
        var end: Int?

        /// A Boolean value indicating whether the answer refuses.
        var isRefusal: Bool { status >= 300 }

        /// A Boolean value indicating whether the contents are as they are sent.
        var isPlain: Bool { headers[.contentEncoding] == nil && headers[.contentRange] == nil && end == nil }

        var answer: ScriptedTransport.Answer {
            let answer = ScriptedTransport.Answer.response(status, headers: headers, body: FetchResponseBody(body))
            return end.map { answer.cut(afterBytes: $0) } ?? answer
        }
    }

    var parts: [Part]

    /// Reads an input.
    init(_ input: [UInt8]) {
        parts = input.split(separator: Array("\n%%\n".utf8), maxSplits: 15).map { Self.part($0) }
    }

    private static func part(_ text: ArraySlice<UInt8>) -> Part {
        let lines = text.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let line = String(decoding: lines.first ?? [], as: UTF8.self)
        let words = line.split(separator: "|")
        var part = Part()
        let status = words.first.flatMap { Int($0.drop { $0 == "!" }.prefix(3)) } ?? 207
        part.status = 200...599 ~= status ? status : 207
        for word in words.dropFirst() {
            let field = word.split(separator: ":", maxSplits: 1)
            guard field.count == 2, let name = HTTPField.Name(String(field[0])) else { continue }
            let value = String(field[1].drop { $0 == " " })
            // No clock of a test skips an hour.
            if name == .retryAfter, !(0...30 ~= Int(value) ?? -1) { continue }
            part.headers.append(HTTPField(name: name, value: value))
        }
        if lines.count > 1 { part.body = ByteBuffer(bytes: lines[1]) }
        if line.hasPrefix("!") { part.end = part.body.readableBytes }
        return part
    }

    /// Returns a transport that begins with the first part; some paths have answers that do not come from the input.
    func transport(_ fixed: [String: Part] = [:]) -> ScriptedTransport {
        let turns = Mutex(0)
        return ScriptedTransport(maximumRecordedBytes: 0) { [parts] request in
            if let part = fixed[request.path] { return part.answer }
            let turn = turns.withLock { turns in
                turns += 1
                return turns - 1
            }
            return parts[turn % parts.count].answer
        }
    }
}
