/// The state of a search for a pair of a name and its value that stand side by side.
///
///     {"name": "DB_PASSWORD", "value": "hunter2"}      {"value": "hunter2", "name": "DB_PASSWORD"}
///     <add key="DbPassword" value="hunter2"/>          name=password&value=hunter2
struct SecretPair {
    /// The structure that holds a pair, which tells where the pair ends.
    enum Carrier: Equatable {
        /// An object: the pair ends with it; objects inside have pairs of their own.
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
        /// A Boolean value indicating whether the value is an object or an array.
        var isNested = false
        /// The end of an object, when it is known.
        var end: Int?
    }

    private var carrier = Carrier.list
    private var hasName = false
    private var isSecret = false
    /// A Boolean value indicating whether all values of the object are secret, whatever names are beside them.
    private var hasOnlySecrets = false
    private(set) var value: Value?

    mutating func begin(isSecret: Bool, in carrier: Carrier) {
        (hasName, self.isSecret, self.carrier, value) = (true, isSecret || hasOnlySecrets, carrier, nil)
    }

    /// Returns `true` if the value that was found belongs to the name of a secret.
    mutating func takes(_ value: Value, in carrier: Carrier) -> Bool {
        if hasName, self.carrier == carrier { return isSecret }
        if !hasName {
            self.value = value
            self.carrier = carrier
        }
        return false
    }

    mutating func endOfTag() { if carrier == .tag { self = SecretPair() } }

    /// Returns the pair of an object inside, whose values belong to the same name as long as there is no other.
    func inside(hasOnlySecrets: Bool) -> SecretPair {
        var pair = SecretPair()
        pair.hasOnlySecrets = hasOnlySecrets || self.hasOnlySecrets
        if pair.hasOnlySecrets || isSecret { pair.begin(isSecret: true, in: .object) }
        return pair
    }

    /// Completes the value if it is the object that has ended.
    mutating func endOfInside(at end: Int) {
        if value?.isNested == true, value?.end == nil { value?.end = end }
    }

    /// Forgets the value, because a list has come to its next item.
    mutating func forgetValue() { value = nil }
}
