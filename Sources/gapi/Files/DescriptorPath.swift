#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The paths that mean open descriptors of this process, such as `/dev/stdin` or `/dev/fd/63`.
enum DescriptorPath {
    /// Returns the descriptor that a path means; `nil` for any other path.
    static func descriptor(in path: String) -> CInt? {
        switch path {
        case "/dev/stdin": return STDIN_FILENO
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default: break
        }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return CInt(path.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
    }

    /// Returns the path that means a descriptor.
    static func path(of descriptor: CInt) -> String { "/dev/fd/\(descriptor)" }
}

extension String {
    /// The name of the file at a path; empty for paths without one, such as `/` and `/dev/fd/63`.
    var fileName: String { DescriptorPath.descriptor(in: self) == nil ? lastPathPart : "" }
}
