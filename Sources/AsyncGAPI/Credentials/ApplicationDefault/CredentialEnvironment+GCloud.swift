import AsyncOAuth

extension GAPI.CredentialEnvironment {
    /// The folder of gcloud; `nil` without a home folder.
    package var gcloudFolder: String? {
        if let folder = self["CLOUDSDK_CONFIG"] { return folder }
        return home.flatMap { $0.isEmpty ? nil : "\($0)/.config/gcloud" }
    }

    /// The path of the file that `gcloud auth application-default login` writes.
    var gcloudFile: String? { gcloudFolder.map { "\($0)/application_default_credentials.json" } }

    /// Returns the project in gcloud's active configuration; `nil` if there is none, or if the files cannot be read.
    ///
    /// - Throws: `CancellationError`.
    func gcloudProject() async throws -> String? {
        if let project = self["CLOUDSDK_CORE_PROJECT"] { return project }
        guard let folder = gcloudFolder else { return nil }
        var chosen = self["CLOUDSDK_ACTIVE_CONFIG_NAME"]
        if chosen == nil { chosen = try await Self.text(of: "\(folder)/active_config") }
        let name = chosen?.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "default"
        guard !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return try await Self.text(of: "\(folder)/configurations/config_\(name)").flatMap(Self.project(in:))
    }

    /// Returns the value of `project` in the section `core`.
    private static func project(in text: String) -> String? {
        var isInCore = false
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("[") {
                isInCore = line.hasPrefix("[core]")
                continue
            }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            if isInCore, parts.count == 2, parts[0] == "project", !parts[1].isEmpty { return parts[1] }
        }
        return nil
    }

    private static func text(of path: String) async throws -> String? {
        guard case .bytes(let bytes) = try await SmallFile.contents(of: path, atMost: 1 << 16) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
