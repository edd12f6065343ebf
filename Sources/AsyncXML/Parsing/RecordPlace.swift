extension XML {
    /// A rule that tells which elements of a document are its records.
    public struct RecordPlace: Sendable, Hashable {
        let depth: Int?
        let names: [Name]?

        /// Returns the rule for elements of a name at any depth, but not inside a record.
        ///
        /// - Parameter name: The name.
        /// - Returns: The place.
        public static func name(_ name: Name) -> RecordPlace { RecordPlace(depth: nil, names: [name]) }

        /// Returns the rule for elements of one of several names at any depth, but not inside a record.
        ///
        /// - Parameter names: The names.
        /// - Returns: The place.
        public static func names(_ names: [Name]) -> RecordPlace { RecordPlace(depth: nil, names: names) }

        /// Returns the rule for all elements at a number of levels below the root element: 1 for its children.
        ///
        /// - Parameter depth: The number of levels; at least 1.
        /// - Returns: The place.
        public static func depth(_ depth: Int) -> RecordPlace { RecordPlace(depth: max(1, depth), names: nil) }

        /// Returns the rule for elements of a name at a number of levels below the root element.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - depth: The number of levels; at least 1.
        /// - Returns: The place.
        public static func name(_ name: Name, depth: Int) -> RecordPlace {
            RecordPlace(depth: max(1, depth), names: [name])
        }
    }
}

typealias RecordPlace = XML.RecordPlace
