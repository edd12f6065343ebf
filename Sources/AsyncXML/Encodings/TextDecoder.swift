extension XML {
    /// A decoder that turns bytes of any encoding into text, all at once or piece by piece.
    ///
    /// ```swift
    /// var decoder = XML.TextDecoder(transport: XML.Charset(contentType: header), context: .html)
    /// for try await chunk in body { text += try decoder.decode(chunk) }
    /// text += try decoder.finish()
    /// ```
    ///
    /// The encoding is found in this order: the byte order mark, the encoding that the transport names, the one that
    /// the text declares, and the default of its ``XML/TextContext``. A mark is not part of the text, but NUL is.
    /// Chunks may end anywhere. A decoder is a value: copies continue independently. Memory: up to 1024 bytes until the
    /// encoding is known, then a few bytes.
    public struct TextDecoder: Sendable {
        /// The treatment of bytes for which the encoding has no character.
        public enum MalformedInput: Sendable, Hashable {
            /// They become U+FFFD, one for each malformed sequence.
            case replace
            /// They throw ``XML/Error`` with their offset.
            case fail
        }

        /// The encoding, if it is known: after the first kilobyte at the latest.
        public private(set) var charset: Charset?

        private let transport: Charset?
        private let context: TextContext
        private let fallback: Charset
        private let malformed: MalformedInput
        /// Bytes that wait until the encoding is known; later, those of an unfinished character.
        private var pending: [UInt8] = []
        private var converter: Converter?
        /// The number of bytes decoded.
        private var offset = 0

        /// Creates a decoder.
        ///
        /// - Parameters:
        ///   - transport: The encoding that the transport names; see ``XML/Charset/init(contentType:)``.
        ///   - context: The kind of text.
        ///   - fallback: The encoding if no other is named, in place of the context's default.
        ///   - malformed: The treatment of bytes that stand for no character.
        public init(
            transport: Charset? = nil,
            context: TextContext = .plain,
            fallback: Charset? = nil,
            malformed: MalformedInput = .replace
        ) {
            self.transport = transport
            self.context = context
            self.fallback = fallback ?? (context == .html ? .windows1252 : .utf8)
            self.malformed = malformed
        }

        /// Decodes the next bytes.
        ///
        /// - Parameter bytes: The bytes that follow those of the last call.
        /// - Returns: The text of all characters that are complete.
        /// - Throws: ``XML/Error`` for an unknown encoding, or for malformed bytes if they are to fail.
        public mutating func decode(_ bytes: some Sequence<UInt8>) throws(XML.Error) -> String {
            var text: [UInt8] = []
            try decode(bytes, into: &text)
            return String(decoding: text, as: UTF8.self)
        }

        /// Decodes the bytes that are held back, because no more bytes follow.
        ///
        /// - Returns: The rest of the text.
        /// - Throws: ``XML/Error`` for an unknown encoding, or for malformed bytes if they are to fail.
        public mutating func finish() throws(XML.Error) -> String {
            var text: [UInt8] = []
            try finish(into: &text)
            return String(decoding: text, as: UTF8.self)
        }

        /// Decodes the next bytes into UTF-8.
        ///
        /// - Parameters:
        ///   - bytes: The bytes that follow those of the last call.
        ///   - utf8: The array to which the text is appended.
        /// - Throws: ``XML/Error`` for an unknown encoding, or for malformed bytes if they are to fail.
        public mutating func decode(_ bytes: some Sequence<UInt8>, into utf8: inout [UInt8]) throws(XML.Error) {
            pending.append(contentsOf: bytes)
            try convert(isLast: false, into: &utf8)
        }

        /// Decodes the bytes that are held back into UTF-8, because no more bytes follow.
        ///
        /// - Parameter utf8: The array to which the text is appended.
        /// - Throws: ``XML/Error`` for an unknown encoding, or for malformed bytes if they are to fail.
        public mutating func finish(into utf8: inout [UInt8]) throws(XML.Error) {
            try convert(isLast: true, into: &utf8)
        }

        /// Decodes a whole text.
        ///
        /// - Parameter bytes: All of its bytes.
        /// - Returns: The text.
        /// - Throws: ``XML/Error`` for an unknown encoding, or for malformed bytes if they are to fail.
        public func text(of bytes: some Sequence<UInt8>) throws(XML.Error) -> String {
            var decoder = self
            var utf8: [UInt8] = []
            try decoder.decode(bytes, into: &utf8)
            try decoder.finish(into: &utf8)
            return String(decoding: utf8, as: UTF8.self)
        }

        private mutating func convert(isLast: Bool, into utf8: inout [UInt8]) throws(XML.Error) {
            if converter == nil {
                let detected = try DetectedCharset(
                    head: pending,
                    isComplete: isLast,
                    transport: transport,
                    context: context,
                    fallback: fallback
                )
                guard let detected else { return }
                charset = detected.charset
                converter = try Converter(detected.charset)
                pending.removeFirst(detected.markLength)
                offset = detected.markLength
            }
            guard var converter else { return }
            let conversion = pending.withUnsafeBufferPointer {
                converter.convert($0, isLast: isLast, stopsAtMalformed: malformed == .fail, into: &utf8)
            }
            offset += conversion.count
            pending.removeFirst(conversion.count)
            self.converter = converter
            guard conversion.isMalformed else { return }
            throw XML.Error(
                .invalidEncoding,
                "The bytes at offset \(offset) are no character of \(converter.charset)"
            )
        }
    }
}
