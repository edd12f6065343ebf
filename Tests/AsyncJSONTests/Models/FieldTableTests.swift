import AsyncJSON
import Testing

@Suite("JSON.FieldTable")
struct FieldTableTests {
    @Test func namesOfPropertiesAreFoundByPath() {
        #expect(Bucket.fields.name(of: \.metageneration) == "metageneration")
        #expect(Bucket.fields.name(of: \.lifecycle) == "lifecycle")
        #expect(Bucket.fields.name(of: \.unknown) == nil)
        #expect(Owner.fields.names == ["name", "size"])
    }

    @Test func everyPropertyIsReadIntoItsOwnPlace() throws {
        let full = try #require(try JSON.Value(parsing: fullBucket).members)
        for (name, value) in full where Bucket.fields.names.contains(name) {
            let bucket = try Bucket(json: JSON.Value(members: [(name, value)]).encoded())
            #expect(bucket.debugDescription == #"{"\#(name)":\#(value)}"#)
            #expect(bucket == bucket)
            #expect(bucket != Bucket())
            #expect(bucket.unknown.isEmpty)
        }
    }

    @Test func namesOfEveryLengthAreToldApart() throws {
        let document =
            #"{"a":1,"ab":2,"abcdefgh":3,"abcdefghi":4,"abcdefgh_middle1_abcdefgh":5,"abcdefgh_middle2_abcdefgh":6}"#
        let names = try Names(json: document)
        #expect([names.one, names.two, names.eight, names.nine, names.long1, names.long2] == [1, 2, 3, 4, 5, 6])
        #expect(names.unknown.isEmpty)
        let others =
            #"{"":0,"b":0,"ac":0,"abcdefg":0,"abcdefghj":0,"abcdefgh_middle3_abcdefgh":0,"abcdefghabcdefgh":0}"#
        #expect(try Names(json: others).debugDescription == others)
    }

    private struct Names: JSON.Model {
        var one: Int32?
        var two: Int32?
        var eight: Int32?
        var nine: Int32?
        var long1: Int32?
        var long2: Int32?
        var unknown = JSON.UnknownMembers()
        init() {}
        static let fields: JSON.FieldTable<Self> = [
            .int32("a", \.one), .int32("ab", \.two), .int32("abcdefgh", \.eight), .int32("abcdefghi", \.nine),
            .int32("abcdefgh_middle1_abcdefgh", \.long1), .int32("abcdefgh_middle2_abcdefgh", \.long2),
        ]
    }

    @Test(arguments: [
        ("truE", 3), ("falsE", 4), ("ttrue", 1), ("talse", 1), ("frue", 1), ("galse", 0), ("alse", 0), ("True", 0),
        ("trualse", 3), ("truefalse", 4), ("falsee", 5),
    ])
    func onlyTrueAndFalseAreBooleans(_ text: String, _ place: Int) {
        let error = #expect(throws: JSON.Error.self) { try Bucket(json: #"{"isPublic":\#(text)}"#) }
        #expect(error?.code == .syntax)
        #expect(error?.offset == 12 + place)
    }

    @Test func copiesOfBoxedPropertiesAreIndependent() throws {
        var bucket = Bucket { $0.parent = Bucket { $0.id = "a" } }
        let copy = bucket
        bucket.parent?.id = "b"
        bucket.parent?.parent = Bucket { $0.id = "c" }
        #expect(copy.debugDescription == #"{"parent":{"id":"a"}}"#)
        #expect(bucket.debugDescription == #"{"parent":{"id":"b","parent":{"id":"c"}}}"#)
        bucket.parent = nil
        #expect(bucket.debugDescription == "{}")
        #expect(bucket.hashValue == Bucket().hashValue)
    }

    #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test func aFieldThatIsNotStoredIsRefused() async {
        await #expect(processExitsWith: .failure) { _ = Computed.fields }
    }

    @Test func aNameThatOccursTwiceIsRefused() async {
        await #expect(processExitsWith: .failure) { _ = Twice.fields }
    }
    #endif
}

private struct Computed: JSON.Model {
    var name: String? {
        get { nil }
        set { _ = newValue }
    }
    var unknown = JSON.UnknownMembers()
    init() {}
    static let fields: JSON.FieldTable<Self> = [.string("name", \.name)]
}

private struct Twice: JSON.Model {
    var first: String?
    var second: String?
    var unknown = JSON.UnknownMembers()
    init() {}
    static let fields: JSON.FieldTable<Self> = [.string("name", \.first), .string("name", \.second)]
}
