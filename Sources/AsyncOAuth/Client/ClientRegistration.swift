public import AsyncJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A client as a server knows it: the response to a dynamic registration (RFC 7591 §3.2.1).
///
/// Its secrets are kept in a ``TokenStore``, beside those of the accounts.
public struct ClientRegistration: Sendable, Hashable, Identifiable {
    /// The server and the application: an application has one registration at a server.
    public struct ID: Sendable, Hashable, Codable {
        /// The issuer, a URL.
        public var issuer: String
        /// The name of the application, ``ClientMetadata/name``.
        public var name: String

        /// Creates an id.
        public init(issuer: String, name: String) {
            self.issuer = issuer
            self.name = name
        }

        /// Returns `true` if two ids are equal byte by byte.
        public static func == (first: Self, second: Self) -> Bool { ClientRegistration.areEqual(first, second) }
    }

    /// The server and the application.
    public var id: ID
    /// The id that the server has given the client.
    public var clientID: String
    /// The secret; `nil` for a public client.
    public var clientSecret: String?
    /// The end of the secret's validity; `nil` for never.
    public var secretExpiry: Date?
    /// The method of client authentication that the server has chosen (`token_endpoint_auth_method`).
    public var authenticationMethod: String?
    /// The token for changing the registration (RFC 7592).
    public var registrationAccessToken: String?
    /// The URL for changing the registration (RFC 7592); `nil` without one to which the server may lead.
    public var registrationURL: String?
    /// Members that a newer version wrote; they are kept.
    public var unknown = JSON.UnknownMembers()

    /// Creates a registration.
    public init(id: ID, clientID: String, clientSecret: String? = nil) {
        self.id = id
        self.clientID = clientID
        self.clientSecret = clientSecret
    }

    /// Returns `true` if the client can be used for another minute.
    func isValid(at now: Date) -> Bool { secretExpiry.map { $0.timeIntervalSince(now) >= 60 } ?? true }
}

extension ClientRegistration: StoreRecord {
    static let listName = "registrations"
    static let idNames = ["issuer", "client_name"]
    static func idValues(_ id: ID) -> [String] { [id.issuer, id.name] }

    init(json: JSON.Value) throws(MalformedMember) {
        var reader = RecordReader(json)
        id = ID(issuer: try reader.requiredText("issuer"), name: try reader.requiredText("client_name"))
        clientID = try reader.requiredText("client_id")
        clientSecret = try reader.text("client_secret")
        secretExpiry = try reader.moment("client_secret_expires_at")?.date
        authenticationMethod = try reader.text("token_endpoint_auth_method")
        registrationAccessToken = try reader.text("registration_access_token")
        registrationURL = try reader.text("registration_client_uri")
        unknown = reader.unknown
    }

    var json: JSON.Value {
        var value: JSON.Value = [
            "issuer": JSON.Value(id.issuer), "client_name": JSON.Value(id.name), "client_id": JSON.Value(clientID),
        ]
        value["client_secret"] = clientSecret.map { JSON.Value($0) }
        value["client_secret_expires_at"] = secretExpiry.flatMap { StoredMoment($0).text }.map { JSON.Value($0) }
        value["token_endpoint_auth_method"] = authenticationMethod.map { JSON.Value($0) }
        value["registration_access_token"] = registrationAccessToken.map { JSON.Value($0) }
        value["registration_client_uri"] = registrationURL.map { JSON.Value($0) }
        value.add(unknown)
        return value
    }
}

/// The form in which files keep a registration; it contains the secrets.
extension ClientRegistration: Codable {
    /// Reads a registration.
    ///
    /// - Throws: `DecodingError` that names the wrong member.
    public init(from decoder: any Decoder) throws {
        let value = try JSON.Value(from: decoder)
        do { try self.init(json: value) } catch { throw error.decodingError(decoder) }
    }

    /// Writes the registration with its secrets.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension ClientRegistration: CustomStringConvertible, CustomReflectable {
    /// The application, the server and the client's id, without secrets.
    public var description: String { "ClientRegistration(\(id.name) at \(id.issuer): \(clientID))" }
    /// A mirror that does not show the secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
