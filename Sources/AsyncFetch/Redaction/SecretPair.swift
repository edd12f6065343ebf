/// The state of a search for a pair of a name and its value that stand side by side.
///
///     {"name": "DB_PASSWORD", "value": "hunter2"}      {"value": "hunter2", "name": "DB_PASSWORD"}
///     <add key="DbPassword" value="hunter2"/>          name=password&value=hunter2
struct SecretPair {
    /// The structure that holds a pair, which tells where the pair ends.
    enum Carrier: Equatable {
        /// An object: the pair ends with it, but not with an object inside.
        case object
        /// A tag: the pair ends with it.
        case tag
        /// A list: the pair ends with the next name.
        case list
        /// A column: the pair ends with a line that begins at another column.
        case column(Int)
    }

    /// A value that came before its name.
    struct Value {
        let start: Int
        let place: SecretSearch.Place
        let name: SecretSearch.Name
    }

    private var carrier = Carrier.list
    private var hasName = false
    private var isSecret = false
    private(set) var value: Value?
    /// The number of objects that have begun since the pair did, and have not ended.
    private var depth = 0

    mutating func begin(isSecret: Bool, in carrier: Carrier) {
        (hasName, self.isSecret, self.carrier, value, depth) = (true, isSecret, carrier, nil, 0)
    }

    /// Returns `true` if the value that was found belongs to the name of a secret.
    mutating func takes(_ value: Value, in carrier: Carrier) -> Bool {
        if hasName, self.carrier == carrier { return isSecret }
        if !hasName {
            self.value = value
            self.carrier = carrier
            depth = 0
        }
        return false
    }

    mutating func endOfTag() { if carrier == .tag { self = SecretPair() } }
    mutating func beginOfObject() { depth += 1 }

    /// Ends the pair if the object is its own, and not one between its name and its value.
    mutating func endOfObject() {
        guard carrier == .object else { return }
        if depth > 0 { depth -= 1 } else { self = SecretPair() }
    }

    /// Forgets the value, because a list has come to its next item.
    mutating func forgetValue() { value = nil }
}
