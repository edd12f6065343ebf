extension XML {
    /// Which elements of a document are its records.
    public struct RecordPlace: Sendable, Hashable {
        let depth: Int?
        let name: Name?

        /// Elements of a name, wherever they stand; not those inside of a record.
        ///
        /// - Parameter name: The name.
        /// - Returns: The place.
        public static func name(_ name: Name) -> RecordPlace { RecordPlace(depth: nil, name: name) }

        /// All elements so many levels below the root element: 1 for its children.
        ///
        /// - Parameter depth: The levels; not 0.
        /// - Returns: The place.
        public static func depth(_ depth: Int) -> RecordPlace { RecordPlace(depth: max(1, depth), name: nil) }

        /// Elements of a name so many levels below the root element.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - depth: The levels; not 0.
        /// - Returns: The place.
        public static func name(_ name: Name, depth: Int) -> RecordPlace {
            RecordPlace(depth: max(1, depth), name: name)
        }
    }
}

typealias RecordPlace = XML.RecordPlace
