import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore

/// A document of the XML API of Cloud Storage, in the namespace that it shares with S3.
struct XMLAnswer {
    static let namespace = "http://s3.amazonaws.com/doc/2006-03-01/"

    private var root: XML.Element
    /// A Boolean value indicating whether names of objects are percent-encoded, as clients request it.
    private let encodesNames: Bool
    /// A Boolean value indicating whether XML has all characters of the texts.
    private var isExpressible = true

    init(_ name: String) {
        root = XML.Element(XML.Name(Self.namespace, name))
        encodesNames = false
    }

    /// Creates the answer to a request with a parameter `encoding-type`; throws 400 for another one than `url`.
    init(_ name: String, encoding: String?) throws(GoogleError) {
        guard encoding == nil || encoding == "url" else { throw .invalid("encoding-type", "is not url") }
        root = XML.Element(XML.Name(Self.namespace, name))
        encodesNames = encoding != nil
    }

    /// Returns the name of an object, or a part of it, as the answer has it.
    func encoded(_ name: String) -> String {
        guard encodesNames else { return name }
        var text = ""
        PercentEncoding.append(name, to: &text, keepingSlashes: true)
        return text
    }

    /// Adds an element with a text; nothing for `nil`.
    mutating func append(_ name: String, _ text: String?) {
        if let text { root.append(element(name, text)) }
    }

    /// Adds an element with others in it.
    mutating func append(_ name: String, _ members: [(name: String, text: String)]) {
        var element = XML.Element(XML.Name(Self.namespace, name))
        for member in members { element.append(self.element(member.name, member.text)) }
        root.append(element)
    }

    private mutating func element(_ name: String, _ text: String) -> XML.Element {
        isExpressible = isExpressible && text.isXMLText
        return XML.Element(XML.Name(Self.namespace, name), text: text)
    }

    /// Returns the response; throws 400 if a text has characters that XML does not have.
    func reply(headers: HTTPFields = [:]) throws -> Reply {
        guard isExpressible else {
            throw GoogleError.invalid("encoding-type", "must be url: there are names that XML cannot express")
        }
        return try Reply(root, type: "application/xml; charset=UTF-8", headers: headers)
    }
}

/// An error of the XML API: `<Error><Code>…</Code><Message>…</Message><Details>…</Details></Error>`.
struct XMLFailure: Error {
    let status: Int
    let code: String
    let message: String
    let details: String

    init(_ status: Int, _ code: String, _ message: String, details: String = "") {
        self.status = status
        self.code = code
        self.message = message
        self.details = details
    }

    /// Creates the failure that stands for an error of the JSON API.
    init(_ error: GoogleError) {
        let (code, message) =
            switch (error.code, error.reason) {
            case (400, _) where error.message.contains("doesn't match calculated"):
                ("BadDigest", "The hash you specified did not match what we received.")
            case (400, _): ("InvalidArgument", "Invalid argument.")
            case (401, _): ("AuthenticationRequired", "Authentication required.")
            case (403, "retentionPolicyNotMet"):
                ("RetentionPolicyNotMet", "Object overwrite or deletion is not allowed due to retention policy.")
            case (403, _) where error.message.contains(" hold "):
                (
                    "ObjectUnderActiveHold",
                    "Object overwrite or deletion is not allowed due to active hold on the object."
                )
            case (403, _): ("AccessDenied", "Access denied.")
            case (404, _): ("NoSuchKey", "The specified key does not exist.")
            case (412, _):
                ("PreconditionFailed", "At least one of the pre-conditions you specified did not hold.")
            case (413, _): ("EntityTooLarge", "Your proposed upload exceeds the maximum allowed size.")
            case (416, _): ("InvalidRange", "The requested range cannot be satisfied.")
            case (501, _): ("NotImplemented", "The requested feature is not implemented.")
            case (503, _): ("ServiceUnavailable", "Service unavailable. Please retry.")
            case (507, _): ("InsufficientStorage", "There is no room for what would be stored.")
            default: ("InternalError", "We encountered an internal error. Please try again.")
            }
        self.init(error.replyStatus.code, code, message, details: error.message)
    }

    static let noUpload = XMLFailure(404, "NoSuchUpload", "The requested upload was not found.")

    static let malformed = XMLFailure(
        400,
        "MalformedXML",
        "The XML you provided was not well-formed or did not validate against our published schema."
    )

    var reply: Reply {
        get throws {
            var root = XML.Element(XML.Name(nil, "Error"))
            for (name, text) in [("Code", code), ("Message", message), ("Details", details)] {
                root.append(XML.Element(XML.Name(nil, name), text: text.asXMLText))
            }
            return try Reply(status: .init(code: status), root, type: "application/xml; charset=UTF-8")
        }
    }
}
