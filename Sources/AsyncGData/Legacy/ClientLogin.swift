public import AsyncFetch
public import HTTPTypes
import Synchronization

/// User name and password, given once for a token that is sent from then on (ClientLogin), which nothing but old servers takes.
///
/// The first request waits for a login, and so does the first one whose token has expired (401), which is then sent once more; the
/// others wait for the same login.
///
/// ```swift
/// let login = try ClientLogin(user: "liz@example.com", password: password, service: "cl", fetcher: fetcher)
/// let calendar = GDataService(credentials: login, fetcher: fetcher)
/// do { … } catch let error as GDataServiceError {
///     guard let captcha = error.captcha else { throw error }
///     login.solve(captcha, answer: try await ask(captcha.imageURL))        // then try again
/// }
/// ```
public final class ClientLogin: Credentials {
    private let login: Login
    private let token: BearerToken

    /// Creates them; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - user: The user's address.
    ///   - password: The user's password.
    ///   - service: The name of the service, such as `cl` or `blogger`.
    ///   - source: The application, such as `example-Backup-2`.
    ///   - accountType: `GOOGLE`, `HOSTED`, or `HOSTED_OR_GOOGLE`.
    ///   - url: Where to log in.
    ///   - fetcher: Sends the login.
    /// - Throws: `FetchError` where `url` is none.
    public init(
        user: String,
        password: String,
        service: String,
        source: String = "",
        accountType: String = "HOSTED_OR_GOOGLE",
        url: String = "https://www.google.com/accounts/ClientLogin",
        fetcher: Fetcher
    ) throws {
        let fields = [
            FormBody.Field("accountType", accountType), FormBody.Field("Email", user),
            FormBody.Field("Passwd", password), FormBody.Field("service", service), FormBody.Field("source", source),
        ]
        let request = try HTTPRequest(.post, url: url, headerFields: [.contentType: FormBody.contentType])
        let login = Login(fetcher: fetcher, request: request, fields: fields)
        self.login = login
        token = BearerToken { try await login.token() }
        partition = Self.partition(of: "ClientLogin \(service) \(user)")
    }

    /// One for each user and service.
    public let partition: String?

    /// Adds the token to a request, and waits for one if need be.
    public func authorize(_ request: inout HTTPRequest) async throws {
        try await token.authorize(&request)
        request.replaceScheme("Bearer ", by: Self.scheme)
    }

    /// Logs in again, unless another call has done so already.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        var rejected = rejected
        rejected.replaceScheme(Self.scheme, by: "Bearer ")
        return try await token.refresh(afterRejectionOf: rejected, by: response)
    }

    /// Sends an answer to a captcha with the next login.
    ///
    /// - Parameters:
    ///   - captcha: What was asked.
    ///   - answer: What the user has read.
    public func solve(_ captcha: Captcha, answer: String) {
        login.answer.withLock { $0 = [.init("logintoken", captcha.token), .init("logincaptcha", answer)] }
    }

    /// A puzzle that shows that a person logs in.
    public struct Captcha: Sendable, Hashable {
        /// Tells the server which puzzle it was.
        public let token: String
        /// The image to show.
        public let imageURL: String
    }

    /// Why a login failed.
    public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The server's word for it, such as `BadAuthentication` or `CaptchaRequired`.
        public let reason: String
        /// The status of the answer.
        public let status: Int
        /// Where to read more; nil where the server names a place that it must not lead to.
        public let infoURL: String?
        /// The puzzle to solve, if that is what is missing; nil where its image is at a place that the server must not lead to.
        public let captcha: Captcha?

        /// A readable form.
        public var description: String {
            captcha == nil ? "the login failed: \(reason)" : "the login failed: a captcha has to be solved"
        }
    }

    private static let scheme = "GoogleLogin auth="
}

extension ClientLogin: CustomReflectable {
    /// Shows neither password nor token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Logs in, which is asking for a token.
private final class Login: Sendable {
    private let fetcher: Fetcher
    private let request: HTTPRequest
    private let fields: [FormBody.Field]
    let answer = Mutex<[FormBody.Field]>([])

    init(fetcher: Fetcher, request: HTTPRequest, fields: [FormBody.Field]) {
        self.fetcher = fetcher
        self.request = request
        self.fields = fields
    }

    func token() async throws -> String {
        let answer = answer.withLock { answer in
            defer { answer = [] }  // good for one attempt
            return answer
        }
        let options = FetchOptions { $0.isIdempotent = true }
        var call = FetchCall(request, body: .form(FormBody(fields + answer)), options: options)
        call.staysAtOrigin = true  // it has the password in it
        let response = try await fetcher.core.call(call)
        let lines = response.text.split(whereSeparator: \.isNewline)
        func value(_ name: String) -> String? {
            lines.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        }
        if response.head.status.kind == .successful, let token = value("Auth") { return token }
        // A person is shown them: a link like any other, to nothing but a web page.
        func link(_ name: String) -> String? {
            value(name).flatMap { try? fetcher.core.request(linked: $0, from: request).url }
        }
        var captcha: ClientLogin.Captcha?
        if let token = value("CaptchaToken"), let image = link("CaptchaUrl") {
            captcha = ClientLogin.Captcha(token: token, imageURL: image)
        }
        throw ClientLogin.Failure(
            reason: value("Error") ?? "HTTP \(response.head.status.code)",
            status: response.head.status.code,
            infoURL: link("Url"),
            captcha: captcha
        )
    }
}

extension HTTPRequest {
    fileprivate mutating func replaceScheme(_ old: String, by new: String) {
        guard let value = headerFields[.authorization], value.hasPrefix(old) else { return }
        headerFields[.authorization] = new + value.dropFirst(old.count)
    }
}
