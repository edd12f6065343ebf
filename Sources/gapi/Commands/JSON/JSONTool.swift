import ArgumentParser
import AsyncJSON
import GAPIDescription

/// The work of the commands of `gapi json`; they throw only exit codes.
struct JSONTool: Sendable {
    let output: Console
    let errors: Console
    var readStandardInput: @Sendable () throws -> [UInt8] = { try readInput(path: "-") }

    /// Writes the error of each document that is not JSON.
    func check(_ files: [String]) throws(ExitCode) {
        var worst = ExitCode.success
        for file in files {
            do {
                _ = try parse(file)
            } catch  where error.rawValue > worst.rawValue {
                worst = error
            } catch {}
        }
        guard worst.isSuccess else { throw worst }
    }

    /// Writes a document without white space.
    func roundTrip(_ file: String) throws(ExitCode) {
        let value = try parse(file)
        write("formatting", file) { value.description }
    }

    /// Writes a document with line breaks and indentation.
    func format(_ file: String) throws(ExitCode) {
        let value = try parse(file)
        write("formatting", file) { String(decoding: value.encoded(pretty: true), as: UTF8.self) }
    }

    /// Writes the value at a path.
    func get(_ path: JSON.Path, in file: String) throws(ExitCode) {
        var value = try parse(file)
        for (index, step) in path.steps.enumerated() {
            guard let next = value[step] else {
                let whole = index == 0 ? "the document" : JSON.Path(path.steps[..<index]).description
                errors.print("\(name(of: file)): \(whole) \(absence(of: step, from: value))")
                throw .failure
            }
            value = next
        }
        write("writing a value of", file) { value.description }
    }

    /// Writes a text that has yet to be made of a document; `label` is the name of this work.
    private func write(_ label: String, _ file: String, _ text: () -> String) {
        CommandNetwork.current.waits.during("\(label) \(name(of: file))") { output.print(text()) }
    }

    /// Returns the reason why a step leads to no value: `has no member "x"`, `is a string, not an object`.
    private func absence(of step: JSON.Path.Step, from value: JSON.Value) -> String {
        switch step {
        case .member(let name) where value.isObject: "has no member \(JSON.Value(name))"
        case .member: "is \(value.typeName), not an object"
        case .element(let position) where value.isArray:
            "has \(value.array?.count ?? 0) elements, none at [\(position)]"
        case .element: "is \(value.typeName), not an array"
        }
    }

    private func parse(_ file: String) throws(ExitCode) -> JSON.Value {
        try CommandNetwork.current.waits.during("reading \(name(of: file))") { () throws(ExitCode) in
            try parseNow(file)
        }
    }

    private func parseNow(_ file: String) throws(ExitCode) -> JSON.Value {
        let bytes: [UInt8]
        do {
            bytes = try file == "-" ? readStandardInput() : readInput(path: file)
        } catch let error as InputError {
            errors.print("\(name(of: file)): \(error.reason)")
            throw .unreadable
        } catch {
            throw .cancelled
        }
        do {
            return try JSON.Value(parsing: bytes)
        } catch {
            errors.print("\(name(of: file)):\(error.line):\(error.column): \(error.message)")
            throw .failure
        }
    }

    private func name(of file: String) -> String { file == "-" ? "<stdin>" : file.singleLine }
}

extension JSON.Value {
    /// The type of the value, with its article.
    fileprivate var typeName: String {
        if isNull { return "null" }
        if isObject { return "an object" }
        if isArray { return "an array" }
        return string != nil ? "a string" : bool != nil ? "a boolean" : "a number"
    }
}

extension JSONTool {
    /// Creates the tool for the streams of a command.
    init(_ streams: ToolStreams) { self.init(output: streams.output, errors: streams.errors) }
}
