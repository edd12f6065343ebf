public import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// User name and password in the `Authorization` header (RFC 7617), in UTF-8, sent without being asked.
public struct BasicCredentials: Credentials {
    private let value: String

    /// Creates them.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for a user name with a colon, which has no place in the scheme.
    public init(user: String, password: String) throws {
        guard !user.contains(":") else { throw FetchError(.invalidRequest, "a user name cannot have a colon in it") }
        value = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }

    /// One for each user and password.
    public var partition: String? { Self.partition(of: value) }

    /// Has what it needs at hand.
    public var isImmediate: Bool { true }

    /// Adds them to a request.
    public func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.authorization] = value
    }
}

extension BasicCredentials: CustomStringConvertible, CustomReflectable {
    /// Shows neither.
    public var description: String { "BasicCredentials" }
    /// Shows neither.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credentials where Self == BasicCredentials {
    /// User name and password, sent without being asked.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for a user name with a colon.
    public static func basic(user: String, password: String) throws -> Self {
        try BasicCredentials(user: user, password: password)
    }
}
