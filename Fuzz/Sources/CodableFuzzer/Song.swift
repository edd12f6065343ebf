import AsyncJSON

/// A type as an application would declare it, with synthesized coding; short names, so that the fuzzer finds them.
struct Song: Codable {
    var t: String?
    var b: Bool?
    var i: Int?
    var u: UInt8?
    var d: Double?
    var f: Float?
    var a: [Artist]?
    var l: [String: Int64]?
    var n: [[String?]]?
    var k: Kind?
    var e: Event?
    var m: Label?
    var v: JSON.Value?
    var unknown = JSON.UnknownMembers()

    struct Artist: Codable {
        var t: String
        var unknown = JSON.UnknownMembers()
    }

    enum Kind: String, Codable { case x, y }

    enum Event: Codable {
        case p(at: Int)
        case q
    }

    struct Label: JSON.Model {
        var t: String?
        var i: Int64?
        var unknown = JSON.UnknownMembers()
        init() {}

        static let fields: JSON.FieldTable<Self> = [.string("t", \.t), .int64("i", \.i)]
    }
}
