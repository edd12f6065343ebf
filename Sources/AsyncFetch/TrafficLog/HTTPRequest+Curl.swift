public import HTTPTypes
import NIOCore

extension HTTPRequest {
    /// A command for a shell that sends this request with curl.
    ///
    /// Every argument is quoted for POSIX shells, whatever is in it. A body in memory that is text becomes part of the command;
    /// any other is read by curl from `bodyFile`, or from its standard input, and so is text with control characters: a terminal that
    /// the command is pasted into would obey them.
    ///
    /// - Parameters:
    ///   - body: What the request sends.
    ///   - bodyFile: The path of a file from which curl reads the body instead.
    ///   - includingSecrets: Whether tokens, keys, cookies and passwords are shown; if not, `REDACTED` stands in their place.
    /// - Returns: One line, unless there are line breaks in the body.
    public func curlCommand(
        body: RequestBody? = nil,
        bodyFile: String? = nil,
        includingSecrets: Bool = false
    ) -> String {
        var source: CurlBody?
        if let bodyFile {
            source = .file(bodyFile)
        } else if let body {
            source = .standardInput
            // Long arguments are refused by systems, and a NUL cannot be in one.
            if case .bytes(let bytes) = body.storage, bytes.readableBytes <= 100_000,
                let text = String(validating: bytes.readableBytesView, as: UTF8.self), !text.utf8.contains(0),
                includingSecrets || !isMultipart  // whose fields have their names elsewhere
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

    /// The request as it is, as a command.
    func curlCommand(_ body: CurlBody?) -> String {
        var arguments: [String] = []
        switch method {
        case .get where body == nil: break
        case .head: arguments.append("--head")
        default: arguments.append("--request \(shellQuoted(method.rawValue))")
        }
        let url = absoluteText
        // What curl would take for a pattern or shorten.
        if url.contains(where: { "[]{}".contains($0) }) { arguments.append("--globoff") }
        if url.contains("/.") { arguments.append("--path-as-is") }
        var words = ["curl", shellQuoted(url)]
        for field in headerFields {
            let text = field.value.isEmpty ? "\(field.name.rawName);" : "\(field.name.rawName): \(field.value)"
            arguments.append("--header \(shellQuoted(text))")
        }
        if headerFields.contains(.acceptEncoding) { arguments.append("--compressed") }
        if let body {
            // Without, curl says that it is a form.
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

    /// Whether the body has parts with headers of their own.
    var isMultipart: Bool { BodyContent.essence(of: headerFields[.contentType] ?? "").hasPrefix("multipart/") }

    /// The URL as one text.
    var absoluteText: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }
}

/// Where curl gets the body from.
enum CurlBody {
    case text(String)
    case file(String)
    case standardInput
}

/// A word for a POSIX shell, which reads everything between single quotes as it is.
private func shellQuoted(_ text: String) -> String {
    let plain = "-_./:=@,+%"
    let isPlain = text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || plain.unicodeScalars.contains($0))
    }
    if isPlain, !text.isEmpty { return text }
    // Scalar by scalar: a quote before a combining character is another Character, but ends the word all the same.
    var quoted = "'"
    for scalar in text.unicodeScalars {
        if scalar == "'" {
            quoted += #"'\''"#
        } else if scalar != "\n", scalar != "\t", isControl(scalar) {
            // The shell makes it, so that no terminal sees it.
            let octal = String(scalar).utf8.map { "\\" + String(UInt16($0) + 512, radix: 8).dropFirst() }.joined()
            quoted += "'\"$(printf '\(octal)')\"'"
        } else {
            quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "'"
}

/// Whether terminals may take a character for a command, or show others in another order because of it.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}
