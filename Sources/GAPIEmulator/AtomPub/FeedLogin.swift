import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore
import Synchronization

/// Issues tokens for a user name and a password, and checks the tokens of requests.
///
/// With a data directory, a token is valid for the next process, too.
final class FeedLogin: Sendable {
    /// The token of an account.
    struct Token: Sendable {
        /// The number of tokens that were issued; the last one is valid.
        var number: Int64
        /// The number of requests that had the token.
        var uses: Int64
        /// The token itself, which nobody can guess.
        var text = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }

    private let account: FeedAccount?
    private let state: Mutex<Token?>
    private let transactions: TransactionQueue

    /// Creates a login; without an account, every request is allowed.
    ///
    /// - Parameters:
    ///   - account: The account.
    ///   - tokens: The tokens that an earlier process has issued, by the users' addresses.
    ///   - transactions: The order of changes.
    init(account: FeedAccount?, _ tokens: [String: Token], _ transactions: TransactionQueue) {
        self.account = account
        state = Mutex(account.flatMap { tokens[$0.user] })
        self.transactions = transactions
    }

    var operation: Operation {
        Operation(name: "accounts.login") { [self] request in
            let form = String(buffer: try await request.body.collect(upTo: 1 << 16))
            return try await answer(to: try RequestTarget.Query(form[...]))
        }
    }

    private func answer(to form: RequestTarget.Query) async throws -> Reply {
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
        let token = try await change { token in
            let next = Token(number: (token?.number ?? 0) + 1, uses: 0)
            token = next
            return next.text
        }
        return Self.reply(.ok, ["SID=none", "LSID=none", "Auth=\(token)"])
    }

    /// Changes the token of the account in a transaction.
    private func change<R: Sendable>(_ change: @escaping @Sendable (inout Token?) -> R) async throws -> R {
        try await transactions.perform { [self] commit in
            var token = state.withLock(\.self)
            let result = change(&token)
            if let token, let account { try commit([.save(token.record(of: account.user))]) }
            state.withLock { $0 = token }
            return result
        }
    }

    /// Throws 401 for a request without a valid token.
    func check(_ headers: HTTPFields) async throws {
        guard let account else { return }
        let shown = headers.credentials(of: "GoogleLogin")
        let isShown = headers[.authorization] != nil
        var isGood = state.withLock { $0.map { shown == "auth=\($0.text)" } ?? false }
        if isGood, let limit = account.requestsPerToken {
            isGood = try await change { token in
                guard var current = token, shown == "auth=\(current.text)", current.uses < limit else {
                    return false
                }
                current.uses += 1
                token = current
                return true
            }
        }
        guard isGood else {
            var error = GoogleError.unauthenticated(wrong: isShown)
            error.reason = isShown ? "TokenExpired" : "required"
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

extension FeedLogin.Token {
    fileprivate func record(of user: String) -> StoreRecord {
        let json: JSON.Value = ["number": JSON.Value(number), "uses": JSON.Value(uses), "text": JSON.Value(text)]
        return StoreRecord(kind: .account, key: user, value: ByteBuffer(bytes: json.encoded()))
    }

    /// Reads the value of a record; `nil` if it is not one of a token.
    init?(_ json: JSON.Value) {
        guard let number = json.int64("number"), let uses = json.int64("uses"),
            [number, uses].allSatisfy({ 0...StoreContents.maximumNumber ~= $0 })
        else { return nil }
        self.init(number: number, uses: uses)
        // Records of earlier versions have none: their tokens could be guessed, so they end.
        if let text = json["text"]?.string, !text.isEmpty { self.text = text }
    }
}
