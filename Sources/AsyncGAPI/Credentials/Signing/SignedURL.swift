public import HTTPTypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension GAPI {
    /// A URL with a signature: whoever has it may do this one thing, without credentials, until it expires.
    public struct SignedURL: Sendable, Hashable {
        /// The URL, a secret.
        public let url: String
        /// The method for which the URL is.
        public let method: HTTPRequest.Method
        /// The header fields that the request must have as they are here.
        public let headerFields: HTTPFields
        /// The end of its validity.
        public let expiry: Date

        /// The request, for a fetcher without credentials.
        ///
        /// - Throws: `FetchError/Code/invalidRequest` if the host is unusable.
        public var request: HTTPRequest {
            get throws { try HTTPRequest(method, url: url, headerFields: headerFields) }
        }
    }
}

extension GAPI.SignedURL: CustomStringConvertible, CustomReflectable {
    /// The URL without its query, in which the signature is.
    public var description: String {
        "SignedURL(\(method) \(url.prefix { $0 != "?" }), until \(expiry.signingTime.long))"
    }
    /// A mirror that does not show the signature.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
