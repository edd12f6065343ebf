import AsyncXML

/// A song on the fast path; of an element that is there several times the first counts, as it does for `Codable`, and
/// a number without digits is nil.
struct SongRecord: XML.CursorDecodable {
    var number: Int?
    var small: UInt8?
    var lang: String?
    var title: String?
    var isLive: Bool?
    var volume: Double?
    var artists: [XMLSong.Artist] = []
    var items: [Int] = []
    var list: [String] = []
    var parts: [XMLSong.Part] = []
    var extensions: XML.Extensions

    init(xml: borrowing XML.Cursor) throws {
        extensions = try xml.extensions(XMLSong.CodingKeys.self)
        var seen: Set<XMLSong.CodingKeys> = []
        try xml.forEach(XMLSong.CodingKeys.self) { key, item in
            switch key {
            case .artists: artists.append(try item.value(XMLSong.Artist.self))
            case .items: items.append(try item.value(Int.self))
            case .list: list.append(item.string)
            case .parts: parts.append(item.name.local == "p" ? .p(try item.value(XMLSong.Pause.self)) : .q(item.string))
            case _ where !seen.insert(key).inserted: break
            case .number: number = isBlank(item.string) ? nil : try item.value(Int.self)
            case .small: small = isBlank(item.string) ? nil : try item.value(UInt8.self)
            case .lang: lang = item.string
            case .title: title = item.string
            case .isLive: isLive = isBlank(item.string) ? nil : try item.value(Bool.self)
            case .volume: volume = isBlank(item.string) ? nil : try item.value(Double.self)
            case .extensions: break
            }
        }
    }

    /// The same values as a song with synthesized coding.
    var song: XMLSong {
        XMLSong(
            number: number,
            small: small,
            lang: lang,
            title: title,
            isLive: isLive,
            volume: volume,
            artists: artists,
            items: items,
            list: list,
            parts: parts,
            extensions: extensions
        )
    }
}

private func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }
