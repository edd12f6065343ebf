import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

/// The file format of a ``CassetteTransport``.
///
///     {
///         "cassette": 1,
///         "exchanges": [
///             {
///                 "request": {
///                     "method": "POST", "url": "https://…", "headers": {"Accept": "a/b"}, "body": {"text": "a=1"}
///                 },
///                 "response": {
///                     "status": 200, "headers": {"Vary": ["A", "B"]}, "body": {"json": {"id": 7}, "indentation": 2}
///                 }
///             }
///         ]
///     }
///
/// A body is `json` (with `indentation` and `lineBreak` for its layout), `text`, `base64`, or the `length` and `crc32c`
/// of a body that was too long; an empty body is left out. Text of several lines is an array of lines, and so is
/// base64, so that a diff shows changes line by line.
enum CassetteFile {
    typealias Exchange = CassetteTransport.Exchange

    static func document(of exchanges: [Exchange]) -> [UInt8] {
        let document: JSON.Value = ["cassette": 1, "exchanges": JSON.Value(exchanges.map(value))]
        return document.encoded(pretty: true) + [UInt8(ascii: "\n")]
    }

    /// Reads the exchanges of a file.
    ///
    /// - Returns: `nil` if the file does not exist.
    static func exchanges(in file: WholeFile) throws(CassetteError) -> [Exchange]? {
        let path = file.path
        let document: JSON.Value
        do {
            guard let bytes = try file.contents() else { return nil }
            document = try JSON.Value(parsing: bytes.readableBytesView)
        } catch {
            throw .unreadable(path, "\(error)")
        }
        guard document["cassette"]?.int64 == 1 else { throw .unreadable(path, "it does not say \"cassette\": 1") }
        var exchanges: [Exchange] = []
        for (index, value) in (document["exchanges"]?.array ?? []).enumerated() {
            guard let exchange = exchange(value) else {
                throw .unreadable(
                    path,
                    "exchanges[\(index)] lacks a method, a URL or a status, or has a body of no known kind"
                )
            }
            exchanges.append(exchange)
        }
        return exchanges
    }

    // MARK: Writing

    private static func value(_ exchange: Exchange) -> JSON.Value {
        let (request, response) = (exchange.request, exchange.response)
        var sent: JSON.Value = ["method": JSON.Value(request.method.rawValue), "url": JSON.Value(request.url)]
        sent["headers"] = value(request.headerFields)
        sent["body"] = value(request.body)
        var received: JSON.Value = ["status": JSON.Value(response.status.code)]
        received["headers"] = value(response.headerFields)
        received["body"] = value(response.body)
        return ["request": sent, "response": received]
    }

    private static func value(_ fields: HTTPFields) -> JSON.Value? {
        var names: [HTTPField.Name] = []
        for field in fields where !names.contains(field.name) { names.append(field.name) }
        guard !names.isEmpty else { return nil }
        return JSON.Value(
            members: names.map { name in
                let values = fields[values: name].map { JSON.Value($0) }
                return (name.rawName, values.count == 1 ? values[0] : JSON.Value(values))
            }
        )
    }

    private static func value(_ body: Exchange.Body) -> JSON.Value? {
        switch body {
        case .empty: return nil
        case .json(let json, let layout):
            var value: JSON.Value = ["json": json]
            if let indentation = layout.indentation { value["indentation"] = JSON.Value(indentation) }
            if layout.endsWithLineBreak { value["lineBreak"] = true }
            return value
        case .text(let text):
            // Works on bytes, because "\r\n" is one character.
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return ["text": value(lines.map { String(Substring($0)) })]
        case .binary(let bytes):
            let base64 = Array(JSON.Bytes(bytes).description.utf8)
            let lines = stride(from: 0, to: base64.count, by: 76).map { base64[$0..<min($0 + 76, base64.count)] }
            return ["base64": value(lines.map { String(decoding: $0, as: UTF8.self) })]
        case .unrecorded(let count, let crc32c):
            return ["length": JSON.Value(count), "crc32c": JSON.Value(CRC32C.base64(crc32c))]
        }
    }

    private static func value(_ lines: [String]) -> JSON.Value {
        lines.count == 1 ? JSON.Value(lines[0]) : JSON.Value(lines.map { JSON.Value($0) })
    }

    // MARK: Reading

    private static func exchange(_ value: JSON.Value) -> Exchange? {
        guard let sent = value["request"], let received = value["response"],
            let method = sent["method"]?.string.flatMap({ HTTPRequest.Method($0) }), let url = sent["url"]?.string,
            let code = received["status"]?.int64, (100...999).contains(code),
            let sentBody = body(sent["body"]), let receivedBody = body(received["body"])
        else { return nil }
        return Exchange(
            request: .init(method: method, url: url, headerFields: fields(sent["headers"]), body: sentBody),
            response: .init(
                status: .init(code: Int(code)),
                headerFields: fields(received["headers"]),
                body: receivedBody
            )
        )
    }

    private static func fields(_ value: JSON.Value?) -> HTTPFields {
        var fields = HTTPFields()
        for (name, value) in value?.members ?? [] {
            guard let name = HTTPField.Name(name) else { continue }
            for value in value.array ?? [value] { fields.append(HTTPField(name: name, value: value.string ?? "")) }
        }
        return fields
    }

    private static func body(_ value: JSON.Value?) -> Exchange.Body? {
        guard let value else { return .empty }
        if let json = value["json"] {
            let indentation = value["indentation"]?.int64.flatMap { Int(exactly: $0) }
            let layout = Exchange.JSONLayout(
                indentation: indentation.map { min(max($0, 0), 16) },
                endsWithLineBreak: value["lineBreak"]?.bool ?? false
            )
            return .json(json, layout: layout)
        }
        if let text = value["text"] { return lines(text).map { .text($0.joined(separator: "\n")) } }
        if let base64 = value["base64"] {
            return lines(base64).flatMap { try? JSON.Bytes(parsing: $0.joined()) }.map { .binary($0.bytes) }
        }
        guard let count = value["length"]?.int64, let text = value["crc32c"]?.string,
            let bytes = try? JSON.Bytes(parsing: text).bytes, bytes.count == 4
        else { return nil }
        return .unrecorded(count: count, crc32c: bytes.reduce(0) { $0 << 8 | UInt32($1) })
    }

    private static func lines(_ value: JSON.Value) -> [String]? {
        if let line = value.string { return [line] }
        guard let lines = value.array?.map(\.string), !lines.contains(nil) else { return nil }
        return lines.compactMap(\.self)
    }
}
