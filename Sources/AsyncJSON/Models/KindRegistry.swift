extension JSON {
    /// Which model a `kind` string stands for, for decoding what an API mixes in one array.
    ///
    /// ```swift
    /// var kinds = JSON.KindRegistry()
    /// kinds.register(Drive.File.self, for: "drive#file")
    /// for item in try kinds.decode(array: value["items"]) { if let file = item as? Drive.File { … } }
    /// ```
    ///
    /// Registering a kind again replaces its type: this is how a program puts a type of its own in the place of a
    /// generated one.
    public struct KindRegistry: Sendable {
        private var types: [String: any Model.Type] = [:]

        /// An empty registry.
        public init() {}

        /// Says which model a kind is.
        ///
        /// - Parameters:
        ///   - type: The model.
        ///   - kind: The value of the member `kind`.
        public mutating func register<T: Model>(_ type: T.Type, for kind: String) {
            types[kind] = type
        }

        /// Decodes a value by its member `kind`.
        ///
        /// - Parameter value: The value.
        /// - Returns: The model registered for the kind; the ``JSON/Value`` itself where there is none.
        /// - Throws: ``JSON/Error`` where models are nested too deep.
        public func decode(_ value: Value) throws(JSON.Error) -> any Sendable {
            guard let kind = value["kind"]?.string, let type = types[kind] else { return value }
            return try type.init(decoding: value)
        }

        /// Reads a model as that of its member `kind`: an answer whose type is what several kinds have in common.
        ///
        /// ```swift
        /// let item = try kinds.decode(try await service.execute(query))
        /// ```
        ///
        /// Models are structs, so the answer itself cannot be of another type than the method says; but it has kept all members of
        /// its kind among its unknown ones.
        ///
        /// - Parameter model: The model.
        /// - Returns: The model registered for the kind; the same one where there is none.
        /// - Throws: ``JSON/Error`` where models are nested too deep.
        public func decode(_ model: some Model) throws(JSON.Error) -> any Sendable {
            let value = Value(model)
            guard let kind = value["kind"]?.string, let type = types[kind] else { return model }
            return try type.init(decoding: value)
        }

        /// Decodes the elements of an array by their members `kind`.
        ///
        /// - Parameter array: The array; nothing for nil.
        /// - Returns: A model or a ``JSON/Value`` for each element.
        /// - Throws: ``JSON/Error`` where this is no array, or models are nested too deep.
        public func decode(array: Value?) throws(JSON.Error) -> [any Sendable] {
            guard let array else { return [] }
            guard let elements = array.array else { throw JSON.Error(.typeMismatch, "Expected an array") }
            var decoded: [any Sendable] = []
            for (index, element) in elements.enumerated() {
                do { decoded.append(try decode(element)) } catch { throw error.inside(element: index) }
            }
            return decoded
        }
    }
}

extension JSON.Model {
    fileprivate init(decoding value: JSON.Value) throws(JSON.Error) { self = try value.decode(Self.self) }
}
