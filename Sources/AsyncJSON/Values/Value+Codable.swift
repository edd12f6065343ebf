extension JSON.Value: Codable {
    /// Reads any value from any decoder; for numbers, a decoder provides the value but not the spelling.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's errors.
    public init(from decoder: any Swift.Decoder) throws {
        if let node = decoder as? Node {
            self = JSON.Value(node.document, node.index).detached()
        } else if let container = try? decoder.container(keyedBy: AnyKey.self) {
            self.init(
                members: try container.allKeys.map { ($0.stringValue, try container.decode(Self.self, forKey: $0)) }
            )
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSON.Value] = []
            while !container.isAtEnd { elements.append(try container.decode(Self.self)) }
            self.init(elements)
        } else {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let bool = try? container.decode(Bool.self) {
                self.init(bool)
            } else if let integer = try? container.decode(Int64.self) {
                self.init(integer)
            } else if let integer = try? container.decode(UInt64.self) {
                self.init(integer)
            } else if let double = try? container.decode(Double.self) {
                self.init(double)
            } else {
                self.init(try container.decode(String.self))
            }
        }
    }

    /// Writes the value to any encoder; for numbers, an encoder takes the value but not the spelling.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The encoder's errors.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let encoder = encoder as? PieceEncoder {
            write(to: &encoder.piece.writer)
        } else if let members = memberList {
            var container = encoder.container(keyedBy: AnyKey.self)
            for member in members { try container.encode(member.value, forKey: AnyKey(stringValue: member.name)) }
        } else if let elements = array {
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        } else {
            var container = encoder.singleValueContainer()
            if let bool {
                try container.encode(bool)
            } else if let string {
                try container.encode(string)
            } else if let int64 {
                try container.encode(int64)
            } else if let uint64 {
                try container.encode(uint64)
            } else if let double {
                try container.encode(double)
            } else if let numberText {
                // Out of a Double's range: only the spelling can be kept.
                try container.encode(numberText)
            } else {
                try container.encodeNil()
            }
        }
    }
}
