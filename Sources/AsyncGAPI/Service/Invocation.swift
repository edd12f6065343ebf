import AsyncFetch
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A mark that tells a server that several requests are attempts of one call.
///
/// Google's clients of Cloud Storage send the same two header fields.
struct Invocation: Sendable {
    private let id = UUID().uuidString.lowercased()
    /// The words that name the calling software.
    private let client: String

    init(client: String?) {
        self.client = client ?? Self.thisPackage
    }

    /// Marks all attempts of a call, and all other requests that are sent for it.
    func mark(_ call: inout FetchCall) {
        call.request.headerFields[.idempotencyToken] = id
        call.attemptField = { [id, client] number in
            HTTPField(
                name: .googleAPIClient,
                value: "\(client) gccl-invocation-id/\(id) gccl-attempt-count/\(number)"
            )
        }
    }

    private static let thisPackage: String = {
        #if swift(>=6.3)
        let language = "6.3"
        #else
        let language = "6.2"
        #endif
        return "gl-swift/\(language) gccl/\(asyncGAPIVersion)"
    }()
}

extension GAPI.QueryOptions {
    /// The header fields of each request: those of the options' members, and the caller's own, which win.
    var sentHeaderFields: HTTPFields {
        guard userProject != nil || apiClient != nil else { return headerFields }
        var fields: HTTPFields = [:]
        fields[.quotaProject] = userProject
        fields[.googleAPIClient] = apiClient
        fields.replace(with: headerFields)
        return fields
    }
}

extension HTTPField.Name {
    fileprivate static let googleAPIClient = Self.known("X-Goog-Api-Client")
    static let idempotencyToken = Self.known("X-Goog-Gcs-Idempotency-Token")
}
