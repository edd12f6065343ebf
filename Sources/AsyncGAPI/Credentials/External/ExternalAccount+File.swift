package import AsyncOAuth
import HTTPTypes

extension GAPI.ExternalAccount {
    /// Creates an account from a file of the type `external_account`.
    ///
    /// - Throws: `OAuthError/Code/malformedFile`.
    package init(
        _ members: GAPI.CredentialsMembers,
        environment: GAPI.CredentialEnvironment
    ) throws(OAuthError) {
        let source = try Self.source(members.object("credential_source"), environment)
        self.init(
            audience: try members.text("audience"),
            subjectTokenType: try members.text("subject_token_type"),
            universeDomain: try members.optionalText("universe_domain") ?? "googleapis.com",
            source: source
        )
        // Only this host asks for a client certificate.
        if source is GAPI.CertificateSubjectToken { tokenURL = "https://sts.mtls.\(universeDomain)/v1/token" }
        tokenURL = try members.optionalURL("token_url") ?? tokenURL
        impersonation = try Self.impersonation(members)
        clientID = try members.optionalText("client_id")
        clientSecret = try members.optionalText("client_secret")
        if clientSecret != nil, clientID == nil {
            throw members.failure("client_id", "it is missing, but there is a client_secret")
        }
        quotaProjectID = try members.optionalText("quota_project_id")
        workforcePoolUserProject = try members.optionalText("workforce_pool_user_project")
        if workforcePoolUserProject != nil, !isWorkforcePool {
            throw members.failure(
                "workforce_pool_user_project",
                "it is only for an audience of a workforce pool, //iam.googleapis.com/locations/…/workforcePools/…"
            )
        }
    }

    private static func impersonation(_ members: GAPI.CredentialsMembers) throws(OAuthError) -> Impersonation? {
        let seconds = try members.optionalObject("service_account_impersonation")
        let lifetime = try seconds?.optionalInteger("token_lifetime_seconds") ?? 3600
        guard 600...43_200 ~= lifetime else {
            throw (seconds ?? members).failure("token_lifetime_seconds", "it is not from 600 to 43200")
        }
        guard let url = try members.optionalURL("service_account_impersonation_url") else { return nil }
        let impersonation = Impersonation(url: url, lifetime: .seconds(lifetime))
        guard impersonation.email != nil, (try? IAMAccount(methodURL: url, delegates: [])) != nil else {
            throw members.failure(
                "service_account_impersonation_url",
                "it does not end with an e-mail address and :generateAccessToken"
            )
        }
        return impersonation
    }

    /// Returns the one source that `credential_source` describes.
    private static func source(
        _ members: GAPI.CredentialsMembers,
        _ environment: GAPI.CredentialEnvironment
    ) throws(OAuthError) -> any GAPI.SubjectTokenSource {
        let kinds = ["file", "url", "executable", "environment_id", "certificate"]
        // At AWS, `url` is a part of the source.
        let isAWS = try members.optionalText("environment_id") != nil
        let present = kinds.filter { name in
            guard let value = members.value[name], !value.isNull else { return false }
            return !(isAWS && name == "url")
        }
        guard present.count == 1, let kind = present.first else {
            let found = present.isEmpty ? "none of them" : present.joined(separator: " and ")
            throw members.failure(
                "file",
                "exactly one of \(kinds.joined(separator: ", ")) must be there, not \(found)"
            )
        }
        switch kind {
        case "file": return GAPI.FileSubjectToken(path: try members.text("file"), format: try format(members))
        case "url":
            return try GAPI.URLSubjectToken(
                url: members.text("url"),
                headerFields: headerFields(members),
                format: format(members),
                member: "\(members.file), member \(members.path(to: "url")):"
            )
        case "executable":
            return try GAPI.ExecutableSubjectToken(members.object("executable"), variables: environment)
        case "certificate":
            return try GAPI.CertificateSubjectToken(members.object("certificate"), variables: environment)
        default: return try aws(members, environment)
        }
    }

    private static func aws(
        _ members: GAPI.CredentialsMembers,
        _ environment: GAPI.CredentialEnvironment
    ) throws(OAuthError) -> GAPI.AWSSubjectToken {
        let version = try members.text("environment_id")
        guard version == "aws1" else {
            let problem = version.hasPrefix("aws") ? "it is an unsupported version" : "it is unknown"
            throw members.failure("environment_id", "\(problem); aws1 is known")
        }
        return try GAPI.AWSSubjectToken(
            regionURL: members.optionalText("region_url"),
            keysURL: members.optionalText("url"),
            sessionURL: members.optionalText("imdsv2_session_token_url"),
            verificationURL: members.optionalText("regional_cred_verification_url"),
            variables: environment,
            place: "\(members.file), member \(members.path)"
        )
    }

    private static func format(_ members: GAPI.CredentialsMembers) throws(OAuthError) -> GAPI.SubjectTokenFormat {
        guard let format = try members.optionalObject("format") else { return .text }
        switch try format.optionalText("type") ?? "text" {
        case "text": return .text
        case "json": return .json(member: try format.text("subject_token_field_name"))
        default: throw format.failure("type", "it is neither text nor json")
        }
    }

    private static func headerFields(_ members: GAPI.CredentialsMembers) throws(OAuthError) -> HTTPFields {
        guard let object = try members.optionalObject("headers") else { return [:] }
        var fields = HTTPFields()
        for (name, value) in object.value.members ?? [] {
            guard let field = HTTPField.Name(name) else {
                throw object.failure(name, "it is no name of a header field")
            }
            guard let text = value.string, HTTPField.isValidValue(text) else {
                throw object.failure(name, "it is no value of a header field")
            }
            fields.append(HTTPField(name: field, value: text))
        }
        return fields
    }
}
