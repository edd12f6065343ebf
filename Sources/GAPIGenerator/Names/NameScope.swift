/// The names that are taken in one scope of the code.
struct NameScope {
    private let reserved: Set<String>
    private var taken: Set<String> = []
    /// The last number that each name got, so that thousands of equal names need no search.
    private var lastNumbers: [String: Int] = [:]

    /// Creates a scope in which some names have another meaning.
    init(reserved: Set<String> = []) { self.reserved = reserved }

    /// Takes a name, or a similar one if the name is taken: `type`, `type_2`; `noneValue` if `none` is reserved.
    mutating func claim(_ name: String, orWith suffix: String) -> String {
        let name = reserved.contains(name) ? name + suffix : name
        var candidate = name
        while !isFree(candidate) {
            let number = lastNumbers[name, default: 1] + 1
            lastNumbers[name] = number
            candidate = "\(name)_\(number)"
        }
        taken.insert(candidate)
        return candidate
    }

    /// Returns whether a name is neither taken nor reserved.
    func isFree(_ name: String) -> Bool { !taken.contains(name) && !reserved.contains(name) }
}
