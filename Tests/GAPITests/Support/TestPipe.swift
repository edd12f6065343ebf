import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pipe whose ends no process inherits that another test starts at the same time.
struct TestPipe {
    let input: CInt
    let output: CInt

    /// Makes a pipe in a folder; neither end blocks.
    init(in folder: String, named name: String = ".pipe") throws {
        let path = "\(folder)/\(name)"
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        input = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        output = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(input >= 0 && output >= 0)
    }
}
