/// The way in which a client says who it is at a token endpoint (RFC 6749 §2.3).
public enum ClientAuthentication: Sendable, Hashable {
    /// Nothing is sent: the grant says it all, as the assertion of a service account does.
    case none
    /// A public client: its id is a field of the form.
    case identified(id: String)
    /// The id and the secret are fields of the form (`client_secret_post`), as Google wants them.
    case post(id: String, secret: String)
    /// The id and the secret are in `Authorization` (`client_secret_basic`), both form-encoded first.
    case basic(id: String, secret: String)
}

extension ClientAuthentication: CustomStringConvertible, CustomReflectable {
    /// The name of the way.
    public var description: String {
        switch self {
        case .none: "none"
        case .identified: "identified"
        case .post: "client_secret_post"
        case .basic: "client_secret_basic"
        }
    }
    /// A mirror that does not show the secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
