/// The names of hosts, which can be spelled in several ways.
package enum HostName {
    /// Returns the name in lower case and in ASCII (`xn--…`), without a dot at its end.
    package static func canonical(_ name: some StringProtocol) -> String {
        var name = String(name)
        if name.hasSuffix(".") { name.removeLast() }
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.inLowerCase }
        return name.lowercased().split(separator: ".", omittingEmptySubsequences: false).map { label in
            label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--" + Punycode.encoded(label)
        }.joined(separator: ".")
    }

    /// Returns `true` if no label of the name is empty.
    static func isWhole(_ name: String) -> Bool {
        !name.isEmpty && !name.split(separator: ".", omittingEmptySubsequences: false).contains("")
    }
}
