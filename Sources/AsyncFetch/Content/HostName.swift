/// The names of hosts, which have several spellings.
enum HostName {
    /// A name in lower case, in ASCII (`xn--…`) and without the dot that may end it.
    static func canonical(_ name: some StringProtocol) -> String {
        var name = String(name)
        if name.hasSuffix(".") { name.removeLast() }
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.inLowerCase }
        return name.lowercased().split(separator: ".", omittingEmptySubsequences: false).map { label in
            label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--" + Punycode.encoded(label)
        }.joined(separator: ".")
    }

    /// Whether each of its labels has something in it.
    static func isWhole(_ name: String) -> Bool {
        !name.isEmpty && !name.split(separator: ".", omittingEmptySubsequences: false).contains("")
    }
}
