import Synchronization

/// Tables of the characters of encodings with one byte per character; each table is created once.
enum SingleByteTables {
    /// The entry for a byte without a character.
    static let undefined = UInt32.max

    private static let tables = Mutex<[String: [UInt32]]>([:])

    /// Returns the table for a name of the system's converter; `nil` if the converter does not know the name.
    static func table(for name: String) -> [UInt32]? {
        if let table = tables.withLock({ $0[name] }) { return table }
        guard SystemConverter.isAvailable(name) else { return nil }
        let table = (0...255).map { (byte: UInt8) in character(of: byte, in: name) ?? undefined }
        tables.withLock { $0[name] = table }
        return table
    }

    private static func character(of byte: UInt8, in name: String) -> UInt32? {
        var (escape, utf8): ([UInt8], [UInt8]) = ([], [])
        let conversion = withUnsafePointer(to: byte) {
            SystemConverter.convert(
                UnsafeBufferPointer(start: $0, count: 1),
                from: name,
                escape: &escape,
                isLast: true,
                stopsAtMalformed: true,
                into: &utf8
            )
        }
        if !conversion.isMalformed { return String(decoding: utf8, as: UTF8.self).unicodeScalars.first?.value }
        // On the web, the gaps in this range of the Windows code pages are the control characters of Latin 1.
        return name.hasPrefix("CP") && 0x80...0x9F ~= byte ? UInt32(byte) : nil
    }
}
