import Crypto

/// The name of the file of a key's response: the digest of the URL, and that of the URL with the identity.
///
///     ab/ab4f…                 the response for a URL and an identity
///     ab/ab4f….1 … .7          more of them, if the server chooses by header fields of the request (`Vary`)
///
/// All files of a URL begin with the same digest, so that they can be found without reading them.
struct DiskName: Sendable {
    /// 64 hexadecimal digits.
    let digits: String

    init(_ key: CacheKey) {
        var hash = SHA256()
        Self.update(&hash, key.url)
        var digits = Self.half(of: hash)
        Self.update(&hash, "\n")
        Self.update(&hash, key.identity)
        digits += Self.half(of: hash)
        self.digits = digits
    }

    /// Returns the beginning of the names of all files of a URL.
    static func prefix(of url: String) -> String {
        var hash = SHA256()
        update(&hash, url)
        return half(of: hash)
    }

    /// Returns the folder for files whose names begin with these digits, one of 256.
    static func folder(of digits: String) -> String { String(digits.prefix(2)) }

    /// The names of all such folders.
    static let folders = (0...255).map { number in [UInt8(number)].hexadecimal }

    /// Returns the path of one of the responses for the key, below the folder of the store.
    func path(of slot: Int) -> String {
        let path = Self.folder(of: digits) + "/" + digits
        return slot == 0 ? path : path + ".\(slot)"
    }

    /// Returns `true` if a file has the name of a response; other files in the folder are not ours.
    static func isName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard bytes.count == 64 || bytes.count == 66 && bytes[64] == UInt8(ascii: ".") else { return false }
        return bytes[..<64].allSatisfy { $0.hexDigit != nil }
            && bytes[64...].dropFirst().allSatisfy { $0.hexDigit != nil }
    }

    private static func update(_ hash: inout SHA256, _ text: String) {
        var text = text
        text.withUTF8 { hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }
    }

    private static func half(of hash: SHA256) -> String { hash.finalize().prefix(16).hexadecimal }
}

extension DiskStore {
    /// Returns the key with a memory for the name of its file: a response that is new is looked for, and then written.
    func prepared(_ key: CacheKey) -> CacheKey { key.rememberingDiskName() }
}
