/// Something that a peer does with a connection.
enum Act {
    case send([UInt8])
    /// Sends a piece a number of times; `nil` stands for without end.
    case flood([UInt8], Int?)
    case close, reset, stall
}

/// An answer as what goes over the wire.
enum Answer {
    /// The answer over HTTP/1.1: the bytes as they stand, but for the line ends of the head.
    static func http1(_ tokens: [Script.Token], origins: (own: String, other: String)) -> [Act] {
        var writer = ActWriter()
        var isHead = true, lineIsEmpty = false
        var rest = tokens[...]
        while let token = rest.popFirst() {
            if case .byte(10) = token, isHead {
                writer.append([13, 10])
                if lineIsEmpty { isHead = false }
                lineIsEmpty = true
                continue
            }
            lineIsEmpty = false
            switch token {
            case .gzip: writer.append(member(&rest, origins))
            case .repeats(let times):
                var piece = plain(takePiece(&rest), origins)
                if isHead { piece = piece.flatMap { byte -> [UInt8] in byte == 10 ? [13, 10] : [byte] } }
                writer.flood(piece, times)
            default: writer.append(token, origins)
            }
        }
        return writer.finish()
    }

    /// The answer over HTTP/2: the same text as frames, and raw frames where the script has some.
    static func http2(_ tokens: [Script.Token], stream: UInt32, origins: (own: String, other: String)) -> [Act] {
        var writer = ActWriter()
        let lineEnd = Script.Token.byte(10)
        let blank = tokens.indices.first { tokens[$0] == lineEnd && $0 > 0 && tokens[$0 - 1] == lineEnd }
        let head = tokens[..<(blank ?? tokens.endIndex)]
        var body = tokens[(blank.map { $0 + 1 } ?? tokens.endIndex)...]
        var block: [UInt8] = []
        for (number, line) in head.split(separator: lineEnd).enumerated() where !line.contains(.endOfFrame) {
            let bytes = plain(line, origins)
            if number == 0 {
                let status = bytes.split(separator: 32, omittingEmptySubsequences: false).dropFirst().first ?? []
                block += field(Array(":status".utf8), Array(status))
            } else if let colon = bytes.dropFirst().firstIndex(of: UInt8(ascii: ":")) {
                let value = bytes[(colon + 1)...].drop { $0 == 32 }
                block += field(bytes[..<colon].map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, Array(value))
            }
        }
        writer.append(frame(1, body.isEmpty ? 5 : 4, stream, block))
        var data: [UInt8] = []
        func flush(isLast: Bool = false) {
            if !data.isEmpty || isLast { writer.append(frame(0, isLast ? 1 : 0, stream, data)) }
            data = []
        }
        let hasBody = !body.isEmpty
        while let token = body.popFirst() {
            switch token {
            case .byte, .filler, .origin:
                data += plain([token], origins)
                if data.count > 16_000 { flush() }
            case .gzip: data += member(&body, origins)
            case .frame(let type, let flags, let isOfStream):
                flush()
                let payload = body.prefix { $0 != .endOfFrame }
                body = body.dropFirst(payload.count + 1)
                writer.append(frame(type, flags, isOfStream ? stream : 0, plain(payload, origins)))
            case .repeats(let times):
                flush()
                writer.flood(frames(of: takePiece(&body), stream, origins), times)
            case .endOfFrame, .endOfRepeat: break
            case .flush, .close, .reset, .stall:
                flush()
                writer.append(token, origins)
            }
        }
        if hasBody { flush(isLast: true) }
        return writer.finish()
    }

    /// Takes what is repeated, up to its end.
    private static func takePiece(_ rest: inout ArraySlice<Script.Token>) -> ArraySlice<Script.Token> {
        let piece = rest.prefix { $0 != .endOfRepeat }
        rest = rest.dropFirst(piece.count + 1)
        return piece
    }

    /// The frames of a piece that is repeated: its text as DATA, and its raw frames.
    private static func frames(
        of piece: ArraySlice<Script.Token>,
        _ stream: UInt32,
        _ origins: (own: String, other: String)
    ) -> [UInt8] {
        var rest = piece
        var frames: [UInt8] = []
        while !rest.isEmpty {
            let text = rest.prefix { !$0.isFrame }
            if !text.isEmpty { frames += frame(0, 0, stream, plain(text, origins)) }
            rest = rest.dropFirst(text.count)
            guard case .frame(let type, let flags, let isOfStream)? = rest.popFirst() else { break }
            let payload = rest.prefix { $0 != .endOfFrame }
            rest = rest.dropFirst(payload.count + 1)
            frames += frame(type, flags, isOfStream ? stream : 0, plain(payload, origins))
        }
        return frames
    }

    /// A frame of HTTP/2 (RFC 9113 §4.1).
    static func frame(_ type: UInt8, _ flags: UInt8, _ stream: UInt32, _ payload: [UInt8]) -> [UInt8] {
        let length = payload.count
        return [UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255), type, flags]
            + (0..<4).map { UInt8(stream >> (24 - 8 * UInt32($0)) & 255) } + payload
    }

    /// A field without indexing or compression (RFC 7541 §6.2.2).
    private static func field(_ name: [UInt8], _ value: [UInt8]) -> [UInt8] {
        func length(_ count: Int) -> [UInt8] {
            guard count >= 127 else { return [UInt8(count)] }
            var (rest, bytes) = (count - 127, [UInt8(127)])
            while rest >= 128 {
                bytes.append(UInt8(rest & 127 | 128))
                rest >>= 7
            }
            return bytes + [UInt8(rest)]
        }
        return [0] + length(name.count) + name + length(value.count) + value
    }

    private static func plain(_ tokens: ArraySlice<Script.Token>, _ origins: (own: String, other: String)) -> [UInt8] {
        var writer = ActWriter()
        for token in tokens where !token.isAct { writer.append(token, origins) }
        return writer.bytes
    }

    /// Takes what a member of gzip contains, and returns the member.
    private static func member(
        _ rest: inout ArraySlice<Script.Token>,
        _ origins: (own: String, other: String)
    ) -> [UInt8] {
        let content = rest.prefix { !$0.isAct }
        rest = rest.dropFirst(content.count)
        return compressed(plain(content, origins))
    }

    /// One gzip member of stored blocks (RFC 1951 §3.2.4, RFC 1952).
    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xffff)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            output.append(rest.isEmpty ? 1 : 0)
            for number in [count, ~count] { output += [UInt8(number & 255), UInt8(number >> 8)] }
            output += block
        } while !rest.isEmpty
        var checksum = UInt32.max
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xedb8_8320 : checksum >> 1 }
        }
        for number in [~checksum, UInt32(truncatingIfNeeded: bytes.count)] {
            output += (0..<4).map { UInt8(number >> (8 * UInt32($0)) & 255) }
        }
        return output
    }
}

/// Collects what is sent until something else is to be done.
private struct ActWriter {
    private(set) var bytes: [UInt8] = []
    private var acts: [Act] = []

    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func append(_ token: Script.Token, _ origins: (own: String, other: String)) {
        switch token {
        case .byte(let byte): bytes.append(byte)
        case .origin(let isOther): bytes += Array((isOther ? origins.other : origins.own).utf8)
        case .filler(let count): bytes += repeatElement(UInt8(ascii: "x"), count: count)
        case .flush: send()
        case .close: end(.close)
        case .reset: end(.reset)
        case .stall: end(.stall)
        case .gzip, .frame, .endOfFrame, .repeats, .endOfRepeat: break
        }
    }

    /// Appends what is sent a number of times, at most 16 MiB of it; `nil` stands for without end.
    mutating func flood(_ piece: [UInt8], _ times: Int?) {
        end(.flood(piece, times.map { min($0, (16 << 20) / max(piece.count, 1)) }))
    }

    mutating func finish() -> [Act] {
        send()
        return acts
    }

    private mutating func send() {
        if !bytes.isEmpty { acts.append(.send(bytes)) }
        bytes = []
    }

    private mutating func end(_ act: Act) {
        send()
        acts.append(act)
    }
}
