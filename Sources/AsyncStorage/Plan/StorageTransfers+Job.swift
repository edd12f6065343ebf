extension StorageTransfers {
    /// The way to decide that a destination needs no transfer.
    public enum Comparison: String, Sendable, Codable {
        /// Everything is transferred (`cp`).
        case none
        /// What is there is kept, whatever it is (`cp -n`).
        case existence
        /// What has the same size and time is kept (`rsync`); if the time is not known, what has the same checksum.
        ///
        /// Times are compared in whole seconds. That of an object is the metadata member `goog-reserved-file-mtime`,
        /// which uploads set here, in gsutil and in gcloud.
        case sizeAndTime
        /// What has the same size and checksum (CRC32C) is kept (`rsync -c`); files of the same size are read for that.
        case checksum
    }

    /// The treatment of symbolic links.
    public enum SymbolicLinks: String, Sendable, Codable {
        /// Links are not followed, and nothing is written through one.
        case skip
        /// Links are followed; a circle of them is left out, and nothing is deleted through one, nor what a link that
        /// stays leads to.
        case follow
    }

    /// A transfer of many: its places and its rules.
    ///
    /// It says what is wanted, and a plan says what that takes.
    public struct Job: Sendable, Hashable, Codable {
        /// The place that is read.
        public var source: Place
        /// The place that is changed; `nil` to delete the source.
        public var destination: Place?
        /// The way to decide that a destination needs no transfer.
        public var comparison: Comparison
        /// A Boolean value indicating whether what is only in the destination is deleted.
        public var deletesExtra: Bool
        /// The treatment of symbolic links.
        public var symbolicLinks: SymbolicLinks

        /// Creates a job.
        public init(
            from source: Place,
            to destination: Place,
            comparison: Comparison = .none,
            deletesExtra: Bool = false,
            symbolicLinks: SymbolicLinks = .skip
        ) {
            self.source = source.normalized
            self.destination = destination.normalized
            self.comparison = comparison
            self.deletesExtra = deletesExtra
            self.symbolicLinks = symbolicLinks
        }

        /// Creates a job that deletes objects.
        ///
        /// - Parameter place: The bucket and the beginning of the names, which is taken as it is, without a slash.
        public init(removing place: StorageLocation) {
            source = .objects(place)
            comparison = .none
            deletesExtra = false
            symbolicLinks = .skip
        }
    }
}
