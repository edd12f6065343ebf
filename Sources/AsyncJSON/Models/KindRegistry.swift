extension JSON {
    /// A table of the models that `kind` strings stand for, for decoding arrays with several kinds of objects.
    ///
    /// ```swift
    /// var kinds = JSON.KindRegistry()
    /// kinds.register(Drive.File.self, for: "drive#file")
    /// for item in try kinds.decode(array: value["items"]) { if let file = item as? Drive.File { … } }
    /// ```
    ///
    /// Registering a kind again replaces its type. In this way a program replaces a generated type with its own.
    public struct KindRegistry: Sendable {
        private var types: [String: any Model.Type] = [:]

        /// Creates an empty registry.
        public init() {}

        /// Registers a model for a kind.
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
        /// - Returns: The model registered for the kind; the ``JSON/Value`` itself if there is none.
        /// - Throws: ``JSON/Error`` if models are nested too deep.
        public func decode(_ value: Value) throws(JSON.Error) -> any Sendable {
            guard let kind = value["kind"]?.string, let type = types[kind] else { return value }
            return try type.init(decoding: value)
        }

        /// Converts a model to the model of its member `kind`, for a response type that several kinds share.
        ///
        /// ```swift
        /// let item = try kinds.decode(try await service.execute(query))
        /// ```
        ///
        /// Models are structs, so the response itself has exactly the type that the method declares. But it has kept
        /// all members of its kind among its unknown members.
        ///
        /// - Parameter model: The model.
        /// - Returns: The model registered for the kind; the same model if there is none.
        /// - Throws: ``JSON/Error`` if models are nested too deep.
        public func decode(_ model: some Model) throws(JSON.Error) -> any Sendable {
            let value = Value(model)
            guard let kind = value["kind"]?.string, let type = types[kind] else { return model }
            return try type.init(decoding: value)
        }

        /// Decodes the elements of an array by their members `kind`.
        ///
        /// - Parameter array: The array; `nil` gives an empty result.
        /// - Returns: A model or a ``JSON/Value`` for each element.
        /// - Throws: ``JSON/Error`` if the value is not an array, or if models are nested too deep.
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
