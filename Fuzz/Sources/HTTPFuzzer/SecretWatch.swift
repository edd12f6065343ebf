/// A search for secrets in bytes that arrive in pieces.
struct SecretWatch {
    /// The last bytes, in which a secret may have begun.
    private var rest: [UInt8] = []

    /// Takes the next piece.
    ///
    /// - Returns: The text in which a secret is; `nil` if there is none.
    mutating func take(_ piece: some Sequence<UInt8>, includingPlanted: Bool) -> String? {
        rest += piece
        let isThere = rest.withUnsafeBytes { Secrets.occur(inBytes: $0, includingPlanted: includingPlanted) }
        let text = isThere ? String(decoding: rest, as: UTF8.self) : nil
        rest.removeFirst(max(0, rest.count - Secrets.longest))
        return text
    }
}
