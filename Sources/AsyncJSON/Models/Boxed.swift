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
    public struct Boxed<Value: Model>: @unchecked Sendable, Hashable {
        // Sendable: the value changes only during a change of the single `Boxed` that refers to it.

        /// The memory of one value.
        ///
        /// The value is no stored property: to pass the address of one is an access that changes it, and copies that
        /// share a box may be read at the same time.
        final class Box: ManagedBuffer<Void, Value> {
            static func make(_ value: consuming Value) -> Box {
                let box = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: Box.self)
                box.withUnsafeMutablePointerToElements { $0 }.initialize(to: value)
                return box
            }

            deinit { _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) } }
        }

        private(set) var box: Box?

        /// Creates a property with a value.
        ///
        /// - Parameter wrappedValue: The value.
        public init(wrappedValue: Value? = nil) { box = wrappedValue.map { Box.make($0) } }

        init(box: Box) { self.box = box }

        /// The value.
        public var wrappedValue: Value? {
            get { box?.withUnsafeMutablePointerToElements { $0.pointee } }
            set {
                if let newValue, isKnownUniquelyReferenced(&box) {
                    box?.withUnsafeMutablePointerToElements { $0.pointee = newValue }
                } else {
                    box = newValue.map { Box.make($0) }
                }
            }
        }

        /// Returns a Boolean value indicating whether two values are equal.
        public static func == (lhs: Boxed, rhs: Boxed) -> Bool {
            lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
        }

        /// Hashes the value.
        public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
    }
}
