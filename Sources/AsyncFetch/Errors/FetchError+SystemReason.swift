import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FetchError {
    /// The reason why there was no connection, in the words of the operating system; `nil` if it is not known.
    package var systemReason: String? {
        switch cause {
        case let error as IOError: return Self.words(error)
        case let error as NIOConnectionError:
            if let refusal = error.connectionErrors.lazy.compactMap({ $0.error as? IOError }).first {
                return Self.words(refusal)
            }
            return error.connectionErrors.isEmpty ? "the name of the host is not known" : nil
        default: return nil
        }
    }

    private static func words(_ error: IOError) -> String { String(cString: strerror(error.errnoCode)) }
}
