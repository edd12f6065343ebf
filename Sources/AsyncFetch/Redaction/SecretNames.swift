import Synchronization

/// Tells by a name whether what it stands for is secret: the name of a header, a parameter, a member, a field or an element.
///
/// One registry serves all: errors, events, the traffic log, HTTP archives, `curl` lines, cassettes, redirects to other origins
/// and the identities of a ``ResponseCache``. Upper and lower case, hyphens, underscores and dots make no difference.
///
/// ```swift
/// SecretNames.register("X-Company-Ticket")     // once, before the first request
/// ```
public struct SecretNames: Sendable {
    /// Keeps more names secret, everywhere in this process and until its end.
    ///
    /// There is no way back: what one part of a program keeps secret, no other part may show.
    public static func register(_ names: String...) {
        registered.withLock { $0.formUnion(names.map { normalized($0.utf8) }) }
        hasRegistered.store(true, ordering: .releasing)
    }

    /// The names that everybody keeps secret, and the registered ones.
    package static var known: SecretNames { SecretNames() }

    private let others: Set<[UInt8]>

    /// The names that everybody keeps secret, the registered ones, and others.
    package init(and others: [String] = []) {
        var names = Set(others.map { Self.normalized($0.utf8) })
        if Self.hasRegistered.load(ordering: .acquiring) { names.formUnion(Self.registered.withLock { $0 }) }
        self.others = names
    }

    private static let registered = Mutex<Set<[UInt8]>>([])
    /// Spares the lock where nobody has registered any, as in most programs.
    private static let hasRegistered = Atomic(false)

    /// Whether no place may show the value.
    func contains(_ name: some Sequence<UInt8>) -> Bool { meaning(of: name).contains(.secret) }

    /// What a name says of its value.
    func meaning(of name: some Sequence<UInt8>) -> Meaning {
        let name = Self.normalized(name)
        guard let last = name.last, last < 0x80 else { return others.contains(name) ? .secret : [] }
        var meaning: Meaning = []
        for ending in Self.endings[Int(last)] where ending.fits(name) { meaning.formUnion(ending.meaning) }
        if meaning.contains(.harmless) { meaning = [] }
        if !others.isEmpty, others.contains(name) { meaning.insert(.secret) }
        return meaning
    }

    /// What a name says of its value that may have anything else between its letters: `spring.datasource/password`.
    func meaning(ofWord word: some Sequence<UInt8>) -> Meaning {
        meaning(of: word.lazy.filter { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) })
    }

    /// What a name says of its value.
    struct Meaning: OptionSet {
        let rawValue: UInt16

        /// No place may show it.
        static let secret = Self(rawValue: 1)
        /// No query and no form may show it: these names are too common elsewhere.
        static let secretInQuery = Self(rawValue: 2)
        /// No query and no form may show it if it looks drawn at random: `state=af0ifjsldkj` is, `state=open` is not.
        static let secretIfRandom = Self(rawValue: 4)
        /// It is a one-time code if it looks like one: `"4/0Adeu5B"` is, `"rateLimitExceeded"` is not.
        static let code = Self(rawValue: 8)
        /// A token follows without a separator, as in `Bearer ya29…`.
        static let scheme = Self(rawValue: 16)
        /// It is a name itself, as in `{"name": "DB_PASSWORD", "value": "…"}`.
        static let name = Self(rawValue: 32)
        /// It belongs to a name that stands beside it.
        static let value = Self(rawValue: 64)
        /// None of these, although its end says so.
        static let harmless = Self(rawValue: 128)
    }

    /// The end of a name, or the whole of it.
    private struct Ending {
        let bytes: [UInt8]
        let isWhole: Bool
        let meaning: Meaning

        func fits(_ name: [UInt8]) -> Bool {
            let excess = name.count - bytes.count
            guard isWhole ? excess == 0 : excess >= 0 else { return false }
            var index = bytes.count - 2  // The last one fits already.
            while index >= 0 {
                guard name[excess + index] == bytes[index] else { return false }
                index -= 1
            }
            return true
        }
    }

    /// By their last byte.
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

    /// Without what spellings differ in.
    private static func normalized(_ name: some Sequence<UInt8>) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(name.underestimatedCount)
        for byte in name where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") && byte != UInt8(ascii: ".") {
            letters.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
        return letters
    }
}
