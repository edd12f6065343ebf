import AsyncJSON

/// Values that nobody else can guess: the state, the nonce and the verifier of a login.
enum LoginSecret {
    /// Returns the base64url form of 32 bytes from the system's secure random numbers: 43 characters.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return JSON.Bytes(urlSafe: (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }).description
    }

    /// Compares two texts in a time that depends on their lengths only, so that nobody can guess one byte after the
    /// other.
    static func areEqual(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(into: 0 as UInt8) { $0 |= $1.0 ^ $1.1 } == 0
    }
}
