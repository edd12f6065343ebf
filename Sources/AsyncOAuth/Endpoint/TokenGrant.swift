public import AsyncFetch

/// What a client gives a token endpoint for a token: the fields of a form.
public struct TokenGrant: Sendable {
    /// The fields of the form, `grant_type` the first; empty values are left out by the functions that make grants.
    public var fields: [FormBody.Field]
    /// A Boolean value indicating whether the grant can be used only once, so that a request without an answer may have
    /// used it up: a code, and a refresh token of a server that rotates them.
    public var isSingleUse: Bool

    /// Creates a grant.
    public init(_ fields: [FormBody.Field], isSingleUse: Bool = false) {
        self.fields = fields
        self.isSingleUse = isSingleUse
    }

    /// A refresh token (RFC 6749 §6).
    public static func refreshToken(_ token: String, scopes: [String] = [], isRotating: Bool = true) -> Self {
        Self(grant("refresh_token", ("refresh_token", token), scope(scopes)), isSingleUse: isRotating)
    }

    /// The code at the end of a login (RFC 6749 §4.1.3), with the verifier of PKCE (RFC 7636 §4.5).
    public static func code(_ code: String, redirectURL: String, verifier: String) -> Self {
        Self(
            grant("authorization_code", ("code", code), ("redirect_uri", redirectURL), ("code_verifier", verifier)),
            isSingleUse: true
        )
    }

    /// A signed assertion (RFC 7523 §2.1).
    public static func assertion(_ jwt: String) -> Self {
        Self(grant("urn:ietf:params:oauth:grant-type:jwt-bearer", ("assertion", jwt)))
    }

    /// The code of a device (RFC 8628 §3.4).
    public static func deviceCode(_ code: String) -> Self {
        Self(grant("urn:ietf:params:oauth:grant-type:device_code", ("device_code", code)))
    }

    /// The client's own authentication (RFC 6749 §4.4).
    public static func clientCredentials(scopes: [String] = []) -> Self {
        Self(grant("client_credentials", scope(scopes)))
    }

    /// Another token, to be exchanged (RFC 8693 §2.1); `options` is JSON text that Google's service takes.
    public static func exchange(
        _ subjectToken: String,
        type: String,
        audience: String? = nil,
        scopes: [String] = [],
        requestedType: String = "urn:ietf:params:oauth:token-type:access_token",
        options: String? = nil
    ) -> Self {
        Self(
            grant(
                "urn:ietf:params:oauth:grant-type:token-exchange",
                ("audience", audience),
                scope(scopes),
                ("requested_token_type", requestedType),
                ("subject_token", subjectToken),
                ("subject_token_type", type),
                ("options", options)
            )
        )
    }

    private static func scope(_ scopes: [String]) -> (String, String?) {
        ("scope", scopes.isEmpty ? nil : scopes.joined(separator: " "))
    }

    private static func grant(_ type: String, _ fields: (name: String, value: String?)...) -> [FormBody.Field] {
        [FormBody.Field("grant_type", type)] + fields.compactMap { name, value in value.map { .init(name, $0) } }
    }
}

extension TokenGrant: CustomStringConvertible, CustomReflectable {
    /// The names of the fields, without their values.
    public var description: String { "TokenGrant(\(fields.map(\.name).joined(separator: ", ")))" }
    /// A mirror that does not show the values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
