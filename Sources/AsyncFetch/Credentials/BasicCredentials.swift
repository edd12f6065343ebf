public import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A user name and password in the `Authorization` header field (RFC 7617), in UTF-8, sent with each request.
///
/// They are sent without a challenge from the server.
public struct BasicCredentials: FetchCredentials {
    private let value: String

    /// Creates credentials from a user name and password.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for a user name with a colon, which the scheme does not allow.
    public init(user: String, password: String) throws {
        guard !user.utf8.contains(UInt8(ascii: ":")) else {
            throw FetchError(.invalidRequest, "a user name cannot have a colon in it")
        }
        value = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }

    /// The identity of the user name and password: each pair has its own.
    public var partition: String? { Self.partition(of: value) }

    /// `true`: the credentials are available at once.
    public var isImmediate: Bool { true }

    /// Adds the user name and password to a request.
    public func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.authorization] = value
    }
}

extension BasicCredentials: CustomStringConvertible, CustomReflectable {
    /// The name of the type; user name and password are not shown.
    public var description: String { "BasicCredentials" }
    /// A mirror that does not show the user name and password.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchCredentials where Self == BasicCredentials {
    /// Creates credentials from a user name and password, which are sent without a challenge from the server.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for a user name with a colon.
    public static func basic(user: String, password: String) throws -> Self {
        try BasicCredentials(user: user, password: password)
    }
}
