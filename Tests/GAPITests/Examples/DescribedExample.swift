import AsyncGAPI
import Testing

@testable import gapi

/// The example of a method that `gapi describe` prints.
enum DescribedExample {
    /// Returns the example of a method.
    static func text(
        of entry: API.Document.MethodEntry,
        in document: API.Document,
        _ api: String
    ) throws -> String {
        let output = Output()
        Description(document, on: output.console()).method(entry, api: api)
        return try text(in: output.text)
    }

    /// Returns the last section of what is printed of a method.
    static func text(in description: String) throws -> String {
        let lines = description.split(separator: "\n")
        let heading = try #require(lines.lastIndex(of: "example"))
        return lines[(heading + 1)...].joined(separator: "\n").trimmingPrefix { $0 == " " }.description
    }
}
