/// The choice of properties whose values are stored outside of their structs: those by which a struct would contain
/// itself, and large ones.
///
/// The sizes of values stored inline add up: without boxing, a request of Sheets would have 41 kB.
struct Boxing {
    /// The size in bytes above which a model is boxed.
    static let maximumMember = 128
    /// The size in bytes above which a struct boxes all of its models.
    static let maximumTotal = 1_024

    private(set) var count = 0

    /// Marks the properties of models that are boxed.
    init(_ models: inout [Model]) {
        let components = Self.components(models)
        var component = [Int](repeating: 0, count: models.count)
        for (number, members) in components.enumerated() {
            for id in members { component[id] = number }
        }
        var sizes = [Int](repeating: 0, count: models.count)
        // The components that a component refers to come before it.
        for id in components.joined() {
            for index in models[id].properties.indices {
                guard let inner = models[id].properties[index].type.inlineModel else { continue }
                models[id].properties[index].isBoxed =
                    component[inner] == component[id] || sizes[inner] > Self.maximumMember
            }
            sizes[id] = Self.size(of: models[id], sizes)
            if sizes[id] > Self.maximumTotal {
                for index in models[id].properties.indices where models[id].properties[index].type.inlineModel != nil {
                    models[id].properties[index].isBoxed = true
                }
                sizes[id] = Self.size(of: models[id], sizes)
            }
            count += models[id].properties.count { $0.isBoxed }
        }
    }

    // MARK: Sizes

    /// Returns the size of a struct in bytes, in Swift's layout on 64 bits.
    private static func size(of model: Model, _ sizes: [Int]) -> Int {
        var size = 0
        for property in model.properties {
            let layout = layout(of: property, sizes)
            size = aligned(size, layout.alignment) + layout.size
        }
        return aligned(size, 8) + 8  // the unknown members
    }

    private static func aligned(_ offset: Int, _ alignment: Int) -> Int {
        (offset + alignment - 1) / alignment * alignment
    }

    /// Returns the size and the alignment of an optional property in bytes.
    private static func layout(of property: Model.Property, _ sizes: [Int]) -> (size: Int, alignment: Int) {
        if property.isBoxed { return (8, 8) }
        return switch property.type {
        case .bool: (1, 1)
        case .int32, .uint32, .float: (5, 4)
        case .int, .int64, .uint64, .double: (9, 8)
        case .string, .enumeration: (16, 8)
        case .array, .map: (8, 8)
        case .timestamp: (32, 8)
        case .date: (25, 8)
        case .duration: (32, 8)
        case .fieldMask: (8, 8)
        case .bytes: (16, 8)
        case .any: (17, 8)
        case .model(let id, _): (sizes[id], 8)
        }
    }

    // MARK: Cycles

    /// Returns the models in groups that contain each other inline (Tarjan 1972), each group after the groups that it
    /// refers to.
    ///
    /// The algorithm works without recursion, because references may nest to any depth.
    private static func components(_ models: [Model]) -> [[Int]] {
        let edges = models.map { $0.properties.compactMap(\.type.inlineModel) }
        var components: [[Int]] = []
        var numbers = [Int?](repeating: nil, count: models.count)
        var lowest = [Int](repeating: 0, count: models.count)
        var isOpen = [Bool](repeating: false, count: models.count)
        var open: [Int] = []
        var path: [(id: Int, edge: Int)] = []
        var number = 0
        func enter(_ id: Int) {
            numbers[id] = number
            lowest[id] = number
            number += 1
            open.append(id)
            isOpen[id] = true
            path.append((id, 0))
        }
        for start in models.indices where numbers[start] == nil {
            enter(start)
            while let (id, edge) = path.last {
                if edge < edges[id].count {
                    path[path.count - 1].edge += 1
                    let inner = edges[id][edge]
                    if let number = numbers[inner] {
                        if isOpen[inner] { lowest[id] = min(lowest[id], number) }
                    } else {
                        enter(inner)
                    }
                    continue
                }
                path.removeLast()
                if let outer = path.last?.id { lowest[outer] = min(lowest[outer], lowest[id]) }
                guard lowest[id] == numbers[id], let first = open.lastIndex(of: id) else { continue }
                components.append(Array(open[first...]))
                for member in open[first...] { isOpen[member] = false }
                open.removeSubrange(first...)
            }
        }
        return components
    }
}
