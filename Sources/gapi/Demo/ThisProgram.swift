#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The program of this process.
enum ThisProgram {
    /// Its path; where that is not known, the name by which it was called.
    static var path: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments.first ?? "gapi"
    }
}
