public import AsyncJSON

/// What an application tells a server about itself to be registered as a client (RFC 7591 §2).
///
/// ```swift
/// let client = OAuthClient(server, registering: ClientMetadata("My Sync Tool"), store: .file(path))
/// ```
public struct ClientMetadata: Sendable, Hashable {
    /// The name of the application, which users see when they log in.
    ///
    /// It also names the registration in the store, so a changed name makes a new registration.
    public var name: String
    /// The URLs of the end of a login.
    ///
    /// Servers must allow any port of a loopback address (RFC 8252 §7.3).
    public var redirectURLs = ["http://127.0.0.1"]
    /// `native` for applications on the user's machine, `web` for servers.
    public var applicationType = "native"
    /// The wanted method of client authentication; `nil` for the server's choice.
    public var authenticationMethod: String?
    /// The wanted grants.
    public var grantTypes = ["authorization_code", "refresh_token"]
    /// The scopes that the client may ask for; empty for the server's choice.
    public var scopes: [String] = []
    /// Other members, such as `logo_uri`; they win over those above.
    public var additional: JSON.Value = [:]

    /// Creates metadata with the default values.
    public init(_ name: String) { self.name = name }

    /// Creates metadata with the default values and changes them with a closure.
    public init(_ name: String, _ configure: (inout Self) -> Void) {
        self.name = name
        configure(&self)
    }

    /// The body of a registration.
    var json: JSON.Value {
        var value: JSON.Value = [
            "application_type": JSON.Value(applicationType), "client_name": JSON.Value(name),
            "redirect_uris": JSON.Value(redirectURLs.map { JSON.Value($0) }),
            "grant_types": JSON.Value(grantTypes.map { JSON.Value($0) }), "response_types": ["code"],
        ]
        value["token_endpoint_auth_method"] = authenticationMethod.map { JSON.Value($0) }
        if !scopes.isEmpty { value["scope"] = JSON.Value(scopes.joined(separator: " ")) }
        for (name, member) in additional.members ?? [] { value[name] = member }
        return value
    }
}
