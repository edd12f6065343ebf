import GAPIDescription

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The words of a command line, which are bytes, as the names of files are.
enum CommandWords {
    /// The words of this process, without its name.
    static var process: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { word in
                Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
            }
        }
    }

    /// The words as text, and the file to write whose name is no text.
    struct Line {
        var words: [String] = []
        var output: ByteOutput?

        /// Adds a word that names a file to write.
        fileprivate mutating func add(output name: [UInt8], after option: String = "") throws {
            let output = try ByteOutput(name)
            self.output = output
            words.append(option + output.path)
        }
    }

    /// Returns the words as text.
    ///
    /// Where a file is read, a name that is not UTF-8 becomes the path of a descriptor, by which the rest of the tool reads
    /// it; after `--output`, a path by which it writes it. Nowhere else, because an object or a folder would get that name.
    ///
    /// - Throws: ``ToolFailure`` with `usage` for any other word that is not UTF-8, and for a file that is not there.
    static func line(of words: [[UInt8]]) throws -> Line {
        let known = words.map { String(validating: $0, as: UTF8.self) }
        var line = Line()
        for (index, word) in words.enumerated() {
            if let text = known[index] {
                line.words.append(text)
            } else if word.starts(with: "--".utf8), let mark = word.firstIndex(of: UInt8(ascii: "=")),
                let option = String(validating: word[..<mark], as: UTF8.self)
            {
                // Of `--body=NAME`, only the name can be the bytes of a file.
                let name = Array(word[(mark + 1)...])
                if option == "--output" {
                    try line.add(output: name, after: option + "=")
                } else if isFile(after: option, of: known) {
                    line.words.append("\(option)=\(try path(of: name))")
                } else {
                    throw refusal(of: word)
                }
            } else if index > 0, known[index - 1] == "--output" {
                try line.add(output: word)
            } else if isFile(at: index, of: known) {
                line.words.append(try path(of: word))
            } else {
                throw refusal(of: word)
            }
        }
        return line
    }

    /// Returns `true` if the value of an option is a file that is read.
    private static func isFile(after option: String, of words: [String?]) -> Bool {
        switch words.first.flatMap(\.self) ?? "" {
        case "call", "pages", "upload", "download": option == "--body"
        case "login": option == "--client"
        case "sign": option == "--key"
        case "serve": ["--faults", "--credential-file", "--document"].contains(option)
        default: false
        }
    }

    /// Returns `true` if the word at an index is a file that is read.
    private static func isFile(at index: Int, of words: [String?]) -> Bool {
        if index > 0, let before = words[index - 1], before.hasPrefix("-"), before != "-", before != "--" {
            return isFile(after: before, of: words)
        }
        let command = words.prefix(2).map { $0 ?? "" }
        switch command.first ?? "" {
        case "json", "xml": return index >= 2
        case "feed", "batch": return index >= 1
        case "list", "describe", "generate": return index == 1
        case "upload": return index >= 3
        case "storage" where command == ["storage", "cp"]:
            // One file that becomes an object: a folder would give its objects the name.
            guard words.allSatisfy({ !["-r", "-R", "--recursive"].contains($0) }) else { return false }
            return words[index...].contains { $0?.hasPrefix("gs://") == true }
        case "cloud" where command == ["cloud", "put"]: return index == 2
        default: return false
        }
    }

    private static func refusal(of word: [UInt8]) -> ToolFailure {
        let shown = String(decoding: word, as: UTF8.self).singleLine
        return ToolFailure(
            .usage,
            "\(shown) is not UTF-8; only files to read, before the options, and --output may be that"
        )
    }

    private static func path(of name: [UInt8]) throws -> String {
        #if os(Linux)
        let openPath: CInt = 0o10000000  // O_PATH, which reads nothing, and does not wait for the writer of a pipe
        #else
        let openPath = O_RDONLY | O_NONBLOCK
        #endif
        let descriptor = (name + [0]).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { name in
                name.baseAddress.map { open($0, openPath | O_CLOEXEC) } ?? -1
            }
        }
        var info = stat()
        guard descriptor >= 0, fstat(descriptor, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else {
            let shown = String(decoding: name, as: UTF8.self).singleLine
            throw ToolFailure(.usage, "\(shown) is not UTF-8, and there is no file of that name to read")
        }
        return DescriptorPath.path(of: descriptor)  // open until the process ends
    }
}
