extension XML {
    /// Which elements of a document are its records.
    public struct RecordPlace: Sendable, Hashable {
        let depth: Int?
        let names: [Name]?

        /// Elements of a name, wherever they stand; not those inside of a record.
        ///
        /// - Parameter name: The name.
        /// - Returns: The place.
        public static func name(_ name: Name) -> RecordPlace { RecordPlace(depth: nil, names: [name]) }

        /// Elements of one of several names, wherever they stand; not those inside of a record.
        ///
        /// - Parameter names: The names.
        /// - Returns: The place.
        public static func names(_ names: [Name]) -> RecordPlace { RecordPlace(depth: nil, names: names) }

        /// All elements so many levels below the root element: 1 for its children.
        ///
        /// - Parameter depth: The levels; not 0.
        /// - Returns: The place.
        public static func depth(_ depth: Int) -> RecordPlace { RecordPlace(depth: max(1, depth), names: nil) }

        /// Elements of a name so many levels below the root element.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - depth: The levels; not 0.
        /// - Returns: The place.
        public static func name(_ name: Name, depth: Int) -> RecordPlace {
            RecordPlace(depth: max(1, depth), names: [name])
        }
    }
}

typealias RecordPlace = XML.RecordPlace
