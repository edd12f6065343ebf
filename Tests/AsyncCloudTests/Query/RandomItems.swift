import AsyncFetchTesting

@testable import AsyncCloud

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Random items and conditions, the same for the same seed.
struct RandomItems {
    var random: SplitMix

    /// Texts that differ in case, in the composition of characters, or in a character that is a wildcard somewhere.
    static let texts = [
        "", "a", "A", "b", "ab", "aB", "a%b", "a_b", "axb", "a\\b", "%", "_", "\\", "a'b", "10", "9", "010", "a2",
        "a10",
        "\u{E9}", "e\u{301}", "\u{C9}", "E\u{301}", "caf\u{E9}", "cafe\u{301}", "CAFE", "e", "\u{DF}", "ss", "\u{130}",
        "i\u{307}", "\u{3A3}", "\u{3C3}", "\u{3C2}", "\u{212B}", "\u{C5}", "A\u{30A}", "\u{1F468}\u{200D}\u{1F469}",
        "\u{1F468}", "\r\n", "\n", "a\r\nb", "x y", " ", "\u{FFFF}", "\u{10FFFF}", "image/png", "IMAGE/JPEG", "a/b",
    ]

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func isTrue(oneIn count: Int) -> Bool { number(below: count) == 0 }

    mutating func text() -> String {
        let text = Self.texts[number(below: Self.texts.count)]
        return isTrue(oneIn: 3) ? text + Self.texts[number(below: Self.texts.count)] : text
    }

    mutating func name() -> String {
        let name = text().split(separator: "/").joined()
        return name.utf8.isEmpty ? "n" : name
    }

    mutating func size() -> Int64 {
        switch number(below: 8) {
        case 0: 0
        case 1: .max
        case 2: .min
        case 3: 1 << 53 + 1
        default: Int64(number(below: 20))
        }
    }

    mutating func time() -> Date {
        switch number(below: 8) {
        case 0: Date(timeIntervalSince1970: .infinity)
        case 1: Date(timeIntervalSince1970: -0.0)
        case 2: Date(timeIntervalSince1970: .nan)
        case 3: Date(timeIntervalSince1970: 1_795_210_211.123_456_7)
        default: Date(timeIntervalSince1970: Double(number(below: 20)) / 3)
        }
    }

    mutating func path() throws -> Cloud.Path {
        var path = Cloud.Path.root
        for _ in 0..<number(below: 4) { path = try path.appending(name()) }
        return path
    }

    mutating func item() throws -> Cloud.Item {
        var item = try Cloud.Item(path().appending(name()), isTrue(oneIn: 3) ? .folder : .file)
        if !isTrue(oneIn: 4) { item.size = size() }
        if !isTrue(oneIn: 4) { item.modified = time() }
        if !isTrue(oneIn: 4) { item.contentType = text() }
        if !isTrue(oneIn: 4) { item.ownerID = text() }
        if !isTrue(oneIn: 4) { item.ownerName = text() }
        if !isTrue(oneIn: 4) { item.fileID = text() }
        item.isFavorite = isTrue(oneIn: 2)
        return item
    }

    /// Returns an item that is equal to itself: without a time that is not a number.
    mutating func comparableItem() throws -> Cloud.Item {
        var item = try item()
        if item.modified.map(\.timeIntervalSince1970.isNaN) == true { item.modified = nil }
        return item
    }

    mutating func textTest() -> Cloud.Condition.TextTest {
        let pattern = isTrue(oneIn: 50) ? "a\0b" : text()
        switch number(below: 5) {
        case 0: return .equals(pattern)
        case 1: return .hasPrefix(pattern)
        case 2: return .hasSuffix(pattern)
        case 3: return .contains(pattern)
        default: return .exactly(pattern)
        }
    }

    mutating func relation() -> Cloud.Condition.Relation {
        [.less, .atMost, .equal, .atLeast, .greater][number(below: 5)]
    }

    mutating func condition(depth: Int = 3) throws -> Cloud.Condition {
        switch number(below: depth == 0 ? 10 : 16) {
        case 0: return .name(textTest())
        case 1: return .contentType(textTest())
        case 2: return .ownerID(textTest())
        case 3: return .ownerName(textTest())
        case 4: return .fileID(textTest())
        case 5: return .size(relation(), size())
        case 6: return .modified(relation(), time())
        case 7: return .kind(isTrue(oneIn: 2) ? .file : .folder)
        case 8: return isTrue(oneIn: 2) ? .isFavorite : try .within(path())
        case 9:
            let all: [Cloud.Condition.Property] = [.contentType, .ownerID, .ownerName, .fileID, .size, .modified]
            return .isMissing(all[number(below: all.count)])
        case 10, 11: return try .not(condition(depth: depth - 1))
        case 12, 13: return try .all(conditions(depth: depth - 1))
        default: return try .any(conditions(depth: depth - 1))
        }
    }

    private mutating func conditions(depth: Int) throws -> [Cloud.Condition] {
        var conditions: [Cloud.Condition] = []
        for _ in 0..<number(below: 4) { try conditions.append(condition(depth: depth)) }
        return conditions
    }
}
