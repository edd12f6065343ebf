#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension GAPI {
    /// A form with a signed policy: a browser can upload one file with it, without credentials, until it expires.
    ///
    /// The form is sent as `multipart/form-data`: first ``fields``, and as the last part the content, whose name is
    /// `file`.
    public struct SignedForm: Sendable, Hashable {
        /// The URL to which the form is sent.
        public let url: String
        /// The fields, with the policy and its signature: secrets.
        public let fields: [String: String]
        /// The end of its validity.
        public let expiry: Date
    }

    /// A condition that an upload with a form must meet.
    public enum FormCondition: Sendable, Hashable {
        /// The field has this value.
        case equals(field: String, String)
        /// The value of the field begins with this text; the empty text allows any value.
        case startsWith(field: String, String)
        /// The content has at least and at most so many bytes.
        case contentLength(ClosedRange<Int64>)
    }
}

extension GAPI.SignedForm: CustomStringConvertible, CustomReflectable {
    /// The URL and the names of the fields.
    public var description: String {
        "SignedForm(\(url), \(fields.keys.sorted().joined(separator: " ")), until \(expiry.signingTime.long))"
    }
    /// A mirror that does not show the signature.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
