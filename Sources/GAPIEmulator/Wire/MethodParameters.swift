/// The parameters of a service's methods, as its description has them.
///
/// Nothing that a client may ask for is ignored: what is not spoken is refused with 501, and a value that is not legal
/// with 400, also where the parameter makes no difference. Parameters that the description does not have are ignored,
/// as at Google.
struct MethodParameters {
    /// The parameters of a method, besides those of all methods.
    struct Names {
        /// The parameters that are spoken, or that make no difference in an emulator.
        let spoken: Set<String>
        /// The parameters that are refused, unless they are `false`.
        let refused: Set<String>

        init(_ spoken: String, refusing refused: String = "") {
            self.spoken = Set(spoken.split(separator: " ").map(String.init))
            self.refused = Set(refused.split(separator: " ").map(String.init))
        }
    }

    /// The parameters by the methods' names in the description.
    let methods: [String: Names]
    /// The parameters that are `true` or `false`.
    let flags: Set<String>
    /// The legal values of the parameters for which the description has a list of them.
    let choices: [String: Set<String>]
    /// The values of spoken parameters that are spoken; those of all others are not limited.
    let values: [String: Set<String>]

    /// Creates a table; the names of flags are separated by spaces.
    init(methods: [String: Names], flags: String, choices: [String: Set<String>], values: [String: Set<String>]) {
        self.methods = methods
        self.flags = Set(flags.split(separator: " ").map(String.init))
        self.choices = choices
        self.values = values
    }

    /// Throws 400 for a value that is not legal, and 501 for a parameter, or a value of one, that is not spoken.
    func check(_ query: RequestTarget.Query, of method: String) throws(GoogleError) {
        guard let names = methods[method] else { return }
        for (name, value) in query.parameters where !value.isEmpty {
            guard names.spoken.contains(name) || names.refused.contains(name) else { continue }
            if flags.contains(name), !["true", "false"].contains(value.lowercased()) {
                throw .invalid(name, "is not true or false")
            }
            if let legal = choices[name], !legal.contains(value) {
                throw .invalid(name, "is none of \(legal.sorted().joined(separator: ", "))")
            }
            if names.refused.contains(name), value.lowercased() != "false" {
                throw .notImplemented("The emulator does not speak the parameter \(name) of \(method).", name)
            }
            if names.spoken.contains(name), let values = values[name], !values.contains(value) {
                throw .notImplemented("The emulator does not speak this value of \(name) of \(method).", name)
            }
        }
    }
}
