import AsyncJSON
import Testing

struct InPlaceTests {
    @Test(arguments: [
        #"{"id":"a","labels":{"k":"v"},"metageneration":"7","future":[1.50]}"#, "\u{FEFF}{}", "  {} \n", "", "{",
        #"{"id":"#,
        #"{"id":1}"#, "{} x", "\u{FEFF}", "{\"id\":\"\0\"}", "{}\0",
    ])
    func aDocumentIsReadAsIfItWereCopied(text: String) {
        let copied = Result { try Bucket(json: text) }
        let inPlace = Result { try read(text) }
        switch (copied, inPlace) {
        case (.success(let copied), .success(let inPlace)):
            #expect(copied == inPlace)
            #expect(copied.jsonBytes() == inPlace.jsonBytes())
        case (.failure(let copied), .failure(let inPlace)):
            #expect("\(copied)" == "\(inPlace)")
        default:
            Issue.record("copied: \(copied), in place: \(inPlace)")
        }
    }

    @Test func whatIsTooLargeIsRefused() {
        let error = #expect(throws: JSON.Error.self) { try read(#"{"id":"a"}"#, limits: JSON.Limits(size: 9)) }
        #expect(error?.code == .sizeExceeded)
    }

    @Test func withoutPaddingTheProgramStops() async {
        await #expect(processExitsWith: .failure) {
            try [UInt8]("{}".utf8).withUnsafeBytes { _ = try Bucket(jsonInPlace: $0) }
        }
        await #expect(processExitsWith: .failure) {
            try [UInt8](repeating: UInt8(ascii: " "), count: 100).withUnsafeBytes { _ = try Bucket(jsonInPlace: $0) }
        }
    }

    private func read(_ text: String, limits: JSON.Limits = JSON.Limits()) throws -> Bucket {
        let bytes = Array(text.utf8) + Array(repeating: 0, count: JSON.padding)
        return try bytes.withUnsafeBytes { try Bucket(jsonInPlace: $0, limits: limits) }
    }
}
