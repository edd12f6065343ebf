extension Cloud.Item {
    /// The rights of this user on an item: the letters of `oc:permissions`.
    public struct Permissions: OptionSet, Hashable, Sendable, Codable {
        /// The bits.
        public let rawValue: Int
        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `S`: the item is shared with this user.
        public static let shared = Permissions(rawValue: 1 << 0)
        /// `R`: the user may share the item.
        public static let share = Permissions(rawValue: 1 << 1)
        /// `M`: the item is on a storage that is mounted, or in a share.
        public static let mounted = Permissions(rawValue: 1 << 2)
        /// `W`: the user may change the contents of the file.
        public static let write = Permissions(rawValue: 1 << 3)
        /// `C`: the user may add files to the folder.
        public static let createFiles = Permissions(rawValue: 1 << 4)
        /// `K`: the user may add folders to the folder.
        public static let createFolders = Permissions(rawValue: 1 << 5)
        /// `D`: the user may delete the item.
        public static let delete = Permissions(rawValue: 1 << 6)
        /// `N`: the user may rename the item.
        public static let rename = Permissions(rawValue: 1 << 7)
        /// `V`: the user may move the item.
        public static let move = Permissions(rawValue: 1 << 8)
        /// `Z`: the user may deny others the item.
        public static let deny = Permissions(rawValue: 1 << 9)
        /// `P`: the user may delete the item from the trash.
        public static let purge = Permissions(rawValue: 1 << 10)
        /// `X`: the user may only look at the item.
        public static let viewOnly = Permissions(rawValue: 1 << 11)

        /// The letters in the order of the bits.
        private static let letters = Array("SRMWCKDNVZPX".utf8)

        /// The bits of each byte.
        private static let masks = (UInt8.min...UInt8.max).map { byte in
            letters.firstIndex(of: byte).map { 1 << $0 } ?? 0
        }

        /// Creates the set of the letters of `oc:permissions`; unknown letters are ignored.
        public init(letters: some StringProtocol) {
            rawValue = letters.utf8.reduce(0) { $0 | Self.masks[Int($1)] }
        }

        /// The letters as a server writes them.
        public var letters: String {
            let present = Self.letters.enumerated().filter { rawValue & 1 << $0.offset != 0 }
            return String(decoding: present.map(\.element), as: UTF8.self)
        }
    }
}
