package import HTTPTypes

/// Credentials that withhold all others: the request is sent without any, even those that the fetcher has for the
/// origin.
package struct WithheldCredentials: FetchCredentials {
    package init() {}
    /// The partition of public access.
    package var partition: String? { "" }
    package var isImmediate: Bool { true }
    package func authorize(_ request: inout HTTPRequest) {}
}
