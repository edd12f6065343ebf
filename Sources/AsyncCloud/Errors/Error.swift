extension Cloud {
    /// The error of a call to a server, of the database, or of the vault.
    ///
    /// A cancelled call throws `CancellationError` instead, never wrapped in this type. No description shows a password,
    /// a token or contents.
    public struct Error: Swift.Error, Sendable, CustomStringConvertible {
        /// The kind of failure.
        public var code: Code
        /// A message that says what failed and what to do about it.
        public var message: String
        /// The status of the server's answer, if there was one.
        public var status: Int?
        /// The server's name of the failure, such as `Sabre\DAV\Exception\NotFound`, if it gave one.
        public var exception: String?
        /// The error below this one.
        public var cause: (any Swift.Error)?

        /// Creates an error.
        public init(
            _ code: Code,
            _ message: String,
            status: Int? = nil,
            exception: String? = nil,
            cause: (any Swift.Error)? = nil
        ) {
            self.code = code
            self.message = Self.printable(message)
            self.status = status
            self.exception = exception
            self.cause = cause
        }

        /// The code and the message.
        public var description: String { "\(code.rawValue): \(message)" }
    }
}

extension Cloud.Error {
    /// A kind of failure; more can come.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: String) { rawValue = name }

        // MARK: What the caller gave

        /// A path, a name or a value that cannot be sent.
        public static let invalidRequest = Code("invalidRequest")
        /// A call that this server does not know.
        public static let unsupported = Code("unsupported")

        // MARK: What the server said

        /// No item at that path.
        public static let notFound = Code("notFound")
        /// No credentials, or none that the server accepts, such as those of a login that has ended.
        public static let unauthenticated = Code("unauthenticated")
        /// A call that this user may not make.
        public static let forbidden = Code("forbidden")
        /// An item that exists already where a new one was to be made.
        public static let alreadyExists = Code("alreadyExists")
        /// An item that is no longer the version that the call was for.
        public static let changed = Code("changed")
        /// A missing parent folder, or a call that does not fit the kind of the item.
        public static let conflict = Code("conflict")
        /// An item that somebody else locked.
        public static let locked = Code("locked")
        /// A name that the server refuses.
        public static let invalidName = Code("invalidName")
        /// Contents that arrived with another checksum.
        public static let checksumMismatch = Code("checksumMismatch")
        /// No space left for this user.
        public static let quotaExceeded = Code("quotaExceeded")
        /// An item that the server still processes.
        public static let processing = Code("processing")
        /// A server in maintenance.
        public static let maintenance = Code("maintenance")
        /// A storage of the server that is not reachable for now.
        public static let storageUnavailable = Code("storageUnavailable")
        /// Another status that refuses.
        public static let refused = Code("refused")
        /// An answer that breaks the protocol.
        public static let badAnswer = Code("badAnswer")

        // MARK: The way there

        /// A server that cannot be reached.
        public static let unreachable = Code("unreachable")
        /// A certificate that nobody accepted.
        public static let untrusted = Code("untrusted")
        /// An issue of a setup that was not approved.
        public static let notApproved = Code("notApproved")

        // MARK: This machine

        /// A database that cannot be read or written.
        public static let database = Code("database")
        /// A folder or file of this machine, such as the vault's, that cannot be read or written.
        public static let vault = Code("vault")
        /// A vault that another process uses.
        public static let vaultInUse = Code("vaultInUse")
        /// No space left on this machine.
        public static let diskFull = Code("diskFull")
    }
}
