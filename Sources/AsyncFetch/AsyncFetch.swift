// The public API of this module uses these types, so the module exports them: an application that imports AsyncFetch
// can name requests, header fields and chunks without two more imports (MemberImportVisibility requires an import for
// each).
@_exported public import HTTPTypes
@_exported public import struct NIOCore.ByteBuffer

/// The version of this package, as sent in `User-Agent`.
public let asyncGAPIVersion = "0.1.0"
