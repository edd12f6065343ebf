// Generated from oauth2:v2, revision 20200213, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension OAuth2 {
    public struct Tokeninfo: JSON.Model {
        public var audience: Swift.String?
        public var email: Swift.String?
        public var expiresIn: Swift.Int32?
        public var issuedTo: Swift.String?
        public var scope: Swift.String?
        public var userId: Swift.String?
        public var verifiedEmail: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("audience", \.audience), .string("email", \.email), .int32("expires_in", \.expiresIn),
            .string("issued_to", \.issuedTo), .string("scope", \.scope), .string("user_id", \.userId),
            .bool("verified_email", \.verifiedEmail)
        ]
    }

    public struct Userinfo: JSON.Model {
        public var email: Swift.String?
        public var familyName: Swift.String?
        public var gender: Swift.String?
        public var givenName: Swift.String?
        public var hd: Swift.String?
        public var id: Swift.String?
        public var link: Swift.String?
        public var locale: Swift.String?
        public var name: Swift.String?
        public var picture: Swift.String?
        /// Default: true.
        public var verifiedEmail: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("email", \.email), .string("family_name", \.familyName), .string("gender", \.gender),
            .string("given_name", \.givenName), .string("hd", \.hd), .string("id", \.id), .string("link", \.link),
            .string("locale", \.locale), .string("name", \.name), .string("picture", \.picture),
            .bool("verified_email", \.verifiedEmail)
        ]
    }
}
