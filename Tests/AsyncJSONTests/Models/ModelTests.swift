import AsyncJSON
import Testing

@Suite("JSON.Model")
struct ModelTests {
    @Test func everyKindIsReadAndWrittenBackByteForByte() throws {
        let bucket = try Bucket(json: fullBucket)
        #expect(bucket.debugDescription == fullBucket)
        #expect(bucket.metageneration == 9_007_199_254_740_993)
        #expect(bucket.size == .max)
        #expect(bucket.timeCreated == JSON.Timestamp(seconds: 1_795_165_200, nanoseconds: 120_000_000))
        #expect(bucket.checksum?.bytes == [0xFB, 0xFF])
        #expect(bucket.storageClass?.rawValue == "NEW_ONE")
        #expect(bucket.owner?.unknown["role"] == "reader")
        #expect(bucket.rows == [[1, "2", .null], []])
        #expect(bucket.parent?.parent?.id == "q")
        #expect(bucket.lifecycle?.rules?[0].unknown["n"]?.numberText == "1e400")
        #expect(bucket.unknown.names == ["first", "second", "first"])
        #expect(bucket.unknown["first"]?.uint64 == 12_345_678_901_234_567_890)
    }

    @Test func configureSetsProperties() {
        let owner = Owner { $0.name = "x" }
        #expect(owner.debugDescription == #"{"name":"x"}"#)
        #expect(owner == Owner { $0.name = "x" })
        #expect(owner != Owner { $0.name = "y" })
    }

    @Test func explicitNullIsSentUntilThePropertyIsSet() throws {
        var owner = Owner { $0.name = "x" }
        owner.setNull(\.name)
        #expect(owner.name == nil)
        #expect(owner.debugDescription == #"{"name":null}"#)
        #expect(owner.unknown.isExplicitNull("name"))
        #expect(owner != Owner())
        owner.name = "y"
        #expect(owner.debugDescription == #"{"name":"y"}"#)
        #expect(owner == Owner { $0.name = "y" })
    }

    @Test func nullOfAPropertyIsKept() throws {
        let owner = try Owner(json: #"{"name":null,"new":1}"#)
        #expect(owner.name == nil)
        #expect(owner.debugDescription == #"{"new":1,"name":null}"#)
        #expect(try Owner(json: owner.debugDescription) == owner)
    }

    @Test(arguments: 0..<10)
    func arraysOfEveryLengthAreRead(_ count: Int) throws {
        let tags = (0..<count).map { "\($0)" }
        let text = tags.map { "\"\($0)\"" }
        #expect(try Bucket(json: "{\"tags\":[\(text.joined(separator: ","))]}").tags == tags)
        let error = #expect(throws: JSON.Error.self) {
            try Bucket(json: "{\"tags\":[\((text + ["7"]).joined(separator: " , "))]}", limits: .strict)
        }
        #expect(error?.path == "tags[\(count)]")
    }

    @Test func lastOfRepeatedMembersCounts() throws {
        #expect(try Owner(json: #"{"name":"a","name":"b"}"#).name == "b")
    }

    @Test(arguments: [
        (#"{"acl":[{},{"size":true}]}"#, "acl[1].size", 19),
        (#"{"owners":{"o":{"name":1}}}"#, "owners.o.name", 23),
        (#"{"owners":{"o.a[":{"name":1}}}"#, #"owners."o.a[".name"#, 26),
        (#"{"rows":[[1],2]}"#, "rows[1]", 13),
        (#"{"parent":{"lifecycle":[]}}"#, "parent.lifecycle", 23),
        (#"{"timeCreated":"yesterday"}"#, "timeCreated", 15),
        (#"{"small":2147483648}"#, "small", 9),
        (#"{"size":-1}"#, "size", 8),
        (#"{"ratio":1e400}"#, "ratio", 9),
    ])
    func mismatchSaysWhere(_ document: String, _ path: String, _ offset: Int) {
        let error = #expect(throws: JSON.Error.self) { try Bucket(json: document, limits: .strict) }
        #expect(error?.path == path)
        #expect(error?.offset == offset)
        #expect(error?.column == offset + 1)
    }

    private struct Palette: JSON.Model {
        enum Color: String, Sendable { case red }
        var colors: [Color]?
        var weights: [Float]?
        var unknown = JSON.UnknownMembers()
        init() {}
        static let fields: JSON.FieldTable<Self> = [
            .array("colors", \.colors, of: .enumeration), .array("weights", \.weights, of: .float),
        ]
    }

    @Test(arguments: [
        (#"{"colors":["red",   "blue"]}"#, "colors[1]", 20), (#"{"weights":[ 1e300]}"#, "weights[0]", 13),
    ])
    func theErrorOfAnElementIsAtItsFirstByte(_ document: String, _ path: String, _ offset: Int) {
        let error = #expect(throws: JSON.Error.self) { try Palette(json: document, limits: .strict) }
        #expect(error?.path == path)
        #expect(error?.offset == offset)
    }

    /// Names that the protocols of a model use too.
    struct Shadowing: JSON.Model {
        var description: String?
        var hashValue_: Int64?
        var extensions: [String]?
        var unknown = JSON.UnknownMembers()
        init() {}
        static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .int64("hashValue", \.hashValue_),
            .array("extensions", \.extensions, of: .string),
        ]
    }

    @Test func propertiesMayHaveNamesOfProtocols() throws {
        var model = Shadowing { $0.description = "x" }
        #expect(model.description == "x")
        #expect(text(model.jsonBytes()) == #"{"description":"x"}"#)
        #expect("\(model)" == #"{"description":"x"}"#)
        let old = model
        model.description = nil
        model.extensions = ["e"]
        #expect(Shadowing.patch(from: old, to: model) == ["extensions": ["e"], "description": .null])
    }

    @Test func repeatedNullsAreOneNull() throws {
        #expect(try Owner(json: #"{"name":null,"name":null}"#).debugDescription == #"{"name":null}"#)
        #expect(try Owner(json: #"{"name":"x","name":null}"#).debugDescription == #"{"name":null}"#)
        #expect(try Owner(json: #"{"name":null,"name":"x"}"#).debugDescription == #"{"name":"x"}"#)
    }
}
