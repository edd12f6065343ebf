package import AsyncOAuth

extension GAPI {
    /// The most credentials that may be nested in each other.
    static let credentialsDepth = 5

    /// Returns the source that a credentials file, or an object in one, describes.
    ///
    /// An object inside another source is read by the same function:
    /// `GAPI.tokenSource(from: members.object("source_credentials"))`.
    ///
    /// - Throws: `OAuthError/Code/malformedFile`, `OAuthError/Code/unsupportedType`,
    ///   `OAuthError/Code/unexpectedType`, `OAuthError/Code/badKey`.
    package static func tokenSource(from members: CredentialsMembers) throws(OAuthError) -> any TokenSource {
        guard members.depth <= credentialsDepth else {
            throw members.failure("type", "more than \(credentialsDepth) credentials are nested in each other")
        }
        guard let name = try members.optionalText("type") else { throw members.failureWithoutType }
        let type = CredentialType(rawValue: name)
        guard Set.all.contains(type), type != .metadataServer else {
            throw OAuthError(
                .unsupportedType,
                "\(members.file), member \(members.path(to: "type")): the type is unknown; known are "
                    + Set.all.subtracting([.metadataServer]).names
            )
        }
        guard members.allowed.contains(type) else {
            throw OAuthError(
                .unexpectedType,
                "\(members.file) has credentials of the type \(type), but only \(members.allowed.names) is allowed here"
            )
        }
        switch type {
        case .serviceAccount: return ServiceAccount(try ServiceAccountKey(members))
        case .authorizedUser: return try AuthorizedUser(members)
        case .impersonatedServiceAccount:
            return try ImpersonatedAccount(members) { source throws(OAuthError) in try tokenSource(from: source) }
        case .distributedCloud: return try GDCHServiceAccount(members)
        case .externalAccount: return try ExternalAccount(members, environment: members.environment)
        default: return try ExternalAuthorizedUser(members, environment: members.environment)
        }
    }
}

extension Set<GAPI.CredentialType> {
    /// The names, for messages.
    var names: String { map(\.rawValue).sorted().joined(separator: ", ") }
}

extension GAPI.CredentialsMembers {
    /// The error of an object without a type, which may be the secrets of a client.
    fileprivate var failureWithoutType: OAuthError {
        guard let kind = ["installed", "web"].first(where: { value[$0]?.isObject == true }) else {
            return failure("type", "it is missing or empty, so that this is no credentials file")
        }
        return OAuthError(
            .unsupportedType,
            """
            \(file) has the secrets of a client (\(kind)), not credentials: log in with them, or make credentials by \
            `gcloud auth application-default login --client-id-file=FILE`
            """
        )
    }
}
