package import HTTPTypes

extension HTTPFields {
    /// Returns what stands behind a scheme in `Authorization`; `nil` for another scheme.
    ///
    /// The names of schemes are case-insensitive (RFC 9110 §11.1).
    package func credentials(of scheme: String) -> String? {
        guard let field = self[.authorization], let end = field.firstIndex(of: " "),
            field[..<end].lowercased() == scheme.lowercased()
        else { return nil }
        return String(field[end...].drop { $0 == " " })
    }
}
