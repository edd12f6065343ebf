import AsyncFetch
import HTTPTypes

/// An error of the DAV server, with the exception that ownCloud names.
struct DAVError: Error {
    var status: HTTPResponse.Status
    /// The exception, without `Sabre\DAV\Exception\` unless it begins with `OCA`.
    var exception: String
    var message: String
    /// The header field of a precondition that failed.
    var header: String?
    /// More XML in the body.
    var detail = ""
    var fields: [(String, String)] = []

    init(_ status: HTTPResponse.Status, _ exception: String, _ message: String, header: String? = nil) {
        self.status = status
        self.exception = exception
        self.message = message
        self.header = header
    }

    var reply: CloudReply {
        let name = exception.hasPrefix("OCA") ? exception : "Sabre\\DAV\\Exception\\" + exception
        var xml = "<d:error xmlns:d=\"DAV:\" xmlns:s=\"http://sabredav.org/ns\">\n"
        xml += "  <s:exception>\(name)</s:exception>\n  <s:message>\(Markup.escaped(message))</s:message>\n"
        if let header { xml += "  <s:header>\(header)</s:header>\n" }
        xml += detail + "</d:error>\n"
        var reply = CloudReply(status, xml: xml)
        for (name, value) in fields { reply.headers.append(HTTPField(name: .known(name), value: value)) }
        return reply
    }

    static func notFound(_ name: String) -> DAVError {
        DAVError(.notFound, "NotFound", "File with name \(name) could not be located")
    }
    static let conflict = DAVError(.conflict, "Conflict", "Files can only be created in a folder that exists")
    static let noPrivilege = DAVError(.forbidden, "Forbidden", "Permission denied")
    static let noSpace = DAVError(
        .init(code: 507, reasonPhrase: "Insufficient Storage"),
        "InsufficientStorage",
        "Insufficient space in the storage"
    )
    static let answerTooLarge = DAVError(
        .init(code: 507, reasonPhrase: "Insufficient Storage"),
        "InsufficientStorage",
        "The answer is too large"
    )
    static let tooLarge = DAVError(.contentTooLarge, "Forbidden", "The file is too large for this server")
    static let overwrite = DAVError.precondition("The destination node already exists", header: "Overwrite")

    static func badRequest(_ message: String) -> DAVError { DAVError(.badRequest, "BadRequest", message) }
    static func precondition(_ message: String, header: String) -> DAVError {
        DAVError(.preconditionFailed, "PreconditionFailed", message, header: header)
    }
    static func notAllowed(_ message: String) -> DAVError { DAVError(.methodNotAllowed, "MethodNotAllowed", message) }

    static func locked(_ href: String) -> DAVError {
        var error = DAVError(.init(code: 423, reasonPhrase: "Locked"), "Locked", "The resource is locked")
        error.detail = "<d:lock-token-submitted><d:href>\(Markup.escaped(href))</d:href></d:lock-token-submitted>\n"
        return error
    }

    static func invalidName(_ message: String) -> DAVError {
        var error = DAVError(.badRequest, "OCA\\DAV\\Connector\\Sabre\\Exception\\InvalidPath", message)
        error.detail =
            "<o:retry xmlns:o=\"o:\">false</o:retry><o:reason xmlns:o=\"o:\">\(Markup.escaped(message))</o:reason>\n"
        return error
    }

    static let maintenance = DAVError(.serviceUnavailable, "ServiceUnavailable", "System in maintenance mode.")

    static func injected(status: Int) -> DAVError {
        let exception = status == 404 ? "NotFound" : status == 503 ? "ServiceUnavailable" : "Forbidden"
        let code = (200...599).contains(status) ? status : 500
        let message = status == 503 ? "Storage is temporarily not available" : "A fault of the plan"
        return DAVError(.init(code: code), exception, message)
    }
}
