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

    /// The words as text, and what is known of the names that are no text.
    struct Line {
        var words: [String] = []
        /// The file to write that has such a name.
        var output: ByteOutput?
        /// The names as people may read them, by the paths that stand for them in the words.
        var names: [String: String] = [:]
        /// The file to add to that was made for the line.
        var made: MadeFile?

        /// Adds a word that names a file or a folder.
        fileprivate mutating func add(_ name: [UInt8], as use: CommandWordUse, after option: String = "") throws {
            let path: String
            switch use {
            case .input: path = try CommandWords.path(of: name, isFolder: false)
            case .folder: path = try CommandWords.path(of: name, isFolder: true)
            case .target where CommandWords.isFolder(name): path = try CommandWords.path(of: name, isFolder: true)
            case .ledger(let isMade):
                let ledger = try CommandWords.ledger(name, isMade: isMade)
                if let made = ledger.made { self.made = made }
                path = ledger.path
            case .output, .target:
                let output = try ByteOutput(name)
                self.output = output
                path = output.path
            }
            // A path that ends with a slash is one before a name.
            let isOpen = path.utf8.last == UInt8(ascii: "/") && name.last != UInt8(ascii: "/")
            names[path] = ByteNames.text(name) + (isOpen ? "/" : "")
            words.append(option + path)
        }
    }

    /// A new file for what a command adds to it.
    struct MadeFile {
        fileprivate let name: [CChar]
        fileprivate let descriptor: CInt

        /// Removes the file if nothing was added to it.
        func removeIfEmpty() {
            var (info, there) = (stat(), stat())
            guard fstat(descriptor, &info) == 0, info.st_size == 0, lstat(name, &there) == 0,
                there.st_dev == info.st_dev, there.st_ino == info.st_ino
            else { return }
            unlink(name)
        }
    }

    /// Returns the words as text.
    ///
    /// A name that is not UTF-8 becomes a path by which the rest of the tool reaches the file or folder: that of a
    /// descriptor, or of a ``ByteOutput``. Only where the name goes nowhere else: no object and no file of an account gets
    /// it, and no manifest remembers it.
    ///
    /// - Throws: ``ToolFailure`` with `usage` for any other word that is not UTF-8, and for a file that is not there.
    static func line(of words: [[UInt8]]) throws -> Line {
        let known = words.map { String(validating: $0, as: UTF8.self) }
        var line = Line()
        guard known.contains(nil) else {
            line.words = known.compactMap(\.self)
            return line
        }
        let uses = try CommandWordUses(words, known)
        do {
            for (index, word) in words.enumerated() {
                if let text = known[index] {
                    line.words.append(text)
                } else if let (option, name) = uses.optionWithValue(at: index) {
                    // Of `--body=NAME`, only the name can be the bytes of a file.
                    guard let use = uses.use(after: option) else { throw refusal(of: word) }
                    try line.add(name, as: use, after: option + "=")
                } else if let use = uses.use(at: index) {
                    try line.add(word, as: use)
                } else {
                    throw refusal(of: word)
                }
            }
        } catch {
            line.made?.removeIfEmpty()
            throw error
        }
        return line
    }

    private static func refusal(of word: [UInt8]) -> ToolFailure {
        ToolFailure(.usage, "\(ByteNames.text(word)) is not UTF-8, which is needed here; see gapi help files")
    }

    private static func isFolder(_ name: [UInt8]) -> Bool {
        var info = stat()
        return stat(name.map(CChar.init(truncatingIfNeeded:)) + [0], &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    /// Opens a file to add to, and returns a path that leads to it; that of no file if there is none and none is made.
    ///
    /// Where none is made, the file is only read.
    private static func ledger(_ name: [UInt8], isMade: Bool) throws -> (path: String, made: MadeFile?) {
        let path = name.map(CChar.init(truncatingIfNeeded:)) + [0]
        // A link is none: what it leads to may be anybody's.
        let flags = (isMade ? O_RDWR : O_RDONLY) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        var descriptor = open(path, flags)
        if descriptor < 0, errno == ENOENT {
            guard isMade else { return ("/dev/null", nil) }
            descriptor = open(path, flags | O_CREAT | O_EXCL, 0o600)
            if descriptor >= 0 {
                // Open until the process ends.
                return (DescriptorPath.path(of: descriptor), MadeFile(name: path, descriptor: descriptor))
            }
            // Another process may have made it meanwhile.
            if errno == EEXIST { descriptor = open(path, flags) }
        }
        guard descriptor >= 0 else {
            throw ToolFailure(.cannotCreate, "\(ByteNames.text(name)): \(String(cString: strerror(errno)))")
        }
        return (DescriptorPath.path(of: descriptor), nil)  // open until the process ends
    }

    /// Opens a file or a folder that is there, and returns a path that leads to it.
    private static func path(of name: [UInt8], isFolder: Bool) throws -> String {
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
        guard descriptor >= 0, fstat(descriptor, &info) == 0 else {
            let missing = isFolder ? "no folder of that name; make it first" : "no file of that name to read"
            throw ToolFailure(.usage, "\(ByteNames.text(name)) is not UTF-8, and there is \(missing)")
        }
        guard (info.st_mode & S_IFMT == S_IFDIR) == isFolder else {
            close(descriptor)
            let found = isFolder ? "a file where a folder is needed" : "a folder where a file is needed"
            throw ToolFailure(.usage, "\(ByteNames.text(name)) is not UTF-8, and is \(found); see gapi help files")
        }
        let path = DescriptorPath.path(of: descriptor)  // open until the process ends
        return isFolder ? path + "/" : path
    }
}
