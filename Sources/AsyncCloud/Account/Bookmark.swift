public import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud {
    /// An account of a server as an application keeps it: where it is and how one logs in, without any secret.
    ///
    /// ```swift
    /// let setup = try await Cloud.prepare("cloud.example.com")
    /// let bookmark = setup.bookmark { $0.loginName = "alice" }
    /// try JSONEncoder().encode(bookmark).write(to: file)
    /// ```
    ///
    /// Passwords and tokens are elsewhere: in a token store, a file of your own, or the environment. Members that a later
    /// version wrote are kept in ``unknown`` and written back.
    public struct Bookmark: JSON.Model, Identifiable {
        /// The identifier of the bookmark, a UUID.
        public var id: String?
        /// The name for people.
        public var name: String?
        /// The URL of the server, with a slash at its end.
        public var server: String?
        /// The URL that the person typed, before redirects.
        public var typedURL: String?
        /// The name that logs in; the server can know the user by another ``userID``.
        public var loginName: String?
        /// The identifier of the user at the server, once that is known.
        public var userID: String?
        /// The way to log in, as ``method`` has it.
        public var login: String?
        /// The OpenID provider.
        public var issuer: String?
        /// The subject of the login in the token store; see ``account``.
        public var subject: String?
        /// The client of the login in the token store; see ``account``.
        public var tokenClient: String?
        /// The certificates that were accepted, by host, with its port unless that is 443; see ``Cloud/Trust``.
        public var pins: [String: Pin]?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates a bookmark with an identifier of its own.
        public init() { id = UUID().uuidString }

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("name", \.name), .string("server", \.server),
            .string("typedURL", \.typedURL), .string("loginName", \.loginName), .string("userID", \.userID),
            .string("login", \.login), .string("issuer", \.issuer), .string("subject", \.subject),
            .string("tokenClient", \.tokenClient), .map("pins", \.pins, of: .object),
        ]

        /// The way to log in.
        public var method: LoginMethod? {
            get { login.map { LoginMethod(rawValue: $0) } }
            set { login = newValue?.rawValue }
        }

        /// The certificate that was accepted for the server itself, among those of ``pins``; `nil` without TLS.
        public var serverPin: Pin? {
            get { server.flatMap { Trust.place(of: $0) }.flatMap { pins?[$0] } }
            set {
                guard let place = server.flatMap({ Trust.place(of: $0) }) else { return }
                pins = pins ?? [:]
                pins?[place] = newValue
            }
        }
    }

    /// A certificate that was accepted for a host.
    public struct Pin: JSON.Model {
        /// The SHA-256 of the certificate in DER, in lower-case hex.
        public var fingerprint: String?
        /// Base64 of the SHA-256 of its `SubjectPublicKeyInfo`.
        public var publicKey: String?
        /// The identifier of its issuer's key in lower-case hex, if the certificate names it (RFC 5280 §4.2.1.1).
        public var issuerKey: String?
        /// A Boolean value indicating whether it was accepted although the system does not trust it.
        public var isException: Bool?
        /// A Boolean value indicating whether no other key is accepted unless somebody decides that, even if the system
        /// trusts the certificate: a person knew this one.
        public var isOnly: Bool?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates a pin that fits no certificate.
        public init() {}

        /// The table of the members.
        public static let fields: JSON.FieldTable<Self> = [
            .string("fingerprint", \.fingerprint), .string("publicKey", \.publicKey),
            .string("issuerKey", \.issuerKey), .bool("isException", \.isException), .bool("isOnly", \.isOnly),
        ]
    }

    /// A way to log in; more can come.
    public struct LoginMethod: RawRepresentable, Hashable, Sendable {
        /// The name of the way.
        public let rawValue: String

        /// Creates a way.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name and a password, or an app password.
        public static let basic = LoginMethod(rawValue: "basic")
        /// The server's own OAuth 2 app.
        public static let oauth2 = LoginMethod(rawValue: "oauth2")
        /// An OpenID provider.
        public static let openID = LoginMethod(rawValue: "openID")
    }
}
