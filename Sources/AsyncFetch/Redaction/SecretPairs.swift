/// The pairs at one position: one for each object around it, and one for all other structures.
///
///     {"name": "DB_PASSWORD", "source": {"name": "env"}, "value": "hunter2"}
struct SecretPairs {
    /// The most objects around a position whose pairs are remembered; deeper inside, only the innermost has one.
    private static let mostObjects = 32

    /// The pair of the innermost object.
    private var object = SecretPair()
    /// The pairs of the objects around it, from the outermost.
    private var outer: [SecretPair] = []
    /// The number of objects around it that are not in `outer`.
    private var skipped = 0
    /// The pair of a tag, a list or a column.
    private var other = SecretPair()
    /// The start of the latest object that is the value of a secret.
    private var secretObject: Int?

    subscript(carrier: SecretPair.Carrier) -> SecretPair {
        get { carrier == .object ? object : other }
        set { if carrier == .object { object = newValue } else { other = newValue } }
    }

    /// Begins a pair with a name.
    ///
    /// - Returns: The value that came before the name, if it is secret.
    mutating func begin(isSecret: Bool, in carrier: SecretPair.Carrier) -> SecretPair.Value? {
        let value = self[carrier].value
        self[carrier].begin(isSecret: isSecret, in: carrier)
        guard isSecret, value == nil else { return isSecret ? value : nil }
        // The name may be in a text of another form, or in an object beside the value. Each value is returned once:
        // to search its end for each name would take time proportional to the square of the text.
        if carrier == .object, let value = other.value {
            other.forgetValue()
            return value
        }
        if carrier != .object, let value = object.value, !value.isNested {
            object.forgetValue()
            return value
        }
        guard let last = outer.indices.last, let value = outer[last].value, !value.isNested else { return nil }
        outer[last].forgetValue()
        return value
    }

    mutating func endOfTag() { other.endOfTag() }

    /// Makes the values of an object secret that begins at an index.
    mutating func hideValues(ofObjectAt index: Int) { secretObject = index }

    mutating func beginOfObject(at index: Int) {
        let inside = object.inside(hasOnlySecrets: secretObject == index)
        if outer.count < Self.mostObjects { outer.append(object) } else { skipped += 1 }
        object = inside
    }

    /// Ends the innermost object.
    ///
    /// - Parameter end: The index after it.
    mutating func endOfObject(at end: Int) {
        if skipped > 0 {
            skipped -= 1
            object = SecretPair()
        } else {
            object = outer.popLast() ?? SecretPair()
            object.endOfInside(at: end)
        }
    }
}
