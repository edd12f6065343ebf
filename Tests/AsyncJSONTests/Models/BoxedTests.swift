import AsyncJSON
import Synchronization
import Testing

@Suite("JSON.Boxed")
struct BoxedTests {
    struct Folder: JSON.Model {
        /// A name that reads the folder when it is written.
        struct Name: RawRepresentable, Hashable, Sendable {
            var text: String
            init(rawValue: String) { text = rawValue }
            var rawValue: String { "\(text)\(Folder.shared.withLock { $0.parent?.number ?? 0 })" }
        }

        static let shared = Mutex(Folder())
        var name: Name?
        var number: Int?
        @JSON.Boxed var parent: Folder?
        var unknown = JSON.UnknownMembers()
        init() {}

        static let fields: JSON.FieldTable<Self> = [
            .enumeration("name", \.name), .int("number", \.number), .boxed("parent", \.parent, \._parent),
        ]
    }

    /// An access that changes the box would end the process: the same box is read during it.
    @Test func aBoxIsReadWhileACopyOfItIsWritten() {
        var folder = Folder()
        folder.parent = Folder {
            $0.name = Folder.Name(rawValue: "n")
            $0.number = 7
        }
        let copy = folder
        Folder.shared.withLock { $0 = copy }
        #expect(text(folder.jsonBytes()) == #"{"parent":{"name":"n7","number":7}}"#)
    }

    @Test func aCopyKeepsItsValue() throws {
        var bucket = try Bucket(json: #"{"parent":{"id":"a","lifecycle":{"rules":[{"name":"r"}]}}}"#)
        let copy = bucket
        bucket.parent?.id = "b"
        bucket.parent?.lifecycle = nil
        #expect(text(bucket.jsonBytes()) == #"{"parent":{"id":"b"}}"#)
        #expect(text(copy.jsonBytes()) == #"{"parent":{"id":"a","lifecycle":{"rules":[{"name":"r"}]}}}"#)
        bucket.parent = nil
        #expect(bucket == Bucket())
    }
}
