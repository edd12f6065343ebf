public import HTTPTypes
import NIOCore

extension HTTPRequest {
    /// Returns a shell command that sends this request with curl.
    ///
    /// Every argument is quoted for POSIX shells, whatever it contains. A text body in memory becomes part of the
    /// command. curl reads any other body from `bodyFile`, or from its standard input. That includes text with control
    /// characters, because a terminal would obey them when the command is pasted into it.
    ///
    /// - Parameters:
    ///   - body: The request body.
    ///   - bodyFile: The path of a file from which curl reads the body instead.
    ///   - includingSecrets: If `true`, tokens, keys, cookies and passwords are shown; otherwise `REDACTED` replaces
    ///     them.
    /// - Returns: One line, unless there are line breaks in the body.
    public func curlCommand(
        body: FetchRequestBody? = nil,
        bodyFile: String? = nil,
        includingSecrets: Bool = false
    ) -> String {
        var source: CurlBody?
        if let bodyFile {
            source = .file(bodyFile)
        } else if let body {
            source = .standardInput
            // Systems refuse long arguments, and an argument cannot contain NUL.
            if case .bytes(let bytes) = body.storage, bytes.readableBytes <= 100_000,
                let text = String(validating: bytes.readableBytesView, as: UTF8.self), !text.utf8.contains(0),
                includingSecrets || !isMultipart  // in multipart bodies, names are apart from values
            {
                source = .text(includingSecrets ? text : Redaction.text(text))
            }
        }
        var request = self
        if !includingSecrets {
            request.headerFields = Redaction.fields(headerFields)
            request.path = path.map { Redaction.text($0) }
        }
        return request.curlCommand(source)
    }

    /// Returns the request as a command, without redaction.
    func curlCommand(_ body: CurlBody?) -> String { String(decoding: curlBytes(body), as: UTF8.self) }

    /// Returns the request as a command in UTF-8, without redaction.
    func curlBytes(_ body: CurlBody?) -> [UInt8] {
        var line = Array("curl ".utf8)
        let url = Array(absoluteText.utf8)
        ShellWord.append(url, to: &line)
        switch method {
        case .get where body == nil: break
        case .head: line += " --head".utf8
        default:
            line += " --request ".utf8
            ShellWord.append(Array(method.rawValue.utf8), to: &line)
        }
        // Characters that curl would take for a pattern, or paths that it would shorten.
        let isPattern = url.contains { byte in
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
            default: false
            }
        }
        if isPattern { line += " --globoff".utf8 }
        if zip(url, url.dropFirst()).contains(where: { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: ".") }) {
            line += " --path-as-is".utf8
        }
        for field in headerFields {
            let value = field.value
            line += " --header ".utf8
            var word = Array(field.name.rawName.utf8)
            word += (value.isEmpty ? ";" : ": ").utf8
            word += value.utf8
            ShellWord.append(word, to: &line)
        }
        if headerFields.contains(.acceptEncoding) { line += " --compressed".utf8 }
        if let body { append(body, to: &line) }
        return line
    }

    private func append(_ body: CurlBody, to line: inout [UInt8]) {
        // Without this, curl would send the media type of a form.
        if !headerFields.contains(.contentType) { line += " --header 'Content-Type:'".utf8 }
        switch body {
        case .text(let text):
            let text = Array(text.utf8)
            if ShellWord.hasControls(text) {
                line += " --data-binary @-".utf8
            } else {
                line += " --data-raw ".utf8
                ShellWord.append(text, to: &line)
            }
        case .file(let path):
            line += " --data-binary ".utf8
            ShellWord.append(Array("@\(path)".utf8), to: &line)
        case .standardInput: line += " --data-binary @-".utf8
        }
    }

    /// A Boolean value indicating whether the body has parts with header fields of their own.
    var isMultipart: Bool { ContentType.essence(of: headerFields[.contentType] ?? "").hasPrefix("multipart/") }

    /// The URL as text.
    var absoluteText: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }
}

/// The source from which curl reads the body.
enum CurlBody {
    case text(String)
    case file(String)
    case standardInput
}
