extension Writer {
    /// Writes a document with one element per line where white space has no meaning.
    mutating func prettyDocument(_ tape: Tape) {
        declaration(isStandalone: tape.isStandalone)
        let view = tape.view
        for child in view.children(of: 0) {
            prettySubtree(child, of: view)
            byte(UInt8(ascii: "\n"))
        }
    }

    /// Writes a node with one element per line where white space has no meaning.
    mutating func prettySubtree(_ root: Int, of view: TapeView) {
        let end = view.end(of: root)
        var index = root
        var open: [Int] = []
        while true {
            while let element = open.last, index == view.end(of: element) {
                open.removeLast()
                newLine(open.count)
                endTag(view.name(at: element).qualified)
            }
            guard index < end else { return }
            // Between the children of an open element, there is no text but white space.
            guard !view[index].isText || open.isEmpty else {
                index += 1
                continue
            }
            if index > root { newLine(open.count) }
            if view[index].isElement, view.hasLines(index) {
                startTag(index, of: view)
                byte(UInt8(ascii: ">"))
                open.append(index)
                index = view.firstChild(of: index)
            } else {
                subtree(index, of: view)
                index = view.end(of: index)
            }
        }
    }

    private mutating func newLine(_ depth: Int) {
        byte(UInt8(ascii: "\n"))
        // Without a limit, white space would grow with the square of the depth.
        for _ in 0..<min(depth, 100) { literal("  ") }
    }
}

extension TapeView {
    /// Returns `true` if an element's children can be on separate lines: some are not text, and all texts are blank.
    fileprivate func hasLines(_ element: Int) -> Bool {
        let preserves = attributes(of: element).contains {
            name(at: $0).qualified.hasSameBytes(as: "xml:space") && bytes(at: $0).hasSameBytes(as: "preserve")
        }
        guard !preserves else { return false }
        var hasOthers = false
        for child in children(of: element) {
            if !self[child].isText {
                hasOthers = true
            } else if self[child].kind == .cdata || !bytes(at: child).isBlank {
                return false
            }
        }
        return hasOthers
    }
}
