extension API {
    /// The shape of a value: of a body, a property, an element or a parameter.
    public struct Schema: JSON.Model {
        /// The name by which others refer to it.
        public var id: String?
        /// `object`, `array`, `string`, `integer`, `number`, `boolean` or `any`.
        public var type: String?
        /// The name of a schema that stands here.
        public var ref: String?
        /// A readable form.
        public var description: String?
        /// What the service takes when nothing is sent.
        public var `default`: String?
        /// Whether a parameter must be given.
        public var required: Bool?
        /// What the type is more exactly, such as `int64` or `google-datetime`.
        public var format: String?
        /// A regular expression for the text; those of Google's descriptions are not those of its services.
        public var pattern: String?
        /// The least number, as text.
        public var minimum: String?
        /// The greatest number, as text.
        public var maximum: String?
        /// The known values of a string.
        public var values: [String]?
        /// What each of the known values means.
        public var valueDescriptions: [String]?
        /// Whether each of the known values is deprecated.
        public var valueDeprecations: [Bool]?
        /// Whether a parameter may be given many times.
        public var repeated: Bool?
        /// `path` or `query`, of a parameter.
        public var location: String?
        /// The members of an object, by name.
        public var properties: [String: Schema]?
        /// What all members are, of an object whose names are data.
        @JSON.Boxed public var additionalProperties: Schema?
        /// What all elements are, of an array.
        @JSON.Boxed public var items: Schema?
        /// Remarks on a property.
        public var annotations: Annotations?
        /// How the type depends on a member; only in old descriptions.
        public var variant: JSON.Value?
        /// Whether only the service sets it.
        public var readOnly: Bool?
        /// Whether it should not be used any more.
        public var deprecated: Bool?
        /// The name of the body's argument; of no use.
        public var parameterName: String?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates a schema that says nothing.
        public init() {}

        /// The table of the members.
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
            /// Members that are not known here.
            public var unknown = JSON.UnknownMembers()

            /// Creates an object without members.
            public init() {}

            /// The table of the members.
            public static let fields: JSON.FieldTable<Self> = [.array("required", \.required, of: .string)]
        }
    }
}
