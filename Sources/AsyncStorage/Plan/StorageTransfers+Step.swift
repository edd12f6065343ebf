public import GAPIStorage

extension StorageTransfers {
    /// One step of a plan: what is to be done about one name.
    ///
    /// It is a value that says what would happen; nothing has happened yet.
    public struct Step: Sendable, CustomStringConvertible {
        /// The work of a step.
        public enum Action: Sendable {
            /// Sends a file.
            case upload(file: String, to: StorageLocation)
            /// Fetches an object.
            case download(StorageLocation, to: String)
            /// Copies an object in the service.
            case copy(StorageLocation, to: StorageLocation)
            /// Deletes an object that is not in the source, or that is to be removed.
            case deleteObject(StorageLocation)
            /// Deletes a file that is not in the source.
            case deleteFile(String)
            /// Does nothing.
            case skip(SkipReason)
            /// Does nothing, because it is not possible.
            case fail(GAPI.Error)
        }

        /// The name relative to the folder or the prefix.
        public let name: String
        /// The work.
        public let action: Action
        /// The number of bytes to transfer; `nil` if it is not known.
        public let size: Int64?
        /// The position in the plan, which grows from step to step in the order of bytes.
        let key: ByteName
        /// The source, as it was when the step was planned.
        let source: TransferEntry?
        /// The condition of the write.
        let condition: StorageCondition

        init(
            _ name: String,
            _ action: Action,
            source: TransferEntry? = nil,
            key: String? = nil,
            condition: StorageCondition = .none
        ) {
            self.name = name
            self.action = action
            self.source = source
            self.key = ByteName(key ?? name)
            self.condition = condition
            size = source?.size
        }

        /// The step in one line, such as `upload cat.jpg to gs://photos/cat.jpg`.
        public var description: String {
            switch action {
            case .upload(let file, let location): "upload \(file) to \(location)"
            case .download(let location, let file): "download \(location) to \(file)"
            case .copy(let source, let destination): "copy \(source) to \(destination)"
            case .deleteObject(let location): "delete \(location)"
            case .deleteFile(let file): "delete \(file)"
            case .skip(let reason): "skip \(name): \(reason)"
            case .fail(let error): "cannot transfer \(name): \(error.message)"
            }
        }
    }

    /// The reason for which a step does nothing.
    public struct SkipReason: Hashable, Sendable, CustomStringConvertible {
        /// A readable form.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// The destination has the same content already.
        public static let same = SkipReason("it is the same")
        /// The destination has something of this name, which is not to be replaced.
        public static let exists = SkipReason("it is there already")
        /// A symbolic link, which is not followed.
        public static let symbolicLink = SkipReason("it is a symbolic link")
        /// A device, a pipe or a socket.
        public static let notAFile = SkipReason("it is no file")
        /// An empty object that stands for a folder.
        public static let folderMarker = SkipReason("it stands for a folder")
    }
}
