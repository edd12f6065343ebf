import Foundation
import Testing

@testable import GAPIGenerator

@Suite struct DirectoryChangeTests {
    /// The texts of the files in a directory by their names; a folder has none.
    private func texts(in directory: String) throws -> [String: String?] {
        var texts: [String: String?] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            texts.updateValue(try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8), forKey: name)
        }
        return texts
    }

    private func withFiles(_ body: (String) throws -> Void) throws {
        try Fixtures.withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
            for name in ["a", "b", "mine"] {
                try Data("old".utf8).write(to: URL(filePath: "\(directory)/\(name)"))
            }
            try body(directory)
        }
    }

    @Test func filesAreWrittenReplacedAndRemoved() throws {
        try withFiles { directory throws in
            try DirectoryChange(in: directory).make(writing: [("a", "new"), ("c", "")], removing: ["b", "gone"])
            #expect(try texts(in: directory) == ["a": "new", "c": "", "mine": "old"])
        }
    }

    @Test func aFileThatCannotBeWrittenChangesNothing() throws {
        try withFiles { directory throws in
            #expect(throws: POSIXError.self) {
                try DirectoryChange(in: directory).make(writing: [("a", "new"), ("none/c", "new")], removing: ["b"])
            }
            #expect(try texts(in: directory) == ["a": "old", "b": "old", "mine": "old"])
        }
    }

    /// The others have been moved by then.
    @Test func aFileThatCannotBeRemovedBringsTheOldOnesBack() throws {
        try withFiles { directory throws in
            #expect(throws: POSIXError.self) {
                // The system moves no directory away in which it is.
                try DirectoryChange(in: directory).make(writing: [("a", "new"), ("c", "new")], removing: ["b", "."])
            }
            #expect(try texts(in: directory) == ["a": "old", "b": "old", "mine": "old"])
        }
    }

    /// Where the second file cannot be moved, and then nothing any more, the only copies of the old files stay.
    @Test func oldFilesThatCannotBePutBackAreKept() throws {
        try withFiles { directory throws in
            var count = 0
            let change = DirectoryChange(in: directory) { old, new in
                count += 1
                guard count < 2 else {
                    errno = EIO
                    return -1
                }
                return rename(old, new)
            }
            let error = #expect(throws: DirectoryChange.Unfinished.self) {
                try change.make(writing: [("a", "new"), ("b", "new")], removing: [])
            }
            let unfinished = try #require(error)
            #expect(unfinished.cause.code == .EIO)
            #expect(unfinished.folder.hasPrefix("\(directory)/."))
            #expect(try texts(in: unfinished.folder) == ["a": "old", "b": "old"])
            let left = try texts(in: directory)
            #expect(left["a"] == "new")
            #expect(left["b"] == "old")
        }
    }
}
