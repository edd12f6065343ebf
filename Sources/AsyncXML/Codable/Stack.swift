/// A growing list of trivial values.
///
/// Its owner must deallocate it.
struct Stack<Element: BitwiseCopyable> {
    private var memory: UnsafeMutablePointer<Element>
    private var capacity = 32
    var count = 0

    init() { memory = .allocate(capacity: capacity) }

    func deallocate() { memory.deallocate() }

    var isEmpty: Bool {
        @inline(__always) get { count == 0 }
    }

    @inline(__always)
    subscript(index: Int) -> UnsafeMutablePointer<Element> { memory + index }

    @inline(__always)
    var last: UnsafeMutablePointer<Element> { memory + (count - 1) }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (memory + count).initialize(to: element)
        count += 1
    }

    /// All elements.
    var elements: [Element] { Array(UnsafeBufferPointer(start: memory, count: count)) }

    @inline(__always)
    mutating func removeLast() { count -= 1 }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
    }
}

extension Stack where Element: Equatable {
    @inline(__always)
    func elementsEqual(_ others: [Element]) -> Bool {
        guard count == others.count else { return false }
        for index in 0..<count where memory[index] != others[index] { return false }
        return true
    }
}
