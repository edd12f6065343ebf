extension FetchError: CustomReflectable {
    /// A mirror without secrets.
    ///
    /// It omits the header fields and body of ``response``, which `dump` would print. It also removes secrets that
    /// others wrote into ``message`` and ``cause``.
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
