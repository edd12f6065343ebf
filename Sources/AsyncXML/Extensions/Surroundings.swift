/// The content around the root element of a document from which extensions were read.
final class Surroundings: Sendable {
    /// The document with an empty root element.
    let tape: Tape
    let outline: DocumentOutline?

    init(_ tape: Tape, _ outline: DocumentOutline?) {
        self.tape = tape
        self.outline = outline
    }

    /// Returns the text before the root element, with or without the XML declaration.
    func beginning(withDeclaration: Bool) throws(XML.Error) -> [UInt8] {
        var writer = Writer()
        var gaps = outline?.gaps ?? []
        if let declaration = outline?.declaration {
            let gap = gaps.isEmpty ? [] : gaps.removeFirst()
            if withDeclaration {
                declaration.withUnsafeBufferPointer { writer.raw($0) }
                gap.withUnsafeBufferPointer { writer.raw($0) }
            }
        } else {
            if withDeclaration { writer.declaration() }
            if !gaps.isEmpty { gaps.removeFirst().withUnsafeBufferPointer { writer.raw($0) } }
        }
        let view = tape.view
        for child in view.children(of: 0).prefix(while: { !view[$0].isElement }) {
            writer.leaf(child, of: view)
            let gap = gaps.isEmpty ? [UInt8(ascii: "\n")] : gaps.removeFirst()
            gap.withUnsafeBufferPointer { writer.raw($0) }
        }
        return try writer.finish()
    }

    /// Returns the text after the root element.
    func end() throws(XML.Error) -> [UInt8] {
        var writer = Writer()
        let view = tape.view
        for child in view.children(of: 0).drop(while: { !view[$0].isElement }).dropFirst() {
            writer.byte(UInt8(ascii: "\n"))
            writer.leaf(child, of: view)
        }
        outline?.tail.withUnsafeBufferPointer { writer.raw($0) }
        return try writer.finish()
    }
}

/// The parts of a document's text that the parser does not report.
///
/// They are its declaration and the white space outside its root element.
struct DocumentOutline: Sendable {
    /// The declaration `<?xml … ?>`; `nil` if there is none.
    private(set) var declaration: [UInt8]?
    /// The white space after the declaration if there is one, after each node before the root, and at the beginning.
    private(set) var gaps: [[UInt8]] = []
    /// The white space at the end.
    private(set) var tail: [UInt8] = []

    /// The largest size of white space that is remembered.
    private static let longestGap = 1024

    /// Creates the outline of a parsed document in UTF-8; `nil` if the default would be written, or if it is too
    /// unusual.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = bytes[...]
        func begins(_ text: StaticString) -> Bool {
            rest.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        func skip(past text: StaticString) -> Bool {
            let end = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            while let first = rest.firstIndex(of: end[0]) {
                rest = rest[first...]
                if rest.starts(with: end) {
                    rest = rest.dropFirst(end.count)
                    return true
                }
                rest = rest.dropFirst()
            }
            return false
        }
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        let start = rest
        if begins("<?xml"), rest.dropFirst(5).first?.isXMLSpace == true {
            guard skip(past: "?>") else { return nil }
            let text = start[..<rest.startIndex]
            switch XMLDeclaration.encoding(in: Array(text)[...]) {
            case .none: break
            case .label(let label) where label.lowercased() == "utf-8": break
            default: return nil
            }
            declaration = Array(text)
        }
        while true {
            let gap = Array(rest.prefix(Self.longestGap + 1).prefix(while: \.isXMLSpace))
            guard gap.count <= Self.longestGap else { return nil }
            gaps.append(gap)
            rest = rest.dropFirst(gap.count)
            if begins("<!--") {
                guard skip(past: "-->") else { return nil }
            } else if begins("<?") {
                guard skip(past: "?>") else { return nil }
            } else if begins("<!") {
                // Declarations can contain quotes and brackets.
                guard skip(past: ">"), !start[..<rest.startIndex].contains(UInt8(ascii: "[")) else { return nil }
            } else {
                break
            }
        }
        guard rest.first == UInt8(ascii: "<") else { return nil }
        tail = Array(bytes.suffix(Self.longestGap).reversed().prefix(while: \.isXMLSpace).reversed())
        let isUsual =
            declaration.map { $0.elementsEqual(Self.usual.utf8) && gaps[0] == [UInt8(ascii: "\n")] } ?? gaps[0].isEmpty
        if isUsual, tail.isEmpty, gaps.dropFirst().allSatisfy({ $0 == [UInt8(ascii: "\n")] }) { return nil }
    }

    private static let usual = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
}
