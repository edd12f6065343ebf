import AsyncFetchTesting

/// The changes that tests make to inputs of the fuzzers.
enum InputChange {
    /// One to three changes of bytes or of lines, which are those of all inputs.
    static func change(_ input: [UInt8], _ lines: [ArraySlice<UInt8>], _ numbers: inout SplitMix) -> [UInt8] {
        var input = input
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let start = input.firstIndex(of: 10).map { $0 + 1 } ?? 0
            guard start < input.count else { break }
            let place = Int.random(in: start..<input.count, using: &numbers)
            let line = lines.randomElement(using: &numbers) ?? []
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: input[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: input.remove(at: place)
            case 2: input.insert(contentsOf: Array(line) + [10], at: place)
            case 3: input.removeSubrange(place..<min(place + 30, input.count))
            case 4:
                input.insert(
                    contentsOf: ["9223372036854775807", "-1", "%%\n", "\\R", "\\S", "\\C"].randomElement(
                        using: &numbers
                    )?.utf8 ?? "".utf8,
                    at: place
                )
            default:
                let end = input[place...].firstIndex(of: 10) ?? input.count
                let begin = input[..<place].lastIndex(of: 10).map { $0 + 1 } ?? start
                if begin >= start, begin < end { input.replaceSubrange(begin..<end, with: line) }
            }
        }
        return input
    }
}
