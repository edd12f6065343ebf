import Foundation
import Testing

/// The page *Faults of Output*, whose tables are those of the tests.
@Suite("Faults of Output")
struct FaultPageTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/GAPIEmulator/GAPIEmulator.docc/FaultsOfOutput.md").standardizedFileURL

    /// Returns the rows of the table below a heading, without its header.
    private func rows(below heading: String) throws -> [String] {
        let lines = try String(contentsOf: Self.page, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let title = "### \(heading)"
        let section = lines.drop { String($0) != title }
        let table = section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return table.dropFirst(2).map { String($0) }
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    @Test func itsTableOfStandardOutputIsThatOfTheTests() throws {
        let expected = LostOutputTests.lines.sorted { $0.key < $1.key }.map { name, line in
            row(["`\(name)`"] + LostOutputTests.faults.map { "\(line.code(after: $0))" })
        }
        let found = try rows(below: "Standard output")
        #expect(found == expected, "\(expected.joined(separator: "\n"))")
    }

    @Test func itsTableOfFilesIsThatOfTheTests() throws {
        let expected = WrittenFilesTests.lines.sorted { $0.key < $1.key }.map { name, line in
            let codes = [TestDisk.State.full, .readOnly].map { line.codes[$0].map { "\($0)" } ?? "–" }
            let isFile = line.place == .file
            return row(
                ["`\(name)`"] + codes + [
                    line.place.rest,
                    isFile ? "\(line.codeOfPipe)" : "–", isFile ? "\(line.codeOfFullDevice)" : "–",
                ]
            )
        }
        let found = try rows(below: "Files")
        #expect(found == expected, "\(expected.joined(separator: "\n"))")
    }

    @Test func itsTableOfSettingsAndLogsIsThatOfTheTests() throws {
        func line(_ name: String, _ code: (TestDisk.State) -> Int32, _ rest: String) -> String {
            row(["`\(name)`"] + [TestDisk.State.full, .readOnly].map { "\(code($0))" } + [rest])
        }
        let settings = WrittenSettingsTests.Change.allCases.map { line($0.rawValue, $0.code(on:), $0.rest) }
        let logs = WrittenLogsTests.Written.allCases.map { line($0.rawValue, $0.code(on:), $0.rest) }
        let expected = (settings + logs).sorted()
        let found = try rows(below: "Settings, logins and logs")
        #expect(found == expected, "\(expected.joined(separator: "\n"))")
    }

    @Test func itsTableOfServersIsThatOfTheTests() throws {
        let expected = ServeFolderTests.Place.allCases.map { place in
            row([place.rawValue] + [TestDisk.State.full, .readOnly].map { "\(place.code(on: $0))" } + [place.rest])
        }
        let found = try rows(below: "Servers")
        #expect(found == expected, "\(expected.joined(separator: "\n"))")
    }
}
