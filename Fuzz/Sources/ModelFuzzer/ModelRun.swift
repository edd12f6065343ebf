import AsyncJSON

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// Decode, encode, decode: the same model, unknown members byte for byte.
enum ModelRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let model = try? Specimen(json: bytes), let twin = try? Specimen(json: bytes) else { return }
        let again = expectSuccess("decoding what was encoded") { try Specimen(json: model.jsonBytes()) }
        let value = JSON.Value(model)
        // As values, for a model with a NaN does not even equal its twin.
        expect(JSON.Value(again) == value, "encoding and decoding changes the model")
        if twin == model { expect(again == model && again.hashValue == model.hashValue, "the models differ") }
        expect(again.unknown.names == model.unknown.names, "unknown members were lost")
        expect(Specimen.patch(from: model, to: again) == nil, "there is a patch between equal models")
        let viaValue = expectSuccess("decoding a value") { try value.decode(Specimen.self) }
        expect(JSON.Value(viaValue) == value, "the value is decoded differently")
        // What does not fit is told, and a strict reading finds nothing only where there is nothing to tell.
        let issues = model.jsonIssues(limit: .max)
        expect(again.jsonIssues(limit: .max) == issues, "what does not fit is told differently")
        expect(issues.allSatisfy { (try? JSON.Path(parsing: $0.path)) != nil }, "an issue has no path: \(issues)")
        if let strict = try? Specimen(json: bytes, limits: .strict) {
            expect(issues.isEmpty, "strict reading overlooks \(issues)")
            expect(JSON.Value(strict) == value, "strict reading gives another model")
        }
    }
}
