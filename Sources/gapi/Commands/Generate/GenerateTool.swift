import ArgumentParser
import AsyncGAPI
import AsyncJSON
import GAPIDescription
import GAPIGenerator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The work of `gapi generate`; it throws only exit codes and `CancellationError`.
struct GenerateTool: Sendable {
    let generator: Generator
    /// A Boolean value indicating whether directories are only compared.
    let checks: Bool
    let writesJSON: Bool
    let isVerbose: Bool
    let output: Console
    let errors: Console

    private static let table = Table(
        .init("module", width: 28, .left),
        .init("methods", width: 7),
        .init("paged", width: 5),
        .init("models", width: 6),
        .init("boxed", width: 5),
        .init("kB", width: 6),
        .init("files", width: 5)
    )

    /// Generates one module, by default in `Sources`.
    func generate(_ bytes: [UInt8], _ name: String, out: String?) throws(ExitCode) {
        let module = try module(bytes, name)
        let directory = out ?? "Sources/\(module.summary.module)"
        let isAsItShouldBe = try put(module, in: directory)
        printHeader()
        report(module)
        if !checks, !writesJSON, !module.hasErrors { advise(module.summary.module, directory) }
        guard isAsItShouldBe, !module.hasErrors else { throw .failure }
    }

    /// Generates a module from each description in a folder, in folders of `out` with the names of the documents.
    ///
    /// Cancelling the task ends it after a module; those that are written stay.
    func generateAll(in folder: String, out: String?) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            complain("\(folder) cannot be read")
            throw ExitCode.unreadable
        }
        printHeader()
        var worst = ExitCode.success
        // Hidden files are not descriptions, and `...json` would name the parent folder.
        for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") && name != "index.json" {
            try Task.checkCancellation()
            do throws(ExitCode) {
                let path = "\(folder)/\(name)"
                let module = try module(try read(path), path)
                let isAsItShouldBe = try out.map { out throws(ExitCode) in
                    try put(module, in: "\(out)/\(name.dropLast(".json".count))")
                }
                report(module)
                if isAsItShouldBe == false || module.hasErrors { worst = .failure }
            } catch {
                worst = error
            }
        }
        guard worst.isSuccess else { throw worst }
    }

    /// Generates a module for each service, in folders of `out` with the names of the services.
    func generateAll(_ services: [String], from library: GAPI.DescriptionLibrary, out: String?) async throws {
        printHeader()
        var worst = ExitCode.success
        for service in services {
            try Task.checkCancellation()
            do {
                let (bytes, source) = try await library.bytes(named: service)
                let module = try module(bytes, source)
                let isAsItShouldBe = try out.map { out throws(ExitCode) in
                    try put(module, in: "\(out)/\(service.replacing(":", with: "."))")
                }
                report(module)
                if isAsItShouldBe == false || module.hasErrors { worst = .failure }
            } catch let code as ExitCode {
                worst = code
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                // A service without an available description does not prevent the others.
                let failure = ToolFailure(error)
                complain("\(service): \(failure.message)")
                worst = failure.code
            }
        }
        guard worst.isSuccess else { throw worst }
    }

    /// Writes the lines that a package's manifest needs for a module.
    private func advise(_ module: String, _ directory: String) {
        let path = directory == "Sources/\(module)" ? "" : ", path: \"\(ByteNames.shown(in: directory))\""
        output.print()
        output.print("Add this target to Package.swift, which also needs the package AsyncGAPI:")
        output.print(
            "    .target(name: \"\(module)\", dependencies: [.product(name: \"AsyncGAPI\", package: \"AsyncGAPI\")]\(path)),"
        )
    }

    private func read(_ path: String) throws(ExitCode) -> [UInt8] {
        do {
            return try readInput(path: path)
        } catch let error as InputError {
            complain("\(path): \(error.reason)")
            throw .unreadable
        } catch {
            throw .cancelled
        }
    }

    /// Generates a module, and writes the diagnostics of the description.
    private func module(_ bytes: [UInt8], _ source: String) throws(ExitCode) -> Generator.Output {
        let name = GAPI.DescriptionLibrary.shown(source)
        let document: API.Document
        let diagnostics: [API.Diagnostic]
        do {
            (document, diagnostics) = try API.Document.parse(bytes)
        } catch {
            complain("\(name) is not a description: \(error.description.singleLine)")
            throw .badData
        }
        guard document.name?.isEmpty == false else {
            complain("\(name) is not a description: it has no name")
            throw .badData
        }
        let module = CommandNetwork.current.waits.during("generating \(ByteNames.shown(in: name))") {
            generator.generate(document, diagnostics)
        }
        for diagnostic in module.diagnostics where isVerbose || diagnostic.severity > .note {
            complain("\(name): \(diagnostic.description.singleLine)")
        }
        return module
    }

    /// Writes a line on standard error, in which files have the names that the user knows.
    private func complain(_ line: String) { errors.print(ByteNames.shown(in: line)) }

    private func printHeader() {
        if !writesJSON { output.print(output.styled(Self.table.header, .dim)) }
    }

    /// Writes the summary of a module.
    private func report(_ module: Generator.Output) {
        if writesJSON { return output.print(module.json.description) }
        let summary = module.summary
        let figures = [summary.methods, summary.paged, summary.models, summary.boxed, summary.bytes / 1_000]
        output.print(Self.table.line([summary.module] + figures.map { "\($0)" } + ["\(module.files.count)"]))
    }

    /// Writes or compares a directory.
    /// - Returns: `true` if the directory holds the module now.
    private func put(_ module: Generator.Output, in directory: String) throws(ExitCode) -> Bool {
        do throws(Generator.Output.Refusal) {
            guard checks else {
                try module.write(to: directory)
                return true
            }
            let differences = try module.differences(from: directory)
            for difference in differences { complain("\(directory): \(difference)") }
            return differences.isEmpty
        } catch {
            if case .noMatch = error { throw .usage }  // its diagnostic has been written
            complain("\(directory): \(error)")
            if case .unusable = error { throw .cannotCreate }
            throw .failure
        }
    }
}
