/// The files of a module, into which source is divided; their names do not depend on their contents.
struct Shards {
    private let header: String
    private let prefix: String
    private let count: Int?
    private(set) var files: [(path: String, text: String)] = []

    /// The size in bytes that a file should not exceed; a single larger declaration still gets a file.
    private static let maximumSize = 100_000

    /// Creates an empty list of files.
    /// - Parameters:
    ///   - header: The text at the start of each file.
    ///   - prefix: The text at the start of each file name.
    ///   - count: The number of files of each sort; as many as needed if it is `nil`.
    init(_ header: String, prefix: String, count: Int?) {
        self.header = header
        self.prefix = prefix
        self.count = count
    }

    /// Adds one file.
    mutating func add(_ name: String, _ source: String) {
        files.append((path(name), header + source))
    }

    /// Adds files with declarations of a namespace.
    mutating func add(_ name: String, _ declarations: [Declaration], in namespace: String) {
        let total = declarations.reduce(0) { $0 + $1.size }
        let needed = (total + Self.maximumSize - 1) / Self.maximumSize
        let count = max(count ?? needed, min(needed, 1))
        guard count > 0 else { return }
        let size = (total + count - 1) / count
        var next = 0
        for shard in 1...count {
            var text = header + "@_spi(Generated) public import AsyncGAPI\n"
            let start = next
            var filled = 0
            while next < declarations.count,
                shard == count || filled == 0 || filled + declarations[next].size / 2 <= size
            {
                filled += declarations[next].size
                next += 1
            }
            if start < next {
                let sources = declarations[start..<next].map(\.source)
                text += "\nextension \(namespace) {\n\(sources.joined(separator: "\n"))}\n"
                text += declarations[start..<next].map(\.extensions).joined()
            }
            files.append((path("\(name)\(shard)"), text))
        }
    }

    private func path(_ name: String) -> String { name.isEmpty ? "\(prefix).swift" : "\(prefix)+\(name).swift" }
}
