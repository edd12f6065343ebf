extension Cloud {
    /// The value of a property that no typed member of ``Cloud/Resource`` holds.
    public struct PropertyValue: Sendable, Hashable {
        /// The text directly in the property's element.
        public var text: String
        /// The elements in the property's element, in their order.
        public var elements: [PropertyElement]

        /// Creates a value.
        public init(_ text: String = "", elements: [PropertyElement] = []) {
            self.text = text
            self.elements = elements
        }

        /// Returns the value of the first element of a name; `nil` without one.
        public subscript(name: PropertyName) -> PropertyValue? { elements.first { $0.name == name }?.value }
    }

    /// An element in the value of a property.
    public struct PropertyElement: Sendable, Hashable {
        /// The name of the element.
        public var name: PropertyName
        /// The content of the element.
        public var value: PropertyValue

        /// Creates an element.
        public init(_ name: PropertyName, _ value: PropertyValue) {
            self.name = name
            self.value = value
        }
    }
}
