package import AsyncOAuth

extension GAPI.ImpersonatedAccount {
    /// Reads a file of the type `impersonated_service_account`.
    ///
    /// - Parameters:
    ///   - members: The members of the file.
    ///   - makeSource: Makes the source from the members of `source_credentials`.
    /// - Throws: `OAuthError/Code/malformedFile`; the error of `makeSource`.
    package init(
        _ members: GAPI.CredentialsMembers,
        makeSource: (GAPI.CredentialsMembers) throws(OAuthError) -> any GAPI.TokenSource
    ) throws(OAuthError) {
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
        let inner = try members.object("source_credentials")
        let own = try members.optionalText("universe_domain")
        // As in Google's library for Python, where it is that of the source.
        let ofSource = try inner.optionalText("universe_domain")
        let universe = own ?? ofSource ?? GAPI.TokenPurpose.defaultUniverse
        let scopes = try members.strings("scopes")
        let quotaProject = try members.optionalText("quota_project_id")
        let source = try makeSource(inner)
        do {
            try self.init(account, from: source, scopes: scopes, universeDomain: universe)
        } catch {
            throw members.failure("source_credentials", error.message)
        }
        self.quotaProject = quotaProject
    }
}
