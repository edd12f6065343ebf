public import AsyncJSON
import GAPIDescription

extension Generator.Output {
    /// The summary and the number of diagnostics of each kind, as one JSON object for programs.
    public var json: JSON.Value {
        var counts: [String: Int] = [:]
        for diagnostic in diagnostics {
            counts["\(diagnostic.severity.rawValue) \(diagnostic.kind.rawValue)", default: 0] += 1
        }
        return [
            "service": JSON.Value(header.service),
            "revision": JSON.Value(header.revision),
            "module": JSON.Value(summary.module),
            "namespace": JSON.Value(summary.namespace),
            "methods": JSON.Value(summary.methods),
            "paged": JSON.Value(summary.paged),
            "withItems": JSON.Value(summary.withItems),
            "uploads": JSON.Value(summary.uploads),
            "downloads": JSON.Value(summary.downloads),
            "models": JSON.Value(summary.models),
            "enumerations": JSON.Value(summary.enumerations),
            "properties": JSON.Value(summary.properties),
            "boxed": JSON.Value(summary.boxed),
            "kinds": JSON.Value(summary.kinds),
            "lines": JSON.Value(summary.lines),
            "bytes": JSON.Value(summary.bytes),
            "files": JSON.Value(files.map { JSON.Value($0.path) }),
            "diagnostics": JSON.Value(
                members: counts.sorted { $0.key < $1.key }.map { ($0.key, JSON.Value($0.value)) }
            ),
        ]
    }
}
