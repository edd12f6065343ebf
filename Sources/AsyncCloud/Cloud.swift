// Credentials are given to a connection, so whoever imports this module needs AsyncOAuth and AsyncFetch, too.
@_exported public import AsyncOAuth

/// The namespace of ownCloud and WebDAV.
public enum Cloud {}
