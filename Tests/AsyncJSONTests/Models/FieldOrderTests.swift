import AsyncJSON
import Testing

/// The order of the members that came last is a hint for the next object, and never more.
@Suite("JSON models: order of members")
struct FieldOrderTests {
    /// Names that begin alike, around the eight bytes of a comparison; one is empty, one is written with an escape.
    private struct Names: JSON.Model {
        var empty: Int32?
        var a: Int32?
        var ab: Int32?
        var five: Int32?
        var six: Int32?
        var thirteen: Int32?
        var fourteen: Int32?
        var quoted: Int32?
        var list: [Names]?
        var unknown = JSON.UnknownMembers()
        init() {}
        static let fields: JSON.FieldTable<Self> = [
            .int32("", \.empty), .int32("a", \.a), .int32("ab", \.ab), .int32("abcde", \.five),
            .int32("abcdef", \.six), .int32("abcdefghijklm", \.thirteen), .int32("abcdefghijklmn", \.fourteen),
            .int32("a\"", \.quoted), .array("list", \.list, of: .object),
        ]
    }

    private static let names = Names.fields.names.filter { $0 != "list" }

    /// An object with some members in a random order, some of them unknown, and some colons after white space.
    private static func object(_ generator: inout SplitMix) -> (text: String, values: [String: Int32]) {
        var values: [String: Int32] = [:]
        var members: [String] = []
        for name in names.shuffled(using: &generator).prefix(Int.random(in: 0...names.count, using: &generator)) {
            let value = Int32.random(in: 0...9, using: &generator)
            let space = Int.random(in: 0..<8, using: &generator) == 0 ? " " : ""
            values[name] = value
            members.append(#""\#(name == "a\"" ? #"a\""# : name)"\#(space):\#(value)"#)
            if Int.random(in: 0..<8, using: &generator) == 0 { members.append(#""abc":[{"a":7}]"#) }
        }
        return ("{\(members.joined(separator: ","))}", values)
    }

    private static func check(_ model: Names, _ values: [String: Int32]) {
        let read = [
            model.empty, model.a, model.ab, model.five, model.six, model.thirteen, model.fourteen, model.quoted,
        ]
        #expect(read == names.map { values[$0] })
        #expect(model.unknown.names.allSatisfy { $0 == "abc" })
    }

    @Test func membersAreFoundInEveryOrder() throws {
        var generator = SplitMix(state: 21)
        for _ in 0..<200 {
            let objects = (0..<5).map { _ in Self.object(&generator) }
            let list = try Names(json: #"{"list":[\#(objects.map(\.text).joined(separator: ","))]}"#).list ?? []
            #expect(list.count == objects.count)
            for (model, object) in zip(list, objects) { Self.check(model, object.values) }
        }
    }

    @Test func aMemberThatRepeatsCountsOnce() throws {
        for text in [#"{"a":1,"a":2,"ab":3}"#, #"{"a":1,"ab":9,"a":2,"ab":3}"#, #"{"ab":3,"a":2}"#] {
            let model = try Names(json: text)
            #expect(model.a == 2)
            #expect(model.ab == 3)
        }
    }

    /// A name that only begins like the expected one, at the end of the document too.
    @Test func aBeginningOfTheExpectedNameIsNotTheName() throws {
        _ = try Names(json: #"{"abcdefghijklmn":1,"ab":2}"#)
        for text in [#"{"abcdefghijklmn"#, #"{"abcdefghijklmn""#, #"{"abcdefghijklmn":"#, #"{"abcdefghijklmn":1,"a"#] {
            let error = #expect(throws: JSON.Error.self) { try Names(json: text) }
            #expect(error?.code == .unexpectedEnd)
            #expect(error?.offset == text.utf8.count)
        }
        #expect(try Names(json: #"{"abcdefghijklm":1,"abcdefghijklmno":2}"#).unknown.names == ["abcdefghijklmno"])
    }

    /// Names of lengths around the words that are compared.
    private struct Lengths: JSON.Model {
        var n1, n4, n5, n6, n12, n13, n14, n20, n21, n22, n28, n29, n30, n37: Int32?
        var unknown = JSON.UnknownMembers()
        init() {}
        static let fields: JSON.FieldTable<Self> = [
            .int32("a", \.n1), .int32("abcd", \.n4), .int32("abcde", \.n5), .int32("abcdef", \.n6),
            .int32("abcdefghijkl", \.n12), .int32("abcdefghijklm", \.n13), .int32("abcdefghijklmn", \.n14),
            .int32("abcdefghijklmnopqrst", \.n20), .int32("abcdefghijklmnopqrstu", \.n21),
            .int32("abcdefghijklmnopqrstuv", \.n22), .int32("abcdefghijklmnopqrstuvwxyzAB", \.n28),
            .int32("abcdefghijklmnopqrstuvwxyzABC", \.n29), .int32("abcdefghijklmnopqrstuvwxyzABCD", \.n30),
            .int32("abcdefghijklmnopqrstuvwxyzABCDEFGHIJK", \.n37),
        ]
    }

    @Test(arguments: Lengths.fields.names)
    func aNameThatDiffersInOneByteFromTheExpectedOneIsUnknown(_ name: String) throws {
        let document = #"{"\#(name)":1}"#
        for place in 0..<name.utf8.count {
            #expect(try Lengths(json: document).unknown.isEmpty)
            var bytes = Array(document.utf8)
            bytes[2 + place] = UInt8(ascii: "_")
            let model = try Lengths(json: bytes)
            #expect(model.unknown.names == [String(decoding: bytes[2..<2 + name.utf8.count], as: UTF8.self)])
            #expect(model.jsonBytes() == bytes)
        }
        for count in 0..<document.utf8.count {
            let error = #expect(throws: JSON.Error.self) { try Lengths(json: document.utf8.prefix(count)) }
            #expect(error?.code == .unexpectedEnd)
            #expect(error?.offset == count)
        }
    }

    @Test(.timeLimit(.minutes(10))) func tasksThatReadOtherOrdersDoNotDisturbEachOther() async {
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var generator = SplitMix(state: UInt64(task))
                    for _ in 0..<100 {
                        let (text, values) = Self.object(&generator)
                        guard let model = try? Names(json: text) else {
                            Issue.record("\(text) could not be read")
                            return
                        }
                        Self.check(model, values)
                    }
                }
            }
        }
    }
}
