import AsyncJSON

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// The pull reader under the models and the walk under the values accept the same documents, and refuse them at the
/// same place.
enum ReaderRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        let model = Result { () throws(JSON.Error) in try Envelope(json: bytes) }
        switch (parse(bytes), model) {
        case (.success(let value), .success(let model)):
            expect(JSON.Value(model) == value, "the readers see different values")
            for name in model.unknown.names { expect(model.unknown[name] == value[name], "\(name) differs") }
        case (.success(let value), .failure(let error)):
            expect(!value.isObject && error.code == .typeMismatch, "only the model refuses: \(error)")
        case (.failure(let error), .success):
            expect(false, "only the value refuses: \(error)")
        case (.failure(let error), .failure(let other)):
            expect(
                other.code == .typeMismatch || (error.code, error.offset) == (other.code, other.offset),
                "refused at different places: \(error) \(other)"
            )
        }
    }
}
