// Users of a service module import only that module, so it exports the types that a service's API uses.
@_exported public import AsyncFetch
@_exported public import AsyncJSON
@_exported public import AsyncOAuth
@_exported public import GAPIDescription

/// A namespace for what Google's JSON services share: services, queries, pages and errors.
///
/// Its names are common words. In the namespace they get along with those of a server's other packages:
/// ``GAPI/Service`` with the protocol of swift-service-lifecycle, ``GAPI/Page`` with the page of Fluent.
public enum GAPI {}
