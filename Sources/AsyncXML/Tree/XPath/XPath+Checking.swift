extension XML.XPath {
    private static let longest = 4096
    private static let deepest = 64

    /// Refuses an expression about which libxml2 would print, or whose depth could overflow a thread's stack.
    func check() throws(XML.Error) {
        guard expression.utf8.count <= Self.longest else {
            throw XML.Error(.lengthExceeded, "An expression can have \(Self.longest) bytes")
        }
        var depth = 0
        var rest = expression.unicodeScalars[...]
        while let character = rest.popFirst() {
            switch character {
            case "\"", "'":
                rest = rest.drop { $0 != character }.dropFirst()
            case "(", "[":
                depth += 1
                guard depth <= Self.deepest else {
                    throw XML.Error(.depthExceeded, "An expression can have \(Self.deepest) brackets in each other")
                }
            case ")", "]":
                depth -= 1
            case "$":
                throw XML.Error(.unsupported, "There are no variables in an expression")
            case "\0":
                throw XML.Error(.illegalCharacter, "There can be no U+0000 in an expression")
            case _ where character.beginsXMLName:
                let tail = rest.prefix(while: \.continuesXMLName)
                rest = rest.dropFirst(tail.count)
                guard rest.first == ":", rest.dropFirst().first != ":" else { continue }
                var prefix = String(character)
                prefix.unicodeScalars.append(contentsOf: tail)
                guard prefix == "xml" || namespaces[prefix] != nil else {
                    throw XML.Error(.undeclaredPrefix, "The prefix \"\(prefix)\" of the expression has no namespace")
                }
            default: break
            }
        }
    }

    /// The functions of XPath 1.0, section 4.
    static let functions: Set<String> = [
        "last", "position", "count", "id", "local-name", "namespace-uri", "name", "string", "concat", "starts-with",
        "contains", "substring-before", "substring-after", "substring", "string-length", "normalize-space", "translate",
        "boolean", "not", "true", "false", "lang", "number", "sum", "floor", "ceiling", "round",
    ]
}
