import AsyncFetch
import AsyncJSON
import GAPIEmulator
import HTTPTypes
import NIOHTTP1

extension TestClient {
    /// Posts a form.
    func post(_ path: String, _ form: KeyValuePairs<String, String>) async throws -> Answer {
        try await send(
            .POST,
            path,
            headers: [("Content-Type", FormBody.contentType)],
            body: Array(FormBody(form).text.utf8)
        )
    }

    /// Posts a form and returns the error of the answer.
    func refusal(_ path: String, _ form: KeyValuePairs<String, String>) async throws -> String? {
        try await post(path, form).json["error"]?.string
    }

    /// Exchanges a refresh token of the client that the emulator knows.
    func refresh(_ token: String) async throws -> Answer {
        try await post(
            "/token",
            [
                "grant_type": "refresh_token", "refresh_token": token, "client_id": EmulatedIdentity.clientID,
                "client_secret": EmulatedIdentity.clientSecret,
            ]
        )
    }

    /// Opens the page of a login, or another one, and returns where it leads.
    func authorize(
        _ query: KeyValuePairs<String, String>,
        at path: String = "/authorize",
        headers: HTTPFields = [:]
    ) async throws -> (status: Int, location: String?) {
        let browser = Fetcher(.init { $0.willRedirect = { _ in nil } })
        let url = emulator.url + path + "?" + FormBody(query).text
        let page = try await browser.fetch(HTTPRequest(url: url, headerFields: headers))
        await browser.shutdown()
        return (page.head.status.code, page.head.headerFields[.location])
    }
}
