import AsyncFetch
import NIOHTTP1
import Synchronization

/// The judge of what comes to a listener: the first redirect of its login ends the wait, and everything else is a
/// stray.
final class RedirectGate: Sendable {
    /// The judgement of a request.
    enum Verdict {
        /// It is the end of the login: a code or an error.
        case end(Result<String, OAuthError>)
        /// It is none of ours, and gets this status.
        case stray(HTTPResponseStatus)
    }

    private struct State {
        var request: AuthorizationRequest?
        var address = LoopbackRedirect()
        var hasEnded = false
        /// A Boolean value indicating whether a redirect came that had no state or another one.
        var hadMismatch = false
    }

    private let state = Mutex(State())

    /// The code for the token endpoint, which comes with the redirect.
    let code = Promise<String>()

    /// Begins to wait for the redirect of a login; all requests before it are strays.
    func expect(_ request: AuthorizationRequest, at address: LoopbackRedirect) {
        state.withLock { state in
            state.request = request
            state.address = address
        }
    }

    /// Judges a request; at most one is the end of the login.
    func judge(_ head: HTTPRequestHead) -> Verdict {
        state.withLock { state in
            let hosts = head.headers["host"]
            guard let request = state.request, hosts.count == 1, hosts[0].lowercased() == state.address.authority else {
                return .stray(.badRequest)
            }
            let path = head.uri.prefix { $0 != "?" }
            guard path == state.address.requestPath else { return .stray(.notFound) }
            guard head.method == .GET else { return .stray(.methodNotAllowed) }
            guard let redirect = AuthorizationRedirect(query: head.uri[path.endIndex...].dropFirst()),
                redirect.belongs(to: request)
            else {
                state.hadMismatch = true
                return .stray(.badRequest)
            }
            guard !state.hasEnded else { return .stray(.gone) }
            state.hasEnded = true
            return .end(Result { () throws(OAuthError) in try redirect.code(for: request) })
        }
    }

    /// Ends the wait as a verdict says, when the page for it is on its way.
    func carryOut(_ verdict: Verdict) {
        if case .end(let result) = verdict { code.fulfill(result.mapError { $0 }) }
    }

    /// Returns the error of a wait that was too long.
    func timeout(after time: Duration) -> OAuthError {
        let hadMismatch = state.withLock(\.hadMismatch)
        return OAuthError(
            .timeout,
            "the login did not end within \(time); log in again"
                + (hadMismatch ? "; redirects came that did not belong to it, from an older page perhaps" : "")
        )
    }
}
