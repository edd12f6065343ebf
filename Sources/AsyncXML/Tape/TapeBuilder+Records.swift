/// A place on a tape: the number of nodes, bytes of text and positions before it.
struct TapePlace {
    var node: Int
    var text: Int
    var position: Int

    static let start = TapePlace(node: 0, text: 0, position: 0)

    static func += (place: inout Self, other: Self) {
        place = TapePlace(
            node: place.node + other.node,
            text: place.text + other.text,
            position: place.position + other.position
        )
    }

    static func -= (place: inout Self, other: Self) {
        place = TapePlace(
            node: place.node - other.node,
            text: place.text - other.text,
            position: place.position - other.position
        )
    }
}

/// Adjacent subtrees of one element that are to be removed from a tape.
struct TapeCut {
    let start: TapePlace
    let end: TapePlace
    /// The element that contains them.
    let parent: Int

    fileprivate var size: TapePlace {
        var size = end
        size -= start
        return size
    }
}

extension TapeBuilder {
    /// The place of the next node.
    var end: TapePlace { TapePlace(node: count, text: textCount, position: positionCount) }

    /// The end, or the place before the open element's last text if that is only white space.
    ///
    /// The last text of a child that has ended is also at the end of the tape, but it does not count.
    var endWithoutBlank: TapePlace {
        guard growing == TapeNode.Kind.text.rawValue, view.bytes(at: count - 1).isBlank else { return end }
        return TapePlace(node: count - 1, text: Int(nodes[count - 1].first), position: positionCount)
    }

    /// Removes the element that was begun last, which has no content yet, with its position.
    mutating func abandonElement() {
        let element = open
        open -= Int(nodes[element].first)
        depth -= 1
        // Its declarations and attributes follow it; the first has the first of their texts.
        if count > element + 1 { textCount = Int(nodes[element + 1].first) }
        count = element
        positionCount -= 1
        growing = 0
    }

    // MARK: Cutting

    /// Removes subtrees that are complete, and closes the gaps.
    ///
    /// The time depends on what is after the first of them, not on what is before it.
    ///
    /// - Parameter cuts: The subtrees in their order.
    /// - Returns: The size of what was removed.
    mutating func remove(_ cuts: [TapeCut]) -> TapePlace {
        var removed = TapePlace.start
        guard let first = cuts.first else { return removed }
        let counts = CutCounts(cuts)
        var ancestor = first.parent
        while ancestor > 0 {
            let size = Int(nodes[ancestor].size)
            if size > 0 { nodes[ancestor].size -= UInt32(truncatingIfNeeded: counts.removed(before: ancestor + size)) }
            ancestor -= Int(nodes[ancestor].first)
        }
        let newOpen = open - counts.removed(before: open)
        for (number, cut) in cuts.enumerated() {
            removed += cut.size
            moveDown(from: cut.end, to: number + 1 < cuts.count ? cuts[number + 1].start : end, by: removed, counts)
        }
        count -= removed.node
        textCount -= removed.text
        positionCount -= removed.position
        open = newOpen
        return removed
    }

    /// Moves the nodes between two cuts.
    private mutating func moveDown(
        from start: TapePlace,
        to end: TapePlace,
        by distance: TapePlace,
        _ counts: CutCounts
    ) {
        for index in start.node..<end.node {
            let node = nodes[index]
            guard node.isElement else {
                nodes[index].first -= UInt32(truncatingIfNeeded: distance.text)
                continue
            }
            let parent = index - Int(node.first)
            if parent < start.node {
                nodes[index].first -= UInt32(truncatingIfNeeded: distance.node - counts.removed(before: parent))
            }
            let next = index + Int(node.size)
            if next > end.node {
                nodes[index].size -= UInt32(truncatingIfNeeded: counts.removed(before: next) - distance.node)
            }
        }
        (nodes + (start.node - distance.node)).update(from: nodes + start.node, count: end.node - start.node)
        (text + (start.text - distance.text)).update(from: text + start.text, count: end.text - start.text)
        if let positions {
            (positions + (start.position - distance.position)).update(
                from: positions + start.position,
                count: end.position - start.position
            )
        }
    }

    /// A lookup of the number of nodes removed before a node that stays.
    private struct CutCounts {
        private let cuts: [TapeCut]
        /// The number of nodes of each cut and all cuts before it.
        private let sums: [Int]

        init(_ cuts: [TapeCut]) {
            self.cuts = cuts
            var sum = 0
            sums = cuts.map { cut in
                sum += cut.size.node
                return sum
            }
        }

        func removed(before index: Int) -> Int {
            // The number of cuts that end before it.
            var (low, high) = (0, cuts.count)
            while low < high {
                let middle = (low + high) / 2
                if cuts[middle].end.node <= index { low = middle + 1 } else { high = middle }
            }
            return low == 0 ? 0 : sums[low - 1]
        }
    }

    // MARK: Open elements

    /// Returns a copy of everything before a place, in which the elements that are open there are closed.
    ///
    /// - Parameters:
    ///   - end: The place; it may be the end of the tape.
    ///   - innermost: The innermost element that is open there, or the document.
    /// - Returns: The copy, in which all nodes keep their indices.
    func copy(to end: TapePlace, in innermost: Int) -> Tape {
        let nodes = UnsafeMutablePointer<TapeNode>.allocate(copying: UnsafePointer(nodes), end.node)
        var element = innermost
        while true {
            nodes[element].size = UInt32(truncatingIfNeeded: end.node - element)
            if element == 0 { break }
            element -= Int(nodes[element].first)
        }
        return Tape(
            nodes: nodes,
            count: end.node,
            text: .allocate(copying: UnsafePointer(text), end.text),
            textCount: end.text,
            positions: positions.map { .allocate(copying: UnsafePointer($0), end.position) },
            names: names.takeUnretainedValue(),
            isStandalone: isStandalone
        )
    }

    /// Removes everything except the names of the open elements.
    mutating func forgetContent() {
        var chain: [Int] = []
        var element = open
        while element > 0 {
            chain.append(nodes[element].name)
            element -= Int(nodes[element].first)
        }
        count = 1
        textCount = 0
        positionCount = 0
        open = 0
        depth = 0
        growing = 0
        for name in chain.reversed() {
            beginElement(name: name, namespaceCount: 0, attributeCount: 0)
            appendPosition(TapePosition(line: 0, column: 0))
        }
    }
}
