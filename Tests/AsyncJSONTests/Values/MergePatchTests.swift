import AsyncJSON
import Testing

@Suite("JSON merge patches (RFC 7396)")
struct MergePatchTests {
    /// The examples of appendix A.
    @Test(arguments: [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"a":"foo"}"#, "null", "null"),
        (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
        (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#), ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
        ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ])
    func patchesApplyAsTheStandardSays(_ target: String, _ patch: String, _ result: String) throws {
        let patched = try JSON.Value(parsing: target).applying(mergePatch: JSON.Value(parsing: patch))
        #expect(patched == (try JSON.Value(parsing: result)))
    }

    @Test func applyingADifferenceGivesTheOtherValue() {
        var generator = SplitMix(state: 2)
        for _ in 0..<1000 {
            let old = randomValue(&generator)
            let new = randomValue(&generator)
            let patch = JSON.Value.mergePatch(from: old, to: new)
            #expect((patch == nil) == (old == new))
            #expect(patch.map(old.applying(mergePatch:)) ?? old == new)
        }
    }

    @Test func modelPatchNamesWhatChanged() throws {
        let old = try Bucket(json: fullBucket)
        #expect(Bucket.patch(from: old, to: old) == nil)
        var new = old
        new.id = nil
        new.small = 8
        new.owner?.name = nil
        new.owner?.unknown["role"] = "writer"
        new.labels?["k"] = nil
        new.labels?["m"] = "new"
        new.acl?.removeLast()
        new.unknown["second"] = nil
        new.setNull(\.timeout)
        let patch = try #require(Bucket.patch(from: old, to: new))
        let expected = #"""
            {"id":null,"small":8,"owner":{"name":null,"role":"writer"},"labels":{"k":null,"m":"new"},
            "acl":[{"name":"n"}],"second":null,"timeout":null}
            """#
        #expect(patch == (try JSON.Value(parsing: expected)))
        var applied = try JSON.Value(old).applying(mergePatch: patch).decode(Bucket.self)
        applied.setNull(\.timeout)
        #expect(applied == new)
    }

    @Test(arguments: [
        (#"{"a":1,"b":2,"a":3}"#, #"{"a":null,"a":4,"c":null}"#, #"{"a":1,"b":2,"a":4}"#),
        (#"{"a":1,"b":2,"a":3}"#, #"{"a":4,"a":null}"#, #"{"b":2}"#),
        (#"{"a":{"x":1}}"#, #"{"a":{"y":2},"c":1,"\u0061":{"z":3},"c":2}"#, #"{"a":{"x":1,"z":3},"c":2}"#),
        ("1", #"{"a":{"y":2,"y":null},"a":{"z":3,"z":{}}}"#, #"{"a":{"z":{}}}"#),
    ])
    func ofRepeatedNamesTheLastCounts(_ target: String, _ patch: String, _ result: String) throws {
        let patched = try JSON.Value(parsing: target).applying(mergePatch: JSON.Value(parsing: patch))
        #expect(patched.description == result)
    }

    @Test(.timeLimit(.minutes(5))) func aPatchCostsItsLength() throws {
        let old = JSON.Value(members: (0..<40_000).map { ("n\($0)", 1) })
        let new = JSON.Value(members: (20_000..<60_000).map { ("n\($0)", 2) })
        let patch = try #require(JSON.Value.mergePatch(from: old, to: new))
        #expect(old.applying(mergePatch: patch) == new)
    }
}
