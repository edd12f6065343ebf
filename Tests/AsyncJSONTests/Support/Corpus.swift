import AsyncJSON
import TestCorpora

/// The documents of nst/JSONTestSuite below the folder that `CORPORA_DIR` names.
enum Corpus {
    private static let folder = "json-test-suite/test_parsing"

    /// The names of the documents that begin with `prefix`; none without the corpus.
    static func names(_ prefix: String) -> [String] { Corpora.files(folder, prefix: prefix, suffix: ".json") }

    static func document(_ name: String) throws -> [UInt8] { try Corpora.bytes(folder, name) }
}

/// A model that knows nothing: everything it reads goes through the pull reader's skipping.
struct Envelope: JSON.Model {
    var unknown = JSON.UnknownMembers()
    init() {}
    static let fields: JSON.FieldTable<Self> = []
}

/// A model with one member of any shape: everything it reads is copied into a value of its own.
struct AnyEnvelope: JSON.Model {
    var x: JSON.Value?
    var unknown = JSON.UnknownMembers()
    init() {}
    static let fields: JSON.FieldTable<Self> = [.any("x", \.x)]
}

/// The document as the only member of an object.
func enveloped(_ document: [UInt8]) -> [UInt8] { Array(#"{"x":"#.utf8) + document + Array("}".utf8) }

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A random value without null members inside objects, which a merge patch cannot express.
func randomValue(_ generator: inout SplitMix, depth: Int = 0) -> JSON.Value {
    let strings = ["", "a", "é", "\u{1F600}", "\"\\\n\u{1}", String(repeating: "long ", count: 9)]
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &generator) {
    case 0: return true
    case 1: return JSON.Value(Int.random(in: -5...5, using: &generator))
    case 2: return JSON.Value(Double.random(in: -1e9...1e9, using: &generator))
    case 3: return JSON.Value(strings.randomElement(using: &generator) ?? "")
    case 4: return false
    case 5: return JSON.Value(UInt64.random(in: 0 ... .max, using: &generator))
    case 6:
        let count = Int.random(in: 0..<4, using: &generator)
        return JSON.Value((0..<count).map { _ in randomValue(&generator, depth: depth + 1) })
    default:
        var object: JSON.Value = [:]
        for _ in 0..<Int.random(in: 0..<5, using: &generator) {
            object[["a", "b", "c", "d", "é\"", "name"].randomElement(using: &generator) ?? ""] =
                randomValue(&generator, depth: depth + 1)
        }
        return object
    }
}
