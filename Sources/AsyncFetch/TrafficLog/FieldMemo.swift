import HTTPTypes

/// What was made of header fields, for as long as a few attempts are formatted: a service sends the same ones with each
/// response.
///
/// Fields with other bytes are others, also in the case of their names, which `HTTPField` ignores.
struct FieldMemo<Made> {
    private struct Key: Hashable {
        let name: String
        let value: String

        init(_ field: HTTPField) {
            name = field.name.rawName
            value = field.value
        }

        // Texts are equal also if they are the same characters in other bytes.
        static func == (a: Self, b: Self) -> Bool {
            a.name.utf8.elementsEqual(b.name.utf8) && a.value.utf8.elementsEqual(b.value.utf8)
        }
    }

    /// The most fields that are remembered; some are of one response only.
    private static var most: Int { 256 }

    private var made: [Key: Made] = [:]

    /// Returns what was made of a field, or makes it.
    mutating func of(_ field: HTTPField, _ make: (HTTPField) -> Made) -> Made {
        let key = Key(field)
        if let known = made[key] { return known }
        let new = make(field)
        if made.count < Self.most { made[key] = new }
        return new
    }
}

extension FieldMemo<HTTPField> {
    /// Returns header fields as ``Redaction/fields(_:_:)`` does.
    mutating func redacted(_ fields: HTTPFields) -> HTTPFields {
        let names = SecretNames.known
        var shown = HTTPFields()
        shown.reserveCapacity(fields.count)
        for field in fields { shown.append(of(field) { Redaction.field($0, names) }) }
        return shown
    }
}
