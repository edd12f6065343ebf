import AsyncFetch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder for the log of the demonstration, unless the user names one.
enum DemoLogFolder {
    /// Returns the path of this user's folder, without the logs of earlier runs: at most one stays.
    ///
    /// Where the name is taken by something of somebody else's, it is a new folder.
    static func path(in temporary: String = FileManager.default.temporaryDirectory.path) -> String {
        let folder = "\(temporary)/gapi-demo-\(geteuid())"
        do { try OwnFolder.make(folder) } catch { return "\(folder)-\(UUID())" }
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.contains("_log_") {
            try? files.removeItem(atPath: "\(folder)/\(name)")
        }
        return folder
    }
}
