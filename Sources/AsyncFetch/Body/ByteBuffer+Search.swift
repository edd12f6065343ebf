package import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ByteBuffer {
    /// Returns `true` if the readable bytes contain a text.
    package func contains(_ text: String) -> Bool {
        let text = Array(text.utf8)
        guard let first = text.first else { return true }
        return withUnsafeReadableBytes { bytes in
            var rest = bytes[...]
            while rest.count >= text.count {
                // Reads within `rest`; `text` is not longer than the rest.
                guard let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    let found = memchr(start, CInt(first), rest.count - text.count + 1)
                else { return false }
                if memcmp(found, text, text.count) == 0 { return true }
                rest = rest.dropFirst(UnsafeRawPointer(found) - start + 1)
            }
            return false
        }
    }
}
