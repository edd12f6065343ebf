import AsyncFetch
import AsyncJSON

extension GAPI.Error {
    /// The most characters of a response that are taken into a message.
    private static let maximumMessageLength = 500
    /// The most characters of a message in JSON.
    private static let maximumJSONMessageLength = 4_000

    /// Creates an error from an error response, in any of the forms that Google's servers and proxies use.
    ///
    /// The forms are `{"error": {"errors": […]}}`, `{"error": {"status": …, "details": […]}}`, an array of one of
    /// these, OAuth's `{"error": "word", "error_description": …}`, the XML of Cloud Storage, HTML, or plain text. A
    /// message that is such a JSON document itself is read as one.
    init(response: FetchResponse) {
        let status = response.head.status.code
        self.init(.server, "", status: status)
        attempts = response.attempts
        retryAfter = RetryAfter.delay(in: response.head)
        requestID = Self.requestIDs.lazy.compactMap { response.head.headerFields[$0] }.first
        let bytes = Array(response.body.readableBytesView)
        if let value = try? JSON.Value(parsing: bytes) {
            read(value.array?.first ?? value)
        } else {
            message = Self.plainText(bytes)
            reason = Self.xmlCode(bytes)
        }
        if message.hasPrefix("{"), let inner = try? JSON.Value(parsing: Array(message.utf8)), inner["error"] != nil {
            read(inner)
        }
        if message.utf8.count > Self.maximumJSONMessageLength {
            message = message.prefix(Self.maximumJSONMessageLength) + "…"
        }
        if message.isEmpty {
            let phrase = response.head.status.reasonPhrase
            message = phrase.isEmpty ? "the server gave no explanation" : phrase
        }
    }

    private mutating func read(_ value: JSON.Value) {
        guard let error = value["error"] else {
            message = value["message"]?.string ?? ""
            return
        }
        guard error.isObject else {
            reason = error.string
            message = value["error_description"]?.string ?? error.string ?? ""
            return
        }
        message = error["message"]?.string ?? ""
        canonicalStatus = error["status"]?.string
        details = error["details"]?.array ?? []
        errors = (error["errors"]?.array ?? []).map { item in
            Detail(
                domain: item["domain"]?.string,
                reason: item["reason"]?.string,
                message: item["message"]?.string,
                location: item["location"]?.string,
                locationType: item["locationType"]?.string
            )
        }
        reason = errors.lazy.compactMap(\.reason).first ?? details.lazy.compactMap { $0["reason"]?.string }.first
        helpLinks = details.flatMap { $0["links"]?.array ?? [] }.compactMap { HelpLink($0) }
        helpLinks += (error["errors"]?.array ?? []).compactMap { $0["extendedHelp"]?.string }.map { HelpLink(url: $0) }
        requestID = details.lazy.compactMap { $0["requestId"]?.string }.first ?? requestID
        // google.rpc.RetryInfo, the body's own Retry-After.
        let delays = details.lazy.compactMap { $0["retryDelay"]?.string.flatMap(RetryAfter.seconds) }
        retryAfter = retryAfter ?? delays.first
    }

    /// The header fields in which services and proxies send an identifier of the request.
    private static let requestIDs = ["X-Goog-Request-Id", "X-Request-Id", "X-Google-Request-Id"].map(
        HTTPField.Name.known
    )

    /// Returns the code of an error in XML: `<Error><Code>BadDigest</Code>…`.
    private static func xmlCode(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes.prefix(maximumMessageLength), as: UTF8.self)
        guard let start = text.firstRange(of: "<Error><Code>"),
            let end = text[start.upperBound...].firstRange(of: "</Code>")
        else { return nil }
        let code = text[start.upperBound..<end.lowerBound]
        return code.isEmpty || !code.allSatisfy { $0.isASCII && $0.isLetter } ? nil : String(code)
    }

    /// Returns the readable part of a text or an HTML page.
    private static func plainText(_ bytes: [UInt8]) -> String {
        var text = ""
        var isInTag = false
        for character in String(decoding: bytes.prefix(16 * maximumMessageLength), as: UTF8.self) {
            if character == "<" {
                isInTag = true
            } else if character == ">" {
                isInTag = false
                if text.last?.isWhitespace == false { text += " " }
            } else if !isInTag, !(character.isWhitespace && text.last?.isWhitespace != false) {
                text.append(character.isWhitespace ? " " : character)
            }
            if text.count >= maximumMessageLength { return text + "…" }
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension GAPI.Error.HelpLink {
    /// Creates a link from google.rpc.Help.
    fileprivate init?(_ link: JSON.Value) {
        guard let url = link["url"]?.string else { return nil }
        self.init(description: link["description"]?.string, url: url)
    }
}
