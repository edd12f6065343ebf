/// A decoder for gzip (RFC 1952, RFC 1951), with which the server decompresses objects that are stored compressed.
struct Gunzip {
    private let input: [UInt8]
    private let limit: Int
    private var position = 0
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    private struct Broken: Error {}

    /// The codes of blocks without codes of their own, made once: such a block can be as short as ten bits.
    private static let fixedLiterals = Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code([Int](repeating: 5, count: 30))

    /// Returns the decompressed bytes; `nil` if the input is not gzip, is cut off, or expands to more than `limit`
    /// bytes.
    static func unpack(_ packed: [UInt8], upTo limit: Int) -> [UInt8]? {
        var reader = Gunzip(input: packed, limit: limit)
        do {
            repeat { try reader.member() } while reader.position < packed.count
            return reader.output
        } catch { return nil }
    }

    private init(input: [UInt8], limit: Int) { (self.input, self.limit) = (input, limit) }

    private mutating func byte() throws -> UInt8 {
        guard position < input.count else { throw Broken() }
        defer { position += 1 }
        return input[position]
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            bits |= UInt32(try byte()) << UInt32(bitCount)
            bitCount += 8
        }
        defer {
            bits >>= UInt32(count)
            bitCount -= count
        }
        return Int(bits & (1 << UInt32(count) - 1))
    }

    private mutating func put(_ byte: UInt8) throws {
        guard output.count < limit else { throw Broken() }
        output.append(byte)
    }

    /// Reads a member: header, blocks, and eight bytes of checksums, which are left to clients to verify.
    private mutating func member() throws {
        guard try byte() == 0x1F, try byte() == 0x8B, try byte() == 8 else { throw Broken() }
        let flags = try byte()
        for _ in 0..<6 { _ = try byte() }
        if flags & 4 != 0 {
            let count = Int(try byte()) | Int(try byte()) << 8
            for _ in 0..<count { _ = try byte() }
        }
        for flag: UInt8 in [8, 16] where flags & flag != 0 { while try byte() != 0 {} }
        if flags & 2 != 0 { for _ in 0..<2 { _ = try byte() } }
        while try !block() {}
        (bits, bitCount) = (0, 0)
        for _ in 0..<8 { _ = try byte() }
    }

    /// Reads a block.
    /// - Returns: Whether it was the last block.
    private mutating func block() throws -> Bool {
        let isLast = try take(1) == 1
        switch try take(2) {
        case 0:
            (bits, bitCount) = (0, 0)
            let count = Int(try byte()) | Int(try byte()) << 8
            for _ in 0..<2 { _ = try byte() }
            for _ in 0..<count { try put(try byte()) }
        case 1:
            try symbols(Self.fixedLiterals, Self.fixedDistances)
        case 2:
            let (literals, distances, lengths) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
            var codeLengths = [Int](repeating: 0, count: 19)
            let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
            for place in order.prefix(lengths) { codeLengths[place] = try take(3) }
            let code = Code(codeLengths)
            var all: [Int] = []
            while all.count < literals + distances {
                switch try symbol(code) {
                case 16:
                    guard let last = all.last else { throw Broken() }
                    all += [Int](repeating: last, count: 3 + (try take(2)))
                case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
                case 18: all += [Int](repeating: 0, count: 11 + (try take(7)))
                case let length: all.append(length)
                }
            }
            guard all.count == literals + distances else { throw Broken() }
            try symbols(Code(all.prefix(literals)), Code(all.suffix(distances)))
        default: throw Broken()
        }
        return isLast
    }

    /// Reads literals and copies of earlier bytes.
    private mutating func symbols(_ literals: Code, _ distances: Code) throws {
        while true {
            let symbol = try symbol(literals)
            if symbol == 256 { return }
            guard symbol > 256 else {
                try put(UInt8(symbol))
                continue
            }
            guard symbol < 286 else { throw Broken() }
            let length: Int
            switch symbol - 257 {
            case 0..<8: length = symbol - 254
            case 28: length = 258
            case let place:
                let extra = place / 4 - 1
                length = 3 + (4 + place % 4) << extra + (try take(extra))
            }
            let place = try self.symbol(distances)
            guard place < 30 else { throw Broken() }
            let extra = max(0, place / 2 - 1)
            let distance = place < 4 ? place + 1 : 1 + (2 + place % 2) << extra + (try take(extra))
            guard distance <= output.count else { throw Broken() }
            for _ in 0..<length { try put(output[output.count - distance]) }
        }
    }

    private mutating func symbol(_ code: Code) throws -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1...15 {
            value |= try take(1)
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw Broken()
    }

    /// A canonical Huffman code: the number of symbols of each length, and the symbols in the order of their codes.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: some Collection<Int>) {
            for length in lengths where length > 0 { counts[length] += 1 }
            var places = [Int](repeating: 0, count: 17)
            for length in 1...15 { places[length + 1] = places[length] + counts[length] }
            symbols = [Int](repeating: 0, count: places[16])
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[places[length]] = symbol
                places[length] += 1
            }
        }
    }
}
