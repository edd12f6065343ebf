import ArgumentParser
import AsyncGAPI
import AsyncJSON
import AsyncStorage

/// A step of a transfer in a table or in JSON.
struct TransferRow {
    var action: String
    var source: String
    var destination: String?
    var bytes: Int64?
    var reason: String?
    /// The exit code of a command that has only this step, if it failed.
    var code: ExitCode?

    init(_ action: String, _ source: String, to destination: String? = nil) {
        self.action = action
        self.source = ByteNames.shown(in: source)
        self.destination = destination.map { ByteNames.shown(in: $0) }
    }

    init(_ step: StorageTransfers.Step) {
        switch step.action {
        case .upload(let file, let location): self.init("upload", file, to: location.url)
        case .download(let location, let file): self.init("download", location.url, to: file)
        case .copy(let location, let destination): self.init("copy", location.url, to: destination.url)
        case .deleteObject(let location): self.init("delete", location.url)
        case .deleteFile(let file): self.init("delete", file)
        case .skip(let reason):
            self.init("skip", step.name)
            self.reason = reason.description
        case .fail(let error):
            self.init("fail", step.name)
            self.reason = error.message.inWordsOfTheTool
        }
        bytes = step.size
    }

    init(_ outcome: StorageTransfers.Outcome) {
        self.init(outcome.step)
        switch outcome.result {
        case .done: break
        case .skipped(let why): (action, reason) = ("skip", why.description)
        case .failed(let error): fail(ToolFailure(error))
        }
    }

    /// Makes the step one that has failed.
    mutating func fail(_ failure: ToolFailure) {
        (action, reason, code) = ("fail", ByteNames.shown(in: failure.message), failure.code)
    }

    /// The step for programs.
    var json: JSON.Value {
        var value: JSON.Value = ["action": JSON.Value(action), "source": JSON.Value(source)]
        if let destination { value["destination"] = JSON.Value(destination) }
        if let bytes { value["bytes"] = JSON.Value(bytes) }
        if let reason { value["reason"] = JSON.Value(reason) }
        return value
    }

    static let table = Table(.init("step", width: 8, .left), .init("bytes", width: 15), .init("what", width: 0, .left))

    /// The step for people.
    var line: String {
        let what = source + (destination.map { " -> \($0)" } ?? "") + (reason.map { " (\($0))" } ?? "")
        return Self.table.line([action, bytes?.grouped ?? "", what.singleLine])
    }
}

/// The steps of a dry run, written one at a time, and their sums.
struct DryRun {
    private let asJSON: Bool
    private let output: Console
    private var counts: [String: Int] = [:]
    private var bytes: Int64 = 0

    init(asJSON: Bool, on output: Console) { (self.asJSON, self.output) = (asJSON, output) }

    mutating func add(_ row: TransferRow) {
        if asJSON {
            output.write(row.json.description + "\n")
        } else {
            if counts.isEmpty { output.print(output.styled(TransferRow.table.header, .dim)) }
            output.print(row.line)
        }
        counts[row.action, default: 0] += 1
        CommandNetwork.current.waits.setDone("\(counts.values.reduce(0, +).grouped) steps")
        if ["upload", "download", "copy"].contains(row.action) { bytes &+= max(0, row.bytes ?? 0) }
    }

    /// Writes the sums.
    ///
    /// - Throws: `ExitCode` if there are steps that cannot be done.
    func end() throws {
        if !asJSON { writeSums() }
        if failed > 0 { throw ExitCode.failure }
    }

    private func writeSums() {
        let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.grouped)" }
        let what = parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")
        output.print(output.styled("\(what); \(bytes.grouped) bytes; nothing was changed", .dim))
    }

    /// The number of steps that cannot be done.
    var failed: Int { counts["fail"] ?? 0 }
}
