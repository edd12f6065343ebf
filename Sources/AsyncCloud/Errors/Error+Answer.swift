import AsyncFetch
import AsyncOAuth
import AsyncXML
import HTTPTypes
import NIOCore

extension Cloud.Error {
    /// Creates the error of an answer that refuses.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - body: The body, from which the server's exception and message are read if it has them.
    ///   - request: The request, which tells a refused precondition from another one.
    init(status: Int, body: ByteBuffer? = nil, request: HTTPRequest? = nil) {
        let found = body.flatMap { try? XML.Decoder().decode(DAVFailure.self, from: $0.readableBytesView) }
        let failure = found ?? DAVFailure()
        let code = Self.code(status, failure, request)
        let said = failure.message.isEmpty ? "" : ", and says: \(Self.shown(failure.message))"
        let place = request.map { " \($0.method) \(Redaction.urlWithoutQuery($0))" } ?? ""
        self.init(
            code,
            "the server answered\(place) with HTTP \(status)\(said)",
            status: status,
            exception: failure.exception.isEmpty ? nil : Self.shown(failure.exception)
        )
    }

    /// Creates the error of a part of an answer; the server itself is there, and not in maintenance.
    init(ofPart status: Int) {
        self.init(status: status)
        if status == 503 { code = .storageUnavailable }
    }

    /// Returns what a caller is to see of a failure: this type, or `CancellationError`.
    static func mapping(_ error: any Swift.Error, _ request: HTTPRequest? = nil) -> any Swift.Error {
        switch error {
        case is CancellationError, is Cloud.Error: return error
        case let error as XML.Error:
            return Cloud.Error(.badAnswer, "the answer is no readable XML: \(error.code)", cause: error)
        case let error as FetchError:
            if error.code == .status, let response = error.response {
                return Cloud.Error(status: response.head.status.code, body: response.body, request: request)
            }
            return Cloud.Error(code(of: error), "\(error.code): \(error.message)", cause: error)
        case let error as OAuthError:
            let (code, message) = (code(of: error), Redaction.text(error.message))
            let said = code == .unauthenticated ? "the login is not valid any more; log in again (\(message))" : message
            return Cloud.Error(code, said, status: error.status, cause: error)
        default: return Cloud.Error(.badAnswer, "the call failed", cause: error)
        }
    }

    /// Returns the code of credentials that have no token.
    private static func code(of error: OAuthError) -> Code {
        if error.needsLogin { return .unauthenticated }
        if [.store, .storeLocked].contains(error.code) { return .vault }
        if (error.cause as? FetchError)?.code == .tls { return .untrusted }
        if error.isRetryable { return .unreachable }
        return [.refused, .idToken].contains(error.code) ? .unauthenticated : .badAnswer
    }

    private static func code(of error: FetchError) -> Code {
        if error.isTimeout || error.isRetryable { return .unreachable }
        return switch error.code {
        case .tls: .untrusted
        case .proxy, .hostBusy, .other, .shutDown: .unreachable
        case .invalidRequest, .source: .invalidRequest
        case .file: error.isDiskFull ? .diskFull : .vault
        case .mediaChanged: .changed
        case .checksumMismatch: .checksumMismatch
        case .redirect: .refused
        default: .badAnswer
        }
    }

    private static func code(_ status: Int, _ failure: DAVFailure, _ request: HTTPRequest?) -> Code {
        if failure.exception.hasSuffix("InvalidPath") { return .invalidName }
        switch status {
        case 400: return failure.message.contains("checksum") ? .checksumMismatch : .refused
        case 401: return .unauthenticated
        case 403: return failure.isDepthRefused ? .unsupported : .forbidden
        // A PUT makes what is not there: it is the folder that is missing.
        case 404, 410: return request?.method == .put ? .conflict : .notFound
        case 405: return request?.method.rawValue == "MKCOL" ? .alreadyExists : .unsupported
        case 409: return .conflict
        case 412: return precondition(failure, request)
        case 416: return .invalidRequest
        case 423: return .locked
        case 425: return .processing
        case 501: return .unsupported
        case 502, 504: return .unreachable
        case 503:
            if !failure.isRead { return .unreachable }
            let isStorage = failure.exception.contains("StorageNotAvailable")
            return isStorage || failure.message == "Storage is temporarily not available"
                ? .storageUnavailable : .maintenance
        case 507: return .quotaExceeded
        default: return .refused
        }
    }

    /// Returns the code of status 412: by the header that the server names, or else by those that were sent.
    private static func precondition(_ failure: DAVFailure, _ request: HTTPRequest?) -> Code {
        switch failure.header.lowercased() {
        case "if-match", "if": return .changed
        case "if-none-match", "overwrite": return .alreadyExists
        default: break
        }
        guard let request else { return .changed }
        if request.headerFields[.ifMatch] != nil { return .changed }
        if request.headerFields[.ifNoneMatch] != nil || request.headerFields[.overwrite] == "F" {
            return .alreadyExists
        }
        return request.method == .propfind && request.headerFields[.depth] == "infinity" ? .unsupported : .changed
    }

    /// Returns a server's text as a message can show it: short, in one line, and without what changes a terminal.
    static func shown(_ text: String) -> String {
        var cut = ""
        for scalar in text.unicodeScalars {
            guard cut.utf8.count < 300 else { break }
            cut.unicodeScalars.append(scalar)
        }
        return Redaction.text(printable(cut))
    }

    /// Returns a text in one line, without what changes a terminal: names of items are in messages, too.
    static func printable(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        var printable = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: printable += " "
            case .format, .surrogate, .privateUse, .unassigned: printable += "\u{FFFD}"
            default: printable.unicodeScalars.append(scalar)
            }
        }
        return printable
    }
}

/// The element `d:error`, as ownCloud writes it.
struct DAVFailure: XML.CursorDecodable {
    var exception = ""
    var message = ""
    var header = ""
    /// A Boolean value indicating whether the body was such an element.
    var isRead = false
    /// A Boolean value indicating whether it was the depth that was refused (RFC 4918 §9.1).
    var isDepthRefused = false

    private enum Keys: String, DAVKeys {
        case exception = "s:exception"
        case message = "s:message"
        case header = "s:header"
        case depth = "propfind-finite-depth"
    }

    init() {}

    init(xml: borrowing XML.Cursor) throws {
        var found = DAVFailure()
        found.isRead = xml.name == XML.Name("DAV:", "error")
        try xml.forEach(Keys.self) { key, item in
            switch key {
            case .exception: found.exception = item.string
            case .message: found.message = item.string
            case .header: found.header = item.string
            case .depth: found.isDepthRefused = true
            }
        }
        self = found
    }
}
