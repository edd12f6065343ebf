import AsyncJSON

/// A model as a generator emits it, with a property of every kind.
struct Bucket: JSON.Model {
    var id: String?
    var isPublic: Bool?
    var small: Int32?
    var natural: UInt32?
    var metageneration: Int64?
    var size: UInt64?
    var ratio: Double?
    var weight: Float?
    var timeCreated: JSON.Timestamp?
    var day: JSON.LocalDate?
    var timeout: JSON.Duration?
    var mask: JSON.FieldMask?
    var checksum: JSON.Bytes?
    var anything: JSON.Value?
    var storageClass: StorageClass?
    var owner: Owner?
    var labels: [String: String]?
    var tags: [String]?
    var acl: [Owner]?
    var rows: [[JSON.Value]]?
    var owners: [String: Owner]?
    @JSON.Boxed var lifecycle: Lifecycle?
    @JSON.Boxed var parent: Bucket?
    var unknown = JSON.UnknownMembers()
    init() {}

    static let fields: JSON.FieldTable<Self> = [
        .string("id", \.id), .bool("isPublic", \.isPublic), .int32("small", \.small), .uint32("natural", \.natural),
        .int64("metageneration", \.metageneration), .uint64("size", \.size), .double("ratio", \.ratio),
        .float("weight", \.weight), .timestamp("timeCreated", \.timeCreated), .date("day", \.day),
        .duration("timeout", \.timeout), .fieldMask("mask", \.mask), .bytes("checksum", \.checksum),
        .any("anything", \.anything), .enumeration("storageClass", \.storageClass), .object("owner", \.owner),
        .map("labels", \.labels, of: .string), .array("tags", \.tags, of: .string), .array("acl", \.acl, of: .object),
        .array("rows", \.rows, of: .array(.any)), .map("owners", \.owners, of: .object),
        .boxed("lifecycle", \.lifecycle, \._lifecycle), .boxed("parent", \.parent, \._parent),
    ]

    struct StorageClass: RawRepresentable, Hashable, Sendable {
        var rawValue: String
        static let standard = Self(rawValue: "STANDARD")
    }
}

struct Owner: JSON.Model {
    var name: String?
    var size: Int64?
    var unknown = JSON.UnknownMembers()
    init() {}

    static let fields: JSON.FieldTable<Self> = [.string("name", \.name), .int64("size", \.size)]
}

struct Lifecycle: JSON.Model {
    var rules: [Owner]?
    var unknown = JSON.UnknownMembers()
    init() {}

    static let fields: JSON.FieldTable<Self> = [.array("rules", \.rules, of: .object)]
}

/// Every member of `Bucket` in the order of its table, in the spelling that is written, with unknown members inside.
let fullBucket = #"""
    {"id":"b/1","isPublic":true,"small":-7,"natural":4000000000,"metageneration":"9007199254740993",\#
    "size":"18446744073709551615","ratio":0.25,"weight":1.5,"timeCreated":"2026-11-20T10:00:00.120+01:00",\#
    "day":"2026-02-28","timeout":"3.50s","mask":"a,b.c","checksum":"-_8","anything":{"a":[1.10,null]},\#
    "storageClass":"NEW_ONE","owner":{"name":"é","size":"12","role":"reader"},"labels":{"k":"v","l":""},\#
    "tags":["x","y"],"acl":[{"name":"n"},{}],"rows":[[1,"2",null],[]],"owners":{"o":{"size":"1"}},\#
    "lifecycle":{"rules":[{"name":"r","n":1e400}]},"parent":{"id":"p","parent":{"id":"q"}},\#
    "first":1.10,"second": {"x" : [ 1 ,2 ], "y":"\u00e9\/"},"first":12345678901234567890}
    """#

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
