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
    func curlCommand(_ body: CurlBody?) -> String {
        var arguments: [String] = []
        switch method {
        case .get where body == nil: break
        case .head: arguments.append("--head")
        default: arguments.append("--request \(shellQuoted(method.rawValue))")
        }
        let url = absoluteText
        // Characters that curl would take for a pattern, or paths that it would shorten.
        if url.contains(where: { "[]{}".contains($0) }) { arguments.append("--globoff") }
        if url.contains("/.") { arguments.append("--path-as-is") }
        var words = ["curl", shellQuoted(url)]
        for field in headerFields {
            let text = field.value.isEmpty ? "\(field.name.rawName);" : "\(field.name.rawName): \(field.value)"
            arguments.append("--header \(shellQuoted(text))")
        }
        if headerFields.contains(.acceptEncoding) { arguments.append("--compressed") }
        if let body {
            // Without this, curl would send the media type of a form.
            if !headerFields.contains(.contentType) { arguments.append("--header 'Content-Type:'") }
            switch body {
            case .text(let text)
            where text.unicodeScalars.contains(where: { $0 != "\n" && $0 != "\t" && isControl($0) }):
                arguments.append("--data-binary @-")
            case .text(let text): arguments.append("--data-raw \(shellQuoted(text))")
            case .file(let path): arguments.append("--data-binary \(shellQuoted("@" + path))")
            case .standardInput: arguments.append("--data-binary @-")
            }
        }
        words += arguments
        return words.joined(separator: " ")
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

/// Returns a word for a POSIX shell, which reads everything between single quotes literally.
private func shellQuoted(_ text: String) -> String {
    let plain = "-_./:=@,+%"
    let isPlain = text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || plain.unicodeScalars.contains($0))
    }
    if isPlain, !text.isEmpty { return text }
    // Works on scalars: a quote before a combining character is a different Character, but still ends the word.
    var quoted = "'"
    for scalar in text.unicodeScalars {
        if scalar == "'" {
            quoted += #"'\''"#
        } else if scalar != "\n", scalar != "\t", isControl(scalar) {
            // The shell creates the character, so that no terminal sees it.
            let octal = String(scalar).utf8.map { "\\" + String(UInt16($0) + 512, radix: 8).dropFirst() }.joined()
            quoted += "'\"$(printf '\(octal)')\"'"
        } else {
            quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "'"
}

/// Returns `true` if a terminal may obey a character, or show others in another order because of it.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}
