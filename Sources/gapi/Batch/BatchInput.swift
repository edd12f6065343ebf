import AsyncGAPI
import AsyncJSON

/// The calls of a file, which is read as fast as their answers are written.
actor BatchInput {
    /// The most bytes of a line; no service takes a larger batch.
    static let maximumLineBytes = 16 << 20
    /// The time between two looks at a pipe that has nothing yet; no thread waits for it, because answers arrive
    /// meanwhile.
    private static let interval: Duration = .milliseconds(20)

    private let input: InputFile
    private let answers: BatchAnswers
    private var rest: ArraySlice<UInt8> = []
    private var hasEnded = false
    private var lineNumber = 0
    private var first: (line: Result<BatchLine, any Error>, number: Int)?

    /// Opens a file; `-` is standard input.
    init(path: String, answers: BatchAnswers) throws {
        do { input = try InputFile(path: path) } catch { throw ToolFailure(.unreadable, "\(path): \(error.reason)") }
        self.answers = answers
    }

    /// Returns the service that the first call names; `nil` if there are no calls, or if it names none.
    func firstService() async throws -> (isEmpty: Bool, service: String?) {
        guard first == nil, let next = try await nextCall() else { return (true, nil) }
        first = next
        return (false, try? next.line.get().service)
    }

    /// Returns the next call that can be sent; `nil` at the end.
    ///
    /// A line that is no call is answered at once.
    func next(
        by service: GAPI.DynamicService,
        named name: String,
        _ way: ServiceConnection
    ) async throws -> GAPI.DynamicQuery? {
        while true {
            try await answers.waitForRoom()
            let call: (line: Result<BatchLine, any Error>, number: Int)
            if let kept = first {
                call = kept
            } else if let next = try await nextCall() {
                call = next
            } else {
                return nil
            }
            first = nil
            var id: JSON.Value?
            do {
                let line = try call.line.get()
                id = line.id
                if let own = line.service, own != name {
                    throw ToolFailure(.badData, "the call is for \(own), and this run is for \(name)")
                }
                try way.check(line.parameters)
                let query = try service.query(line.method, line.parameters, body: line.body)
                answers.begin(id)
                return query
            } catch {
                var failure = ToolFailure(error)
                failure.message = "line \(call.number): \(failure.message)"
                answers.refuse(id, failure)
            }
        }
    }

    private func nextCall() async throws -> (line: Result<BatchLine, any Error>, number: Int)? {
        while let text = try await nextLine() {
            lineNumber += 1
            guard text.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
            return (Result { try BatchLine(parsing: text) }, lineNumber)
        }
        return nil
    }

    /// Returns the next line without its break; `nil` at the end.
    private func nextLine() async throws -> [UInt8]? {
        var searched = 0
        while true {
            let unsearched = rest.dropFirst(searched)
            if let end = unsearched.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = rest[(end + 1)...] }
                return Array(rest[..<end])
            }
            guard !hasEnded else {
                defer { rest = [] }
                return rest.isEmpty ? nil : Array(rest)
            }
            searched = rest.count
            guard searched <= Self.maximumLineBytes else {
                throw ToolFailure(.badData, "line \(lineNumber + 1) has more than 16 MiB")
            }
            // Asked now and then: a read that waits for a pipe would hold a thread, and could not be cancelled.
            while !input.isReady { try await Task.sleep(for: Self.interval) }
            do {
                guard let piece = try input.next() else {
                    hasEnded = true
                    continue
                }
                rest = ArraySlice(Array(rest) + piece)
            } catch { throw ToolFailure(.unreadable, error.reason) }
        }
    }
}
