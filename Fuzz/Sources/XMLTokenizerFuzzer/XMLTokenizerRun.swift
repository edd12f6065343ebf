#if canImport(FuzzSupport)
import FuzzSupport
#endif

@testable import AsyncXML

/// The tokenizer and libxml2 alone say the same of a document: verdict, tape, records, error and place.
///
/// The whole input is the document, so that documents of others are good seeds. A number made of its bytes decides about
/// the pieces, the limits and the use.
enum XMLTokenizerRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ document: UnsafeBufferPointer<UInt8>) {
        var choices = Choices(document)
        let sizes = choices.sizes(document.count)
        let difference = difference(Array(document), sizes: sizes, use: choices.use(), limits: choices.limits())
        if let difference { expect(false, difference) }
    }
}

/// Choices that the bytes of a document determine.
private struct Choices {
    private var state: UInt64

    init(_ document: UnsafeBufferPointer<UInt8>) {
        state = document.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    /// Returns the sizes of the pieces of a document; the last is repeated.
    mutating func sizes(_ count: Int) -> [Int] {
        switch number(below: 4) {
        case 0: [.max]
        case 1: [1 + number(below: max(1, count)), .max]
        case 2: [1 + number(below: 8)]
        default: (0..<20).map { _ in 1 + number(below: 100) }
        }
    }

    /// Returns the use of the parser.
    mutating func use() -> Judgement.Use {
        switch number(below: 8) {
        case 0: .checker
        case 1: .records(.depth(1))
        case 2: .records(.depth(2))
        case 3: .records(.names([XML.Name("u", "s"), XML.Name("http://www.w3.org/2005/Atom", "entry")]))
        default: .document
        }
    }

    /// Returns limits, which small ones are one time in four.
    mutating func limits() -> XML.Limits {
        var limits = XML.Limits()
        guard number(below: 4) == 0 else { return limits }
        limits.depth = 1 + number(below: 12)
        limits.attributes = 1 + number(below: 12)
        limits.nameLength = 1 + number(below: 80)
        limits.valueLength = 1 + number(below: 400)
        limits.size = 1 + number(below: 8000)
        limits.allowsDeclarations = number(below: 2) == 0
        return limits
    }
}
