import AsyncGAPI
import AsyncJSON
import GAPIDescription

/// The work of `gapi config`.
struct ConfigTool {
    private var file: ConfigurationFile
    private let variables: GAPI.CredentialEnvironment
    private let profile: Profile
    private let output: Console

    /// Creates a tool that shows a profile, which must exist if it is named.
    init(of variables: GAPI.CredentialEnvironment, profile name: String?, output: Console) throws {
        (self.variables, self.output) = (variables, output)
        file = try ConfigurationFile(of: variables)
        profile = try file.chosen(name, in: variables)
    }

    /// Creates a tool that changes a profile, which may be new.
    init(of variables: GAPI.CredentialEnvironment, changing name: String?, output: Console) throws {
        (self.variables, self.output) = (variables, output)
        file = try ConfigurationFile(of: variables)
        profile = Profile(name: name ?? variables["GAPI_PROFILE"] ?? Profile.defaultName)
    }

    // MARK: Commands

    /// Writes the values that count, and where they are from.
    func show(asJSON: Bool) throws {
        let rows = Setting.allCases.map { setting in
            if let value = variables[setting.variable] { return (setting, value, "$\(setting.variable)") }
            if let value = profile.values[setting] { return (setting, value, "profile \(profile.name)") }
            return (setting, "", "the command")
        }
        let path = file.path ?? ""
        if asJSON {
            let values = rows.map { setting, value, source -> (name: String, value: JSON.Value) in
                let value = value.isEmpty ? JSON.Value.null : JSON.Value(value)
                return (setting.rawValue, ["value": value, "from": JSON.Value(source)])
            }
            return writeJSON(
                [
                    "file": JSON.Value(path), "profile": JSON.Value(profile.name),
                    "profiles": JSON.Value(file.profiles.map { JSON.Value($0.name) }),
                    "settings": JSON.Value(members: values),
                ],
                output
            )
        }
        output.print("\(output.styled("profile \(profile.name)", .bold)) of \(path.singleLine)")
        let table = Table(
            .init("setting", width: 8, .left),
            .init("value", width: rows.map(\.1.count).max() ?? 0, .left),
            .init("from", width: 4, .left)
        )
        output.print(output.styled(table.header, .dim))
        for (setting, value, source) in rows { output.print(table.line([setting.rawValue, value, source]).singleLine) }
        let others = file.profiles.map(\.name).filter { $0 != profile.name }
        if !others.isEmpty { output.print("other profiles: " + others.joined(separator: ", ")) }
    }

    /// Sets a value.
    mutating func set(_ setting: Setting, to value: String) async throws {
        let name = profile.name
        let kept = try await change { file in try file.set(setting, to: value, in: name) }
        output.print("\(setting.rawValue) of the profile \(name) is \(kept)".singleLine)
    }

    /// Removes a value.
    mutating func unset(_ setting: Setting) async throws {
        let name = profile.name
        try await change { file in
            guard try file.unset(setting, in: name) else {
                throw ToolFailure(.usage, "the profile \(name.singleLine) has no \(setting.rawValue)")
            }
        }
        output.print("the profile \(name) has no \(setting.rawValue) any more")
    }

    /// Changes the file as it is now, and writes it; other processes wait for that.
    private mutating func change<Result>(_ body: (inout ConfigurationFile) throws -> Result) async throws -> Result {
        // What cannot be done makes no folder and no lock.
        var attempt = file
        _ = try body(&attempt)
        let lock = try await file.lock()
        defer { withExtendedLifetime(lock) {} }
        file = try ConfigurationFile(of: variables)
        let result = try body(&file)
        try await file.save()
        return result
    }
}
