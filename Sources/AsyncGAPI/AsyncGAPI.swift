// A service module's users import nothing but that module: what a service shows comes with it.
@_exported public import AsyncFetch
@_exported public import AsyncJSON
@_exported public import GAPIDescription
