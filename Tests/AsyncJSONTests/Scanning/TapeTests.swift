#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Testing

@testable import AsyncJSON

/// The tape as the index of quotes gives it, against that of the reader, which decides what is JSON.
@Suite("JSON tape", .timeLimit(.minutes(10)))
struct TapeTests {
    /// The number of mutated documents; `JSON_DOCUMENTS` sets another, such as ten million.
    private static let count = ProcessInfo.processInfo.environment["JSON_DOCUMENTS"].flatMap(Int.init) ?? 20_000

    /// Compares both tapes of a document; returns `true` if it is JSON.
    ///
    /// A document that is JSON and not regular would only be slow, but there is none.
    @discardableResult
    private static func check(_ document: [UInt8], limits: JSON.Limits = JSON.Limits()) throws -> Bool {
        let bytes = try PaddedBytes.copy(document, limits: limits)
        let regular = Tape(regular: bytes, limits)
        defer { regular?.deallocate() }
        guard let checked = try? Tape(checking: bytes, limits) else {
            #expect(regular == nil, "\(text(document).debugDescription) is not JSON")
            return false
        }
        defer { checked.deallocate() }
        let count = checked.next(after: 0)
        if let regular, regular.next(after: 0) == count,
            (0..<count).allSatisfy({ regular.words[$0] == checked.words[$0] })
        {
            return true
        }
        Issue.record("\(text(document).debugDescription): \(regular == nil ? "refused" : "another tape")")
        return true
    }

    @Test func elementsBeyondTheLargestCountOfATapeAreFound() throws {
        let document = try Document(
            PaddedBytes.copy(Array("[[1,2],[3],4]".utf8), limits: JSON.Limits()),
            limits: JSON.Limits()
        )
        let (array, last) = (2, 10)
        for index in [0, array] { #expect(document.tape.kind(at: index) == .array) }
        #expect(document.tape.next(after: 0) == last)
        // As if there were more elements than the word can count.
        for index in [0, array] { document.tape.words[index] |= UInt64(Tape.longest) << 32 }
        let value = JSON.Value(document, 0)
        #expect(value[2]?.int64 == 4)
        #expect(value[0, 1]?.int64 == 2)
        #expect(value[0, 2] == nil)
        #expect(value[3] == nil && value[Int.max] == nil && value[-1] == nil)
        #expect(UnkeyedNodes(array: 0, DecodingSource(document, JSON.Decoder())).count == nil)
        #expect(UnkeyedNodes(array: 6, DecodingSource(document, JSON.Decoder())).count == 1)
    }

    @Test func memoryForElementsIsNotReservedBeyondTheTape() throws {
        let zeros = "[\(Array(repeating: "0", count: 100_000).joined(separator: ","))]"
        let document = try Document(PaddedBytes.copy(zeros.utf8, limits: JSON.Limits()), limits: JSON.Limits())
        #expect(document.tape.room(forElementsAt: 0, 1024) == 100_002 * 8 / 1024 + 16)
        #expect(document.tape.room(forElementsAt: 0, 8) == 100_000, "Numbers get all of it at once")
        #expect(try JSON.Decoder().decode([Int].self, from: JSON.Value(document, 0)).count == 100_000)
    }

    @Test func mutatedDocumentsHaveTheSameTape() throws {
        var mutator = Mutator(seed: 21)
        var generator = SplitMix(state: 22)
        var accepted = 0
        for _ in 0..<Self.count {
            let document = mutator.next()
            if try Self.check(document) { accepted += 1 }
            // Every eighth again, behind text that moves it over the edges of blocks and chunks.
            guard Int.random(in: 0..<8, using: &generator) == 0 else { continue }
            let edge = [64, 128, 4096, 4160, 8320].randomElement(using: &generator) ?? 64
            let size = max(0, edge - Int.random(in: 0...document.count + 4, using: &generator))
            try Self.check(Self.behind(size, document, isInString: Bool.random(using: &generator)))
        }
        #expect(accepted > Self.count / 6, "Too few good documents to compare")
    }

    /// The document as an element that begins after `size` bytes, which are spaces or a string.
    private static func behind(_ size: Int, _ document: [UInt8], isInString: Bool) -> [UInt8] {
        let filler = [UInt8](repeating: isInString ? UInt8(ascii: "x") : UInt8(ascii: " "), count: max(0, size - 4))
        let quote = [UInt8](repeating: UInt8(ascii: "\""), count: isInString ? 1 : 0)
        let zero = [UInt8](repeating: UInt8(ascii: "0"), count: isInString ? 0 : 1)
        return Array("[".utf8) + quote + filler + quote + zero + Array(",".utf8) + document + Array("]".utf8)
    }

    private static let texts: [[UInt8]] =
        [
            "", #"\""#, #"\\"#, #"\\\""#, #"\\\\"#, #"\\\\\""#, #"\u00e9"#, #"\uD83D\uDE00"#, #"\ud83d\ude00\\"#,
            #"\n\t\/"#, "é", "東", "😀", "é東😀é", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}",
            "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "{}[]:,",
            // None of these is JSON.
            #"\"#, #"\\\"#, #"\x"#, #"\u12"#, #"\u12g4"#, #"\uD83D"#, #"\uDE00"#, #"\uD83D\n"#, #"\uD83D\u0041"#,
            #"\uD83Dx"#, #"\uDE00\uD83D"#, "\u{1F}", "\n", "\0",
        ].map { Array($0.utf8) } + [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0xC3, 0xA9], [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xE2], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
            [0xF0, 0x9F, 0x98, 0x41], [0xF0, 0x9F], [0xF0], [0xFF], [0xFE], [0xC3, 0xA9, 0x80],
            [0xE2, 0x82, 0xAC, 0x80],
        ]

    private static let values = [
        "0", "-0", "10", "1.5", "-1.25e-10", "1E5", "true", "false", "null", "{}", "[]", "{ }", "[\n]", "[1]",
        #"{"a":1}"#, #"{"" : "" , "b":[ ]}"#, "  \t\r\n        1          ", #"[[["x"]]]"#,
        // None of these is JSON.
        "", "01", "-", "1.", ".5", "1e", "1e+", "+1", "tru", "truE", "falsE", "fals", "nul", "nuLL", "ttrue", "frue",
        "talse", "[", "]", "{", "}", ":", ",", "[1,]", "[,1]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a" 1}"#,
        "{1:2}",
        #""a" "b""#, #""a":"b""#, #"["a":1]"#, #"{"a","b"}"#, "[1}", #"{"a":1]"#, #"1"2""#, #"\"a""#, #"\"#, "é",
        "\u{1}",
        "\0", "\u{FEFF}1",
    ]

    /// Every kind of token over every edge: of the first block, of a later one, and of the chunk.
    @Test(arguments: [64, 128, 4160])
    func tokensOverEdgesAreTheSame(_ edge: Int) throws {
        for text in Self.texts {
            for shift in 0...text.count + 3 {
                for end in ["", "\"", "\"]", "xyz\"]"] {
                    let size = edge - 2 - shift
                    let plain = [UInt8](repeating: UInt8(ascii: "x"), count: size)
                    try Self.check(Array("[\"".utf8) + plain + text + Array(end.utf8))
                    // The same as the only text of the block, and as a name.
                    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: size)
                    try Self.check(Array("{".utf8) + spaces + Array("\"".utf8) + text + Array("\":1}".utf8))
                }
            }
        }
        for value in Self.values {
            for shift in 0...value.utf8.count + 3 {
                for isInString in [true, false] {
                    try Self.check(Self.behind(edge - shift, Array(value.utf8), isInString: isInString))
                }
            }
        }
    }

    @Test func shortDocumentsAreTheSame() throws {
        for value in Self.values {
            try Self.check(Array(value.utf8))
            try Self.check([0xEF, 0xBB, 0xBF] + Array(value.utf8))
        }
        for first in UInt8.min...UInt8.max {
            try Self.check([first])
            for second in UInt8.min...UInt8.max { try Self.check([first, second]) }
        }
    }

    /// Every character in the middle of a string, and every sequence of a lead and two others.
    @Test func everyCharacterIsTheSame() throws {
        for scalars in stride(from: 0x80, to: 0x11_0000, by: 997) {
            let some = (scalars..<min(scalars + 997, 0x11_0000)).compactMap { Unicode.Scalar($0) }
            #expect(try Self.check(Array("[\"\(String(String.UnicodeScalarView(some)))\"]".utf8)))
        }
        let edges: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xF0, 0xFF]
        for lead in UInt8(0x80)...0xFF {
            for second in edges {
                for third in edges { try Self.check([0x22, lead, second, third, 0x22]) }
            }
        }
    }

    @Test(arguments: [1, 3, 60, 4_100, 20_000])
    func longStringsCrossManyChunks(_ length: Int) throws {
        for text in ["x", #"\\"#, #"\""#, #"\uD83D\uDE00"#, "é", "😀", #"x\n"#] {
            let string = "\"" + String(repeating: text, count: length) + "\""
            #expect(try Self.check(Array(string.utf8)))
            #expect(try Self.check(Array("{\(string):[\(string),1,\(string)]}".utf8)))
            #expect(try !Self.check(Array("[\(string.dropLast())".utf8)))
            #expect(try !Self.check(Array("[\(string.dropLast())\u{1}\"]".utf8)))
            #expect(try !Self.check(Array("[\(string.dropLast())\\ud800\"]".utf8)))
        }
        // Without any string in most chunks, before and after one.
        let numbers = String(repeating: "[1,true],", count: length)
        #expect(try Self.check(Array("[\(numbers)\"a\",\(numbers)\"b\"]".utf8)))
        #expect(try !Self.check(Array("[\(numbers)\"a\",\(numbers)\"b]".utf8)))
        #expect(try !Self.check(Array("[\(numbers)\\\"a\"]".utf8)))
    }

    @Test func depthIsLimitedAtTheSameLevel() throws {
        for depth in [1, 2, 63, 64, 65, 512, 513] {
            let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let objects = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
            for document in [arrays, objects] {
                #expect(try Self.check(Array(document.utf8)) == (depth <= 512))
                #expect(try Self.check(Array(document.utf8), limits: JSON.Limits(depth: depth)))
                #expect(try !Self.check(Array(document.utf8), limits: JSON.Limits(depth: depth - 1)))
            }
        }
    }

    /// Names without values, values without names: more words than quotes, so that the tape grows.
    @Test func aTapeGrowsWithItsDocument() throws {
        for element in ["[]", "{}", "1", "[[[]]]", #"{"a":{"b":[1,2,3,4]}}"#] {
            #expect(try Self.check(Array("[\(String(repeating: element + ",", count: 10_000))\(element)]".utf8)))
        }
    }

    /// The way without the instruction that gathers a mask's bits has the same result.
    @Test func foldedMasksAreTheirBits() {
        var generator = SplitMix(state: 3)
        for _ in 0..<1_000 {
            let bytes = (0..<64).map { _ in UInt8.random(in: 0...3, using: &generator) }
            bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                let masks = (0..<4).map { part -> ByteBlock.Mask in
                    ByteBlock.load(start + part * 16) .== ByteBlock.Vector(repeating: 1)
                }
                let bits = ByteBlock.foldedBits(masks[0], masks[1], masks[2], masks[3])
                #expect(bits == ByteBlock(at: start).bits(of: 1))
                #expect(bytes.indices.allSatisfy { (bits >> $0 & 1 == 1) == (bytes[$0] == 1) })
                #expect(ByteBlock(at: start).contains(1) == (bits != 0))
            }
        }
    }
}
