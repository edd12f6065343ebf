import ArgumentParser
import AsyncFetch

/// A default that a profile can have; each one has an environment variable, which wins over it.
enum Setting: String, CaseIterable, ExpressibleByArgument {
    case endpoint
    case account
    case format

    /// The environment variable with the same meaning.
    var variable: String { "GAPI_" + rawValue.uppercased() }

    /// The settings, for messages.
    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// Returns what is wrong with a value; `nil` if nothing is.
    ///
    /// The file of the profiles is no place for secrets, so URLs with a user or a query are refused, and whatever looks
    /// like a token.
    func objection(to value: String) -> String? {
        if value.isEmpty { return "\(rawValue) has no value; gapi config unset \(rawValue) removes it" }
        if value.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "\(rawValue) has a control character"
        }
        if Redaction.text(value) != value { return "\(rawValue) looks like a secret, which is not kept here" }
        switch self {
        case .endpoint:
            guard value.hasPrefix("https://") || value.hasPrefix("http://"), (try? HTTPRequest(url: value)) != nil
            else {
                return "endpoint is not the URL of a server, such as http://127.0.0.1:4443"
            }
            guard !value.contains("@"), !value.contains("?"), !value.contains("#") else {
                return "endpoint is a root URL, without user, query and fragment"
            }
            return nil
        case .account: return nil
        case .format:
            guard AnswerForm(rawValue: value) == nil else { return nil }
            return "format is one of \(AnswerForm.list)"
        }
    }
}

extension AnswerForm {
    /// The formats, for messages.
    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
