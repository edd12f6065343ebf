import AsyncJSON
import CSimdjson
import Foundation

/// One comparison: ours and the peers, on one input.
enum Candidate: String, CaseIterable, Sendable {
    /// A field table, unknown members kept.
    case table
    /// The same, from bytes with zeros behind them.
    case tableInPlace
    /// Plain Codable through our decoder, unknown members kept.
    case codable
    /// Parsed to `JSON.Value`, nothing else.
    case parse
    /// The same by one parser, which uses its memory again, as simdjson's does.
    case parseAgain
    case tableEncode, codableEncode

    /// F: Foundation's `JSONDecoder`, which drops unknown members.
    case foundation
    /// F+A: the same, keeping them in `[String: AnyJSON]`.
    case foundationKeeping
    case foundationEncode
    case simdjson
}

/// One input, and what each candidate does with it.
struct Workload {
    let size: Int
    /// Each makes its result and frees it.
    let work: [Candidate: () throws -> Void]
    /// Throws unless all candidates that keep unknown members write back what they read.
    let check: () throws -> Void

    init<Table: JSON.Model, Plain: Codable, Kept: Codable, Open: Codable>(
        _ bytes: [UInt8],
        _: Table.Type,
        _: Plain.Type,
        _: Kept.Type,
        _: Open.Type
    ) throws {
        size = bytes.count
        let data = Data(bytes)
        let padded = bytes + repeatElement(0, count: JSON.padding)
        let (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
        let (jsonDecoder, jsonEncoder) = (JSONDecoder(), JSONEncoder())
        var parser = JSON.Parser()
        // Read when first asked for: a child that measures one candidate has nothing else in its memory.
        let table = Once { try Table(json: bytes) }
        let kept = Once { try decoder.decode(Kept.self, from: bytes) }
        let plain = Once { try jsonDecoder.decode(Plain.self, from: data) }
        var work: [Candidate: () throws -> Void] = [
            .table: { consume(try Table(json: bytes)) },
            .tableInPlace: { consume(try padded.withUnsafeBytes { try Table(jsonInPlace: $0) }) },
            .codable: { consume(try decoder.decode(Kept.self, from: bytes)) },
            .parse: { consume(try JSON.Value(parsing: bytes)) },
            .parseAgain: { consume(try parser.parse(bytes)) },
            .tableEncode: { consume(try table.value().jsonBytes()) },
            .codableEncode: { consume(try encoder.encode(kept.value())) },
            .foundation: { consume(try jsonDecoder.decode(Plain.self, from: data)) },
            .foundationKeeping: { consume(try jsonDecoder.decode(Open.self, from: data)) },
            .foundationEncode: { consume(try jsonEncoder.encode(plain.value())) },
        ]
        if csimdjson_is_there() {
            work[.simdjson] = { guard csimdjson_parse(bytes, bytes.count) else { throw WrongAnswer() } }
        }
        self.work = work
        check = {
            let open = try jsonEncoder.encode(jsonDecoder.decode(Open.self, from: data))
            for written in [try table.value().jsonBytes(), try encoder.encode(kept.value()), Array(open)] {
                guard try JSON.Value(parsing: written) == JSON.Value(parsing: bytes) else { throw WrongAnswer() }
            }
        }
    }
}

/// A value that is made when it is first needed.
private final class Once<Value> {
    private let make: () throws -> Value
    private var made: Value?

    init(_ make: @escaping () throws -> Value) { self.make = make }

    func value() throws -> Value {
        if let made { return made }
        let value = try make()
        made = value
        return value
    }
}

/// Keeps the optimizer from leaving out what makes the value.
@inline(never)
private func consume<Value>(_ value: consuming Value) {}
