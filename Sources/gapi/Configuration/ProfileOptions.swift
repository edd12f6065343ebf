import ArgumentParser
import AsyncGAPI

/// The option for the profile of a command.
struct ProfileOptions: ParsableArguments {
    static var help: ArgumentHelp {
        ArgumentHelp("The profile of gapi config; by default $GAPI_PROFILE.", valueName: "name")
    }

    static var completion: CompletionKind {
        .custom { _, _, prefix in
            let file = try? ConfigurationFile(of: .process)
            return file?.profiles.map(\.name).filter { $0.hasPrefix(prefix) } ?? []
        }
    }

    @Option(help: help, completion: completion)
    var profile: String?

    static let valued: Set = ["profile"]

    /// Returns a search whose variables have the values of the profile where they are not set.
    ///
    /// - Throws: ``ConfigurationError``, or ``ToolFailure`` if there is no such profile.
    func search(_ search: CredentialSearch) throws -> CredentialSearch {
        var search = search
        search.variables = try search.variables.inProfile(profile)
        return search
    }
}
