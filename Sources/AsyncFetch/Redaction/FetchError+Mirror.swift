extension FetchError: CustomReflectable {
    /// Without the headers and the body of ``response``, which `dump` would print, and without secrets that others wrote into
    /// ``message`` and ``cause``.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "code": code, "message": Redaction.text(message),
                "cause": cause.map { Redaction.text("\($0)") } as Any, "attempts": attempts,
                "status": response?.head.status.code as Any,
            ]
        )
    }
}
