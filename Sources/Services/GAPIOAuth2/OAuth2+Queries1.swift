// Generated from oauth2:v2, revision 20200213, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension OAuth2 {
    /// `oauth2.tokeninfo`: POST `oauth2/v2/tokeninfo`.
    public struct TokeninfoQuery: GAPI.Query {
        public typealias Response = Tokeninfo
        public var accessToken: Swift.String?
        public var idToken: Swift.String?
        public var pp: Swift.String?
        public var strict: Swift.String?
        public var trace: Swift.String?
        public var userip: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "oauth2.tokeninfo", verb: .post, path: "oauth2/v2/tokeninfo") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("access_token", accessToken); p.query("id_token", idToken); p.query("pp", pp)
            p.query("strict", strict); p.query("trace", trace); p.query("userip", userip)
        }
    }

    /// `oauth2.userinfo.get`: GET `oauth2/v2/userinfo`.
    ///
    /// Scopes (any one): `openid`, `userinfoEmail`, `userinfoProfile`.
    public struct UserinfoGetQuery: GAPI.Query {
        public typealias Response = Userinfo
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "oauth2.userinfo.get", verb: .get, path: "oauth2/v2/userinfo") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `oauth2.userinfo.v2.me.get`: GET `userinfo/v2/me`.
    ///
    /// Scopes (any one): `openid`, `userinfoEmail`, `userinfoProfile`.
    public struct UserinfoV2MeGetQuery: GAPI.Query {
        public typealias Response = Userinfo
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "oauth2.userinfo.v2.me.get", verb: .get, path: "userinfo/v2/me") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}
