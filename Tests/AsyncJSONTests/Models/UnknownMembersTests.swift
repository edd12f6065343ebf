import AsyncJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("JSON.UnknownMembers")
struct UnknownMembersTests {
    @Test(arguments: [
        #""a":1.10"#, #""a":{"b" : [ 1 ,  2 ]},"b":-0.0,"c":1e400"#, #""\u0061":"\uD83D\uDE00\/","a":[],"a":"é""#,
        #""n":12345678901234567890,"o":{"o":{"o":{}}}"#, #""t":true,"f":false,"n":null"#,
    ])
    func theyComeBackByteForByte(_ members: String) throws {
        let document = #"{"name":"x",\#(members)}"#
        let owner = try Owner(json: document)
        #expect(owner.debugDescription == document)
        #expect(try Owner(json: owner.debugDescription) == owner)
        #expect(try Owner(json: "{\(members)}").debugDescription == "{\(members)}")
        #expect(
            try Lifecycle(json: #"{"rules":[\#(document),{}]}"#).debugDescription == #"{"rules":[\#(document),{}]}"#
        )
    }

    @Test(arguments: [
        (#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#), (#"{"a":1 , "b":2,"c":3 }"#, #"{"a":1,"b":2,"c":3}"#),
        (#"{"a":1,"name":"x","b":2,"c":3}"#, #"{"name":"x","a":1,"b":2,"c":3}"#),
        (
            #"{"a":1,"b":2,"name":"x","c":[ ],"size":null,"d":{}}"#,
            #"{"name":"x","a":1,"b":2,"c":[ ],"d":{},"size":null}"#
        ),
        (#"{"size":null,"name":"x","a":1}"#, #"{"name":"x","a":1,"size":null}"#),
    ])
    func theirOrderIsKeptWhateverIsBetweenThem(_ document: String, _ expected: String) throws {
        #expect(try Owner(json: document).debugDescription == expected)
    }

    @Test func subscriptReadsAndWrites() throws {
        var owner = try Owner(json: #"{"a":1.10,"name":"x","b":[1, 2]}"#)
        #expect(owner.unknown["a"]?.numberText == "1.10")
        #expect(owner.unknown["name"] == nil)
        owner.unknown["c"] = ["d": true]
        owner.unknown["b"] = nil
        #expect(owner.debugDescription == #"{"name":"x","a":1.10,"c":{"d":true}}"#)
        #expect(owner.unknown.names == ["a", "c"])
        owner.unknown["c"] = .null
        #expect(owner.unknown.isExplicitNull("c"))
        #expect(owner.debugDescription == #"{"name":"x","a":1.10,"c":null}"#)
        owner.unknown["c"] = nil
        owner.unknown["a"] = nil
        #expect(owner.unknown.isEmpty)
        #expect(owner == Owner { $0.name = "x" })
    }

    @Test func aNameOfAPropertyIsWrittenOnce() throws {
        var owner = Owner { $0.name = "x" }
        owner.unknown["name"] = "y"
        #expect(owner.debugDescription == #"{"name":"x"}"#)
        owner.name = nil
        #expect(owner.debugDescription == #"{"name":"y"}"#)
        // Members that another table did not know may be properties here.
        var other = Owner { $0.size = 1 }
        other.unknown = try Lifecycle(json: #"{"size":"2","more":3}"#).unknown
        #expect(other.debugDescription == #"{"size":"1","more":3}"#)
    }

    @Test func equalityComparesMeaning() throws {
        #expect(try Owner(json: #"{"a":1,"b":2}"#) == Owner(json: #"{"b":2.0, "a":1}"#))
        #expect(try Owner(json: #"{"a":1}"#) != Owner(json: #"{"a":2}"#))
        #expect(try Owner(json: #"{"a":1}"#) != Owner())
        #expect(try Owner(json: #"{"a":null}"#) != Owner())
        #expect(try Owner(json: #"{"a":1}"#).hashValue == Owner(json: #"{"a":1.0}"#).hashValue)
    }

    @Test func membersDecodeAsModels() throws {
        let owner = try Owner(json: #"{"more":{"name":"x","n":1.0},"bad":1,"none":null}"#)
        #expect(try owner.unknown.decode(Owner.self, for: "more")?.debugDescription == #"{"name":"x","n":1.0}"#)
        #expect(try owner.unknown.decode(Owner.self, for: "none") == nil)
        #expect(try owner.unknown.decode(Owner.self, for: "missing") == nil)
        let error = #expect(throws: JSON.Error.self) { try owner.unknown.decode(Owner.self, for: "bad") }
        #expect(error?.path == "bad")
    }

    @Test func foundationsCodersKeepThem() throws {
        let bucket = try Bucket(json: fullBucket.replacing("1e400", with: "1e300"))
        let data = try JSONEncoder().encode(bucket)
        #expect(try JSONDecoder().decode(Bucket.self, from: data) == bucket)
        let list = try PropertyListEncoder().encode([try Owner(json: #"{"name":"x","a":[1,{"b":true}],"c":"d"}"#)])
        #expect(try PropertyListDecoder().decode([Owner].self, from: list)[0].unknown["a"] == [1, ["b": true]])
    }

    @Test func aNullThatAValueFollowsIsNone() throws {
        var bucket = try Bucket(json: #"{"id":null,"id":"x","name":null}"#)
        #expect(!bucket.unknown.isExplicitNull("id"))
        bucket.id = nil
        #expect(text(bucket.jsonBytes()) == #"{"name":null}"#)
    }
}
