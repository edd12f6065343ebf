import AsyncJSON
import Testing

@Suite struct CaughtErrorTests {
    private struct Refusing: Encodable {
        struct Refusal: Error {}
        var writes: Bool
        func encode(to encoder: any Encoder) throws {
            if writes {
                var container = encoder.container(keyedBy: AnyName.self)
                try container.encode([1, 2], forKey: AnyName(stringValue: "x"))
                var nested = container.nestedUnkeyedContainer(forKey: AnyName(stringValue: "y"))
                try nested.encode(1)
            }
            throw Refusal()
        }
    }

    @Test(arguments: [false, true])
    func whatCouldNotBeEncodedLeavesNothingBehind(_ writes: Bool) throws {
        struct Object: Encodable {
            var writes: Bool
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyName.self)
                try? container.encode(Refusing(writes: writes), forKey: AnyName(stringValue: "a"))
                try container.encode(1, forKey: AnyName(stringValue: "b"))
                var array = container.nestedUnkeyedContainer(forKey: AnyName(stringValue: "c"))
                try? array.encode(Refusing(writes: writes))
                try array.encode(2)
                try? container.encode(["k": [Refusing(writes: writes)]], forKey: AnyName(stringValue: "d"))
                try? container.encodeIfPresent(Refusing(writes: writes), forKey: AnyName(stringValue: "e"))
            }
        }
        struct Either: Encodable {
            var writes: Bool
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                do { try container.encode(Refusing(writes: writes)) } catch { try container.encode("instead") }
            }
        }
        #expect(text(try JSON.Encoder().encode(Object(writes: writes))) == #"{"b":1,"c":[2]}"#)
        #expect(text(try JSON.Encoder().encode([Either(writes: writes)])) == #"["instead"]"#)
        #expect(throws: Refusing.Refusal.self) { try JSON.Encoder().encode(Refusing(writes: writes)) }
        var encoder = JSON.Encoder()
        encoder.convert(Int.self) { _ in throw Refusing.Refusal() }
        struct Numbers: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyName.self)
                try? container.encode(1, forKey: AnyName(stringValue: "a"))
                try container.encode("x", forKey: AnyName(stringValue: "b"))
                var array = container.nestedUnkeyedContainer(forKey: AnyName(stringValue: "c"))
                try? array.encode(1)
                try array.encode("y")
            }
        }
        #expect(text(try encoder.encode(Numbers())) == #"{"b":"x","c":["y"]}"#)
    }

    @Test(.timeLimit(.minutes(5))) func caughtErrorsDoNotReadTheDocumentAgain() throws {
        struct Lossy: Decodable {
            var number: Int?
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                number = try? container.decode(Int.self)
                if number == nil { _ = try? Owner(from: decoder) }
            }
        }
        let document = "[\n" + Array(repeating: #""x""#, count: 300_000).joined(separator: ",\n") + ",7]"
        let all = try JSON.Decoder().decode([Lossy].self, from: document.utf8)
        #expect(all.count == 300_001)
        #expect(all.last?.number == 7)
    }

    @Test func aCaughtErrorStillKnowsItsPlace() throws {
        struct Telling: Decodable {
            var error: JSON.Error?
            init(from decoder: any Decoder) throws {
                do { _ = try decoder.singleValueContainer().decode(Int.self) } catch {
                    self.error = error as? JSON.Error
                }
            }
        }
        let document = "{\"a\":[1,\n  \"é\", \"x\"]}"
        let all = try JSON.Decoder().decode([String: [Telling]].self, from: document.utf8)
        let error = try #require(all["a"]?[2].error)
        #expect(error.path == "a[2]")
        #expect((error.line, error.column, error.offset) == (2, 8, 17))
        #expect(error.description.hasSuffix(#"at a[2] (line 2, column 8, offset 17)."#))
    }
}
