import AsyncJSON
import Foundation

/// The media that a script serves, as far as that can be decided without a client.
///
/// Each byte of a downloaded file must be that of an answer with media at the same place, whatever the order of the
/// requests, and the size must be one that an answer names.
struct ServedMedia {
    /// Bytes of the media, and their place.
    private struct Part {
        let start: Int
        let bytes: [UInt8]
    }

    /// The place that `Content-Range` names.
    private enum Place {
        case part(start: Int, total: Int?)
        /// No place, because the media ends before the range.
        case end(total: Int)
    }

    private var parts: [Part] = []
    private var sizes: Set<Int> = []
    /// The sizes that lists name, by the names of objects; `nil` for one that need not be that of the file.
    private var listed: [String: [Int?]] = [:]

    /// Reads the answers of a script; `nil` if one of them can be understood in several ways.
    init?(_ script: Script, origins: (own: String, other: String)) {
        for tokens in script.answers {
            guard let answer = PlainAnswer(tokens, origins, isHTTP2: script.isHTTP2), take(answer) else { return nil }
        }
    }

    /// Takes an answer.
    ///
    /// - Returns: `false` if it can be understood in several ways.
    private mutating func take(_ answer: PlainAnswer) -> Bool {
        guard let range = answer.fields["content-range"] else {
            guard answer.status == 200 else { return answer.status != 206 }
            parts.append(Part(start: 0, bytes: answer.body))
            sizes.insert(answer.length ?? answer.body.count)
            return takeList(answer.body)
        }
        guard let place = Self.place(of: range) else { return false }
        switch (answer.status, place) {
        case (206, .part(let start, let total)):
            parts.append(Part(start: start, bytes: answer.body))
            if let total { sizes.insert(total) }
        case (416, .end(let total)): sizes.insert(total)
        case (200, _), (206, _): return false
        default: break
        }
        return true
    }

    /// Returns the place of `bytes 0-9/20`, `bytes 0-9/*` or `bytes */20`; `nil` for any other text.
    private static func place(of range: String) -> Place? {
        guard range.hasPrefix("bytes ") else { return nil }
        let parts = range.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let total = PlainAnswer.number(parts[1])
        if parts[0] == "*" { return total.map { Place.end(total: $0) } }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { PlainAnswer.number($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
        guard total.map({ last < $0 }) ?? (parts[1] == "*") else { return nil }
        return .part(start: first, total: total)
    }

    /// Takes the objects of a list, if a body is one.
    ///
    /// - Returns: `false` if a name occurs twice.
    private mutating func takeList(_ body: [UInt8]) -> Bool {
        guard let list = try? JSON.Value(parsing: body) else { return true }
        for item in list["items"]?.array ?? [] {
            guard let name = item["name"]?.string else { continue }
            guard Self.isUnambiguous(item) else { return false }
            // A download is only bound to the size of a version, and of bytes that are stored as they are.
            let isBound = item["generation"]?.string.flatMap { PlainAnswer.number($0[...]) } != nil
            let size = item["size"]?.string.flatMap { PlainAnswer.number($0[...]) }
            listed[name, default: []].append(isBound && item["contentEncoding"] == nil ? size : nil)
        }
        return Self.isUnambiguous(list)
    }

    private static func isUnambiguous(_ value: JSON.Value) -> Bool {
        let names = (value.members ?? []).map { $0.name }
        return Set(names).count == names.count
    }

    /// Returns what is wrong with a file that a download has left.
    ///
    /// - Parameters:
    ///   - content: The content of the file.
    ///   - name: The name of its object in a list.
    /// - Returns: What is wrong; `nil` if nothing is.
    func problem(of content: Data, named name: String? = nil) -> String? {
        let file = Array(content)
        guard sizes.contains(file.count) else {
            return "a file has \(file.count) bytes, and the server told only of \(sizes.sorted())"
        }
        if let name, let size = size(ofObject: name), size != file.count {
            return "the file \(name) has \(file.count) bytes, and the object \(size)"
        }
        var offset = 0
        while offset < file.count {
            let count = parts.map { Self.count(file, from: offset, of: $0) }.max() ?? 0
            guard count > 0 else { return "the byte \(offset) of a file of \(file.count) is none that was sent there" }
            offset += count
        }
        return nil
    }

    /// Returns the size that lists name for an object, if they agree.
    private func size(ofObject name: String) -> Int? {
        guard let sizes = listed[name], let size = sizes[0], sizes.allSatisfy({ $0 == size }) else { return nil }
        return size
    }

    /// Returns the number of bytes from an offset that are those of a part.
    private static func count(_ file: [UInt8], from offset: Int, of part: Part) -> Int {
        guard part.start <= offset else { return 0 }
        var (place, end) = (offset - part.start, offset)
        while end < file.count, place < part.bytes.count, file[end] == part.bytes[place] {
            place += 1
            end += 1
        }
        return end - offset
    }
}
