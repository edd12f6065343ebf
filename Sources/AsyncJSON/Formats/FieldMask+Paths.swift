extension JSON.FieldMask {
    /// Creates a mask of a model's properties: `FieldMask(\File.name, \File.owners)`.
    ///
    /// - Parameter paths: Properties of the model's table; any other path is a programming error.
    public init<Root: JSON.Model>(_ paths: PartialKeyPath<Root>...) {
        self.init(paths: paths.map(Self.name))
    }

    /// Creates a mask of properties of a nested model, or of the models in an array.
    ///
    /// For example, `FieldMask(\File.owners, FieldMask(\User.emailAddress))` is `owners.emailAddress`.
    ///
    /// - Parameters:
    ///   - path: The property that holds the nested model.
    ///   - inner: The mask of the nested model.
    public init<Root: JSON.Model>(_ path: PartialKeyPath<Root>, _ inner: JSON.FieldMask) {
        let name = Self.name(path)
        self.init(paths: inner.paths.map { "\(name).\($0)" })
    }

    /// Creates a mask of everything that is set in a model, including explicit nulls and unknown members.
    ///
    /// The first element of an array determines the paths of all its elements.
    ///
    /// - Parameter model: An example of the fields to select.
    public init(of model: some JSON.Model) {
        self.init(paths: Self.paths(in: JSON.Value(model)))
    }

    /// Returns a mask with the paths of both masks.
    ///
    /// - Parameters:
    ///   - lhs: A mask.
    ///   - rhs: Another mask.
    /// - Returns: One mask with the paths of both, each once.
    public static func + (lhs: JSON.FieldMask, rhs: JSON.FieldMask) -> JSON.FieldMask {
        JSON.FieldMask(paths: lhs.paths + rhs.paths.filter { !lhs.paths.contains($0) })
    }

    /// The mask in the syntax of Google's `fields` parameter: `id,owners/emailAddress,image(height,width)`.
    ///
    /// That syntax cannot express a name in backticks. The parameter then selects the whole object that contains it.
    public var fieldsParameter: String {
        var tree = FieldTree()
        for path in paths {
            let names = Self.split(path, at: UInt8(ascii: ".")).prefix { $0.utf8.first != UInt8(ascii: "`") }
            tree.insert(names.isEmpty && !path.isEmpty ? ["*"] : names)
        }
        return tree.text
    }

    private static func name<Root: JSON.Model>(_ path: PartialKeyPath<Root>) -> String {
        guard let name = Root.fields.name(of: path) else { preconditionFailure("\(path) is no field of \(Root.self)") }
        return quoted(name)
    }

    private static func paths(in value: JSON.Value) -> [String] {
        (value.members ?? []).flatMap { name, value in
            let name = quoted(name)
            let inner = paths(in: value[0] ?? value)
            return inner.isEmpty ? [name] : inner.map { "\(name).\($0)" }
        }
    }

    /// Returns a name as one step of a path.
    private static func quoted(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            !".,`/()*".unicodeScalars.contains(scalar) && !scalar.properties.isWhitespace
        }
        if isPlain, !name.isEmpty { return name }
        let parts = name.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "`" }
        return "`\(parts.map { String($0) }.joined(separator: "``"))`"
    }
}
