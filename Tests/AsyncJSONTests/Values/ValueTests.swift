@testable import AsyncJSON
import Testing

@Suite("JSON.Value")
struct ValueTests {
    @Test(arguments: [
        #"{"b":1.10,"a":[1e400,-0.0,12345678901234567890],"c":{"x":"\u00e9\/","é":null}}"#, "[]", "{}", "[[],{}]", "0",
        #""x""#, "null", "true", "false", #"{"":{"":[{"":""}]}}"#, #"{"a":1,"a":2}"#,
    ])
    func tokensAreWrittenAsTheyWereRead(_ document: String) throws {
        let spaced = document.map { ",:[]{}".contains($0) ? " \n\t\r\($0) " : "\($0)" }.joined()
        #expect(try JSON.Value(parsing: document).description == document)
        #expect(try JSON.Value(parsing: spaced).description == document)
    }

    @Test func prettyTextHasAMemberPerLine() throws {
        let value = try JSON.Value(parsing: #"{"a":[1,{"b":[]}],"c":{}}"#)
        let pretty = """
            {
              "a": [
                1,
                {
                  "b": []
                }
              ],
              "c": {}
            }
            """
        #expect(text(value.encoded(pretty: true)) == pretty)
        var edited = value
        edited["d"] = nil
        edited["c"] = [:]
        #expect(text(edited.encoded(pretty: true)) == pretty)
    }

    @Test func literalsMakeValues() {
        let value: JSON.Value = ["a": [1, 2.5, true, .null, "x"], "b": [:]]
        #expect(value.description == #"{"a":[1,2.5,true,null,"x"],"b":{}}"#)
        #expect(JSON.Value(Double.infinity).description == #""Infinity""#)
    }

    @Test func nilInsideOfALiteralIsNull() {
        let description: JSON.Value? = nil
        let value: JSON.Value = ["a": nil, "b": [1, nil, ["c": nil]], "d": description]
        #expect(value.description == #"{"a":null,"b":[1,null,{"c":null}],"d":null}"#)
        #expect(value["a"] != nil)
        #expect(value["e"] == nil)
    }

    @Test func subscriptsReadEditedAndUntouchedValuesAlike() throws {
        let parsed = try JSON.Value(parsing: #"{"a":[10,{"b":"x"}],"n":null,"t":true,"a2":{}}"#)
        let built: JSON.Value = ["a": [10, ["b": "x"]], "n": .null, "t": true, "a2": [:]]
        #expect(parsed == built)
        #expect(parsed.hashValue == built.hashValue)
        for value in [parsed, built] {
            #expect(value["a"]?[1]?["b"]?.string == "x")
            #expect(value["a"]?[0]?.int64 == 10)
            #expect(value["a"]?[2] == nil)
            #expect(value["a"]?[-1] == nil)
            #expect(value["a"]?.array?.count == 2)
            #expect(value["n"]?.isNull == true)
            #expect(value["t"]?.bool == true)
            #expect(value["missing"] == nil)
            #expect(value["t"]?["x"] == nil)
            #expect(value["a2"]?.isObject == true)
            #expect(value.members?.map(\.name) == ["a", "n", "t", "a2"])
        }
    }

    @Test func settingNilRemovesAndNullWritesNull() throws {
        var value = try JSON.Value(parsing: #"{"a":1,"b":2.50,"a":3}"#)
        let original = value
        value["b"] = .null
        #expect(value.description == #"{"a":1,"b":null,"a":3}"#)
        value["a"] = nil
        #expect(value.description == #"{"b":null}"#)
        value["b"] = nil
        value["c"] = 1
        #expect(value.description == #"{"c":1}"#)
        value["c"]?["d"] = "x"
        #expect(value.description == #"{"c":{"d":"x"}}"#)
        #expect(original.description == #"{"a":1,"b":2.50,"a":3}"#, "A copy does not change")
    }

    @Test func equalityIgnoresOrderAndCountsTheLastOfRepeatedNames() throws {
        let value = try JSON.Value(parsing: #"{"a":1,"b":[1],"a":2}"#)
        let other = try JSON.Value(parsing: #"{"b":[1.0],"\u0061":2e0}"#)
        #expect(value == other)
        #expect(value.hashValue == other.hashValue)
        #expect(value["a"]?.int64 == 2)
        #expect(value != [:])
        #expect(JSON.Value.null != false)
        #expect(JSON.Value("1") != 1)
    }

    @Test func modelsAreDecodedFromUntouchedAndEditedValues() throws {
        var value = try JSON.Value(parsing: #"{"items":[{"name":"x","size":"1","n":1.10}]}"#)
        let owner = try #require(try value["items"]?[0]?.decode(Owner.self))
        #expect(owner.debugDescription == #"{"name":"x","size":"1","n":1.10}"#)
        value["items"] = [["name": 1]]
        let error = #expect(throws: JSON.Error.self) { try value["items"]?[0]?.decode(Owner.self, isStrict: true) }
        #expect(error?.path == "name")
        #expect(throws: JSON.Error.self) { try value["items"]?.decode(Owner.self) }
        #expect(throws: JSON.Error.self) { try JSON.Value(1).decode(Owner.self) }
    }

    @Test func whatIsDetachedKeepsNoDocument() throws {
        weak var document: AnyObject?
        let kept: JSON.Value
        do {
            var value = try JSON.Value(parsing: #"{"a":{"b":[1.10]},"c":"d"}"#)
            if case .node(let parsed, _) = value.storage { document = parsed }
            value["e"] = 1
            #expect(document != nil)
            kept = value.detached()
        }
        #expect(document == nil)
        #expect(kept.description == #"{"a":{"b":[1.10]},"c":"d","e":1}"#)
    }

    @Test func theContainersInAnArrayOfAnyValuesShareADocument() throws {
        let bucket = try Bucket(json: #"{"rows":[[[], { "a" : 1.10 } ,"x",[2],7,null,true,{}],["y"]]}"#)
        #expect(bucket.debugDescription == #"{"rows":[[[],{"a":1.10},"x",[2],7,null,true,{}],["y"]]}"#)
        let row = try #require(bucket.rows?.first)
        #expect(row == [[], ["a": 1.1], "x", [2], 7, .null, true, [:]])
        var documents: Set<ObjectIdentifier> = []
        for value in row {
            if case .node(let document, _) = value.storage { documents.insert(ObjectIdentifier(document)) }
        }
        #expect(documents.count == 1)
        let error = #expect(throws: JSON.Error.self) { try Bucket(json: #"{"rows":[[1,{"a":x}]]}"#) }
        #expect(error?.path == "rows[0][1]")
        #expect(error?.offset == 17)
    }

    @Test func randomValuesAreReadAsTheyWereWritten() throws {
        var generator = SplitMix(state: 1)
        for _ in 0..<500 {
            let value = randomValue(&generator)
            let again = try JSON.Value(parsing: value.encoded())
            #expect(again == value)
            #expect(again.hashValue == value.hashValue)
            #expect(again.encoded() == value.encoded())
            #expect(try JSON.Value(parsing: value.encoded(pretty: true)) == value)
        }
    }
}
