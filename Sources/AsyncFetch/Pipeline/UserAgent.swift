#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The text of `User-Agent`, such as `Backup/2.1 AsyncGAPI/0.1.0 Linux/6.1.0 (gzip)`.
///
/// It names the application, this package and the system. Google's servers compress only if the last token is there.
enum UserAgent {
    static func text(application: String) -> String {
        let application = application.unicodeScalars.filter { $0.value > 0x1F && $0.value < 0x7F }
        let prefix = application.isEmpty ? "" : String(String.UnicodeScalarView(application)) + " "
        return "\(prefix)AsyncGAPI/\(asyncGAPIVersion) \(system) (gzip)"
    }

    private static let system: String = {
        var name = utsname()
        guard uname(&name) == 0 else { return "unknown" }
        func text<T>(_ field: T) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return text(name.sysname) + "/" + text(name.release)
    }()
}
