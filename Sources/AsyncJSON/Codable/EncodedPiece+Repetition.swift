extension EncodedPiece {
    /// Removes unknown members from an object's text if their names occur elsewhere in the object.
    ///
    ///     {"b":1,"a":2,"x":3,"a":4,        ranges: "a":2,"x":3,        becomes {"b":1,"x":3,"a":4,
    ///
    /// - Parameters:
    ///   - ranges: The ranges of the unknown members, in order.
    ///   - start: The offset at which the object's text begins; the object is not closed yet.
    func dropMembers(in ranges: [Range<Int>], repeatedFrom start: Int) {
        var names: Set<JSON.Value.Name> = []
        var scan = start + 1
        for range in ranges + [writer.count..<writer.count] {
            forEachMember(in: scan..<range.lowerBound) { name, _ in names.insert(name) }
            scan = range.upperBound
        }
        // The object's own text is written anew, and nothing of what stands before it: that may be thousands of others.
        var text: [UInt8] = []
        text.reserveCapacity(writer.count - start)
        var moves: [(end: Int, by: Int)] = []
        scan = start
        for range in ranges {
            text += writer.bytes[scan..<range.lowerBound]
            var found: Set<JSON.Value.Name> = []
            forEachMember(in: range) { name, member in
                if !names.contains(name) { text += writer.bytes[member] }
                found.insert(name)
            }
            names.formUnion(found)
            scan = range.upperBound
            moves.append((range.upperBound, scan - start - text.count))
        }
        text += writer.bytes[scan...]
        for index in gaps.indices.reversed() {
            guard gaps[index].offset > start else { break }
            gaps[index].offset -= moves.last { $0.end <= gaps[index].offset }?.by ?? 0
        }
        writer.truncate(to: start)
        text.withUnsafeBufferPointer { writer.raw($0) }
    }

    /// Passes on the members of an object's text, each with the comma after it; values may be gaps or contain gaps.
    private func forEachMember(in range: Range<Int>, _ body: (JSON.Value.Name, Range<Int>) -> Void) {
        var start = range.lowerBound
        var nameEnd: Int?
        var depth = 0
        var isInString = false
        var offset = start
        while offset < range.upperBound {
            let byte = writer.bytes[offset]
            offset += 1
            if isInString {
                if byte == UInt8(ascii: "\\") { offset += 1 }
                if byte == UInt8(ascii: "\"") { isInString = false }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 0 && nameEnd == nil: nameEnd = offset - 1
            case UInt8(ascii: ",") where depth == 0:
                let name = writer.bytes[start..<(nameEnd ?? start)]
                if let text = (try? JSON.Value(parsing: name))?.string {
                    body(JSON.Value.Name(text: text), start..<offset)
                }
                start = offset
                nameEnd = nil
            default: break
            }
        }
    }
}
