import AsyncFetch
import AsyncOAuth
public import HTTPTypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension GAPI {
    /// A maker of signed URLs and forms of Cloud Storage, by signature version 4.
    ///
    /// A signed URL lets somebody without credentials read, write or delete one object, for at most seven days.
    ///
    /// ```swift
    /// let signer = StorageURLSigner(try GAPI.KeySigner(key))
    /// let link = try await signer.url(for: "photos", object: "cat.jpg", expires: .seconds(600))
    /// let upload = try await signer.url(for: "photos", object: "new.jpg", method: .put, expires: .seconds(600))
    /// ```
    ///
    /// A signature by the service `signBlob` may be valid for twelve hours only, because Google changes those keys.
    public struct StorageURLSigner: Sendable {
        /// The place of the bucket's name in a URL.
        public enum Style: Sendable, Hashable {
            /// `https://storage.googleapis.com/bucket/object`
            case path
            /// `https://bucket.storage.googleapis.com/object`
            case virtualHosted
            /// `https://host/object`: the host stands for the bucket. `http://host` for a host without TLS.
            case bucketBound(host: String)
        }

        /// The longest validity: seven days.
        public static let maximumValidity = Duration.seconds(604_800)

        let signer: any Signer
        private let now: @Sendable () -> Date
        let endpoint: String

        /// Creates a signer.
        ///
        /// - Parameters:
        ///   - signer: The key of a service account, or the service that signs for it.
        ///   - host: The host of Cloud Storage, with a port if need be; with `http://` for an emulator. In another
        ///     universe, it is `storage.` and the domain of the universe.
        ///   - now: The wall clock, by which Google checks the signature.
        public init(
            _ signer: any Signer,
            host: String = "storage.googleapis.com",
            now: @escaping @Sendable () -> Date = { Date() }
        ) {
            self.signer = signer
            self.now = now
            endpoint = host
        }

        /// Returns a signed URL.
        ///
        /// The header fields are signed too: the request must have the same ones. A field of `x-goog-content-sha256`
        /// makes the signature one for this content only.
        ///
        /// With a key, nothing is requested. Other signers request a signature; cancelling the task cancels that.
        ///
        /// - Parameters:
        ///   - bucket: The name of the bucket.
        ///   - object: The name of the object as it is, not percent-encoded; `nil` for the bucket, to list its objects.
        ///   - method: The method that the URL allows. A resumable upload begins with POST and the header field
        ///     `x-goog-resumable: start`.
        ///   - expires: The validity from now, of one second to seven days; fractions of seconds are dropped.
        ///   - headers: The header fields that the request will have.
        ///   - query: The other parameters, such as `response-content-disposition` or `generation`.
        ///   - style: The place of the bucket's name.
        /// - Returns: The signed URL.
        /// - Throws: `OAuthError/Code/invalidConfiguration` for parameters that no URL can have; the error of the
        ///   signer; `CancellationError`.
        public func url(
            for bucket: String,
            object: String? = nil,
            method: HTTPRequest.Method = .get,
            expires: Duration,
            headers: HTTPFields = [:],
            query: [(name: String, value: String)] = [],
            style: Style = .path
        ) async throws -> SignedURL {
            let moment = try moment(expires)
            let address = try StorageAddress(bucket, style, endpoint)
            let fields = headers.map { (name: $0.name.rawName, value: $0.value) }
            let request = try V4Request(method.rawValue, address, object, moment, signer.email, fields, query)
            let signature = try await signer.signature(of: Array(request.stringToSign.utf8))
            let signed = request.canonicalQuery + "&X-Goog-Signature=" + signature.hexadecimal
            return SignedURL(
                url: address.origin + request.path + "?" + signed,
                method: method,
                headerFields: headers,
                expiry: moment.expiry
            )
        }

        /// The moment of a signature and its validity.
        struct Moment {
            let date: Date
            let seconds: Int64

            var expiry: Date {
                Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down) + Double(seconds))
            }
        }

        func moment(_ validity: Duration) throws(OAuthError) -> Moment {
            let seconds = validity.components.seconds
            guard (1...Self.maximumValidity.components.seconds).contains(seconds) else {
                throw OAuthError(
                    .invalidConfiguration,
                    "a signature is valid for 1 to 604800 seconds, not for \(seconds)"
                )
            }
            let date = now()
            // The years of four digits, which the format has.
            guard (0...253_000_000_000).contains(date.timeIntervalSince1970) else {
                throw OAuthError(.invalidConfiguration, "the clock shows a time for which there are no signatures")
            }
            return Moment(date: date, seconds: seconds)
        }
    }
}

extension GAPI.StorageURLSigner: CustomStringConvertible, CustomReflectable {
    /// The account and the host.
    public var description: String { "StorageURLSigner(\(signer.email) at \(endpoint))" }
    /// A mirror that does not show the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
