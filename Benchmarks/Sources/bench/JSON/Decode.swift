import ArgumentParser
import AsyncJSON
import Foundation

/// One document read in a process of its own, so that its peak of memory is its own.
struct Decode: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reads a document once and prints the peak of memory in MiB above that at the start.",
        shouldDisplay: false
    )

    /// The name of a document, or `stream` for 200 MB that are made while they are read.
    @Argument var input: String
    @Argument var candidate: String = ""
    @Option var file: String = ""

    /// The output of a child.
    static func peak(_ arguments: [String]) async throws -> Double {
        let output = try await ChildProcess.output(["decode"] + arguments)
        guard let peak = Double(String(decoding: output, as: UTF8.self)) else { throw WrongAnswer() }
        return peak
    }

    func run() async throws {
        let work = try prepare()
        Usage.resetPeak()
        let before = Usage.peakResidentMebibytes
        try await work()
        FileHandle.standardOutput.write(Data("\(Usage.peakResidentMebibytes - before)".utf8))
    }

    private func prepare() throws -> () async throws -> Void {
        guard input != "stream" else { return streaming() }
        guard let input = Input.all.first(where: { $0.name == input }), let candidate = Candidate(rawValue: candidate)
        else { throw ValidationError("no such input or candidate") }
        let workload = try input.workload(Array(Data(contentsOf: URL(filePath: file))))
        return { try workload.work[candidate]?() }
    }

    private func streaming() -> () async throws -> Void {
        var random = RandomText(seed: 6)
        let elements = Array((0..<100).map { _ in random.file() }.joined(separator: ",").utf8)
        let repetitions = 200_000_000 / elements.count + 1
        return {
            var count = 0
            for try await file in JSON.Records(
                Drive.File.self,
                in: Chunks(elements: elements, repetitions: repetitions)
            ) {
                guard file.kind != nil else { throw WrongAnswer() }
                count += 1
            }
            guard count == repetitions * 100 else { throw WrongAnswer() }
        }
    }
}

/// A long array in pieces of 64 KiB.
private struct Chunks: AsyncSequence, AsyncIteratorProtocol {
    let elements: [UInt8]
    let repetitions: Int
    private var repetition = 0
    private var offset = 0

    init(elements: [UInt8], repetitions: Int) {
        self.elements = elements
        self.repetitions = repetitions
    }

    func makeAsyncIterator() -> Chunks { self }

    mutating func next() async throws -> [UInt8]? {
        guard repetition < repetitions else { return nil }
        let piece = elements[offset..<Swift.min(offset + 65_536, elements.count)]
        let isFirst = repetition == 0 && offset == 0
        offset = piece.endIndex
        if offset == elements.count {
            repetition += 1
            offset = 0
        }
        let ends = offset == 0 ? (repetition == repetitions ? "]" : ",") : ""
        return (isFirst ? Array("[".utf8) : []) + piece + Array(ends.utf8)
    }
}
