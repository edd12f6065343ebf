// What applications get to see of a call, they may print. A URL can have keys in its query, header fields are secrets
// in part, and a body can be one as a whole.

extension FetchCall: CustomStringConvertible, CustomReflectable {
    /// The method and the URL without its query.
    public var description: String { Redaction.summary(request) }

    /// A mirror without header fields and body, which `dump` would print.
    public var customMirror: Mirror { Mirror(self, children: ["id": id, "request": description]) }
}

extension FetchRedirection: CustomStringConvertible, CustomReflectable {
    /// The status, and the method and URL of the next request without its query.
    public var description: String { "HTTP \(response.status.code) to \(Redaction.summary(request))" }

    /// A mirror without header fields, which `dump` would print.
    public var customMirror: Mirror {
        Mirror(self, children: ["status": response.status.code, "request": Redaction.summary(request)])
    }
}

extension FailedAttempt: CustomStringConvertible, CustomReflectable {
    /// The number, the method and the URL without its query, and the reason of the failure.
    public var description: String {
        let reason = status.map { "HTTP \($0)" } ?? error.map { "\($0)" } ?? "no response"
        return "attempt \(number), \(Redaction.summary(request)): \(reason)"
    }

    /// A mirror without header fields and body, which `dump` would print.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "number": number, "request": Redaction.summary(request), "status": status as Any, "error": error as Any,
            ]
        )
    }
}
