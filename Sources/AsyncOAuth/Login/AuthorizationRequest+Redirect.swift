extension AuthorizationRequest {
    /// Returns the code of a redirect, given as a URL, as path and query, or as the text that a person pasted.
    ///
    /// - Throws: ``OAuthError``, as the redirect says.
    func code(fromRedirect text: String) throws(OAuthError) -> String {
        let noise: (Character) -> Bool = { $0.isWhitespace || "\"'<>".contains($0) }
        let url = String(text.drop(while: noise).reversed().drop(while: noise).reversed()).prefix { $0 != "#" }
        let page = url.prefix { $0 != "?" }
        let ours = redirectURL.prefix { $0 != "?" }
        // Browsers write a slash for a missing path.
        let isOurs = !page.contains("://") || page == ours || page == ours + "/"
        guard url.utf8.count <= 1 << 16, isOurs, page.endIndex < url.endIndex,
            let redirect = AuthorizationRedirect(query: url[page.endIndex...].dropFirst())
        else {
            throw OAuthError(
                .badAnswer,
                "this is not the redirect of the login; it needs the whole address, which begins with \(redirectURL)"
            )
        }
        return try redirect.code(for: self)
    }
}
