extension API {
    /// The shape of a value: of a body, a property, an element or a parameter.
    public struct Schema: JSON.Model {
        public var id: String?
        /// `object`, `array`, `string`, `integer`, `number`, `boolean` or `any`.
        public var type: String?
        /// The name of a schema that stands here.
        public var ref: String?
        /// A readable form.
        public var description: String?
        public var `default`: String?
        public var required: Bool?
        /// What a `type` is more exactly: `int64`, `google-datetime`, `byte`, …
        public var format: String?
        public var pattern: String?
        public var minimum: String?
        public var maximum: String?
        /// The known values of a string.
        public var values: [String]?
        public var valueDescriptions: [String]?
        public var valueDeprecations: [Bool]?
        /// Whether a parameter may be given many times.
        public var repeated: Bool?
        /// `path` or `query`, of a parameter.
        public var location: String?
        public var properties: [String: Schema]?
        /// What all members are, of an object whose names are data.
        @JSON.Boxed public var additionalProperties: Schema?
        /// What all elements are, of an array.
        @JSON.Boxed public var items: Schema?
        public var annotations: Annotations?
        public var variant: JSON.Value?
        public var readOnly: Bool?
        public var deprecated: Bool?
        public var parameterName: String?
        public var unknown = JSON.UnknownMembers()

        /// Creates a schema that says nothing.
        public init() {}

        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("type", \.type), .string("$ref", \.ref),
            .string("description", \.description), .string("default", \.default), .bool("required", \.required),
            .string("format", \.format), .string("pattern", \.pattern), .string("minimum", \.minimum),
            .string("maximum", \.maximum), .array("enum", \.values, of: .string),
            .array("enumDescriptions", \.valueDescriptions, of: .string),
            .array("enumDeprecated", \.valueDeprecations, of: .bool), .bool("repeated", \.repeated),
            .string("location", \.location), .map("properties", \.properties, of: .object),
            .boxed("additionalProperties", \.additionalProperties, \._additionalProperties),
            .boxed("items", \.items, \._items), .object("annotations", \.annotations), .any("variant", \.variant),
            .bool("readOnly", \.readOnly), .bool("deprecated", \.deprecated),
            .string("parameterName", \.parameterName),
        ]

        /// Remarks on a property.
        public struct Annotations: JSON.Model {
            /// The ids of the methods that need the property.
            public var required: [String]?
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            public static let fields: JSON.FieldTable<Self> = [.array("required", \.required, of: .string)]
        }
    }
}
