import AsyncJSON
import Testing

@Suite("JSON.Extension and JSON.KindRegistry")
struct ExtensionTests {
    struct Badge: JSON.Extension {
        typealias Extended = Owner
        static let memberName = "badge"
        var color: String?
        var unknown = JSON.UnknownMembers()
        init() {}
        static let fields: JSON.FieldTable<Self> = [.string("color", \.color)]
    }

    @Test func extensionsAreTypedViewsOfUnknownMembers() throws {
        var owner = try Owner(json: #"{"name":"x","badge":{"color":"red","n":1.10},"z":1}"#)
        #expect(owner.extensions[Badge.self]?.color == "red")
        owner.extensions[Badge.self]?.color = "blue"
        #expect(owner.debugDescription == #"{"name":"x","badge":{"color":"blue","n":1.10},"z":1}"#)
        owner.extensions[Badge.self] = nil
        #expect(owner.debugDescription == #"{"name":"x","z":1}"#)
        owner.extensions[Badge.self] = Badge { $0.color = "green" }
        #expect(owner.unknown["badge"] == ["color": "green"])
    }

    @Test func anExtensionThatDoesNotFitIsNilOrThrows() throws {
        let owner = try Owner(json: #"{"badge":"red"}"#)
        #expect(owner.extensions[Badge.self] == nil)
        let error = #expect(throws: JSON.Error.self) { try owner.extensions.decode(Badge.self) }
        #expect(error?.path == "badge")
        #expect(try Owner().extensions.decode(Badge.self) == nil)
    }

    @Test func kindsAreDecodedAsTheirModels() throws {
        var kinds = JSON.KindRegistry()
        kinds.register(Owner.self, for: "drive#user")
        let items = try JSON.Value(parsing: #"[{"kind":"drive#user","name":"x"},{"kind":"new"},7]"#)
        let decoded = try kinds.decode(array: items)
        #expect((decoded[0] as? Owner)?.name == "x")
        #expect(decoded[1] as? JSON.Value == ["kind": "new"])
        #expect(decoded[2] as? JSON.Value == 7)
        kinds.register(Lifecycle.self, for: "drive#user")
        #expect(try kinds.decode(items[0] ?? .null) is Lifecycle, "A surrogate replaces the type")
        #expect(throws: JSON.Error.self) { try kinds.decode(array: 1) }
        #expect(try kinds.decode(array: nil).isEmpty)
    }

    @Test func anAnswerOfACommonTypeIsReadAsThatOfItsKind() throws {
        var kinds = JSON.KindRegistry()
        kinds.register(Owner.self, for: "drive#user")
        let base = try Badge(json: #"{"color":"red","kind":"drive#user","name":"x","size":"7"}"#)
        let owner = try #require(try kinds.decode(base) as? Owner)
        #expect(owner.name == "x")
        #expect(owner.size == 7)
        #expect(JSON.Value(owner) == JSON.Value(base))
        #expect(try kinds.decode(Badge { $0.color = "blue" }) is Badge)
    }
}

@Suite("JSON.FieldMask")
struct FieldMaskTests {
    @Test func pathsAreNamedByTheTable() {
        let mask =
            JSON.FieldMask(\Bucket.id, \Bucket.lifecycle)
            + JSON.FieldMask(\Bucket.acl, JSON.FieldMask(\Owner.name, \Owner.size))
        #expect(mask.description == "id,lifecycle,acl.name,acl.size")
        #expect(mask.fieldsParameter == "id,lifecycle,acl(name,size)")
        #expect((mask + mask) == mask)
    }

    @Test(arguments: [
        ("", ""), ("a", "a"), ("a.b", "a/b"), ("a.b.c", "a/b/c"), ("a.b,a.c", "a(b,c)"), ("a.b.c,a.b.d", "a/b(c,d)"),
        ("a.b,c,a.d.e", "a(b,d/e),c"), ("a.b,a", "a"), ("a,a.b", "a"),
        ("a.\u{301}b", "a/\u{301}b"), ("a.`\u{301}.b`", "a"), ("a.b.c,a.b,a.d", "a(b,d)"), (".a", "/a"),
    ])
    func fieldsParameterGroupsPaths(_ paths: String, _ fields: String) {
        #expect(JSON.FieldMask(paths: paths.split(separator: ",").map(String.init)).fieldsParameter == fields)
    }

    @Test(.timeLimit(.minutes(5))) func aMaskMayBeAsDeepAsItsTextIsLong() {
        let names = Array(repeating: "a", count: 200_000)
        let (path, fields) = (names.joined(separator: "."), names.joined(separator: "/"))
        #expect(JSON.FieldMask(paths: [path]).fieldsParameter == fields)
        #expect(JSON.FieldMask(paths: ["\(path).x", "\(path).y", "z"]).fieldsParameter == "\(fields)(x,y),z")
    }

    @Test func anExampleNamesWhatIsSet() throws {
        var example = try Bucket(
            json: #"{"id":"x","owner":{"name":""},"acl":[{"size":1,"name":""},{}],"tags":[],"new":{"a":[1]}}"#
        )
        example.setNull(\.day)
        #expect(JSON.FieldMask(of: example).fieldsParameter == "id,owner/name,tags,acl(name,size),new/a,day")
        #expect(JSON.FieldMask(of: Bucket()).fieldsParameter == "")
    }
}
