extension JSON {
    /// A wrapper that stores a large or recursive model out of line, so that the struct around it stays small.
    ///
    /// ```swift
    /// @JSON.Boxed public var lifecycle: Lifecycle?
    /// … .boxed("lifecycle", \.lifecycle, \._lifecycle)          // in the table, in the same file
    /// ```
    ///
    /// The property has value semantics: a copy shares the memory until the original or the copy is changed.
    @propertyWrapper
    public struct Boxed<Value: Model>: Sendable, Hashable {
        // Sendable: the value changes only during a change of the single `Boxed` that refers to it.
        final class Box: @unchecked Sendable {
            var value: Value
            init(_ value: Value) { self.value = value }
        }

        private(set) var box: Box?

        /// Creates a property with a value.
        ///
        /// - Parameter wrappedValue: The value.
        public init(wrappedValue: Value? = nil) { box = wrappedValue.map(Box.init) }

        init(box: Box) { self.box = box }

        /// The value.
        public var wrappedValue: Value? {
            get { box?.value }
            set {
                if let newValue, isKnownUniquelyReferenced(&box) {
                    box?.value = newValue
                } else {
                    box = newValue.map(Box.init)
                }
            }
        }

        /// Returns a Boolean value indicating whether two values are equal.
        public static func == (lhs: Boxed, rhs: Boxed) -> Bool {
            lhs.box === rhs.box || lhs.box?.value == rhs.box?.value
        }

        /// Hashes the value.
        public func hash(into hasher: inout Hasher) { hasher.combine(box?.value) }
    }
}
