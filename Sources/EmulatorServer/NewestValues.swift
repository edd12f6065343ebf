/// Values by their keys, of which the older half is forgotten when there are too many.
///
/// Strangers can ask for any number of tokens, so that these must not fill the memory.
package struct NewestValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The most values.
    package static var capacity: Int { 10_000 }

    private var entries: [Key: (number: Int, value: Value)] = [:]
    /// The number of values that were ever added.
    private var lastNumber = 0

    package init() {}

    package subscript(key: Key) -> Value? {
        get { entries[key]?.value }
        set {
            guard let newValue else {
                entries[key] = nil
                return
            }
            if entries[key] != nil {
                entries[key]?.value = newValue
                return
            }
            if entries.count >= Self.capacity {
                let newest = entries.values.map(\.number).sorted().suffix(Self.capacity / 2)
                entries = entries.filter { $0.value.number >= newest.first ?? 0 }
            }
            lastNumber += 1
            entries[key] = (lastNumber, newValue)
        }
    }

    /// Takes a value out.
    package mutating func removeValue(forKey key: Key) -> Value? { entries.removeValue(forKey: key)?.value }

    /// Returns the first key and value that meet a condition.
    package func first(where isWanted: (Value) -> Bool) -> (key: Key, value: Value)? {
        entries.first { isWanted($0.value.value) }.map { ($0.key, $0.value.value) }
    }

    package mutating func removeAll(where isUnwanted: (Value) -> Bool = { _ in true }) {
        entries = entries.filter { !isUnwanted($0.value.value) }
    }
}
