import AsyncJSON
import Testing

@Suite("JSON.Records", .timeLimit(.minutes(5)))
struct RecordsTests {
    /// The document in chunks of a size.
    static func chunks(_ document: String, _ size: Int) -> AsyncStream<ArraySlice<UInt8>> {
        let bytes = Array(document.utf8)
        return AsyncStream { continuation in
            for start in stride(from: 0, to: bytes.count, by: size) {
                continuation.yield(bytes[start..<min(start + size, bytes.count)])
            }
            continuation.finish()
        }
    }

    static let page = #"""
        {"kind":"items","deep":{"items":[0],"a":"]}\"{["}, "items" : [ {"name":"a]\"\\","size":1} ,
        {"name":"é","x":[{"y":"}"}]},{} ],"more":[9],"next":{"items":[1.10]}}
        """#

    @Test(arguments: [1, 2, 3, 7, 16, 1000])
    func elementsAndEnvelopeAreSeparated(_ size: Int) async throws {
        var records = JSON.Records(Owner.self, at: "items", in: Self.chunks(Self.page, size)).makeAsyncIterator()
        var owners: [Owner] = []
        while let owner = try await records.next() { owners.append(owner) }
        #expect(owners.map(\.name) == ["a]\"\\", "é", nil])
        #expect(owners[1].unknown["x"]?[0]?["y"] == "}")
        let envelope = #"""
            {"kind":"items","deep":{"items":[0],"a":"]}\"{["},"items":[],"more":[9],"next":{"items":[1.10]}}
            """#
        #expect(records.envelope.description == envelope)
        #expect(try await records.next() == nil)
    }

    @Test func pathsLeadThroughObjects() async throws {
        let document =
            #"{"a":[{"b":[{}]}],"x":{"b":[{}]},"b":[{}],"\u0061":{"x":{"b":[{}]},"b":[{"name":"found"}]},"c":1}"#
        for size in 1...9 {
            var records = JSON.Records(Owner.self, at: "a", "b", in: Self.chunks(document, size)).makeAsyncIterator()
            #expect(try await records.next()?.name == "found")
            #expect(try await records.next() == nil)
            #expect(records.envelope["c"] == 1)
        }
    }

    @Test(arguments: [
        (#"{"a":{"b":[{}],"b":[{}]}}"#, 15), (#"{"a":{"b":[{}],"c":{"b":1}, "\u0062":null}}"#, 28),
        (#"{"a":{"b":[{}]},"b":1,"a":{}}"#, 22), (#"{"a":{"b":[{}],"é":["b","a"]},"é":"a","a":1}"#, 40),
    ])
    func aNameThatComesAgainAfterItsElementsIsAnError(_ document: String, _ offset: Int) async throws {
        let column = String(decoding: document.utf8.prefix(offset), as: UTF8.self).unicodeScalars.count + 1
        for size in [1, 7, 100] {
            let chunks = Self.chunks(document, size)
            var records = JSON.Records(Owner.self, at: "a", "b", in: chunks).makeAsyncIterator()
            #expect(try await records.next() == Owner())
            let error = await #expect(throws: JSON.Error.self) { try await records.next() }
            #expect(error?.code == .invalidValue)
            #expect(error?.offset == offset)
            #expect(error?.column == column)
        }
    }

    @Test(arguments: [
        #"{"a":1,"a":{"b":null,"c":[0],"b":[{"name":"x"}]}}"#,
        #"{"a":{"c":1},"b":[0],"a":{"b":[{"name":"x"}],"a":"b"}}"#,
    ])
    func ofRepeatedNamesBeforeTheArrayTheLastCounts(_ document: String) async throws {
        var records = JSON.Records(Owner.self, at: "a", "b", in: Self.chunks(document, 5)).makeAsyncIterator()
        #expect(try await records.next()?.name == "x")
        #expect(try await records.next() == nil)
        #expect(records.envelope["a", "b"]?.description == "[]")
    }

    @Test func aDocumentMayBeTheArray() async throws {
        var names: [String?] = []
        for try await owner in JSON.Records(Owner.self, in: Self.chunks(#" [{"name":"a"},{"name":"b"}] "#, 4)) {
            names.append(owner.name)
        }
        #expect(names == ["a", "b"])
    }

    @Test(arguments: ["{}", #"{"a":1}"#, #"{"":[{}]}"#, #"{"a":{"b":[{}]},"c":1}"#, "1", #""[""#])
    func documentsThatAreNoArrayHaveNoElements(_ document: String) async throws {
        var records = JSON.Records(Owner.self, in: Self.chunks(document, 3)).makeAsyncIterator()
        #expect(try await records.next() == nil)
        #expect(records.envelope == (try JSON.Value(parsing: document)))
    }

    @Test func aByteOrderMarkMayOnlyBeInFrontOfTheDocument() async throws {
        for size in 1...4 {
            var records = JSON.Records(Owner.self, in: Self.chunks("\u{FEFF}[{}]", size)).makeAsyncIterator()
            #expect(try await records.next() == Owner())
            #expect(try await records.next() == nil)
        }
        for document in ["[\u{FEFF}{}]", "[{},\u{FEFF}{}]", "\u{FEFF}\u{FEFF}[{}]", "[{}]\u{FEFF}"] {
            let records = JSON.Records(Owner.self, in: Self.chunks(document, 2))
            await #expect(throws: JSON.Error.self) { for try await _ in records {} }
        }
    }

    @Test(arguments: [
        "{}", #"{"items":null}"#, #"{"items":{"items":[{}]}}"#, "[]", "1", #"{"items":[]}"#, #"["items",[{}]]"#,
    ])
    func documentsWithoutTheArrayHaveNoElements(_ document: String) async throws {
        var records = JSON.Records(Owner.self, at: "items", in: Self.chunks(document, 3)).makeAsyncIterator()
        #expect(try await records.next() == nil)
        #expect(records.envelope == (try JSON.Value(parsing: document)))
    }

    @Test(arguments: [
        (#"{"items":[{},]}"#, "syntax", 13), (#"{"items":[,{}]}"#, "syntax", 10), (#"{"items":[{}{}]}"#, "syntax", 12),
        (#"{"items":[{}"#, "unexpectedEnd", 12), (#"{"items":[{"a"#, "unexpectedEnd", 13),
        (#"{"items":[{}]"#, "unexpectedEnd", 13),
        (#"{"items":[7]}"#, "typeMismatch", 10), (#"{"items":[{}x]}"#, "syntax", 12),
        ("{\"items\":[{},\n {\"size\":[]}]}", "typeMismatch", 23),
        ("", "unexpectedEnd", 0), (#"{"items":[{"a":1]}]}"#, "syntax", 16), (#"{"items":[{},{}],x}"#, "syntax", 17),
    ])
    func errorsSayWhere(_ document: String, _ code: String, _ offset: Int) async {
        for size in [1, 5, 100] {
            let chunks = Self.chunks(document, size)
            var records = JSON.Records(Owner.self, at: "items", in: chunks, limits: .strict).makeAsyncIterator()
            let error = await #expect(throws: JSON.Error.self) { while try await records.next() != nil {} }
            #expect(error?.code.description == code)
            #expect(error?.offset == offset)
        }
    }

    @Test func mismatchHasPathAndLine() async throws {
        var records = JSON.Records(
            Owner.self,
            at: "a",
            "items",
            in: Self.chunks("{\"a\":{\"items\":[{},\n {\"size\":[]}]}}", 4),
            limits: .strict
        )
        .makeAsyncIterator()
        let error = await #expect(throws: JSON.Error.self) { while try await records.next() != nil {} }
        #expect(error?.path == "a.items[1].size")
        #expect(error?.line == 2)
        #expect(error?.column == 10)
        #expect(try await records.next() == nil, "An error ends the sequence")
    }

    @Test func sizeLimitHoldsForEachElement() async throws {
        let long = String(repeating: "x", count: 100)
        let limits = JSON.Limits(size: 120)
        let items = Array(repeating: #"{"name":"\#(long)"}"#, count: 50).joined(separator: ",")
        var count = 0
        for try await _ in JSON.Records(Owner.self, in: Self.chunks("[\(items)]", 9), limits: limits) { count += 1 }
        #expect(count == 50)
        var records = JSON.Records(Owner.self, in: Self.chunks(#"[{"name":"\#(long)\#(long)"}]"#, 9), limits: limits)
            .makeAsyncIterator()
        let error = await #expect(throws: JSON.Error.self) { try await records.next() }
        #expect(error?.code == .sizeExceeded)
    }
}
