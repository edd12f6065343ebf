package import HTTPTypes

/// Stands for credentials where none are to be sent, not even those that the fetcher has for the origin.
package struct WithheldCredentials: Credentials {
    package init() {}
    /// The public.
    package var partition: String? { "" }
    package var isImmediate: Bool { true }
    package func authorize(_ request: inout HTTPRequest) {}
}
