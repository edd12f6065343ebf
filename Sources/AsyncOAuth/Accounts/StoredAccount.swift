public import AsyncJSON
import HTTPTypes

/// An account of a user at a server, as a store keeps it: the tokens of one login.
public struct StoredAccount: Sendable, Hashable, Identifiable {
    /// The issuer, the client and the user: an account is one user at one server by one client.
    public struct ID: Sendable, Hashable, Codable {
        /// The issuer of the tokens, a URL.
        public var issuer: String
        /// The id of the client.
        ///
        /// A client that registers itself gets another id each time, so here it is ``ClientMetadata/name``.
        public var clientID: String
        /// The user (`sub` of the id token, else a name that the application chose).
        public var subject: String

        /// Creates an id.
        public init(issuer: String, clientID: String, subject: String) {
            self.issuer = issuer
            self.clientID = clientID
            self.subject = subject
        }

        /// Returns `true` if two ids are equal byte by byte: strings that look alike name different users.
        public static func == (first: Self, second: Self) -> Bool { StoredAccount.areEqual(first, second) }
    }

    /// The issuer, the client and the user.
    public var id: ID
    /// The e-mail address or the name for people, if known.
    public var name: String?
    /// The refresh token; `nil` if the server gave none.
    public var refreshToken: String?
    /// The newest access token; its expiry is by the wall clock.
    public var accessToken: AccessToken?
    /// The newest id token.
    public var idToken: String?
    /// A Boolean value indicating whether the server refused the refresh token for good: a person has to log in again.
    public var needsLogin = false
    /// Members that a newer version wrote; they are kept.
    public var unknown = JSON.UnknownMembers()

    /// Creates an account.
    public init(id: ID, name: String? = nil, refreshToken: String? = nil, accessToken: AccessToken? = nil) {
        self.id = id
        self.name = name
        self.refreshToken = refreshToken
        self.accessToken = accessToken
    }
}

extension StoredAccount: StoreRecord {
    static let listName = "accounts"
    static let idNames = ["issuer", "client_id", "subject"]
    static func idValues(_ id: ID) -> [String] { [id.issuer, id.clientID, id.subject] }

    init(json: JSON.Value) throws(MalformedMember) {
        var reader = RecordReader(json)
        id = ID(
            issuer: try reader.requiredText("issuer"),
            clientID: try reader.requiredText("client_id"),
            subject: try reader.requiredText("subject")
        )
        name = try reader.text("name")
        refreshToken = try reader.text("refresh_token")
        accessToken = try AccessToken(&reader)
        idToken = try reader.text("id_token")
        needsLogin = try reader.flag("needs_login")
        unknown = reader.unknown
    }

    var json: JSON.Value {
        var value: JSON.Value = [
            "issuer": JSON.Value(id.issuer), "client_id": JSON.Value(id.clientID), "subject": JSON.Value(id.subject),
        ]
        value["name"] = name.map { JSON.Value($0) }
        value["refresh_token"] = refreshToken.map { JSON.Value($0) }
        accessToken?.add(to: &value)
        value["id_token"] = idToken.map { JSON.Value($0) }
        if needsLogin { value["needs_login"] = true }
        value.add(unknown)
        return value
    }
}

/// The form in which files keep an account; it contains the tokens.
///
/// An expiry that is a duration since a request is not kept: ``OAuthClient`` stores moments.
extension StoredAccount: Codable {
    /// Reads an account.
    ///
    /// - Throws: `DecodingError` that names the wrong member.
    public init(from decoder: any Decoder) throws {
        let value = try JSON.Value(from: decoder)
        do { try self.init(json: value) } catch { throw error.decodingError(decoder) }
    }

    /// Writes the account with all its tokens.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension AccessToken {
    /// Reads the members of an account that make its token; `nil` without a token.
    fileprivate init?(_ reader: inout RecordReader) throws(MalformedMember) {
        let value = try reader.text("access_token")
        let type = try reader.text("token_type")
        let expiry = try reader.moment("expires_at")
        let scopes = try reader.texts("scopes")
        let fields = try reader.objects("header_fields")
        guard let value else { return nil }
        // It becomes a header field, as its type does.
        guard value.isPrintable else { throw MalformedMember(name: "access_token") }
        guard type?.isPrintable ?? true else { throw MalformedMember(name: "token_type") }
        var headerFields: HTTPFields = [:]
        for field in fields {
            guard let name = field["name"]?.string.flatMap({ HTTPField.Name($0) }), let value = field["value"]?.string
            else { throw MalformedMember(name: "header_fields") }
            headerFields.append(HTTPField(name: name, value: value))
        }
        self.init(
            value,
            expiry: expiry.map { .at($0.date) },
            scopes: scopes,
            type: type ?? "Bearer",
            headerFields: headerFields
        )
    }

    fileprivate func add(to account: inout JSON.Value) {
        account["access_token"] = JSON.Value(value)
        account["token_type"] = JSON.Value(type)
        if case .at(let date)? = expiry { account["expires_at"] = StoredMoment(date).text.map { JSON.Value($0) } }
        account["scopes"] = scopes.map { JSON.Value($0.map { JSON.Value($0) }) }
        guard !headerFields.isEmpty else { return }
        account["header_fields"] = JSON.Value(
            headerFields.map { ["name": JSON.Value($0.name.rawName), "value": JSON.Value($0.value)] }
        )
    }
}

extension String {
    /// A Boolean value indicating whether the text has only visible ASCII characters, and at least one.
    fileprivate var isPrintable: Bool { !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}

extension MalformedMember {
    /// The error for those who read a record by `Codable`.
    func decodingError(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: description))
    }
}

extension StoredAccount: CustomStringConvertible, CustomReflectable {
    /// The id and the name, without tokens.
    public var description: String { "StoredAccount(\(name ?? id.subject) at \(id.issuer))" }
    /// A mirror that does not show the tokens.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
