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
    package static var known: SecretNames { SecretNames() }

    private let others: Set<[UInt8]>

    /// Creates a value with the built-in names, the registered ones, and others.
    package init(and others: [String] = []) {
        var names = Set(others.map { Self.normalized($0.utf8) })
        if Self.hasRegistered.load(ordering: .acquiring) { names.formUnion(Self.registered.withLock { $0 }) }
        self.others = names
    }

    private static let registered = Mutex<Set<[UInt8]>>([])
    /// A flag that avoids the lock if no names are registered, as in most programs.
    private static let hasRegistered = Atomic(false)

    /// Returns `true` if the value with this name must not be shown anywhere.
    func contains(_ name: some Sequence<UInt8>) -> Bool { meaning(of: name).contains(.secret) }

    /// Returns what a name says about its value.
    func meaning(of name: some Sequence<UInt8>) -> Meaning {
        let name = Self.normalized(name)
        guard let last = name.last, last < 0x80 else { return others.contains(name) ? .secret : [] }
        var meaning: Meaning = []
        for ending in Self.endings[Int(last)] where ending.fits(name) { meaning.formUnion(ending.meaning) }
        if meaning.contains(.harmless) { meaning = [] }
        if !others.isEmpty, others.contains(name) { meaning.insert(.secret) }
        return meaning
    }

    /// Returns what a name says about its value; other characters between its letters do not count.
    ///
    /// An example is `spring.datasource/password`.
    func meaning(ofWord word: some Sequence<UInt8>) -> Meaning {
        meaning(of: word.lazy.filter { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) })
    }

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

    /// The end of a name, or a whole name.
    private struct Ending {
        let bytes: [UInt8]
        let isWhole: Bool
        let meaning: Meaning

        func fits(_ name: [UInt8]) -> Bool {
            let excess = name.count - bytes.count
            guard isWhole ? excess == 0 : excess >= 0 else { return false }
            var index = bytes.count - 2  // The last byte fits already.
            while index >= 0 {
                guard name[excess + index] == bytes[index] else { return false }
                index -= 1
            }
            return true
        }
    }

    /// The endings by their last byte.
    private static let endings: [[Ending]] = {
        var endings = [[Ending]](repeating: [], count: 0x80)
        for (names, isWhole, meaning) in words {
            for name in names.split(separator: " ") {
                let bytes = Array(name.utf8)
                guard let last = bytes.last, last < 0x80 else { continue }
                endings[Int(last)].append(Ending(bytes: bytes, isWhole: isWhole, meaning: meaning))
            }
        }
        return endings
    }()

    private static let words: [(String, isWhole: Bool, Meaning)] = [
        (
            """
            authorization cookie token secret password passwd passphrase pwd signature assertion jwt credential \
            apikey appkey applicationkey authkey accesskey accesskeyid accountkey gdatakey encryptioncustomerkey encryptionkey functionskey \
            masterkey privatekey secretkey sessionkey sharedkey signingkey subscriptionkey connectionstring \
            sessionid sessid uploadid codeverifier devicecode usercode authcode authorizationcode samlresponse \
            samlrequest signedblob signedrequest
            """, false, .secret
        ),
        ("auth sid lsid credentials csrf xsrf rapt idtokenhint totp mfacode", true, .secret),
        ("pagetoken synctoken continuationtoken nexttoken", false, .harmless),
        ("key sig pin otp", true, .secretInQuery),
        ("code", true, [.secretInQuery, .code]),
        ("state nonce loginhint ticket", true, .secretIfRandom),
        ("bearer basic", true, .scheme),
        ("name key header field parameter param variable property attribute option", true, .name),
        ("value values val content string text data defaultvalue stringvalue", true, .value),
    ]

    /// Returns a name in a normalized form, without the differences between spellings.
    private static func normalized(_ name: some Sequence<UInt8>) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(name.underestimatedCount)
        for byte in name where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") && byte != UInt8(ascii: ".") {
            letters.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
        return letters
    }
}
