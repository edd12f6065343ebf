import AsyncJSON
import Testing

@Suite("JSON numbers")
struct NumberTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("1.0", 1), ("1e2", 100), ("100e-2", 1), ("0e999", 0), ("-9223372036854775808", Int64.min),
        ("9223372036854775807", Int64.max), ("9223372036854775808", nil), ("922337203685477580.7e1", Int64.max),
        ("1.5", nil), ("1e19", nil), ("1e400", nil), ("1e99999999999999999999", nil), ("12345678901234567890", nil),
    ])
    func integersAreExact(_ text: String, _ expected: Int64?) throws {
        #expect(try JSON.Value(parsing: text).int64 == expected)
        #expect(try JSON.Value(parsing: "\"\(text)\"").int64 == expected)
        #expect((try? Owner(json: #"{"size":\#(text)}"#).size) == expected)
    }

    /// Up to 18 digits are read while they are scanned.
    @Test(arguments: 1...21)
    func integersOfEveryLengthAreExact(_ count: Int) throws {
        for text in ["123456789012345678901".prefix(count), "999999999999999999999".prefix(count)] {
            for value in ["\(text)", "-\(text)", "\(text).0", "\(text)e0"] {
                let expected = Int64((value.hasPrefix("-") ? "-" : "") + text)
                for member in [value, "\"\(value)\""] {
                    let owner = try Owner(json: #"{"size":\#(member) ,"name":"x"}"#)
                    #expect(owner.size == expected, "\(member)")
                    #expect(owner.name == "x")
                    let small = try Bucket(json: #"{"small":\#(member),"id":"x"}"#)
                    #expect(small.small == expected.flatMap(Int32.init(exactly:)), "\(member)")
                    #expect(small.id == "x")
                }
            }
        }
        let zeros = String(repeating: "0", count: count)
        #expect(try Owner(json: #"{"size":"\#(zeros)7"}"#).size == 7)
        let error = #expect(throws: JSON.Error.self) { try Owner(json: #"{"size":\#(zeros)7}"#) }
        #expect(error?.message == "A number must not start with 0")
        #expect(error?.offset == 9)
    }

    @Test(
        arguments: [
            (#"\u0031"#, 1), (#"-1\u0032"#, -12), (#"1\u002e\u0030"#, 1), (#"\u005cu0031"#, nil), (#"\\u0031"#, nil),
            (#"\\"#, nil), (#"\u0031e400"#, nil), (#"1\n"#, nil),
        ] as [(String, Int64?)]
    )
    func escapesInANumberAreResolvedOnce(_ text: String, _ expected: Int64?) throws {
        let document = #"{"size":"\#(text)"}"#
        let double = expected.map { Double($0) }
        #expect(try Owner(json: document).size == expected)
        #expect(try Bucket(json: #"{"ratio":"\#(text)"}"#).ratio == double)
        let value = try JSON.Value(parsing: document)["size"]
        #expect(value?.int64 == expected)
        #expect(value?.double == double)
        #expect((try? JSON.Decoder().decode([String: Int64].self, from: document.utf8))?["size"] == expected)
        #expect((try? JSON.Decoder().decode([String: Double].self, from: document.utf8))?["size"] == double)
    }

    @Test func escapesAreResolvedInWhatResemblesANumberToo() throws {
        var decoder = JSON.Decoder()
        decoder.isLenient = true
        #expect(try decoder.decode([Int].self, from: #"["\u0031.5","-\u0032.9","1\u005c"]"#.utf8) == [1, -2, 0])
        #expect(try decoder.decode([Bool].self, from: #"["y\u0065s","\u0030","\u0031"]"#.utf8) == [true, false, true])
        let error = #expect(throws: JSON.Error.self) { try Owner(json: #"{"size":"\u0031e400"}"#, limits: .strict) }
        #expect(error?.message == "The number 1e400 is no integer that fits 64 bits")
        #expect(error?.offset == 8)
    }

    @Test(arguments: ["", " 1", "1 ", "+1", "0x10", "1_0", "--1", "-", "1.", ".5", "nan", "inf", "٣", "1e", "e1"])
    func stringsThatAreNoNumbersAreNoIntegers(_ text: String) {
        #expect(JSON.Value(text).int64 == nil)
        #expect(throws: JSON.Error.self) { try Owner(json: #"{"size":"\#(text)"}"#, limits: .strict) }
    }

    @Test(arguments: [
        "0.1", "-0.0", "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308", "123456789012345678", "0.3e1",
        "123456789.012345", "1e22", "1e23", "9007199254740993", "1.00000000000000000000000000000000000001",
    ])
    func doublesAreTheNearest(_ text: String) throws {
        let expected = try #require(Double(text))
        let read = try #require(try Bucket(json: #"{"ratio":\#(text)}"#).ratio)
        #expect(read.bitPattern == expected.bitPattern)
        #expect(try JSON.Value(parsing: text).double?.bitPattern == expected.bitPattern)
    }

    /// Numbers beside the middle of two neighbors; as a `Double` they are the middle itself.
    @Test(
        arguments: [
            ("1.00000017881393432617187499999", 1.0000001), ("1.000000178813934326171875", 1.0000002),
            ("1.00000017881393432617187500001", 1.0000002), ("16777217.00000000000001", 16_777_218),
            ("-16777217", -16_777_216), ("0.1", 0.1), ("1e-50", 0), ("-0.0", 0),
            (
                "2.1019476964872256063855943749348741969203929128147736576356024258346866240287909022299572825431823e-45",
                .leastNonzeroMagnitude
            ),
            ("340282356779733661637539395458142568447", .greatestFiniteMagnitude),
            ("340282356779733661637539395458142568448", nil), ("1e39", nil), ("1e400", nil),
        ] as [(String, Float?)]
    )
    func floatsAreRoundedOnce(_ text: String, _ expected: Float?) throws {
        #expect(try Bucket(json: #"{"weight":\#(text)}"#).weight == expected)
        #expect(try Bucket(json: #"{"weight":"\#(text)"}"#).weight == expected)
        #expect((try? JSON.Decoder().decode([Float].self, from: "[\(text)]".utf8))?.first == expected)
    }

    @Test(arguments: ["NaN", "Infinity", "-Infinity"])
    func nonFiniteNumbersTravelAsStrings(_ name: String) throws {
        let document = #"{"ratio":"\#(name)","weight":"\#(name)"}"#
        let bucket = try Bucket(json: document)
        #expect(bucket.debugDescription == document)
        #expect(bucket.ratio?.isFinite == false)
    }

    @Test(arguments: ["nan", "inf", "0x1p3", "1e400", "1 ", "", "Inf"])
    func otherNamesAreNoDoubles(_ name: String) {
        #expect(throws: JSON.Error.self) { try Bucket(json: #"{"ratio":"\#(name)"}"#, limits: .strict) }
    }

    @Test(arguments: [
        ("1", "1.0"), ("1", "1e0"), ("100", "1e2"), ("-0.0", "0"), ("0.10", "1e-1"), ("120.50e3", "1205e2"),
    ])
    func equalNumbersMayBeSpelledDifferently(_ left: String, _ right: String) throws {
        let (left, right) = (try JSON.Value(parsing: left), try JSON.Value(parsing: right))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
    }

    @Test(arguments: [
        ("1", "-1"), ("1", "10"), ("9007199254740993", "9007199254740992"), ("1e400", "1e401"),
        ("0.1", "0.10000000000000001"),
    ])
    func differentNumbersDifferExactly(_ left: String, _ right: String) throws {
        #expect(try JSON.Value(parsing: left) != JSON.Value(parsing: right))
    }

    @Test func everyDoubleIsReadAsItWasWritten() throws {
        var generator = SplitMix(state: 7)
        for _ in 0..<5000 {
            let double = Double(bitPattern: generator.next())
            guard double.isFinite else { continue }
            let bucket = Bucket { $0.ratio = double }
            #expect(try Bucket(json: bucket.jsonBytes()).ratio?.bitPattern == double.bitPattern)
        }
    }

    @Test func everyIntegerIsReadAsItWasWritten() throws {
        var generator = SplitMix(state: 8)
        for _ in 0..<5000 {
            let bits = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
            let bucket = Bucket {
                $0.size = bits
                $0.metageneration = Int64(bitPattern: bits)
                $0.small = Int32(truncatingIfNeeded: bits)
                $0.natural = UInt32(truncatingIfNeeded: bits)
            }
            #expect(try Bucket(json: bucket.jsonBytes()) == bucket)
        }
    }
}
