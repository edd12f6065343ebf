import HTTPTypes
import NIOCore
import Synchronization

/// Issues tokens for a user name and a password, and checks the tokens of requests.
final class FeedLogin: Sendable {
    private let account: FeedAccount?
    private let state = Mutex((lastNumber: 0, token: String?.none, uses: 0))

    /// Creates a login; without an account, every request is allowed.
    init(account: FeedAccount?) {
        self.account = account
    }

    var operation: Operation {
        Operation(name: "accounts.login") { [self] request in
            let form = String(buffer: try await request.body.collect(upTo: 1 << 16))
            return answer(to: try RequestTarget.Query(form[...]))
        }
    }

    private func answer(to form: RequestTarget.Query) -> Reply {
        guard let account, form["Email"] == account.user, form["Passwd"] == account.password else {
            return Self.reply(.forbidden, ["Error=BadAuthentication", "Url=http://www.google.com/login_error"])
        }
        if let answer = account.captchaAnswer, form["logintoken"] != "puzzle" || form["logincaptcha"] != answer {
            return Self.reply(
                .forbidden,
                [
                    "Url=http://www.google.com/login_error", "CaptchaToken=puzzle", "CaptchaUrl=Captcha?ctoken=puzzle",
                    "Error=CaptchaRequired",
                ]
            )
        }
        let token = state.withLock { state in
            state.lastNumber += 1
            state.token = "token-\(state.lastNumber)"
            state.uses = 0
            return state.token ?? ""
        }
        return Self.reply(.ok, ["SID=none", "LSID=none", "Auth=\(token)"])
    }

    /// Throws 401 for a request without a valid token.
    func check(_ headers: HTTPFields) throws(GoogleError) {
        guard let account else { return }
        let shown = headers[.authorization]
        let isGood = state.withLock { state in
            guard let token = state.token, shown == "GoogleLogin auth=\(token)" else { return false }
            state.uses += 1
            return state.uses <= account.requestsPerToken ?? .max
        }
        guard isGood else {
            var error = GoogleError.unauthenticated(wrong: shown != nil)
            error.reason = shown == nil ? "required" : "TokenExpired"
            error.headers = [.wwwAuthenticate: #"GoogleLogin realm="http://www.google.com/accounts/ClientLogin""#]
            throw error
        }
    }

    private static func reply(_ status: HTTPResponse.Status, _ lines: [String]) -> Reply {
        Reply(
            status: status,
            headers: [.contentType: "text/plain"],
            body: .bytes(ByteBuffer(string: lines.map { $0 + "\n" }.joined()))
        )
    }
}
