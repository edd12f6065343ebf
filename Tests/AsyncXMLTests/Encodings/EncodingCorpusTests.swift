import AsyncXML
import TestCorpora
import Testing

/// The encoding cases of a feed parser in Python: a comment at the top of each document says what is expected of it.
@Suite("Encodings of feeds", .enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set"))
struct EncodingCorpusTests {
    static let folder = "feedparser/tests/encoding"
    static let names = Corpora.files(folder)

    /// What is decided otherwise than expected there, and why.
    enum Decision: String {
        /// RFC 3023 had `text/*` without a charset be ASCII; RFC 7303 (3.2 and 8.1) took that back: the document decides.
        case textIsNotASCII = "no default charset for text/xml"
        /// The type of a body is judged by who fetches it, not by what decodes it.
        case typeIsNotJudged = "a media type that is not XML's"
        /// `gb2312` names GBK, as it does on the web; it is read by the converter of GB 18030, which contains it.
        case nameOfGB18030 = "gb2312 is reported as gbk"
        /// Text that was encoded twice, or has the numbers of windows-1252, is not repaired: it is what was sent.
        case contentIsNotRepaired = "no repair of content"
        /// A document that is not well-formed is an error; no part of it is given out.
        case nothingFromBrokenDocuments = "no content from documents that are refused"
    }

    static let decisions: [String: Decision] = [
        "bozo_http_i18n.xml": .textIsNotASCII,
        "http_text_atom_xml_default.xml": .textIsNotASCII,
        "http_text_rss_xml_default.xml": .textIsNotASCII,
        "http_text_xml_bogus_charset.xml": .textIsNotASCII,
        "http_text_xml_bogus_param.xml": .textIsNotASCII,
        "http_text_xml_default.xml": .textIsNotASCII,
        "http_text_xml_epe_default.xml": .textIsNotASCII,
        "http_text_xml_qs.xml": .textIsNotASCII,
        "bozo_http_text_plain.xml": .typeIsNotJudged,
        "bozo_http_text_plain_charset.xml": .typeIsNotJudged,
        "http_application_atom_xml_gb2312_charset.xml": .nameOfGB18030,
        "http_application_atom_xml_gb2312_charset_overrides_encoding.xml": .nameOfGB18030,
        "http_application_atom_xml_gb2312_encoding.xml": .nameOfGB18030,
        "demoronize-1.xml": .contentIsNotRepaired,
        "demoronize-2.xml": .contentIsNotRepaired,
        "demoronize-3.xml": .contentIsNotRepaired,
        "double-encoded-html.xml": .contentIsNotRepaired,
        "bozo_double-encoded-html.xml": .nothingFromBrokenDocuments,
        "bozo_linenoise.xml": .nothingFromBrokenDocuments,
    ]

    struct Expectation {
        var isAccepted: Bool?
        var encoding: String?
        var title: String?
        var description: String?
        var contentType: String?

        /// Reads the comment at the top, in whatever encoding it is.
        init(_ bytes: [UInt8]) {
            let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
            func line(_ name: String) -> String? {
                text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(name) }
                    .map { String($0.dropFirst(name.count).drop(while: \.isWhitespace)) }
            }
            let expected = line("Expect:") ?? ""
            isAccepted = expected.contains("not bozo") ? true : expected.hasPrefix("bozo") ? false : nil
            func value(_ name: String) -> String? {
                expected.firstRange(of: name + " == '").map { Python.string(expected[$0.upperBound...]) }
            }
            encoding = value("encoding")
            title = value("feed['title']")
            // Most expect a text, some the number of its only character.
            description =
                value("entries[0]['description']") ?? value("entries[0].summary")
                ?? expected.firstRange(of: "ord(entries[0]['description']) == ")
                .flatMap { UInt32(expected[$0.upperBound...]) }.flatMap(Unicode.Scalar.init).map { String($0) }
            contentType = line("Header:").map { String($0.drop { $0 != ":" }.dropFirst()) }
        }
    }

    @Test func allCasesAreThere() { #expect(Self.names.count == 82) }

    @Test(arguments: names)
    func aCaseIsDecodedAsExpectedOrAsDecided(_ name: String) throws {
        let bytes = try Corpora.bytes(Self.folder, name)
        let expectation = Expectation(bytes)
        let transport = expectation.contentType.flatMap(XML.Charset.init(contentType:))
        let document = try? XML.Document(parsing: bytes, charset: transport)
        var decoder = XML.TextDecoder(transport: transport, context: .xml)
        _ = try? decoder.decode(bytes)

        #expect(isWellFormed(bytes, transport) == (document != nil), "In pieces it is judged otherwise than as a whole")

        var misses: [String] = []
        if let isAccepted = expectation.isAccepted, isAccepted != (document != nil) { misses.append("acceptance") }
        if let label = expectation.encoding, XML.Charset(label: label) != decoder.charset {
            misses.append("\(label), not \(decoder.charset?.name ?? "nil")")
        }
        if let title = expectation.title, document?.root["channel"]?["title"]?.text != title { misses.append("title") }
        if let description = expectation.description {
            let found = document?.root["channel"]?["item"]?["description"]?.text
            if found != description { misses.append("\(description), not \(found ?? "nil")") }
        }
        #expect(misses.isEmpty == (Self.decisions[name] == nil), "\(misses)")
    }

    private func isWellFormed(_ bytes: [UInt8], _ transport: XML.Charset?) -> Bool {
        do {
            let checker = try XML.Checker(charset: transport)
            for byte in bytes { try checker.read(CollectionOfOne(byte)) }
            try checker.finish()
            return true
        } catch {
            return false
        }
    }
}

/// The escapes of Python's string literals.
private enum Python {
    static func string(_ literal: Substring) -> String {
        var text = ""
        var rest = literal
        while let character = rest.popFirst(), character != "'" {
            guard character == "\\", let kind = rest.popFirst() else {
                text.append(character)
                continue
            }
            let length = kind == "x" ? 2 : kind == "u" ? 4 : 0
            let scalar = UInt32(rest.prefix(length), radix: 16).flatMap(Unicode.Scalar.init)
            rest = rest.dropFirst(length)
            text.unicodeScalars.append(scalar ?? "\u{FFFD}")
        }
        return text
    }
}
