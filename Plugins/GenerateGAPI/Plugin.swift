import Foundation
import PackagePlugin

/// Generates a service's module into the package, to be committed.
///
/// The arguments are those of `gapi-generator`. Paths are relative to the package:
///
/// ```sh
/// swift package generate-gapi drive.json --methods 'files.*' --out Sources/GAPIDrive
/// ```
@main
struct GenerateGAPI: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "gapi-generator").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("gapi-generator ended with \(process.terminationStatus)")
            return
        }
    }
}
