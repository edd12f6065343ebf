public import AsyncFetch
public import HTTPTypes
import Synchronization

/// A user name and a password that are exchanged for a token (ClientLogin); only old servers accept it.
///
/// The first request waits for a login. A request whose token the server rejects (401) waits for a new login, and is
/// then sent once more, if its body can be sent again. Requests that wait at the same time share one login. An object
/// is for one user and one service, and can be used from any task.
///
/// **Credentials.** User name and password stay in memory as long as the object. They are sent with each login, and
/// only to the origin of `url`: a redirect that would carry them to another origin fails the login. Other requests
/// carry only the token, in the header field `Authorization: GoogleLogin auth=…`. Plain `http` is refused, except to
/// this machine, unless the fetcher's configuration allows it. The object's mirror shows neither password nor token.
///
/// **Cancellation.** Cancelling a task that waits for a login ends its wait with `CancellationError`. The login itself
/// goes on, because other requests may wait for it. `Fetcher.cancelAll()` of the login's fetcher cancels it.
///
/// **Errors.** A login that the server refuses throws ``GDataServiceError`` with the code
/// ``GDataServiceError/Code/login`` and the details in ``GDataServiceError/login``. One without a response throws
/// `FetchError`, which a ``GDataService`` throws as ``GDataServiceError``. An error is not kept: the next request logs
/// in again.
///
/// **Retries and buffering.** A login is one call with the default `FetchOptions`: its response is buffered, and it
/// ends after 5 minutes at most. It is declared idempotent, so failures of the transport or the server are retried as
/// `FetchOptions.retry` says.
///
/// ```swift
/// let login = try ClientLogin(user: "liz@example.com", password: password, service: "cl", fetcher: fetcher)
/// let calendar = GDataService(credentials: login, fetcher: fetcher)
/// do { … } catch let error as GDataServiceError {
///     guard let captcha = error.captcha else { throw error }
///     login.solve(captcha, answer: try await ask(captcha.imageURL))        // then try again
/// }
/// ```
public final class ClientLogin: FetchCredentials {
    private let login: Login
    private let token: BearerToken

    /// Creates credentials; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - user: The user's address.
    ///   - password: The user's password.
    ///   - service: The name of the service, such as `cl` or `blogger`.
    ///   - source: The application, such as `example-Backup-2`.
    ///   - accountType: `GOOGLE`, `HOSTED`, or `HOSTED_OR_GOOGLE`.
    ///   - url: The URL of the login.
    ///   - fetcher: The fetcher that sends the logins.
    /// - Throws: `FetchError` if `url` is not a valid URL.
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

    /// A partition for each user and service.
    public let partition: String?

    /// Adds the token to a request, after a login if there is no token yet.
    ///
    /// Cancelling the task ends the wait, but not the login.
    ///
    /// - Parameter request: The request to authorize.
    /// - Throws: ``GDataServiceError``, `FetchError` or `CancellationError`.
    public func authorize(_ request: inout HTTPRequest) async throws {
        try await token.authorize(&request)
        request.replaceScheme("Bearer ", by: Self.scheme)
    }

    /// Logs in again, unless another call has replaced the rejected token already.
    ///
    /// Cancelling the task ends the wait, but not the login.
    ///
    /// - Parameters:
    ///   - rejected: The request that the server rejected, with its token.
    ///   - response: The response with the status 401.
    /// - Returns: Always `true`: the request is to be sent once more.
    /// - Throws: ``GDataServiceError``, `FetchError` or `CancellationError`.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        var rejected = rejected
        rejected.replaceScheme(Self.scheme, by: "Bearer ")
        return try await token.refresh(afterRejectionOf: rejected, by: response)
    }

    /// Adds the answer to a captcha to the next login.
    ///
    /// The answer is for one login only. A second call before that login replaces the first answer.
    ///
    /// - Parameters:
    ///   - captcha: The captcha.
    ///   - answer: The text that the user has read in the image.
    public func solve(_ captcha: GDataServiceError.Captcha, answer: String) {
        login.answer.withLock { $0 = [.init("logintoken", captcha.token), .init("logincaptcha", answer)] }
    }

    private static let scheme = "GoogleLogin auth="
}

extension ClientLogin: CustomReflectable {
    /// A mirror without password and token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Logs in: exchanges user name and password for a token.
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
            defer { answer = [] }  // for one login
            return answer
        }
        let options = FetchOptions { $0.isIdempotent = true }
        var call = FetchCall(request, body: .form(FormBody(fields + answer)), options: options)
        call.staysAtOrigin = true  // its body has the password
        let response = try await fetcher.core.call(call)
        let lines = response.text.split(whereSeparator: \.isNewline)
        func value(_ name: String) -> String? {
            lines.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        }
        if response.head.status.kind == .successful, let token = value("Auth") { return token }
        // The caller shows these links to a person, so they follow the rules for links, and lead only to `http` and
        // `https`.
        func link(_ name: String) -> String? {
            value(name).flatMap { try? fetcher.core.request(linked: $0, from: request).url }
        }
        var captcha: GDataServiceError.Captcha?
        if let token = value("CaptchaToken"), let image = link("CaptchaUrl") {
            captcha = GDataServiceError.Captcha(token: token, imageURL: image)
        }
        let status = response.head.status.code
        let reason = value("Error") ?? "HTTP \(status)"
        let refusal = GDataServiceError.LoginRefusal(reason: reason, infoURL: link("Url"), captcha: captcha)
        throw GDataServiceError(login: refusal, status: status)
    }
}

extension HTTPRequest {
    fileprivate mutating func replaceScheme(_ old: String, by new: String) {
        guard let value = headerFields[.authorization], value.hasPrefix(old) else { return }
        headerFields[.authorization] = new + value.dropFirst(old.count)
    }
}
