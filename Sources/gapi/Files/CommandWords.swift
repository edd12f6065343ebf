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

    /// Returns the words as text.
    ///
    /// A name of a file that is not UTF-8 becomes the path of a descriptor, by which the rest of the tool reads the file.
    ///
    /// - Throws: ``ToolFailure`` with `usage` for a word that is not UTF-8 and names no file.
    static func text(of words: [[UInt8]]) throws -> [String] {
        try words.map { word in
            if let text = String(validating: word, as: UTF8.self) { return text }
            // Of `--body=NAME`, only the name can be the bytes of a file.
            guard word.starts(with: "--".utf8), let mark = word.firstIndex(of: UInt8(ascii: "=")),
                let option = String(validating: word[...mark], as: UTF8.self)
            else { return try path(of: word) }
            return option + (try path(of: Array(word[(mark + 1)...])))
        }
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
        guard descriptor >= 0 else {
            let shown = String(decoding: name, as: UTF8.self).singleLine
            throw ToolFailure(.usage, "\(shown) is not UTF-8, and there is no file of that name to read")
        }
        return DescriptorPath.path(of: descriptor)  // open until the process ends
    }
}
