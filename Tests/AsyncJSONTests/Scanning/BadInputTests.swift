import AsyncJSON
import Testing

@Suite("JSON bad input", .timeLimit(.minutes(5)))
struct BadInputTests {
    @Test func everyTruncationOfAPageIsAnUnexpectedEnd() throws {
        let page =
            Array(#"{"parent":\#(fullBucket),"x":[{"a\u00e9\uD83D\uDE00":tru"#.utf8) + Array(#"e,"n":-0.5e-7}]}"#.utf8)
        _ = try JSON.Value(parsing: page)
        _ = try Bucket(json: page)
        for count in 0..<page.count {
            let untyped = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: page[..<count]) }
            let typed = #expect(throws: JSON.Error.self) { try Bucket(json: page[..<count]) }
            #expect(untyped?.code == .unexpectedEnd, "after \(count) bytes: \(untyped?.description ?? "")")
            #expect(typed?.code == .unexpectedEnd, "after \(count) bytes: \(typed?.description ?? "")")
        }
    }

    @Test(arguments: [
        ("", JSON.Error.Code.unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("nul", .unexpectedEnd, 3),
        ("{\"a\":1,}", .syntax, 7), ("[1,]", .syntax, 3), ("[1 2]", .syntax, 3), ("01", .syntax, 1),
        ("1.", .unexpectedEnd, 2),
        ("\"\u{1}\"", .syntax, 1), (#""\x""#, .syntax, 2), (#""\ud800x""#, .syntax, 7), ("[] []", .syntax, 3),
        ("\u{FEFF}\u{FEFF}1", .syntax, 3), ("NaN", .syntax, 0), ("[1}", .syntax, 2), ("{1:2}", .syntax, 1),
        ("<html>", .syntax, 0), ("\"\0\"", .syntax, 1), ("1\0", .syntax, 1),
    ])
    func syntaxErrorsSayWhere(_ document: String, _ code: JSON.Error.Code, _ offset: Int) {
        let error = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: document) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    @Test func positionCountsLinesAndScalars() {
        let error = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: "{\n  \"é\": x}") }
        #expect(error?.line == 2)
        #expect(error?.column == 8)
        #expect(error?.offset == 10)
        #expect(error?.description == "Expected a value (line 2, column 8, offset 10).")
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF],
        ] as [[UInt8]]
    )
    func invalidUTF8IsRefusedInValuesNamesAndUnknownMembers(_ bytes: [UInt8]) {
        for prefix in ["", "plain text before it ", "\u{e9}", #"\n"#] {
            let string = Array("\"\(prefix)".utf8) + bytes + Array("\"".utf8)
            for document in [
                Array(#"{"name":"#.utf8) + string + Array("}".utf8), Array("{".utf8) + string + Array(":1}".utf8),
                Array(#"{"u":["#.utf8) + string + Array("]}".utf8),
            ] {
                let typed = #expect(throws: JSON.Error.self) { try Owner(json: document) }
                let untyped = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: document) }
                #expect(typed?.code == .invalidUTF8)
                #expect(untyped?.code == .invalidUTF8)
                #expect(untyped?.offset == typed?.offset)
            }
        }
    }

    @Test(arguments: [
        "id", "small", "size", "ratio", "weight", "timeCreated", "day", "timeout", "mask", "checksum", "storageClass",
    ])
    func invalidUTF8IsToldInPropertiesOfAllKinds(_ name: String) {
        for prefix in ["", "1", #"\n"#, "plain text before it"] {
            let document = Array(#"{"\#(name)":"\#(prefix)"#.utf8) + [0xFF] + Array(#""}"#.utf8)
            for limits in [JSON.Limits(), .strict] {
                let error = #expect(throws: JSON.Error.self) { try Bucket(json: document, limits: limits) }
                #expect(error?.code == .invalidUTF8)
                #expect(error?.offset == document.count - 3)
                #expect(error?.path == name)
            }
        }
    }

    @Test func deepNestingIsRefusedWithoutRecursion() throws {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let error = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: deep) }
        #expect(error?.code == .depthExceeded)
        #expect(error?.offset == 512)
        let typed = #expect(throws: JSON.Error.self) { try Owner(json: #"{"x":\#(deep)}"#) }
        #expect(typed?.code == .depthExceeded)
        let value = try JSON.Value(parsing: deep, limits: JSON.Limits(depth: 100_000))
        #expect(value.isArray)
        #expect(value.description == deep)
    }

    private func nested(_ count: Int) -> String {
        String(repeating: #"{"parent":"#, count: count) + "{}" + String(repeating: "}", count: count)
    }

    @Test func aDecodersLimitOfModelsHoldsForTheModelsInside() throws {
        var decoder = JSON.Decoder()
        decoder.limits.modelDepth = 3
        let list = try decoder.decode([Bucket].self, from: "[\(nested(2)),\(nested(2))]".utf8)
        #expect(list.map(\.debugDescription) == [nested(2), nested(2)])
        let error = #expect(throws: JSON.Error.self) { try decoder.decode([Bucket].self, from: "[\(nested(3))]".utf8) }
        #expect(error?.code == .depthExceeded)
        decoder.limits.modelDepth = 201
        #expect(try decoder.decode([Bucket].self, from: "[\(nested(200))]".utf8)[0].debugDescription == nested(200))
    }

    @Test func recursiveModelsStopAtTheirDepthLimit() throws {
        #expect(try Bucket(json: nested(127)).debugDescription == nested(127))
        let error = #expect(throws: JSON.Error.self) { try Bucket(json: nested(128)) }
        #expect(error?.code == .depthExceeded)
        let value = try JSON.Value(parsing: nested(128))
        #expect(throws: JSON.Error.self) { try value.decode(Bucket.self) }
        #expect(try Bucket(json: nested(200), limits: JSON.Limits(modelDepth: 201)).debugDescription == nested(200))
        let wide = #"{"acl":[\#(Array(repeating: "{}", count: 300).joined(separator: ","))]}"#
        #expect(try Bucket(json: wide).acl?.count == 300, "Neighbours are not nested")
    }

    @Test func sizeLimitIsChecked() {
        let error = #expect(throws: JSON.Error.self) { try JSON.Value(parsing: "[1]", limits: JSON.Limits(size: 2)) }
        #expect(error?.code == .sizeExceeded)
        // Whenever it is set: offsets have 31 bits.
        var limits = JSON.Limits()
        limits.size = .max
        #expect(limits.size == Int(Int32.max))
        #expect(JSON.Limits(size: .max).size == Int(Int32.max))
    }

    @Test func manyUnknownMembersAreKept() throws {
        let members = (0..<100_000).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
        let owner = try Owner(json: "{\(members)}")
        #expect(owner.unknown["k99999"]?.int64 == 99_999)
        #expect(owner.debugDescription == "{\(members)}")
    }

    @Test func longNumbersCostOnlyTheirLength() throws {
        let digits = String(repeating: "7", count: 2_000_000)
        let value = try JSON.Value(parsing: "[\(digits),0.\(digits)e-5]")
        #expect(value[0]?.int64 == nil)
        #expect(value[0]?.double == nil)
        #expect(value[0]?.numberText == digits)
        #expect(value[1]?.double == 7.777777777777777e-06)
        #expect(throws: JSON.Error.self) { try Bucket(json: #"{"size":\#(digits)}"#, limits: .strict) }
    }
}
