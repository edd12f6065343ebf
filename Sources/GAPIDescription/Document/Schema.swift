extension API {
    /// The schema of a value: of a body, a property, an element or a parameter.
    public struct Schema: JSON.Model {
        /// The name by which other schemas refer to this one.
        public var id: String?
        /// The type: `object`, `array`, `string`, `integer`, `number`, `boolean` or `any`.
        public var type: String?
        /// The name of the schema to use in place of this one.
        public var ref: String?
        /// The description for people.
        public var description: String?
        /// The value that the service assumes if the request sends none.
        public var `default`: String?
        /// A Boolean value indicating whether a parameter must be given.
        public var required: Bool?
        /// The precise format of the type, such as `int64` or `google-datetime`.
        public var format: String?
        /// A regular expression for the text; in Google's descriptions it differs from the service's own rule.
        public var pattern: String?
        /// The minimum of a number, as text.
        public var minimum: String?
        /// The maximum of a number, as text.
        public var maximum: String?
        /// The known values of a string.
        public var values: [String]?
        /// The meaning of each known value.
        public var valueDescriptions: [String]?
        /// The deprecation of each known value.
        public var valueDeprecations: [Bool]?
        /// A Boolean value indicating whether a parameter may be given several times.
        public var repeated: Bool?
        /// The part of the request that carries a parameter: `path` or `query`.
        public var location: String?
        /// The members of an object, by name.
        public var properties: [String: Schema]?
        /// The schema of all members of an object whose member names are data.
        @JSON.Boxed public var additionalProperties: Schema?
        /// The schema of all elements of an array.
        @JSON.Boxed public var items: Schema?
        /// Remarks on a property.
        public var annotations: Annotations?
        /// The variants of the type by the value of a member; only in old descriptions.
        public var variant: JSON.Value?
        /// A Boolean value indicating whether only the service sets the value.
        public var readOnly: Bool?
        /// A Boolean value indicating whether the value is deprecated.
        public var deprecated: Bool?
        /// The name of the body's argument; not used here.
        public var parameterName: String?
        /// Members that are not known here.
        public var unknown = JSON.UnknownMembers()

        /// Creates an empty schema.
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
            /// The ids of the methods that require the property.
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
