import AsyncJSON
import Testing

@Suite("JSON.LocalProperty")
struct LocalPropertyTests {
    private enum Path: JSON.LocalProperty { typealias Value = String }
    private enum Visits: JSON.LocalProperty { typealias Value = Int }

    @Test func localPropertiesAreNeitherWrittenNorCompared() throws {
        let original = try Bucket(json: #"{"id":"x","other":1.10}"#)
        var bucket = original
        bucket[local: Path.self] = "/tmp/x"
        bucket[local: Visits.self] = 3
        #expect(bucket == original)
        #expect(bucket.hashValue == original.hashValue)
        #expect(bucket.jsonBytes() == original.jsonBytes())
        #expect(Bucket.patch(from: original, to: bucket) == nil)
        #expect(original[local: Path.self] == nil, "A copy does not change")
    }

    @Test func localPropertiesSurviveEditsOfTheModel() throws {
        var bucket = Bucket()
        bucket[local: Path.self] = "/tmp/x"
        #expect(bucket.unknown.isEmpty)
        #expect(bucket == Bucket())
        bucket.unknown["a"] = 1
        bucket.setNull(\.id)
        bucket.unknown["a"] = nil
        #expect(bucket[local: Path.self] == "/tmp/x")
        #expect(bucket.debugDescription == #"{"id":null}"#)
        bucket[local: Path.self] = nil
        #expect(bucket[local: Path.self] == nil)
        #expect(bucket.debugDescription == #"{"id":null}"#)
    }
}
