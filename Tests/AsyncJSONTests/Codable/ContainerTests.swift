import AsyncJSON
import Testing

@Suite struct ContainerTests {
    /// Fills two containers of one object in turns, and a third through a super encoder at the end.
    struct Interleaved: Codable, Equatable {
        var numbers = [1, 2, 3]

        enum Keys: String, CodingKey { case left, right, both }

        init() {}

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Keys.self)
            var left = try object.nestedUnkeyedContainer(forKey: .left)
            let right = try object.nestedContainer(keyedBy: Keys.self, forKey: .right)
            numbers = [try left.decode(Int.self), try right.decode(Int.self, forKey: .both)]
            #expect(left.isAtEnd == false)
            #expect(try left.decodeNil())
            #expect(left.isAtEnd)
            #expect(throws: JSON.Error.self) { try left.decode(Int.self) }
            numbers.append(try Int(from: object.superDecoder()))
            #expect(try object.superDecoder(forKey: .right).codingPath.map(\.stringValue) == ["0", "right"])
            #expect(right.allKeys == [.both])
            #expect(try !object.decodeNil(forKey: .left))
        }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Keys.self)
            let superEncoder = object.superEncoder()
            var left = object.nestedUnkeyedContainer(forKey: .left)
            var right = object.nestedContainer(keyedBy: Keys.self, forKey: .right)
            try left.encode(numbers[0])
            try right.encode(numbers[1], forKey: .both)
            try left.encodeNil()
            var again = encoder.container(keyedBy: Keys.self)
            try again.encode("end", forKey: .both)
            try numbers[2].encode(to: superEncoder)
        }
    }

    @Test func containersMayBeFilledInTurns() throws {
        let bytes = try JSON.Encoder().encode([Interleaved()])
        #expect(text(bytes) == #"[{"super":3,"left":[1,null],"right":{"both":2},"both":"end"}]"#)
        #expect(try JSON.Decoder().decode([Interleaved].self, from: bytes) == [Interleaved()])
    }

    class Animal: Codable {
        var name = "n"
        init() {}
    }

    final class Dog: Animal {
        var legs = 4

        enum Keys: CodingKey { case legs }

        override init() { super.init() }

        required init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Keys.self)
            legs = try object.decode(Int.self, forKey: .legs)
            try super.init(from: object.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Keys.self)
            try object.encode(legs, forKey: .legs)
            try super.encode(to: object.superEncoder())
        }
    }

    @Test func classesUseTheirSuperEncoder() throws {
        let bytes = try JSON.Encoder().encode(Dog())
        #expect(text(bytes) == #"{"legs":4,"super":{"name":"n"}}"#)
        #expect(try JSON.Decoder().decode(Dog.self, from: bytes).name == "n")
    }

    // A class and its superclass that read and write one object, each of which may keep what it does not know.

    class Base: Codable {
        enum CodingKeys: CodingKey { case a, nested, unknown }
        var a: Int?
        var nested: [String: Int]?
        var unknown = JSON.UnknownMembers()
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            a = try container.decodeIfPresent(Int.self, forKey: .a)
            nested = try container.decodeIfPresent([String: Int].self, forKey: .nested)
            unknown = try container.decode(JSON.UnknownMembers.self, forKey: .unknown)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(a, forKey: .a)
            var object = container.nestedContainer(keyedBy: AnyName.self, forKey: .nested)
            for (name, value) in (nested ?? [:]).sorted(by: { $0.key < $1.key }) {
                try object.encode(value, forKey: AnyName(stringValue: name))
            }
            try container.encode(unknown, forKey: .unknown)
        }
    }

    final class Derived: Base {
        enum Keys: CodingKey { case b, more, unknown }
        var b: String?
        var more = JSON.UnknownMembers()
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            b = try container.decodeIfPresent(String.self, forKey: .b)
            more = try container.decode(JSON.UnknownMembers.self, forKey: .unknown)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            if a == 7 { try super.encode(to: encoder) }
            try container.encodeIfPresent(b, forKey: .b)
            try container.encode(more, forKey: .unknown)
            if a != 7 { try super.encode(to: encoder) }
        }
    }

    @Test(arguments: [
        (
            #"{"a":1,"b":",}","nested":{"k":2},"x":[",",{"a":1}],"\u0061x":0}"#,
            #"{"b":",}","x":[",",{"a":1}],"\u0061x":0,"a":1,"nested":{"k":2}}"#
        ),
        (#"{"x":1,"a":7,"b":"\"","nested":{}}"#, #"{"a":7,"nested":{},"x":1,"b":"\""}"#),
    ])
    func aClassAndItsSuperclassWriteNoMemberTwice(_ document: String, _ written: String) throws {
        let list = "[\(document),\(document)]"
        let objects = try JSON.Decoder().decode([Derived].self, from: list.utf8)
        #expect(text(try JSON.Encoder().encode(objects)) == "[\(written),\(written)]")
        // What a property says wins over what was read of it.
        objects[0].b = "new"
        let encoded = try JSON.Value(parsing: JSON.Encoder().encode(objects[0]))
        #expect(encoded["b"] == "new")
        #expect(encoded["x"] == (try JSON.Value(parsing: document)["x"]))
        #expect(Set(encoded.members?.map(\.name) ?? []).count == encoded.members?.count)
    }

    @Test(.timeLimit(.minutes(5))) func anObjectOfAClassCostsItsOwnTextAndNotThatOfTheOthers() throws {
        let object = #"{"a":1,"b":"b","nested":{"k":2},"x":"\#(String(repeating: "x", count: 100))"}"#
        let list = "[\(Array(repeating: object, count: 20_000).joined(separator: ","))]"
        let objects = try JSON.Decoder().decode([Derived].self, from: list.utf8)
        let encoded = try JSON.Value(parsing: JSON.Encoder().encode(objects))
        #expect(encoded.array?.count == 20_000)
        #expect(encoded[19_999] == (try JSON.Value(parsing: object)))
    }

    struct Empty: Codable, Equatable {}

    @Test func fragmentsAndEmptyTypesAreValues() throws {
        #expect(text(try JSON.Encoder().encode("x")) == #""x""#)
        #expect(text(try JSON.Encoder().encode(Empty())) == "{}")
        #expect(text(try JSON.Encoder().encode([Empty()])) == "[{}]")
        #expect(text(try JSON.Encoder().encode([Int?.none, 1])) == "[null,1]")
        #expect(text(try JSON.Encoder().encode([[Int]]())) == "[]")
        #expect(text(try JSON.Encoder().encode([1: [2.5]])) == #"{"1":[2.5]}"#)
        #expect(try JSON.Decoder().decode([Int: [Double]].self, from: #"{"1":[2.5]}"#.utf8) == [1: [2.5]])
        #expect(try JSON.Decoder().decode(Int?.self, from: "null".utf8) == nil)
        #expect(try JSON.Decoder().decode([Empty].self, from: "[{}]".utf8) == [Empty()])
        var pretty = JSON.Encoder()
        pretty.isPretty = true
        #expect(text(try pretty.encode([1])) == "[\n  1\n]")
    }
}
