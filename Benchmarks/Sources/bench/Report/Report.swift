import AsyncJSON
import Foundation

/// Prints each row as soon as it is measured.
struct Report: Sendable {
    let isJSON: Bool

    func callAsFunction(_ row: Row) {
        let line = isJSON ? String(decoding: row.json.encoded(), as: UTF8.self) : row.description
        relay(Data("\(line)\n".utf8))
    }

    /// Prints rows that another process made.
    func relay(_ lines: Data) {
        do {
            try FileHandle.standardOutput.write(contentsOf: lines)
        } catch {
            exit(EXIT_FAILURE)  // whoever read the rows has gone
        }
    }
}

/// One figure, and what it should be.
struct Row: Sendable, CustomStringConvertible {
    /// The target of a figure.
    enum Target {
        case atMost(Double)
        case atLeast(Double)
    }

    /// Ours and the peer's, in a unit of their own.
    struct Comparison {
        let ours: Double
        let peer: Double
        let unit: String
    }

    let name: String
    /// NaN for what could not be measured.
    let value: Double
    let unit: String
    let target: Target?
    let comparison: Comparison?

    /// An absolute figure.
    init(_ name: String, _ value: Double, _ unit: String, target: Target? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.target = target
        comparison = nil
    }

    /// The rows that could not be measured, with the reasons.
    init(missing name: String, because reason: String) { self.init("\(name) (\(reason))", .nan, "") }

    /// A ratio.
    init(_ name: String, ratio: Double, _ comparison: Comparison, target: Target? = nil) {
        self.name = name
        value = ratio
        unit = "×"
        self.target = target
        self.comparison = comparison
    }

    var isOK: Bool {
        switch target {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        case nil: true
        }
    }

    private var limit: Double? {
        switch target {
        case .atMost(let limit), .atLeast(let limit): limit
        case nil: nil
        }
    }

    /// `value`, `unit` and `target` belong together; `ours` and `peer`, which a ratio compares, have the unit `each`.
    var json: JSON.Value {
        var row: JSON.Value = [
            "name": JSON.Value(name), "value": value.isNaN ? .null : JSON.Value(value.rounded(toPlaces: 4)),
            "unit": JSON.Value(unit),
            "target": limit.map { JSON.Value($0) } ?? .null, "ok": JSON.Value(isOK),
        ]
        if let comparison {
            row["ours"] = JSON.Value(comparison.ours.rounded(toPlaces: 4))
            row["peer"] = JSON.Value(comparison.peer.rounded(toPlaces: 4))
            row["ratio"] = JSON.Value(value.rounded(toPlaces: 4))
            row["each"] = JSON.Value(comparison.unit)
        }
        return row
    }

    var description: String {
        guard !value.isNaN else { return name }
        var text = "\(name): \(value.rounded(toPlaces: 3)) \(unit)"
        if let comparison {
            text +=
                " (\(comparison.ours.rounded(toPlaces: 3)) to \(comparison.peer.rounded(toPlaces: 3)) \(comparison.unit))"
        }
        if let limit { text += ", target \(limit) \(isOK ? "met" : "missed")" }
        return text
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
