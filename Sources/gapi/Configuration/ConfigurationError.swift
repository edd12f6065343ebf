/// The error for a configuration file that cannot be used, with the place of the mistake.
struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// The kind of mistake.
    enum Code: String {
        /// The file is not UTF-8, or a line is neither a profile, a setting nor a comment.
        case syntax
        /// A profile has a name that is none, or stands there twice.
        case profile
        /// A setting does not exist, stands there twice, or belongs to no profile.
        case setting
        /// A setting has a value that it cannot have.
        case value
    }

    let code: Code
    let message: String
    let path: String
    /// The line, counted from 1.
    let line: Int
    /// The column in characters, counted from 1.
    let column: Int

    var description: String { "\(path):\(line):\(column): \(message)" }
}
