import AsyncJSON
import Testing

@testable import GAPIEmulator

@Suite("Documents of a bucket")
struct DocumentTableTests {
    /// As a dictionary, also for keys that only look alike; what is copied stays as it was.
    @Test func itIsADictionaryWhateverChanges() {
        var table = DocumentTable()
        #expect(table.isEmpty)
        let keys = (0..<1_000).map { "folder/\($0)/" } + ["\u{E9}", "e\u{301}", "", "%", "/"]
        for (number, key) in keys.enumerated() { table[key] = JSON.Value(number) }
        let copy = table
        for (number, key) in keys.enumerated() where number % 2 == 0 { table[key] = nil }
        for (number, key) in keys.enumerated() {
            #expect(table[key] == (number % 2 == 0 ? nil : JSON.Value(number)))
            #expect(copy[key] == JSON.Value(number))
        }
        #expect(Set(copy.keys.map { Array($0.utf8) }) == Set(keys.map { Array($0.utf8) }))
        #expect(table.keys.count == keys.count / 2)
        for key in keys { table[key] = nil }
        #expect(table.isEmpty && !copy.isEmpty)
    }
}
