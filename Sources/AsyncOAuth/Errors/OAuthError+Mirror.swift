import AsyncFetch

extension OAuthError: CustomReflectable {
    /// A mirror without the secrets that others wrote into ``message`` and ``cause``.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "code": code, "message": Redaction.text(message), "reason": reason as Any, "status": status as Any,
                "retryAfter": retryAfter as Any, "cause": cause.map { Redaction.text("\($0)") } as Any,
            ]
        )
    }
}
