extension Cloud.Item.Permissions {
    /// Creates the set of the letters of `oc:permissions`; unknown letters are ignored.
    public init(letters: some StringProtocol) {
        var bits = 0
        for letter in letters.utf8 {
            if let index = Self.letters.firstIndex(of: letter) { bits |= 1 << index }
        }
        self.init(rawValue: bits)
    }

    private static let letters = Array("SRMWCKDNVZPX".utf8)
}
