// Users of a service module import only that module, so it exports the types that a service's API uses.
@_exported public import AsyncFetch
@_exported public import AsyncJSON
@_exported public import GAPIDescription
