extension FetchError: CustomReflectable {
    /// Without the headers and the body of ``response``, which `dump` would print.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "code": code, "message": message, "cause": cause as Any, "attempts": attempts,
                "status": response?.head.status.code as Any,
            ]
        )
    }
}
