import AsyncJSON

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// A type with synthesized coding survives decode, encode, decode, its unknown members too.
enum CodableRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        readCarelessly(bytes)
        guard let song = try? JSON.Decoder().decode(Song.self, from: bytes) else { return }
        let written = expectSuccess("encoding") { try JSON.Encoder().encode(song) }
        let again = expectSuccess("decoding what was encoded") { try JSON.Decoder().decode(Song.self, from: written) }
        let writtenAgain = expectSuccess("encoding again") { try JSON.Encoder().encode(again) }
        // As values: a NaN does not equal itself, and dictionaries have no order.
        expect(
            try? JSON.Value(parsing: written) == JSON.Value(parsing: writtenAgain),
            "encoding and decoding changes it"
        )
        expect(again.unknown.names == song.unknown.names, "unknown members were lost")
    }
}

/// What a lenient decoder with a naming rule and a conversion makes of it can be written; nothing more is known of it.
private func readCarelessly(_ bytes: UnsafeBufferPointer<UInt8>) {
    var decoder = JSON.Decoder()
    decoder.isLenient = true
    decoder.keyNaming = .snakeCase
    decoder.convert(Float.self) { Float($0.double ?? -1) }
    guard let song = try? decoder.decode(Song.self, from: bytes) else { return }
    let written = expectSuccess("encoding what was read carelessly") { try JSON.Encoder().encode(song) }
    _ = expectSuccess("parsing it") { try JSON.Value(parsing: written) }
}

private func expect(_ condition: Bool?, _ message: String) { expect(condition ?? false, message) }
