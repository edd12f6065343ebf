import AsyncFetch
import HTTPTypes

extension HTTPField.Name {
    static let depth = Self.known("Depth")
    static let overwrite = Self.known("Overwrite")
    static let destination = Self.known("Destination")
    static let ifTokens = Self.known("If")
    static let lockToken = Self.known("Lock-Token")
    static let timeout = Self.known("Timeout")
    static let davClasses = Self.known("DAV")
    static let prefer = Self.known("Prefer")
    static let ocModified = Self.known("X-OC-MTime")
    static let ocChecksum = Self.known("OC-Checksum")
    static let ocETag = Self.known("OC-ETag")
    static let ocFileID = Self.known("OC-FileId")
    static let ocPermissions = Self.known("OC-Perm")
    static let ocsRequest = Self.known("OCS-APIREQUEST")
}

extension HTTPRequest.Method {
    static let propfind = dav("PROPFIND")
    static let proppatch = dav("PROPPATCH")
    static let report = dav("REPORT")
    static let mkcol = dav("MKCOL")
    static let move = dav("MOVE")
    static let copy = dav("COPY")
    static let lock = dav("LOCK")
    static let unlock = dav("UNLOCK")

    private static func dav(_ name: String) -> Self {
        guard let method = Self(rawValue: name) else { preconditionFailure("\(name) is not a method") }
        return method
    }
}
