// What the API of this module shows belongs to it: an application that imports AsyncFetch can name requests, headers and
// chunks without importing two more modules (MemberImportVisibility asks for each by name).
@_exported public import HTTPTypes
@_exported public import struct NIOCore.ByteBuffer

/// The version of this package, as sent in `User-Agent`.
public let asyncGAPIVersion = "0.1.0"
