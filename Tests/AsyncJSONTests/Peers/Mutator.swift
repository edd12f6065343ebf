/// Makes documents that are almost good: pages like those of Drive and the documents of JSONTestSuite, changed in places.
struct Mutator {
    private var generator: SplitMix
    private let seeds: [[UInt8]]

    private static let tokens: [[UInt8]] =
        [
            "true", "false", "null", "{}", "[]", "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "\\u00e9", "\\ud83d",
            "\\ude00", "\\\"", " ", "\n", "\t", "0", "-", "-0", "1e400", "-1E-400", "1.", ".5", "0.1e+1", "2e", "00",
            "18446744073709551616", "9007199254740993", "0.30000000000000004", "5e-324", "NaN", "-Infinity", "é",
            "e\u{301}",
            "\u{1F600}", "\u{FEFF}", "\0", "//", "'", "\"name\":", "\"\":1,", "[[[[", "]]]]", "{\"a\":",
        ].map { Array($0.utf8) } + [[0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0xFF]]

    init(seed: UInt64) {
        generator = SplitMix(state: seed)
        let suite = Corpus.names("").compactMap { try? Corpus.document($0) }.filter { $0.count < 1000 }
        var pages: [[UInt8]] = []
        for count in 0..<100 { pages.append(Self.page(of: count % 4, &generator)) }
        seeds = suite + pages
    }

    /// The next document; none to three changes away from a seed.
    mutating func next() -> [UInt8] {
        var document = randomSeed()
        for _ in 0..<Int.random(in: 0...3, using: &generator) { change(&document) }
        return document
    }

    private mutating func change(_ document: inout [UInt8]) {
        let place = Int.random(in: 0...document.count, using: &generator)
        let end = min(place + Int.random(in: 0...8, using: &generator), document.count)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            if place < document.count { document[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
        case 1: document.removeSubrange(place..<end)
        case 2: document.insert(contentsOf: document[place..<end], at: place)
        case 3: document.insert(contentsOf: randomToken(), at: place)
        case 4: document.replaceSubrange(place..<end, with: randomToken())
        case 5: replaceNumber(in: &document, from: place)
        case 6:
            let other = randomSeed()
            document = Array(document[..<place] + other[min(place, other.count)...])
        default:
            if Bool.random(using: &generator) { document.removeSubrange(place...) }
        }
    }

    /// Puts a token in the place of the next number, where most of them are good.
    private mutating func replaceNumber(in document: inout [UInt8], from place: Int) {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        guard let start = document[place...].firstIndex(where: isDigit) else { return }
        let end = document[start...].firstIndex { !isDigit($0) } ?? document.count
        document.replaceSubrange(start..<end, with: randomToken())
    }

    private mutating func randomSeed() -> [UInt8] { seeds.randomElement(using: &generator) ?? [] }
    private mutating func randomToken() -> [UInt8] { Self.tokens.randomElement(using: &generator) ?? [] }

    /// A page of files with a random value in each.
    private static func page(of count: Int, _ generator: inout SplitMix) -> [UInt8] {
        let files = (0..<count).map { index in
            """
            {"kind":"drive#file","id":"1x\(generator.next())","name":"Bericht \(index) \\u00fc\\/é.txt",\
            "size":"\(generator.next())","version":\(index).50e\(index),"trashed":false,\
            "modifiedTime":"2026-11-20T10:00:00.120Z","new": \(randomValue(&generator)) }
            """
        }
        let text =
            "{\n  \"kind\": \"drive#fileList\", \"nextPageToken\":\"~!!~\",\"files\": [ \(files.joined(separator: ",\n")) ]\n}"
        return Array(text.utf8)
    }
}
