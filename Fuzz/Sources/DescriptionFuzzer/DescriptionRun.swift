import AsyncJSON
import GAPIDescription
import GAPIGenerator

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// Whatever a description says, it is read or refused, what follows from it is found, and what is generated is plain
/// Swift.
enum DescriptionRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let (document, diagnostics) = try? API.Document.parse(bytes) else { return }
        readAgain(document)
        analyze(document)
        generate(document, diagnostics, .init(), limit: bytes.count)
        generate(
            document,
            diagnostics,
            .init {
                $0.includesDescriptions = false
                $0.includesUnusedSchemas = true
                $0.shards = 2
            },
            limit: bytes.count
        )
    }
}

/// What was read and corrected is written and read as the same, with nothing left to leave out.
private func readAgain(_ document: API.Document) {
    let written = JSON.Value(document).encoded()
    let (again, diagnostics) = expectSuccess("parsing what was written") { try API.Document.parse(written) }
    expect(again == document, "what was written is another description")
    expect(!diagnostics.contains { $0.kind == .wrongType }, "what was written is wrong: \(diagnostics)")
}

/// All that clients, the emulator and the generator ask of a description.
private func analyze(_ document: API.Document) {
    let methods = document.allMethods
    for entry in methods {
        _ = document.paging(of: entry)
        _ = document.requestPayload(of: entry.method)
        _ = document.responsePayload(of: entry.method)
        for schema in [entry.method.request, entry.method.response].compactMap(\.self) {
            for extent in [API.ExampleExtent.everything, .minimum] {
                let example = document.example(of: schema, extent)
                expect(example.encoded().count < 8 << 20, "an example of \(example.encoded().count) bytes")
                _ = document.mismatches(of: example, with: schema)
            }
            _ = document.memberNames(of: schema, at: "items[0].a")
        }
        for (_, parameter) in document.requiredParameters(of: entry.method) {
            let example = document.example(of: parameter)
            _ = document.problem(ofParameter: example.string ?? example.description, with: parameter)
        }
    }
    _ = document.operationPolling
    if let first = methods.first { expect(document.method(named: first.qualifiedName) != nil, "a method is not found") }
}

/// The same each time, plain, and not much more than was given.
private func generate(
    _ document: API.Document,
    _ diagnostics: [API.Diagnostic],
    _ options: Generator.Options,
    limit: Int
) {
    let output = Generator(options: options).generate(document, diagnostics)
    let problems = SourceCheck.problems(of: output)
    expect(problems.isEmpty, "\(problems.prefix(3))")
    expect(output.summary.bytes < (64 << 10) + (limit << 10), "\(output.summary.bytes) bytes of \(limit)")
    let again = Generator(options: options).generate(document, diagnostics)
    expect(again.files.map(\.text) == output.files.map(\.text), "another text each time")
    _ = output.json.encoded()
}
