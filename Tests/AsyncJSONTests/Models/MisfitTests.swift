import AsyncJSON
import Testing

/// What a server sends that does not fit a property loses nothing.
@Suite("Members that do not fit", .timeLimit(.minutes(5)))
struct MisfitTests {
    @Test(
        arguments: [
            ("id", "1", "id"), ("id", "{}", "id"), ("isPublic", #""true""#, "isPublic"),
            ("small", "2147483648", "small"),
            ("small", #""abc""#, "small"), ("natural", "-1", "natural"), ("metageneration", "1.5", "metageneration"),
            ("size", "18446744073709551616", "size"), ("ratio", "1e999", "ratio"), ("ratio", "[1.10]", "ratio"),
            ("weight", "1e300", "weight"), ("timeCreated", #""2026-11-20""#, "timeCreated"),
            ("timeCreated", "1732060800", "timeCreated"), ("day", #""2026-02-30""#, "day"),
            ("timeout", #""3.5""#, "timeout"), ("mask", "7", "mask"), ("checksum", #""A""#, "checksum"),
            ("storageClass", "true", "storageClass"), ("owner", #""me\/\u00e9""#, "owner"),
            ("owner", "[ { } ]", "owner"),
            ("labels", #"{"k":"v","l":1.10}"#, "labels.l"), ("labels", "[]", "labels"),
            ("tags", #"["a",null]"#, "tags[1]"), ("tags", #"["a" , {"b":[ ]}]"#, "tags[1]"),
            ("acl", #"{"name":"n"}"#, "acl"), ("rows", "[[1],2]", "rows[1]"), ("owners", "[1]", "owners"),
            ("lifecycle", "0", "lifecycle"), ("parent", "[]", "parent"),
        ]
    )
    func aMemberThatDoesNotFitIsNilAndKeptAndTold(_ name: String, _ value: String, _ path: String) throws {
        let document = #"{"\#(name)":\#(value)}"#
        var bucket = try Bucket(json: #"{"more":1,"\#(name)":\#(value),"tags ":[]}"#)
        #expect(bucket.debugDescription == #"{"more":1,"tags ":[],"\#(name)":\#(value)}"#)
        #expect(try bucket.unknown[name] == JSON.Value(parsing: value))
        #expect(bucket.unknown.names == ["more", "tags ", name])
        let issues = bucket.jsonIssues()
        #expect(issues.map(\.path) == [path])
        #expect(try issues.first?.value == JSON.Value(parsing: value))
        #expect(issues.first?.message.isEmpty == false)
        // Strict reading says the same at once.
        let error = #expect(throws: JSON.Error.self) { try Bucket(json: document, limits: .strict) }
        #expect(error?.path == path)
        #expect(error?.message == issues.first?.message)
        #expect(error?.code == issues.first?.code)
        // What is read again is the same.
        #expect(try Bucket(json: bucket.debugDescription) == bucket)
        bucket.unknown[name] = nil
        #expect(bucket.jsonIssues().isEmpty)
        #expect(bucket.debugDescription == #"{"more":1,"tags ":[]}"#)
    }

    @Test func oneMemberAmongThousandItemsHidesNoOther() throws {
        let items = (0..<1_000).map { #"{"name":"n\#($0)","size":\#($0 == 500 ? "\"abc\"" : "\($0)")}"# }
        let list = try Lifecycle(json: #"{"rules":[\#(items.joined(separator: ","))]}"#)
        #expect(list.rules?.count == 1_000)
        #expect(list.rules?[500].name == "n500")
        #expect(list.rules?[500].size == nil)
        #expect(list.rules?[501].size == 501)
        #expect(
            list.jsonIssues().map(\.description)
                == ["Expected an integer, found a string at rules[500].size"]
        )
    }

    @Test func theSettingOfAPropertyReplacesWhatDidNotFit() throws {
        var owner = try Owner(json: #"{"name":7,"size":"x"}"#)
        #expect(owner.jsonIssues().map(\.path) == ["name", "size"])
        owner.size = 12
        #expect(owner.debugDescription == #"{"size":"12","name":7}"#)
        #expect(owner.jsonIssues().map(\.path) == ["name"])
        owner.setNull(\.name)
        #expect(owner.debugDescription == #"{"size":"12","name":null}"#)
        #expect(owner.jsonIssues().isEmpty)
    }

    @Test func aPatchSendsWhatReplacesAMisfitAndNothingElse() throws {
        let old = try Owner(json: #"{"name":"n","size":"x"}"#)
        var new = old
        #expect(Owner.patch(from: old, to: new) == nil)
        new.size = 12
        #expect(Owner.patch(from: old, to: new) == ["size": "12"])
        new.size = nil
        new.unknown["size"] = nil
        #expect(Owner.patch(from: old, to: new) == ["size": .null])
        new.setNull(\.size)
        #expect(Owner.patch(from: old, to: new) == ["size": .null])
    }

    @Test func equalityLooksAtWhatDoesNotFit() throws {
        let owner = try Owner(json: #"{"name":"n","size":"x"}"#)
        #expect(try owner == Owner(json: #"{"size": "x", "name": "n"}"#))
        #expect(try owner != Owner(json: #"{"name":"n","size":"y"}"#))
        #expect(try owner != Owner(json: #"{"name":"n"}"#))
        #expect(try Set([owner, Owner(json: #"{"name":"n","size":"x"}"#)]).count == 1)
        var set = owner
        set.size = 1
        #expect(set == Owner { ($0.name, $0.size) = ("n", 1) })
    }

    @Test(arguments: [
        (#"{"size":"a","size":5}"#, #"{"size":"5"}"#), (#"{"size":5,"size":"a"}"#, #"{"size":"a"}"#),
        (#"{"size":"a","size":null}"#, #"{"size":null}"#), (#"{"size":null,"size":"a"}"#, #"{"size":"a"}"#),
        (#"{"size":"a","size":"b","s\u0069ze":"c"}"#, #"{"size":"c"}"#),
    ])
    func ofMembersWithOneNameTheLastCounts(_ document: String, _ written: String) throws {
        var owner = try Owner(json: document)
        #expect(owner.debugDescription == written)
        owner.size = nil
        #expect(owner.debugDescription == (written.contains("5") ? "{}" : written))
    }

    @Test(arguments: ["null", "1.10", #""\u0061""#, "[ {} ]", "true"])
    func anElementThatIsNoObjectKeepsItsPlace(_ element: String) throws {
        let document = #"{"acl":[{"name":"a"},\#(element),{"name":"b"}],"owners":{"k":\#(element),"o":{"name":"c"}}}"#
        var bucket = try Bucket(json: document)
        #expect(bucket.acl?.map(\.name) == ["a", nil, "b"])
        #expect(bucket.owners?["o"]?.name == "c")
        #expect(bucket.debugDescription == document)
        #expect(bucket.jsonIssues().map(\.path) == ["acl[1]", "owners.k"])
        #expect(try bucket.jsonIssues().map(\.value) == Array(repeating: JSON.Value(parsing: element), count: 2))
        #expect(bucket == bucket)
        #expect(
            try bucket != Bucket(json: document.replacing("\(element),{\"name\":\"b\"}", with: #"{},{"name":"b"}"#))
        )
        #expect(throws: JSON.Error.self) { try Bucket(json: document, limits: .strict) }
        let value = JSON.Value(bucket)
        #expect(try value.decode(Bucket.self) == bucket)
        // Whoever writes into it makes it an object.
        bucket.acl?[1].size = 1
        bucket.owners?["k"]?.unknown["x"] = 1
        #expect(bucket.debugDescription.contains(#"{"name":"a"},{"size":"1"},{"#))
        #expect(bucket.debugDescription.contains(#"{"k":{"x":1},"#))
        #expect(bucket.jsonIssues().isEmpty)
    }

    @Test func issuesTellTheWayThroughModelsArraysMapsAndBoxes() throws {
        let document = """
            {"owner":{"size":true},"acl":[{},{"size":[]}],"owners":{"a.b":{"name":0}},"lifecycle":{"rules":[{"size":"x"},7]},\
            "parent":{"parent":{"tags":["t",[]],"small":1.5}}}
            """
        #expect(
            try Bucket(json: document).jsonIssues().map(\.path) == [
                "owner.size", "acl[1].size", #"owners."a.b".name"#, "lifecycle.rules[0].size", "lifecycle.rules[1]",
                "parent.parent.small", "parent.parent.tags[1]",
            ]
        )
        #expect(try Bucket(json: document).jsonIssues(limit: 3).count == 3)
        #expect(try Bucket(json: document).jsonIssues(limit: 0).isEmpty)
    }

    @Test func twoNamesThatSwiftTakesForOneAreBothKept() throws {
        let labels = "{\"\u{e9}\":\"1\",\"e\u{301}\":\"2\"}"
        let bucket = try Bucket(json: #"{"id":"b","labels":\#(labels)}"#)
        #expect(bucket.labels == nil)
        #expect(bucket.debugDescription.utf8.elementsEqual(#"{"id":"b","labels":\#(labels)}"#.utf8))
        #expect(bucket.jsonIssues().map(\.path) == ["labels.e\u{301}"])
        #expect(try Bucket(json: #"{"labels":{"a":"1","a":"2"}}"#).labels == ["a": "2"])
    }

    @Test(arguments: [
        #"{"size":tru}"#, #"{"size":{"a":}}"#, #"{"tags":["a",nul]}"#, #"{"size":{"a":"\#u{1}"}}"#, #"{"size":["#,
        #"{"acl":[nope]}"#, #"{"acl":[1"#, "[]", "7", #""x""#, "null",
    ])
    func whatIsNoJSONObjectIsAnErrorAllTheSame(_ document: String) {
        #expect(throws: JSON.Error.self) { try Bucket(json: document) }
    }

    @Test func invalidUTF8InWhatDoesNotFitIsAnError() {
        let bytes = Array(#"{"size":["#.utf8) + [0x22, 0xFF, 0x22] + Array("]}".utf8)
        let error = #expect(throws: JSON.Error.self) { try Bucket(json: bytes) }
        #expect(error?.code == .invalidUTF8)
        #expect(error?.path == "size")
    }

    /// Each misfit stops at another depth of arrays, objects and models.
    @Test func depthIsCountedRightBehindAMisfit() throws {
        let parts = (0..<300).map { _ in
            #"{"rows":[[1],[[2]],3],"owner":[[]],"parent":[{"a":[{}]}],"acl":[1,{"size":[[0]]}]}"#
        }
        let document = #"{"items":[\#(parts.joined(separator: ","))]}"#
        struct Items: JSON.Model {
            var items: [Bucket]?
            var unknown = JSON.UnknownMembers()
            static let fields: JSON.FieldTable<Self> = [.array("items", \.items, of: .object)]
        }
        let items = try Items(json: document, limits: JSON.Limits(depth: 8, modelDepth: 4))
        #expect(items.items?.count == 300)
        #expect(items.jsonIssues(limit: .max).count == 300 * 5)
        #expect(items.debugDescription.utf8.count > document.utf8.count / 2)
        #expect(try Items(json: items.jsonBytes()) == items)
    }

    @Test func aDocumentOfMisfitsAloneIsReadOnce() throws {
        let elements = Array(repeating: #"{"size":[],"name":0}"#, count: 100_000).joined(separator: ",")
        let list = try Lifecycle(json: #"{"rules":[\#(elements)]}"#)
        #expect(list.rules?.count == 100_000)
        #expect(list.jsonIssues().count == 100)
    }

    @Test func codersKeepWhatDoesNotFit() throws {
        struct Shelf: Codable {
            var owner: Owner
            var owners: [Owner]
        }
        let document = #"{"owner":{"name":"n","size":"x"},"owners":[{"size":[1.10]},{}]}"#
        let shelf = try JSON.Decoder().decode(Shelf.self, from: document.utf8)
        #expect(shelf.owner.jsonIssues().map(\.path) == ["size"])
        #expect(text(try JSON.Encoder().encode(shelf)) == document)
        var strict = JSON.Decoder()
        strict.limits = .strict
        let error = #expect(throws: JSON.Error.self) { try strict.decode(Shelf.self, from: document.utf8) }
        #expect(error?.path == "owner.size")
        // Swift's own types keep Swift's ways.
        struct Plain: Codable { var size: Int? }
        #expect(throws: JSON.Error.self) { try JSON.Decoder().decode(Plain.self, from: #"{"size":"x"}"#.utf8) }
        #expect(throws: JSON.Error.self) {
            try JSON.Decoder().decode(Shelf.self, from: #"{"owner":1,"owners":[]}"#.utf8)
        }
    }

    @Test func recordsKeepWhatDoesNotFit() async throws {
        let chunks = AsyncStream { continuation in
            for byte in #"{"rules":[{"name":"a","size":"x"},7,{"name":"b"}]}"#.utf8 { continuation.yield([byte]) }
            continuation.finish()
        }
        var written: [String] = []
        for try await owner in JSON.Records(Owner.self, at: "rules", in: chunks) {
            written.append(owner.debugDescription)
        }
        #expect(written == [#"{"name":"a","size":"x"}"#, "7", #"{"name":"b"}"#])
    }

    @Test func applicationsOwnPropertiesLiveBesideWhatDoesNotFit() throws {
        enum Note: JSON.LocalProperty { typealias Value = Int }
        var owner = try Owner(json: #"{"size":"x"}"#)
        owner[local: Note.self] = 7
        #expect(owner.debugDescription == #"{"size":"x"}"#)
        owner.unknown["y"] = 1
        #expect(owner[local: Note.self] == 7)
        #expect(owner.debugDescription == #"{"y":1,"size":"x"}"#)
        owner.unknown["size"] = nil
        owner.unknown["y"] = nil
        owner[local: Note.self] = nil
        #expect(owner == Owner())
    }

    @Test func messagesTellTheKindOfAValueAndShowNumbersButNoTexts() throws {
        func message(_ text: String) throws -> String? {
            let owner = try Owner(json: #"{"size":\#(text)}"#)
            return owner.jsonIssues().first?.message
        }
        #expect(try message(#""abc""#) == "Expected an integer, found a string")
        #expect(try message("1.5") == "The number 1.5 is no integer that fits 64 bits")
        #expect(try message(#""1e400""#) == "The number 1e400 is no integer that fits 64 bits")
        #expect(try message("true") == "Expected an integer, found a boolean")
        #expect(
            try Bucket(json: #"{"timeCreated":"2026-11-20"}"#).jsonIssues().first?.message
                == "Expected a date and time (RFC 3339), found another string"
        )
        struct Size: Decodable { var size: Int }
        let error = #expect(throws: JSON.Error.self) {
            try JSON.Decoder().decode(Size.self, from: #"{"size":"abc"}"#.utf8)
        }
        #expect(error?.message == "Expected an integer, found a string")
        #expect(error?.code == .typeMismatch)
    }
}
