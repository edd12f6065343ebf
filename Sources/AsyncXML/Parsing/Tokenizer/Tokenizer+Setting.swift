#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Tokenizer {
    /// A Boolean value indicating whether parsers use the tokenizer: only where `ASYNCXML_TOKENIZER` is `1` in the
    /// environment, until it has earned to be the default.
    static let isUsed = getenv("ASYNCXML_TOKENIZER").map { String(cString: $0) } == "1"
}
