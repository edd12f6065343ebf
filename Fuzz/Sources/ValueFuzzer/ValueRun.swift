import AsyncJSON

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// Parse, write, parse: a fixed point, for compact and for indented text; and numbers are read as the standard library
/// does.
enum ValueRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard case .success(let value) = parse(bytes) else { return }
        let written = value.encoded()
        let again = expectSuccess("parsing what was written") { try JSON.Value(parsing: written) }
        expect(again.encoded() == written, "writing is no fixed point")
        expect(again == value && again.hashValue == value.hashValue, "what was written is another value")
        let pretty = expectSuccess("parsing indented text") { try JSON.Value(parsing: value.encoded(pretty: true)) }
        expect(pretty.encoded() == written, "indentation changes the value")
        expect(rebuilt(value) == value, "the value differs from its parts")
        expect(value.detached() == value, "the detached value differs")
    }
}

/// The value, taken apart and put together again.
private func rebuilt(_ value: JSON.Value) -> JSON.Value {
    if let elements = value.array {
        for (index, element) in elements.enumerated().prefix(8) {
            expect(value[index] == element, "subscript and array disagree")
        }
        return JSON.Value(elements.map(rebuilt))
    }
    if let members = value.members {
        if let last = members.last {
            expect(value[last.name] == last.value, "subscript and members disagree")
        }
        return JSON.Value(members: members.map { ($0.name, rebuilt($0.value)) })
    }
    if let text = value.numberText {
        let double = Double(text).flatMap { $0.isFinite ? $0 : nil }
        expect(value.double == double, "\(text) is read as \(String(describing: value.double))")
        if let integer = Int64(text) { expect(value.int64 == integer, "\(text) is no 64-bit integer") }
        if let integer = UInt64(text) { expect(value.uint64 == integer, "\(text) is no unsigned 64-bit integer") }
        return value
    }
    return value.string.map { JSON.Value($0) } ?? value
}
