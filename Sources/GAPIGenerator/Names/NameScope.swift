/// The names that are taken in one place of the code.
struct NameScope {
    private let reserved: Set<String>
    private var taken: Set<String> = []
    /// The last number that a name got, so that thousands of equal names cost no search.
    private var lastNumbers: [String: Int] = [:]

    /// A place where some names mean something else.
    init(reserved: Set<String> = []) { self.reserved = reserved }

    /// Takes a name, or one like it where it is taken: `type`, `type_2`; `noneValue` where `none` is reserved.
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

    /// Whether nothing has a name.
    func isFree(_ name: String) -> Bool { !taken.contains(name) && !reserved.contains(name) }
}
