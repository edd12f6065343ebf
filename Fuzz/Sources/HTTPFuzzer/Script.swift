/// An input of the fuzzer as the behaviour of a peer: which call is made, and what each of its requests is answered.
///
/// ```text
/// download h1                      the call, and HTTP/1.1 or HTTP/2
/// HTTP/1.1 200 OK                  the first answer, byte for byte; line ends of the head become CR LF
/// ETag: "1"
/// Content-Length: 20
///
/// half of it\R                     \R resets the connection
/// %%                               the answer to the next request; the last one serves for all that follow
/// HTTP/1.1 206 Partial Content
/// ```
///
/// | escape           | meaning                                                                    |
/// |------------------|----------------------------------------------------------------------------|
/// | `\r` `\n` `\0`   | CR, LF, NUL                                                                |
/// | `\xHH`           | a byte                                                                     |
/// | `\\`             | a backslash                                                                |
/// | `\A` `\B`        | the URL of the origin that was asked; of another one                       |
/// | `\W3`            | 10³ bytes; at most 10⁶                                                     |
/// | `\Z`             | what follows, up to `\F`, `\C`, `\R`, `\S` or a separator, as a member of gzip |
/// | `\F`             | what follows is sent apart                                                 |
/// | `\C` `\R` `\S`   | the connection is closed; is reset; stays silent                           |
/// | `\N4…\M`         | 10⁴ times what is between, the most; at most 16 MiB; once in a head over HTTP/2 |
/// | `\N*…\M`         | without end, until the client closes; 10³ times if a call has no deadline   |
/// | `\P0108…\E`      | a raw HTTP/2 frame of the stream, of type 01 and with flags 08; `\Q` of stream 0 |
struct Script {
    enum Token: Equatable {
        case byte(UInt8)
        case origin(isOther: Bool)
        case filler(Int)
        case gzip
        case flush, close, reset, stall
        case frame(type: UInt8, flags: UInt8, isOfStream: Bool)
        case endOfFrame
        /// What follows is sent a number of times; `nil` stands for without end.
        case repeats(Int?)
        case endOfRepeat

        /// A Boolean value indicating whether the token stands for no bytes, but for something that is done.
        var isAct: Bool {
            switch self {
            case .flush, .close, .reset, .stall: true
            default: false
            }
        }

        /// A Boolean value indicating whether the token belongs to a raw frame, or to what is repeated.
        var isStructure: Bool {
            switch self {
            case .frame, .endOfFrame, .repeats, .endOfRepeat: true
            default: false
            }
        }

        /// A Boolean value indicating whether a raw frame begins here.
        var isFrame: Bool { if case .frame = self { true } else { false } }
    }

    let call: String
    let isHTTP2: Bool
    let answers: [[Token]]
    /// A Boolean value indicating whether an answer may contain the planted secret, or a part of it, by itself.
    let mentionsPlanted: Bool

    init(_ input: [UInt8]) {
        let lines = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        let words = String(decoding: lines.first.map(Array.init) ?? [], as: UTF8.self).split(separator: " ")
        call = words.first.map(String.init) ?? ""
        isHTTP2 = words.last == "h2"
        var answers: [[Token]] = []
        var lineStart = 0
        let text = lines.count > 1 ? Array(lines[1]) : []
        let endless = Calls.hasDeadline(call) ? nil : 1000
        let separator = Array("%%\n".utf8)
        for index in text.indices where text[index...].starts(with: separator) {
            if index < lineStart { continue }
            answers.append(Self.tokens(text[lineStart..<index], endless))
            lineStart = index + separator.count
        }
        answers.append(Self.tokens(text[min(lineStart, text.count)...], endless))
        self.answers = answers
        mentionsPlanted = planted.split(separator: "-").contains { word in
            word.utf8.count > 3 && input.firstRange(of: Array(word.utf8)) != nil
        }
    }

    private static func tokens(_ text: ArraySlice<UInt8>, _ endless: Int?) -> [Token] {
        var tokens: [Token] = []
        var rest = text
        func hex() -> UInt8 {
            let digits = rest.prefix(2)
            rest = rest.dropFirst(2)
            return UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
        }
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                tokens.append(.byte(byte))
                continue
            }
            switch escape {
            case UInt8(ascii: "r"): tokens.append(.byte(13))
            case UInt8(ascii: "n"): tokens.append(.byte(10))
            case UInt8(ascii: "0"): tokens.append(.byte(0))
            case UInt8(ascii: "x"): tokens.append(.byte(hex()))
            case UInt8(ascii: "A"): tokens.append(.origin(isOther: false))
            case UInt8(ascii: "B"): tokens.append(.origin(isOther: true))
            case UInt8(ascii: "W"): tokens.append(.filler(power(rest.popFirst(), upTo: 6)))
            case UInt8(ascii: "N"):
                let digit = rest.popFirst()
                tokens.append(.repeats(digit == UInt8(ascii: "*") ? endless : power(digit, upTo: 4)))
            case UInt8(ascii: "M"): tokens.append(.endOfRepeat)
            case UInt8(ascii: "Z"): tokens.append(.gzip)
            case UInt8(ascii: "F"): tokens.append(.flush)
            case UInt8(ascii: "C"): tokens.append(.close)
            case UInt8(ascii: "R"): tokens.append(.reset)
            case UInt8(ascii: "S"): tokens.append(.stall)
            case UInt8(ascii: "P"): tokens.append(.frame(type: hex(), flags: hex(), isOfStream: true))
            case UInt8(ascii: "Q"): tokens.append(.frame(type: hex(), flags: hex(), isOfStream: false))
            case UInt8(ascii: "E"): tokens.append(.endOfFrame)
            default: tokens.append(.byte(escape))
            }
        }
        return tokens
    }

    /// Returns a power of ten by its digit.
    private static func power(_ digit: UInt8?, upTo most: Int) -> Int {
        (0..<min(max(Int(digit ?? 0) - 48, 0), most)).reduce(1) { count, _ in count * 10 }
    }
}
