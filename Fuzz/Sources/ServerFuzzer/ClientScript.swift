/// An input of the fuzzer as the behaviour of a client: what it sends over each of its connections.
///
/// ```text
/// google                           the server: google or cloud
/// GET /storage/v1/b HTTP/1.1       the bytes of the first connection; line ends become CR LF
/// Host: localhost
///
/// GET /storage/v1/b\FHTTP/1.1      pipelined, and sent in two pieces
/// %%                               the next connection
/// POST /storage/v1/b?project=p HTTP/1.1
/// Content-Length: 100
///
/// {"name\H                         half-closed
/// ```
///
/// A first byte below 16 chooses what else the server has, see ``Choices``; the script begins behind it.
///
/// | escape           | meaning                                                                   |
/// |------------------|---------------------------------------------------------------------------|
/// | `\r` `\n` `\0`   | CR, LF, NUL; LF without CR                                                |
/// | `\xHH`           | a byte                                                                    |
/// | `\\`             | a backslash                                                               |
/// | `\W3`            | 10³ times the byte that follows; at most 10⁵                              |
/// | `\F`             | what follows is sent apart, when the server has had the time to read      |
/// | `\A`             | what follows is sent when the server has answered something               |
/// | `\H` `\C` `\R`   | the sending ends; the connection is closed; is reset                      |
struct ClientScript {
    enum Act: Equatable {
        case send([UInt8])
        case pause, awaitAnswer, halfClose, close, reset
    }

    /// What a server has besides the usual.
    struct Choices: OptionSet {
        let rawValue: UInt8

        /// A folder, in which it keeps its data.
        static let directory = Choices(rawValue: 1)
        /// Tokens that it issues, and that requests need.
        static let identity = Choices(rawValue: 2)
        /// A service that has a description.
        static let document = Choices(rawValue: 4)
        /// The credential `secret`, which requests need.
        static let credential = Choices(rawValue: 8)
    }

    let choices: Choices
    let isCloud: Bool
    let connections: [[Act]]

    /// The number of connections that are made at most.
    private static let most = 8

    init(_ input: [UInt8]) {
        let first = input.first ?? 16
        choices = first < 16 ? Choices(rawValue: first) : []
        let lines = input.dropFirst(first < 16 ? 1 : 0).split(
            separator: 10,
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        isCloud = lines.first.map { $0.starts(with: Array("cloud".utf8)) } ?? false
        var rest = lines.count > 1 ? lines[1] : []
        var connections: [[Act]] = []
        let separator = Array("%%\n".utf8)
        while connections.count < Self.most {
            let end = rest.indices.first { rest[$0...].starts(with: separator) }
            connections.append(Self.acts(rest[..<(end ?? rest.endIndex)]))
            guard let end else { break }
            rest = rest[(end + separator.count)...]
        }
        self.connections = connections
    }

    private static func acts(_ text: ArraySlice<UInt8>) -> [Act] {
        var acts: [Act] = []
        var bytes: [UInt8] = []
        var rest = text
        func end(_ act: Act) {
            if !bytes.isEmpty { acts.append(.send(bytes)) }
            bytes = []
            acts.append(act)
        }
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                bytes += byte == 10 ? [13, 10] : [byte]
                continue
            }
            switch escape {
            case UInt8(ascii: "r"): bytes.append(13)
            case UInt8(ascii: "n"): bytes.append(10)
            case UInt8(ascii: "0"): bytes.append(0)
            case UInt8(ascii: "x"):
                bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            case UInt8(ascii: "W"):
                let digit = Int(rest.popFirst() ?? 0) - 48
                let count = (0..<min(max(digit, 0), 5)).reduce(1) { count, _ in count * 10 }
                bytes += repeatElement(rest.popFirst() ?? 0, count: count)
            case UInt8(ascii: "F"): end(.pause)
            case UInt8(ascii: "A"): end(.awaitAnswer)
            case UInt8(ascii: "H"): end(.halfClose)
            case UInt8(ascii: "C"): end(.close)
            case UInt8(ascii: "R"): end(.reset)
            default: bytes.append(escape)
            }
        }
        if !bytes.isEmpty { acts.append(.send(bytes)) }
        return acts
    }
}
