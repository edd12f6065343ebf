import Synchronization

/// The names of a tape: each number stands for a namespace, a prefix and a local part.
///
/// The table is append-only. A name's entry and bytes never move or change. So fragments that were cut out of a
/// document can read them while the parser adds names for the rest of it.
///
/// Invariant behind `@unchecked`: one owner at a time appends. All others may read the count and the names of lower
/// numbers, because a name is counted only after it was stored.
final class NameTable: @unchecked Sendable {
    /// A name's bytes: `prefix:local`, then the namespace.
    struct Entry {
        fileprivate let start: UnsafePointer<UInt8>
        fileprivate let prefixCount: UInt32
        fileprivate let qualifiedCount: UInt32
        fileprivate let namespaceCount: UInt32

        /// A Boolean value indicating whether this is `xsi:nil`.
        fileprivate(set) var isNil = false

        /// `prefix:local`, or `local` without a prefix.
        @inline(__always)
        var qualified: UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: start, count: Int(qualifiedCount))
        }

        /// The prefix; empty if there is none.
        @inline(__always)
        var prefix: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: Int(prefixCount)) }

        @inline(__always)
        var local: UnsafeBufferPointer<UInt8> {
            let skipped = prefixCount == 0 ? 0 : Int(prefixCount) + 1
            return UnsafeBufferPointer(start: start + skipped, count: Int(qualifiedCount) - skipped)
        }

        /// The namespace; empty if there is none.
        @inline(__always)
        var namespace: UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: start + Int(qualifiedCount), count: Int(namespaceCount))
        }

        /// Returns `true` if both have the same namespace and local part.
        func means(_ other: Entry) -> Bool {
            local.hasSameBytes(as: other.local) && namespace.hasSameBytes(as: other.namespace)
        }
    }

    private static let firstSegment = 64
    /// The number of segments, which have 64, 128, 256, … entries: enough for all names that a node can refer to.
    static let segmentCount = 23
    private static let block = 4096

    private let segments = UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>.allocate(capacity: segmentCount)
    private var blocks: [UnsafeMutablePointer<UInt8>] = []
    private var free = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private let published = Atomic(0)
    private let publishedNil = Atomic(false)

    /// The number of names; it grows while the owner appends.
    var count: Int { published.load(ordering: .acquiring) }

    /// A Boolean value indicating whether `xsi:nil` is among the names.
    var hasNil: Bool { publishedNil.load(ordering: .acquiring) }

    init() { segments.initialize(repeating: nil, count: Self.segmentCount) }

    deinit {
        for segment in 0..<Self.segmentCount { segments[segment]?.deallocate() }
        segments.deallocate()
        for block in blocks { block.deallocate() }
    }

    /// Returns the place of the name with a number.
    @inline(__always)
    static func place(of name: Int) -> (segment: Int, offset: Int) {
        let row = name / firstSegment + 1
        let segment = Int.bitWidth - 1 - row.leadingZeroBitCount
        return (segment, name - firstSegment * ((1 << segment) - 1))
    }

    /// The name with a number that this table returned.
    @inline(__always)
    subscript(name: Int) -> Entry {
        let (segment, offset) = Self.place(of: name)
        return segments[segment].unsafelyUnwrapped[offset]
    }

    /// Adds a name and returns its number.
    ///
    /// The same name may be added twice; different numbers do not mean different names.
    func append(
        namespace: UnsafeBufferPointer<UInt8>,
        prefix: UnsafeBufferPointer<UInt8>,
        local: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let qualifiedCount = prefix.isEmpty ? local.count : prefix.count + 1 + local.count
        let bytes = room(qualifiedCount + namespace.count)
        var end = bytes
        func add(_ part: UnsafeBufferPointer<UInt8>) {
            guard let start = part.baseAddress else { return }
            end.update(from: start, count: part.count)
            end += part.count
        }
        add(prefix)
        if !prefix.isEmpty {
            end.pointee = UInt8(ascii: ":")
            end += 1
        }
        add(local)
        add(namespace)
        var entry = Entry(
            start: UnsafePointer(bytes),
            prefixCount: UInt32(prefix.count),
            qualifiedCount: UInt32(qualifiedCount),
            namespaceCount: UInt32(namespace.count)
        )
        entry.isNil =
            entry.local.hasSameBytes(as: "nil")
            && entry.namespace.hasSameBytes(as: "http://www.w3.org/2001/XMLSchema-instance")
        let number = count
        let (segment, offset) = Self.place(of: number)
        // Written once, for others may be reading it.
        if segments[segment] == nil { segments[segment] = .allocate(capacity: Self.firstSegment << segment) }
        (segments[segment].unsafelyUnwrapped + offset).initialize(to: entry)
        if entry.isNil { publishedNil.store(true, ordering: .releasing) }
        published.store(number + 1, ordering: .releasing)
        return number
    }

    /// Adds a name and returns its number.
    func append(_ name: XML.Name) -> Int {
        var (namespace, prefix, local) = (name.namespace ?? "", name.prefix ?? "", name.local)
        return namespace.withUTF8 { namespace in
            prefix.withUTF8 { prefix in
                local.withUTF8 { append(namespace: namespace, prefix: prefix, local: $0) }
            }
        }
    }

    /// Returns the name with a number as a value.
    func name(_ name: Int) -> XML.Name {
        let entry = self[name]
        return XML.Name(
            namespace: entry.namespace.isEmpty ? nil : String(decoding: entry.namespace, as: UTF8.self),
            prefix: entry.prefix.isEmpty ? nil : String(decoding: entry.prefix, as: UTF8.self),
            local: String(decoding: entry.local, as: UTF8.self)
        )
    }

    private func room(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if free.count < size || free.baseAddress == nil {
            let capacity = max(size, Self.block)
            let block = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            blocks.append(block)
            free = UnsafeMutableBufferPointer(start: block, count: capacity)
        }
        let start = free.baseAddress.unsafelyUnwrapped
        free = UnsafeMutableBufferPointer(rebasing: free[size...])
        return start
    }
}
