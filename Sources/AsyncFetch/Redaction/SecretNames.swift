import Synchronization

/// The names of secrets: of header fields, parameters, members, form fields and elements.
///
/// One registry serves errors, events, the traffic log, HTTP archives, `curl` lines, cassettes, redirects to other
/// origins and the identities of a ``ResponseCache``. Upper and lower case, hyphens, underscores and dots make no
/// difference.
///
/// ```swift
/// SecretNames.register("X-Company-Ticket")     // once, before the first request
/// ```
public struct SecretNames: Sendable {
    /// Adds names of secrets, everywhere in this process and until its end.
    ///
    /// A name cannot be removed: no part of a program may show what another part keeps secret.
    public static func register(_ names: String...) {
        registered.withLock { $0.formUnion(names.map { normalized($0.utf8) }) }
        hasRegistered.store(true, ordering: .releasing)
    }

    /// The built-in names and the registered ones.
    package static var known: SecretNames {
        hasRegistered.load(ordering: .acquiring) ? SecretNames() : builtIn
    }

    private static let builtIn = SecretNames()

    private let known = KnownNames.all
    private let others: Set<[UInt8]>
    /// A bit for each last byte of `others`, so that few names are looked up there.
    private let lastBytes: UInt64
    /// The most bytes that words with dots between them are read back for one name; names can have as many hyphens as
    /// letters.
    let mostBytes: Int

    /// Creates a value with the built-in names, the registered ones, and others.
    package init(and others: [String] = []) {
        var names = Set(others.map { Self.normalized($0.utf8) })
        if Self.hasRegistered.load(ordering: .acquiring) {
            let registered = Self.registered.withLock { $0 }
            if names.isEmpty { names = registered } else { names.formUnion(registered) }
        }
        self.others = names
        lastBytes = names.reduce(0) { $0 | Self.bit(of: $1.last) }
        mostBytes = 2 * names.reduce(32) { max($0, $1.count) }
    }

    private static let registered = Mutex<Set<[UInt8]>>([])
    /// A flag that avoids the lock if no names are registered, as in most programs.
    private static let hasRegistered = Atomic(false)

    /// Returns `true` if the value with this name must not be shown anywhere.
    func contains(_ name: some BidirectionalCollection<UInt8>) -> Bool { meaning(of: name).contains(.secret) }

    /// Returns `true` if words with dots between them name a secret together: `api.key`.
    ///
    /// Few letters do so only if they are registered: `s.id` and `au.th` are mostly something else.
    func contains(joined name: some BidirectionalCollection<UInt8>) -> Bool {
        if isRegistered(name) { return true }
        return name.count(where: { NameEnd.normalized($0) != nil }) > 4 && contains(name)
    }

    /// Returns `true` if an application has registered a name.
    func isRegistered(_ name: some BidirectionalCollection<UInt8>) -> Bool { lastBytes != 0 && isOther(name) }

    /// Returns what a name says about its value.
    func meaning(of name: some BidirectionalCollection<UInt8>) -> Meaning {
        var meaning = known.meaning(of: name)
        if isRegistered(name) { meaning.insert(.secret) }
        return meaning
    }

    /// Returns `false` if a name that ends with three bytes is that of no secret.
    @inline(__always)
    func mayBeKnown(_ lastBytes: UInt32) -> Bool { self.lastBytes != 0 || known.mayHave(lastBytes) }

    /// Returns what a name says about its value; other characters between its letters do not count.
    ///
    /// An example is `spring.datasource/password`.
    func meaning(ofWord word: some BidirectionalCollection<UInt8>) -> Meaning {
        meaning(of: word.lazy.filter { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) })
    }

    private func isOther(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        let last = name.reversed().lazy.compactMap(NameEnd.normalized).first
        return lastBytes & Self.bit(of: last) != 0 && others.contains(Self.normalized(name))
    }

    private static func bit(of last: UInt8?) -> UInt64 { 1 << UInt64((last ?? 0) & 63) }

    /// The information that a name gives about its value.
    struct Meaning: OptionSet {
        let rawValue: UInt16

        /// The value must not be shown anywhere.
        static let secret = Self(rawValue: 1)
        /// The value must not be shown in a query or a form; elsewhere these names are too common.
        static let secretInQuery = Self(rawValue: 2)
        /// The value must not be shown in a query or a form if it looks random: `state=af0ifjsldkj`, not `state=open`.
        static let secretIfRandom = Self(rawValue: 4)
        /// The value is a one-time code if it looks like one: `"4/0Adeu5B"`, not `"rateLimitExceeded"`.
        static let code = Self(rawValue: 8)
        /// A token follows without a separator, as in `Bearer ya29…`.
        static let scheme = Self(rawValue: 16)
        /// The value is a name itself, as in `{"name": "DB_PASSWORD", "value": "…"}`.
        static let name = Self(rawValue: 32)
        /// The value belongs to a name beside it.
        static let value = Self(rawValue: 64)
        /// The value is none of these, although the end of the name says so.
        static let harmless = Self(rawValue: 128)
    }

    /// Returns all bytes of a name in a normalized form, see ``NameEnd``.
    private static func normalized(_ name: some Sequence<UInt8>) -> [UInt8] { name.compactMap(NameEnd.normalized) }
}
