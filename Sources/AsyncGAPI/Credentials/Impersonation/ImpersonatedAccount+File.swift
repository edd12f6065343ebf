import AsyncOAuth

extension GAPI.ImpersonatedAccount {
    /// Reads a file of the type `impersonated_service_account`.
    ///
    /// - Parameters:
    ///   - members: The members of the file.
    ///   - depth: The number of accounts around this one in the same file.
    ///   - makeSource: Makes the source from the members of `source_credentials`, with the depth for it.
    /// - Throws: `OAuthError/Code/malformedFile`; the error of `makeSource`.
    package init(
        _ members: GAPI.CredentialsMembers,
        depth: Int = 0,
        makeSource: (GAPI.CredentialsMembers, _ depth: Int) throws -> any GAPI.TokenSource
    ) throws {
        guard depth < Self.maximumDepth else {
            throw members.failure(
                "source_credentials",
                "more than \(Self.maximumDepth) accounts impersonate one another"
            )
        }
        let urlName = "service_account_impersonation_url"
        let url = try members.url(urlName)
        let delegates = try members.strings("delegates")
        let account: IAMAccount?
        do {
            account = try IAMAccount(methodURL: url, delegates: delegates)
        } catch {
            throw members.failure("delegates", "\(error.message)")
        }
        guard let account else {
            let form = "…/serviceAccounts/EMAIL:generateAccessToken"
            throw members.failure(urlName, "it is not of the form \(form)")
        }
        let universe = try members.optionalText("universe_domain") ?? GAPI.defaultUniverse
        let scopes = try members.strings("scopes")
        let quotaProject = try members.optionalText("quota_project_id")
        let source = try makeSource(members.object("source_credentials"), depth + 1)
        do {
            try self.init(account, from: source, scopes: scopes, universeDomain: universe)
        } catch {
            throw members.failure("source_credentials", error.message)
        }
        self.quotaProject = quotaProject
    }
}
