import ArgumentParser
import AsyncXML
import GAPIDescription

/// The work of the commands of `gapi xml`; they throw only exit codes.
struct XMLTool: Sendable {
    let output: Console
    let errors: Console
    /// Reads standard input in pieces.
    var readStandardInput: @Sendable (_ each: (ArraySlice<UInt8>) throws -> Void) throws -> Void = {
        try readInput(path: "-", each: $0)
    }

    /// Writes the error of each document that is not well-formed, in constant memory.
    func check(_ files: [String]) throws(ExitCode) {
        var worst = ExitCode.success
        for file in files {
            do {
                try reporting(about: file) {
                    let checker = try XML.Checker()
                    try read(file) { try checker.read($0) }
                    try checker.finish()
                }
            } catch {
                if error.rawValue > worst.rawValue { worst = error }
            }
        }
        guard worst.isSuccess else { throw worst }
    }

    /// Reads a document, and writes it again.
    func roundTrip(_ file: String) throws(ExitCode) {
        try reporting(about: file) { output.write(text: try parse(file).encoded()) }
    }

    /// Writes a document with line breaks and indentation.
    func format(_ file: String) throws(ExitCode) {
        try reporting(about: file) { output.write(text: try parse(file).encoded(pretty: true)) }
    }

    /// Writes the canonical form of a document.
    func canonicalize(_ file: String, as form: XML.CanonicalForm) throws(ExitCode) {
        try reporting(about: file) { output.write(text: try parse(file).canonical(form)) }
    }

    /// Writes the matches of an XPath expression, one in each line: elements as XML, other nodes and values as text.
    func query(_ path: XML.XPath, in file: String) throws(ExitCode) {
        let count = try reporting(about: file) {
            let document = try parse(file)
            let value = try path.evaluate(in: document)
            guard case .nodes(let matches) = value else {
                for line in value.strings { output.write(line + "\n") }
                return 1
            }
            for match in matches {
                switch match {
                case .document: output.write(text: try document.encoded())
                case .element(let element): output.write(text: try element.encoded() + [UInt8(ascii: "\n")])
                default: output.write(match.string + "\n")
                }
            }
            return matches.count
        }
        if count == 0 { throw .failure }
    }

    private func parse(_ file: String) throws -> XML.Document {
        var bytes: [UInt8] = []
        try read(file) { bytes += $0 }
        return try XML.Document(parsing: bytes)
    }

    private func read(_ file: String, each: (ArraySlice<UInt8>) throws -> Void) throws {
        if file == "-" { try readStandardInput(each) } else { try readInput(path: file, each: each) }
    }

    /// Runs work; an error is written to standard error, and becomes the exit code for it.
    private func reporting<Result>(about file: String, _ body: () throws -> Result) throws(ExitCode) -> Result {
        let name = file == "-" ? "<stdin>" : file.singleLine
        do {
            return try CommandNetwork.current.waits.during("reading \(name)", body)
        } catch let error as InputError {
            errors.print("\(name): \(error.reason)")
            throw .unreadable
        } catch let error as XML.Error where error.line > 0 {
            errors.print("\(name):\(error.line):\(error.column): \(error.message)")
            throw .failure
        } catch {
            errors.print("\(name): \((error as? XML.Error)?.message ?? "\(error)")")
            throw .failure
        }
    }
}

extension XMLTool {
    /// Creates the tool for the streams of a command.
    init(_ streams: ToolStreams) { self.init(output: streams.output, errors: streams.errors) }
}

extension Console {
    /// Writes UTF-8 text.
    fileprivate func write(text: [UInt8]) { write(String(decoding: text, as: UTF8.self)) }
}
