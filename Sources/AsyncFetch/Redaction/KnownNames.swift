/// The built-in names of secrets, in a table by their last three bytes.
final class KnownNames: Sendable {
    /// The end of a name, or a whole name.
    private struct Ending: Sendable {
        let end: NameEnd
        let masks: (UInt64, UInt64, UInt64)
        let isWhole: Bool
        let meaning: SecretNames.Meaning
        let lastBytes: UInt32

        init(_ name: Substring, isWhole: Bool, _ meaning: SecretNames.Meaning) {
            let end = NameEnd(of: name.utf8)
            func mask(_ word: Int) -> UInt64 {
                let count = min(max(end.count - 8 * word, 0), 8)
                return count == 8 ? .max : (1 << UInt64(8 * count)) - 1
            }
            self.end = end
            self.isWhole = isWhole
            self.meaning = meaning
            masks = (mask(0), mask(1), mask(2))
            lastBytes = NameEnd.lastBytes(of: name.utf8)
            precondition(end.count <= NameEnd.capacity && lastBytes != 0, "\(name) is too long or too short")
        }

        func fits(_ name: NameEnd) -> Bool {
            name.words.0 & masks.0 == end.words.0 && name.words.1 & masks.1 == end.words.1
                && name.words.2 & masks.2 == end.words.2
                && (isWhole ? name.count == end.count : name.count >= end.count)
        }
    }

    /// All endings; those with the same last bytes are neighbours.
    private let endings: [Ending]
    /// The number of each group's first ending, at the place of its last bytes or after it; -1 at places without one.
    private let places: [Int16]

    private init(_ words: [(String, isWhole: Bool, SecretNames.Meaning)]) {
        endings = words.flatMap { names, isWhole, meaning in
            names.split(separator: " ").map { Ending($0, isWhole: isWhole, meaning) }
        }.sorted { $0.lastBytes < $1.lastBytes }
        var places = [Int16](repeating: -1, count: Self.placeCount)
        var last: UInt32 = 0
        for (number, ending) in endings.enumerated() where ending.lastBytes != last {
            last = ending.lastBytes
            var place = Self.place(of: last)
            while places[place] >= 0 { place = (place + 1) % Self.placeCount }
            places[place] = Int16(number)
        }
        self.places = places
    }

    /// Many more than there are groups, so that most names meet an empty place.
    private static let placeCount = 512

    private static func place(of lastBytes: UInt32) -> Int {
        Int(truncatingIfNeeded: (lastBytes &* 0x9E37_79B1) >> 23)
    }

    /// Returns `false` if no known name ends with three bytes.
    @inline(__always)
    func mayHave(_ bytes: UInt32) -> Bool {
        // Hyphens and underscores do not count: then it is others that come before them.
        let isPlain =
            bytes & 0xFF > 0x2D && bytes & 0xFF00 > 0x2D00 && bytes & 0xFF_0000 > 0x2D_0000
            && bytes & 0xFF != 0x5F && bytes & 0xFF00 != 0x5F00 && bytes & 0xFF_0000 != 0x5F_0000
        return !isPlain || places[Self.place(of: bytes | 0x20_2020)] >= 0
    }

    /// Returns what the known names say about the value of a name.
    func meaning(of name: some BidirectionalCollection<UInt8>) -> SecretNames.Meaning {
        let lastBytes = NameEnd.lastBytes(of: name)
        var place = Self.place(of: lastBytes)
        while places[place] >= 0 {
            let first = Int(places[place])
            if endings[first].lastBytes == lastBytes { return meaning(of: NameEnd(of: name), from: first) }
            place = (place + 1) % Self.placeCount
        }
        return []
    }

    private func meaning(of name: NameEnd, from first: Int) -> SecretNames.Meaning {
        var meaning: SecretNames.Meaning = []
        var number = first
        while number < endings.count, endings[number].lastBytes == endings[first].lastBytes {
            if endings[number].fits(name) { meaning.formUnion(endings[number].meaning) }
            number += 1
        }
        return meaning.contains(.harmless) ? [] : meaning
    }

    static let all = KnownNames(words)

    /// The names, with what they say about their values.
    static let words: [(String, isWhole: Bool, SecretNames.Meaning)] = [
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
}
