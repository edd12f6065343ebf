import AsyncJSON
import HTTPTypes
import NIOCore

/// A writer of HTTP archives (HAR 1.2), which the developer tools of browsers open.
enum HTTPArchive {
    static let start = """
        {"log":{"version":"1.2","creator":{"name":"AsyncFetch","version":"\(asyncGAPIVersion)"},"pages":[],"entries":[

        """
    static let end = "\n]}}\n"

    static func document(of entries: [TrafficLog.Entry]) -> [UInt8] {
        Array((start + entries.map { entry($0).description }.joined(separator: ",\n") + end).utf8)
    }

    static func entry(_ entry: TrafficLog.Entry) -> JSON.Value {
        let total = milliseconds(entry.elapsed)
        let wait = entry.timeToHead.map(milliseconds) ?? total
        var value: JSON.Value = [
            "startedDateTime": JSON.Value(entry.started.description),
            "time": JSON.Value(total),
            "request": request(entry),
            "response": response(entry),
            "cache": JSON.Value(members: []),
            // The time for the connection is part of the wait, because it is not measured separately.
            "timings": ["send": 0, "wait": JSON.Value(wait), "receive": JSON.Value(max(0, total - wait))],
            "_fetch": JSON.Value(entry.fetch.number),
        ]
        if let comment = entry.comment { value["comment"] = JSON.Value(comment) }
        if let failure = entry.end.failure { value["_error"] = JSON.Value(failure) }
        return value
    }

    private static func request(_ entry: TrafficLog.Entry) -> JSON.Value {
        let request = entry.request
        var value: JSON.Value = [
            "method": JSON.Value(request.method.rawValue),
            "url": JSON.Value(request.absoluteText),
            "httpVersion": version(entry),
            "cookies": JSON.Value(cookies(request.headerFields[values: .cookie].flatMap { $0.split(separator: ";") })),
            "headers": headers(request.headerFields),
            "queryString": JSON.Value(query(request.path ?? "")),
            "headersSize": -1,
            "bodySize": JSON.Value(entry.requestBody?.count ?? 0),
        ]
        if let body = entry.requestBody {
            let text = if case .text(let text) = body.content { text } else { "" }
            value["postData"] = [
                "mimeType": JSON.Value(body.contentType ?? "application/octet-stream"),
                "params": [],
                "text": JSON.Value(text),
            ]
        }
        return value
    }

    private static func response(_ entry: TrafficLog.Entry) -> JSON.Value {
        let head = entry.response
        var content: JSON.Value = [
            "size": JSON.Value(entry.responseBody?.count ?? 0),
            "mimeType": JSON.Value(entry.responseBody?.contentType ?? "x-unknown"),
        ]
        switch entry.responseBody?.content {
        case .text(let text)?: content["text"] = JSON.Value(text)
        case .image(let bytes)?:
            content["text"] = JSON.Value(JSON.Bytes(bytes.readableBytesView).description)
            content["encoding"] = "base64"
        case .binary?, .hidden?, nil: break
        }
        let setCookies = head?.headerFields[values: .setCookie].map { $0.prefix { $0 != ";" } } ?? []
        return [
            "status": JSON.Value(head?.status.code ?? 0),
            "statusText": JSON.Value(head?.status.reasonPhrase ?? ""),
            "httpVersion": version(entry),
            "cookies": JSON.Value(cookies(setCookies)),
            "headers": headers(head?.headerFields ?? [:]),
            "content": content,
            "redirectURL": JSON.Value(head?.headerFields[.location] ?? ""),
            "headersSize": -1,
            "bodySize": JSON.Value(wireSize(entry)),
        ]
    }

    /// The version of HTTP of both directions; HAR demands the member even where nobody knows it.
    private static func version(_ entry: TrafficLog.Entry) -> JSON.Value {
        JSON.Value(entry.httpVersion ?? "unknown")
    }

    /// The bytes of the answer's body as they were sent; -1 where nobody knows, for they are counted after
    /// decompression.
    private static func wireSize(_ entry: TrafficLog.Entry) -> Int64 {
        guard let fields = entry.response?.headerFields else { return -1 }
        let count = entry.responseBody?.count ?? 0
        guard count > 0, let encoding = fields[.contentEncoding], encoding.lowercased() != "identity" else {
            return count
        }
        guard entry.end == .complete, let length = fields[.contentLength] else { return -1 }
        return WireNumber.count(length) ?? -1
    }

    private static func headers(_ fields: HTTPFields) -> JSON.Value {
        JSON.Value(fields.map { ["name": JSON.Value($0.name.rawName), "value": JSON.Value($0.value)] })
    }

    private static func cookies(_ pairs: [Substring]) -> [JSON.Value] { pairs.map { pair($0.drop { $0 == " " }) } }

    private static func query(_ path: String) -> [JSON.Value] {
        path.drop { $0 != "?" }.dropFirst().split(separator: "&").map(pair)
    }

    private static func pair(_ text: Substring) -> JSON.Value {
        let name = text.prefix { $0 != "=" }
        return ["name": JSON.Value(String(name)), "value": JSON.Value(String(text[name.endIndex...].dropFirst()))]
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        (duration / .microseconds(1)).rounded() / 1000
    }
}

extension TrafficLog.Entry.End {
    /// A description of the failure; `nil` for a complete attempt.
    var failure: String? {
        switch self {
        case .complete: nil
        case .failed(let text): text
        case .cancelled: "Cancelled, or the time for the whole call was up."
        case .abandoned: "The reader stopped before the end of the answer."
        }
    }
}
