import AsyncFetchTesting
import AsyncJSON
import Testing

@testable import GAPIEmulator

@Suite("Index of objects")
struct ObjectIndexTests {
    private func object(_ name: String, _ generation: Int64 = 1) throws -> StoredObject {
        let resource: JSON.Value = [
            "bucket": "b", "name": JSON.Value(name), "generation": JSON.Value("\(generation)"), "metageneration": "1",
            "size": "0", "etag": "e",
        ]
        return try #require(StoredObject(resource: resource, content: .memory([])))
    }

    /// The names and generations from a cursor's place to the end.
    private func rest(_ cursor: ObjectCursor) -> [String] {
        var cursor = cursor
        var found: [String] = []
        while let object = cursor.current {
            found.append("\(object.name)#\(object.generation)")
            cursor.advance()
        }
        return found
    }

    /// As an array that is sorted after each change; in chunks of all sizes, since there are thousands of objects.
    @Test func itIsASortedArrayWhateverChanges() throws {
        var generator = SplitMix(state: 1)
        var index = ObjectIndex()
        var names: Set<String> = []
        for _ in 0..<6_000 {
            let name = String(Int.random(in: 0..<4_000, using: &generator), radix: 36)
            if Int.random(in: 0..<3, using: &generator) > 0 {
                index.insert(try object(name))
                names.insert(name)
            } else {
                index.remove(try object(name))
                names.remove(name)
            }
        }
        let sorted = names.sorted { $0.precedes($1) }
        #expect(index.map(\.name) == sorted)
        #expect(index.count == sorted.count)
        #expect(rest(ObjectCursor([index])) == sorted.map { "\($0)#1" })
        for name in sorted { #expect(index.first(name)?.name == name) }
        for object in index.map({ $0 }) { index.remove(object) }
        #expect(index.isEmpty && index.first("1") == nil)
    }

    @Test func aCopyDoesNotSeeLaterChanges() throws {
        var index = ObjectIndex(try (0..<2_000).map { try object("\($0)") })
        let copy = index
        for number in 0..<2_000 where number % 3 == 0 { index.remove(try object("\(number)")) }
        index.insert(try object("new"))
        #expect(copy.count == 2_000 && copy.first("new") == nil && copy.first("0") != nil)
        #expect(index.first("0") == nil)
    }

    @Test func generationsOfSeveralIndexesAreMerged() throws {
        let live = ObjectIndex([try object("a", 5), try object("b", 2)])
        let old = ObjectIndex([try object("a", 3), try object("a", 1), try object("c", 4)])
        var cursor = ObjectCursor([live, old])
        #expect(rest(cursor) == ["a#1", "a#3", "a#5", "b#2", "c#4"])
        cursor.seek(after: "a", generation: 3)
        #expect(rest(cursor) == ["a#5", "b#2", "c#4"])
        cursor.seek(after: "a")
        #expect(rest(cursor) == ["b#2", "c#4"])
        cursor.seek(to: "a")  // It goes forward only.
        #expect(rest(cursor) == ["b#2", "c#4"])
        cursor.seek(afterPrefix: "b")
        #expect(rest(cursor) == ["c#4"])
        cursor.seek(afterPrefix: "")
        #expect(rest(cursor).isEmpty)
    }
}
