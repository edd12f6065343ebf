#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The error for output that could not be written, with the system's reason.
struct OutputError: Error, Equatable {
    /// The path of the file, or the name of a standard stream.
    let name: String
    /// The error number of the system.
    let number: CInt
    /// The signal that has ended the wait for a reader; `nil` for an error of the system.
    var signal: Int32?

    /// Creates an error; by default for the last system call of this thread.
    init(_ name: String, _ number: CInt = errno) { (self.name, self.number) = (name, number) }

    /// A Boolean value indicating whether the reader has gone, which is no mistake of anybody.
    var isBrokenPipe: Bool { number == EPIPE }

    var message: String { "\(name): \(String(cString: strerror(number)))" }
}
