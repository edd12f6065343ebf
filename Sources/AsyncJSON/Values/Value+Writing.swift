extension JSON.Value: CustomStringConvertible {
    /// Returns the value as JSON text, compact or with two spaces of indentation.
    ///
    /// Unchanged numbers, strings and names are written exactly as they were read.
    ///
    /// - Parameter pretty: A Boolean value indicating whether every member and element is on its own line.
    /// - Returns: UTF-8 bytes.
    public func encoded(pretty: Bool = false) -> [UInt8] {
        var writer = Writer()
        write(to: &writer, indentation: pretty ? 0 : nil)
        return writer.finish()
    }

    /// The value as compact JSON text.
    public var description: String { String(decoding: encoded(), as: UTF8.self) }

    /// Writes the value; `indentation` is the depth of the line on which it begins, `nil` for compact text.
    func write(to writer: inout Writer, indentation: Int? = nil) {
        switch storage {
        case .null: writer.literal("null")
        case .bool(let bool): writer.literal(bool ? "true" : "false")
        case .number(let text): writer.raw(text)
        case .string(let string): writer.string(string)
        case .array(let elements):
            writer.byte(UInt8(ascii: "["))
            for element in elements {
                writer.newLine(indentation, deeper: 1)
                element.write(to: &writer, indentation: indentation.map { $0 + 1 })
                writer.byte(UInt8(ascii: ","))
            }
            writer.close(UInt8(ascii: "]"), indentation)
        case .object(let members):
            writer.byte(UInt8(ascii: "{"))
            for member in members {
                writer.newLine(indentation, deeper: 1)
                writer.string(member.name)
                writer.colon(indentation)
                member.value.write(to: &writer, indentation: indentation.map { $0 + 1 })
                writer.byte(UInt8(ascii: ","))
            }
            writer.close(UInt8(ascii: "}"), indentation)
        case .node(let document, let index):
            document.write(index, to: &writer, indentation: indentation)
        }
    }
}

extension Document {
    /// Writes the value at `root` of the tape: its tokens verbatim, with compact or indented white space between them.
    ///
    /// There is no recursion, because a document may be as deep as its reader allowed.
    fileprivate func write(_ root: Int, to writer: inout Writer, indentation: Int?) {
        var open: [(end: Int, isObject: Bool)] = []
        var item = root
        repeat {
            let depth = indentation.map { $0 + open.count - 1 }
            if let container = open.last {
                if item == container.end {
                    writer.close(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"), depth)
                    open.removeLast()
                    if !open.isEmpty { writer.byte(UInt8(ascii: ",")) }
                    continue
                }
                writer.newLine(depth, deeper: 1)
                if container.isObject {
                    writer.raw(rawText(at: item))
                    writer.colon(depth)
                    item += 1
                }
            }
            let kind = tape.kind(at: item)
            if kind.isContainer {
                let isObject = kind == .object
                writer.byte(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
                open.append((tape.next(after: item), isObject))
                item += 2
            } else {
                writer.raw(rawText(at: item))
                if !open.isEmpty { writer.byte(UInt8(ascii: ",")) }
                item = tape.next(after: item)
            }
        } while !open.isEmpty
    }
}

extension Writer {
    fileprivate mutating func newLine(_ indentation: Int?, deeper: Int) {
        guard let indentation else { return }
        byte(0x0A)
        for _ in 0..<indentation + deeper { literal("  ") }
    }

    fileprivate mutating func colon(_ indentation: Int?) {
        literal(indentation == nil ? ":" : ": ")
    }

    /// Ends a container: the bracket, or the line break before it, replaces the last comma.
    fileprivate mutating func close(_ bracket: UInt8, _ indentation: Int?) {
        if removeLast(UInt8(ascii: ",")) { newLine(indentation, deeper: 0) }
        byte(bracket)
    }
}
