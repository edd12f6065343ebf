extension String {
    /// A Boolean value indicating whether XML 1.0 has all characters of the text.
    var isXMLText: Bool { unicodeScalars.allSatisfy(Self.isInXML) }

    /// The text with U+FFFD in the place of characters that XML does not have.
    var asXMLText: String {
        guard !isXMLText else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars { text.append(Self.isInXML(scalar) ? scalar : "\u{FFFD}") }
        return String(text)
    }

    private static func isInXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
        default: false
        }
    }
}
