/// What a search remembers of a name and its value that stand beside each other.
///
///     {"name": "DB_PASSWORD", "value": "hunter2"}      {"value": "hunter2", "name": "DB_PASSWORD"}
///     <add key="DbPassword" value="hunter2"/>          name=password&value=hunter2
struct SecretPair {
    /// What ends a pair.
    enum Carrier: Equatable {
        /// The end of its object.
        case object
        /// The end of its tag.
        case tag
        /// The next name.
        case list
        /// A line that begins elsewhere.
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

    mutating func begin(isSecret: Bool, in carrier: Carrier) {
        (hasName, self.isSecret, self.carrier, value) = (true, isSecret, carrier, nil)
    }

    /// Whether the value that was found now is that of a secret's name.
    mutating func takes(_ value: Value, in carrier: Carrier) -> Bool {
        if hasName, self.carrier == carrier { return isSecret }
        if !hasName {
            self.value = value
            self.carrier = carrier
        }
        return false
    }

    mutating func endOfTag() { if carrier == .tag { self = SecretPair() } }
    mutating func endOfObject() { if carrier == .object { self = SecretPair() } }
    /// A list has come to its next item.
    mutating func forgetValue() { value = nil }
}
