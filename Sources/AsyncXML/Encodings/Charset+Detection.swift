extension XML {
    /// The kind of text to decode: it determines where the text may name its encoding, and the default.
    public enum TextContext: Sendable, Hashable {
        /// XML: the declaration counts (`<?xml encoding="…"?>`), UTF-16 and UTF-32 are detected by their first
        /// characters, and the default is UTF-8 (XML 1.0, appendix F; RFC 7303).
        case xml
        /// HTML: a `<meta>` within the first 1024 bytes counts, and the default is windows-1252 (WHATWG HTML, 13.2.3).
        case html
        /// Any other text: the default is UTF-8.
        case plain
    }
}

/// The encoding of a text, found in its first bytes.
struct DetectedCharset {
    var charset: XML.Charset
    /// The size of the byte order mark at the beginning.
    var markLength = 0
}

extension DetectedCharset {
    /// The number of bytes after which the encoding is decided; a declaration that ends later does not count.
    static let longestHead = 1024

    /// Detects the encoding by byte order mark, transport, declaration or default, in this order.
    ///
    /// The result is `nil` if more bytes are needed.
    ///
    /// - Parameters:
    ///   - head: The first bytes of the text.
    ///   - isComplete: A Boolean value indicating whether these are all bytes.
    ///   - transport: The encoding that the transport names.
    ///   - context: The kind of text.
    ///   - fallback: The encoding if no other is named.
    /// - Throws: ``XML/Error`` if XML declares an unknown encoding.
    init?(
        head: [UInt8],
        isComplete: Bool,
        transport: XML.Charset?,
        context: XML.TextContext,
        fallback: XML.Charset
    ) throws(XML.Error) {
        guard isComplete || head.count >= 4 else { return nil }
        let fallback = fallback.withByteOrder(of: head)
        if let marked = Self.byteOrderMark(head) {
            self = marked
        } else if let transport {
            self.init(charset: transport.withByteOrder(of: head))
        } else if context == .xml, let unit = XML.Charset.ofFirstCharacter(in: head) {
            self.init(charset: unit)
        } else {
            let needsMore = !isComplete && head.count < Self.longestHead
            switch context {
            case .plain:
                self.init(charset: fallback)
            case .xml:
                switch XMLDeclaration.encoding(in: head.prefix(Self.longestHead)) {
                case .unfinished where needsMore: return nil
                case .unfinished, .none: self.init(charset: fallback)
                case .label(let label):
                    guard let charset = XML.Charset(label: label) else {
                        throw XML.Error(.invalidEncoding, "No converter for the declared encoding '\(label)'")
                    }
                    self.init(charset: charset.readableAsASCII)
                }
            case .html:
                let declared = MetaCharset.find(in: head.prefix(Self.longestHead))
                guard declared != nil || !needsMore else { return nil }
                self.init(charset: declared?.readableAsASCII ?? fallback)
            }
        }
    }

    private static func byteOrderMark(_ head: [UInt8]) -> DetectedCharset? {
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return Self(charset: .utf8, markLength: 3) }
        if head.starts(with: [0xFF, 0xFE, 0, 0]) { return Self(charset: .utf32LittleEndian, markLength: 4) }
        if head.starts(with: [0, 0, 0xFE, 0xFF]) { return Self(charset: .utf32BigEndian, markLength: 4) }
        if head.starts(with: [0xFF, 0xFE]) { return Self(charset: .utf16LittleEndian, markLength: 2) }
        if head.starts(with: [0xFE, 0xFF]) { return Self(charset: .utf16BigEndian, markLength: 2) }
        return nil
    }
}

extension XML.Charset {
    /// This encoding, or UTF-8 for UTF-16 and UTF-32: their declaration would not be readable byte by byte.
    fileprivate var readableAsASCII: XML.Charset {
        switch scheme {
        case .utf16, .utf32: .utf8
        default: self
        }
    }

    /// Returns the encoding with units of two or four bytes in which `<` is the first character.
    fileprivate static func ofFirstCharacter(in head: [UInt8]) -> XML.Charset? {
        guard head.count >= 4 else { return nil }
        switch (head[0], head[1], head[2], head[3]) {
        case (0, 0, 0, 0x3C): return .utf32BigEndian
        case (0x3C, 0, 0, 0): return .utf32LittleEndian
        case (0, 0x3C, _, _): return .utf16BigEndian
        case (0x3C, 0, _, _): return .utf16LittleEndian
        default: return nil
        }
    }

    /// Returns the same encoding with the byte order in which the first character is ASCII.
    ///
    /// If no order fits, the low byte comes first, as on the web.
    fileprivate func withByteOrder(of head: [UInt8]) -> XML.Charset {
        switch scheme {
        case .utf16(.unknown):
            head.count >= 2 && head[0] == 0 && head[1] != 0 ? .utf16BigEndian : .utf16LittleEndian
        case .utf32(.unknown):
            head.count >= 4 && head[0] == 0 && head[3] != 0 ? .utf32BigEndian : .utf32LittleEndian
        default: self
        }
    }
}
