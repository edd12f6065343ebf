import AsyncJSON
import Testing

struct VerificationTests {
    @Test func rightTablesPass() throws {
        try JSON.verify(Bucket.self)
        try JSON.verify(Right.self, Right.self)
    }

    @Test(arguments: [
        (Forgotten.self as any JSON.Model.Type, ["Forgotten.size has no field"]),
        (Twice.self, ["Twice.name has several fields: name, title"]),
        (
            Swapped.self,
            [
                "Swapped: the field title belongs to another property, name",
                "Swapped: the field name belongs to another property, title",
            ]
        ),
        (Inside.self, ["Inside.inner has no field", "Inside: the field name is inside another property"]),
        (Computed.self, ["Computed: the table is computed at every access; make it a static let"]),
        (WrongBox.self, ["WrongBox.left has several fields: left, right", "WrongBox.right has no field"]),
    ])
    func wrongTablesAreNamed(model: any JSON.Model.Type, problems: [String]) throws {
        let error = #expect(throws: JSON.TableError.self) { try JSON.verify(model) }
        #expect(Set(error?.problems ?? []) == Set(problems))
        #expect(error?.description.contains(problems[0]) == true)
    }

    @Test func nestedModelsAreChecked() throws {
        let error = #expect(throws: JSON.TableError.self) { try JSON.verify(Outer.self) }
        #expect(error?.problems == ["Forgotten.size has no field"])
    }

    // MARK: Tables

    /// Every kind of storage, so that the offsets that are computed are those of the compiler.
    struct Right: JSON.Model {
        var flag: Bool?
        var small: Int32?
        var large: Int64?
        var name: String?
        var again: Bool?
        @JSON.Boxed var box: Right?
        var fraction: Float?
        var bytes: JSON.Bytes?
        var list: [Right]?
        var nested: Inner?
        var time: JSON.Timestamp?
        var last: Bool?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .bool("flag", \.flag), .int32("small", \.small), .int64("large", \.large), .string("name", \.name),
            .bool("again", \.again), .boxed("box", \.box, \._box), .float("fraction", \.fraction),
            .bytes("bytes", \.bytes), .array("list", \.list, of: .object), .object("nested", \.nested),
            .timestamp("time", \.time), .bool("differently", \.last),
        ]
    }

    struct Forgotten: JSON.Model {
        var name: String?
        var size: Int64?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.string("name", \.name)]
    }

    struct Twice: JSON.Model {
        var name: String?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.string("name", \.name), .string("title", \.name)]
    }

    struct Swapped: JSON.Model {
        var name: String?
        var title: String?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.string("title", \.name), .string("name", \.title)]
    }

    struct Inner: JSON.Model {
        var first: Bool?
        var name: String?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.bool("first", \.first), .string("name", \.name)]
    }

    struct Inside: JSON.Model {
        var inner = Inner()
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.string("name", \.inner.name)]
    }

    struct Computed: JSON.Model {
        var name: String?
        var unknown = JSON.UnknownMembers()
        static var fields: JSON.FieldTable<Self> { [.string("name", \.name)] }
    }

    struct WrongBox: JSON.Model {
        @JSON.Boxed var left: Inner?
        @JSON.Boxed var right: Inner?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [
            .boxed("left", \.left, \._left), .boxed("right", \.right, \._left),
        ]
    }

    struct Outer: JSON.Model {
        var entries: [String: [Forgotten]]?
        var unknown = JSON.UnknownMembers()
        static let fields: JSON.FieldTable<Self> = [.map("entries", \.entries, of: .array(.object))]
    }
}
