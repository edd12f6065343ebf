import AsyncGAPI
import GAPIDescription

/// A profile: the defaults under one name.
struct Profile: Equatable {
    /// The profile that is used if none is named.
    static let defaultName = "default"

    let name: String
    var values: [Setting: String] = [:]

    /// Returns `true` if a profile can have a name.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}

extension GAPI.CredentialEnvironment {
    /// The folder of the tool's accounts and profiles: `$GAPI_CONFIG`, else `gapi` below `$XDG_CONFIG_HOME` or
    /// `~/.config`; `nil` if the variables name no place.
    var toolFolder: String? {
        self["GAPI_CONFIG"] ?? self["XDG_CONFIG_HOME"].map { $0 + "/gapi" }
            ?? home.flatMap { $0.isEmpty ? nil : $0 + "/.config/gapi" }
    }

    /// Returns the variables with the values of a profile for those that are not set.
    ///
    /// - Parameter named: The profile that the line names; else that of `GAPI_PROFILE`, or the default one.
    /// - Returns: The variables, in which the line and the environment have won.
    /// - Throws: ``ConfigurationError`` for a file that cannot be used; ``ToolFailure`` if there is no such profile.
    func inProfile(_ named: String?) throws -> Self {
        let profile = try ConfigurationFile(of: self).chosen(named, in: self)
        var result = self
        for (setting, value) in profile.values where self[setting.variable] == nil {
            result.variables[setting.variable] = value
        }
        return result
    }

    /// Returns the format that a variable names.
    ///
    /// - Throws: ``ToolFailure`` if it is none.
    func format() throws -> AnswerForm? {
        guard let text = self[Setting.format.variable] else { return nil }
        if let form = AnswerForm(rawValue: text) { return form }
        throw ToolFailure(
            .usage,
            "\(Setting.format.variable) is \(text.singleLine), which is none of \(AnswerForm.list)"
        )
    }
}
