/// An unfinished array, whose elements are read into their final memory.
///
/// It is no generic type, of which the runtime would be asked for the metadata in each array. Each function is told the
/// type of the elements, which is the same for all calls.
struct ElementBuffer {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private var count = 0

    init<Element: JSON.Model>(of _: Element.Type) {
        capacity = max(4, 512 / MemoryLayout<Element>.stride)
        start = Self.allocate(Element.self, capacity)
    }

    private static func allocate<Element: JSON.Model>(_: Element.Type, _ count: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(UnsafeMutablePointer<Element>.allocate(capacity: count))
    }

    /// Frees the memory and its elements, after an error.
    func free<Element: JSON.Model>(_: Element.Type) {
        start.assumingMemoryBound(to: Element.self).deinitialize(count: count)
        start.deallocate()
    }

    mutating func readElement<Element: JSON.Model>(_: Element.Type, from reader: inout Reader) throws(JSON.Error) {
        if count == capacity { grow(Element.self) }
        let element = start.assumingMemoryBound(to: Element.self) + count
        let previous = count > 0 ? UnsafePointer(element - 1) : nil
        element.initialize(to: Element())
        count += 1
        do {
            try Element.readElement(into: element, after: previous, from: &reader)
        } catch {
            throw error.inside(element: count - 1)
        }
    }

    private mutating func grow<Element: JSON.Model>(_: Element.Type) {
        capacity *= 2
        let larger = Self.allocate(Element.self, capacity)
        let elements = start.assumingMemoryBound(to: Element.self)
        larger.assumingMemoryBound(to: Element.self).moveInitialize(from: elements, count: count)
        start.deallocate()
        start = larger
    }

    /// Moves the elements into an array, and frees the memory.
    func finish<Element: JSON.Model>(_: Element.Type) -> [Element] {
        let elements = start.assumingMemoryBound(to: Element.self)
        defer { start.deallocate() }
        return [Element](unsafeUninitializedCapacity: count) { memory, initialized in
            memory.baseAddress?.moveInitialize(from: elements, count: count)
            initialized = count
        }
    }
}
