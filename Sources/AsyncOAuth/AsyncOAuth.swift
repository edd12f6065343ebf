// Credentials are given to a fetcher or a service, so whoever imports this module needs that one too.
@_exported public import AsyncFetch
