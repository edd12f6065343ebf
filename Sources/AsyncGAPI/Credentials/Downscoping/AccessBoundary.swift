import AsyncJSON
public import AsyncOAuth

extension GAPI {
    /// The limits of a downscoped token: what it can still do, in Cloud Storage.
    ///
    /// ```swift
    /// let boundary = try GAPI.AccessBoundary([
    ///     .init(bucket: "photos", roles: ["roles/storage.objectViewer"], prefix: "customers/7/")
    /// ])
    /// ```
    ///
    /// The buckets must use uniform bucket-level access.
    public struct AccessBoundary: Sendable, Hashable {
        /// One permission of a downscoped token.
        public struct Rule: Sendable, Hashable {
            /// The resource: `//storage.googleapis.com/projects/_/buckets/BUCKET`.
            public var resource: String
            /// The upper limits of the permissions: `inRole:roles/storage.objectViewer`.
            public var permissions: [String]
            /// The condition under which the permissions hold; `nil` for always.
            public var condition: Condition?

            /// Creates a rule.
            public init(resource: String, permissions: [String], condition: Condition? = nil) {
                self.resource = resource
                self.permissions = permissions
                self.condition = condition
            }

            /// Creates a rule for a bucket.
            ///
            /// - Parameters:
            ///   - bucket: The name of the bucket.
            ///   - roles: The roles whose permissions the token keeps: `roles/storage.objectViewer`.
            ///   - prefix: The start of the names of the objects; `nil` for all.
            public init(bucket: String, roles: [String], prefix: String? = nil) {
                resource = "//storage.googleapis.com/projects/_/buckets/\(bucket)"
                permissions = roles.map { "inRole:\($0)" }
                condition = prefix.map { prefix in
                    let name = "projects/_/buckets/\(bucket)/objects/\(prefix)"
                    return Condition("resource.name.startsWith(\(Condition.literal(name)))")
                }
            }
        }

        /// A condition in the Common Expression Language.
        public struct Condition: Sendable, Hashable {
            /// The expression, such as `resource.name.startsWith('…')`.
            public var expression: String
            /// The title, for people.
            public var title: String?
            /// The description, for people.
            public var description: String?

            /// Creates a condition.
            public init(_ expression: String, title: String? = nil, description: String? = nil) {
                self.expression = expression
                self.title = title
                self.description = description
            }

            /// Returns a text as a literal of the language, with its quotes.
            ///
            /// Goes by scalars: a quote that Unicode joins to its neighbours, such as U+0600 or U+0301, is another
            /// character for Swift, and still ends the literal.
            fileprivate static func literal(_ text: String) -> String {
                var literal = "'"
                for scalar in text.unicodeScalars {
                    switch scalar {
                    case "'": literal += "\\'"
                    case "\\": literal += "\\\\"
                    case "\n": literal += "\\n"
                    case "\r": literal += "\\r"
                    default: literal.unicodeScalars.append(scalar)
                    }
                }
                return literal + "'"
            }
        }

        /// The rules, 1 to 10.
        public let rules: [Rule]

        /// Creates a boundary.
        ///
        /// - Throws: `OAuthError/Code/invalidConfiguration` for no rules, more than 10 rules, a rule without a resource
        ///   or permission, a permission that is no role, or an empty condition.
        public init(_ rules: [Rule]) throws(OAuthError) {
            guard 1...10 ~= rules.count else {
                throw OAuthError(.invalidConfiguration, "an access boundary has 1 to 10 rules, not \(rules.count)")
            }
            for (index, rule) in rules.enumerated() {
                func failure(_ problem: String) -> OAuthError {
                    OAuthError(.invalidConfiguration, "rule \(index + 1) of the access boundary \(problem)")
                }
                if rule.resource.isEmpty { throw failure("has no resource") }
                if rule.permissions.isEmpty { throw failure("has no permission") }
                guard rule.permissions.allSatisfy({ $0.hasPrefix("inRole:") && $0.count > "inRole:".count }) else {
                    throw failure("has a permission that does not begin with inRole:")
                }
                if rule.condition?.expression.isEmpty == true { throw failure("has an empty condition") }
            }
            self.rules = rules
        }

        /// The JSON text that the token service takes.
        var options: String {
            let rules = rules.map { rule -> JSON.Value in
                var value: JSON.Value = [
                    "availableResource": JSON.Value(rule.resource),
                    "availablePermissions": JSON.Value(rule.permissions.map { JSON.Value($0) }),
                ]
                if let condition = rule.condition {
                    var members: JSON.Value = ["expression": JSON.Value(condition.expression)]
                    if let title = condition.title { members["title"] = JSON.Value(title) }
                    if let text = condition.description { members["description"] = JSON.Value(text) }
                    value["availabilityCondition"] = members
                }
                return value
            }
            let options: JSON.Value = ["accessBoundary": ["accessBoundaryRules": JSON.Value(rules)]]
            return String(decoding: options.encoded(), as: UTF8.self)
        }
    }
}
