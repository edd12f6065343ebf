import AsyncFetch
import AsyncGAPI
import GAPIDescription
import NIOCore

/// The file of the profiles, which people also edit by hand.
///
/// Its lines are `[profile]`, `setting = value`, comments that begin with `#` or `;`, and empty ones:
///
///     [default]
///     account = mia@example.com
///
///     [local]
///     endpoint = http://127.0.0.1:4443
///     format = jsonl
///
/// A change keeps all other lines as they are.
struct ConfigurationFile {
    /// A line that says something.
    private enum Entry {
        case profile(String)
        case setting(Setting, String)
    }

    /// The path of the file; `nil` if there is no place for it.
    let path: String?
    /// The lines without their line feeds; a carriage return stays.
    private var lines: [String] = []
    /// The mark at the beginning of the text that some editors write, or nothing.
    private var byteOrderMark = ""
    /// The profiles in the order of the file.
    private(set) var profiles: [Profile] = []

    /// Reads the file of a user; if there is none, it has no profiles.
    ///
    /// - Throws: ``ConfigurationError`` for a file that cannot be used; `FetchError` for one that cannot be read;
    ///   ``ToolFailure`` for one that others can change: its endpoint gets the user's tokens.
    init(of variables: GAPI.CredentialEnvironment) throws {
        let path = variables.toolFolder.map { $0 + "/config" }
        if let path { try LocalPlace.requireOwn(file: path) }
        let bytes = try path.flatMap { try WholeFile($0).contents() } ?? ByteBuffer()
        guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
            let message = "the file is not UTF-8"
            throw ConfigurationError(code: .syntax, message: message, path: path ?? "", line: 1, column: 1)
        }
        try self.init(path: path, text: text)
    }

    /// Reads a text.
    init(path: String?, text: String) throws(ConfigurationError) {
        self.path = path
        var scalars = text.unicodeScalars[...]
        if scalars.first == "\u{FEFF}" { byteOrderMark = String(scalars.removeFirst()) }
        lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last == "" { lines.removeLast() }
        for number in lines.indices {
            switch try entry(number) {
            case .profile(let name):
                guard !profiles.contains(where: { $0.name == name }) else {
                    throw error(.profile, "the profile \(name) stands there twice", number)
                }
                profiles.append(Profile(name: name))
            case .setting(let setting, let value):
                guard let last = profiles.indices.last else {
                    throw error(.setting, "\(setting.rawValue) belongs to no profile; [default] begins one", number)
                }
                guard profiles[last].values.updateValue(value, forKey: setting) == nil else {
                    throw error(.setting, "\(setting.rawValue) stands there twice", number)
                }
            case nil: break
            }
        }
    }

    // MARK: Reading

    /// Returns the profile of a name, else that of `GAPI_PROFILE`, or the default one, which may be empty.
    ///
    /// - Throws: ``ToolFailure`` if there is no profile of that name.
    func chosen(_ named: String?, in variables: GAPI.CredentialEnvironment) throws -> Profile {
        let name = named ?? variables["GAPI_PROFILE"]
        if let found = profiles.first(where: { $0.name == name ?? Profile.defaultName }) { return found }
        guard let name, name != Profile.defaultName else { return Profile(name: Profile.defaultName) }
        let near = Suggestion.nearest(to: name, among: profiles.map(\.name))
        throw ToolFailure(
            .usage,
            "there is no profile \(name.singleLine); \(near); gapi config set --profile NAME makes one"
        )
    }

    private func entry(_ number: Int) throws(ConfigurationError) -> Entry? {
        let line = lines[number]
        guard let start = line.firstIndex(where: { !$0.isWhitespace }), !"#;".contains(line[start]) else { return nil }
        if line[start] == "[" {
            let text = line[start...].trimmed
            let name = text.dropFirst().dropLast().trimmed
            guard text.last == "]", Profile.isName(name) else {
                throw error(.profile, "a profile is written [name], with letters, digits and . _ -", number, at: start)
            }
            return .profile(name)
        }
        guard let sign = line.firstIndex(of: "=") else {
            throw error(.syntax, "a line is [profile], setting = value, or a # comment", number, at: start)
        }
        let name = line[start..<sign].trimmed
        guard let setting = Setting(rawValue: name) else {
            let near = Suggestion.nearest(to: name, among: Setting.allCases.map(\.rawValue))
            throw error(.setting, "there is no setting `\(name.singleLine)`; \(near)", number, at: start)
        }
        let rest = line[sign...].dropFirst()
        if let objection = setting.objection(to: rest.trimmed) {
            throw error(.value, objection, number, at: rest.firstIndex { !$0.isWhitespace } ?? sign)
        }
        return .setting(setting, rest.trimmed)
    }

    /// Returns an error at a place in a line, or at its beginning.
    private func error(
        _ code: ConfigurationError.Code,
        _ message: String,
        _ number: Int,
        at place: String.Index? = nil
    ) -> ConfigurationError {
        let line = lines[number]
        let column = line[..<(place ?? line.startIndex)].count + 1
        return ConfigurationError(code: code, message: message, path: path ?? "", line: number + 1, column: column)
    }

    // MARK: Writing

    /// Sets a value in a profile, which is made if there is none of that name.
    ///
    /// - Returns: The value as it is kept, without white space at its ends.
    @discardableResult mutating func set(
        _ setting: Setting,
        to value: String,
        in profile: String
    ) throws -> String {
        let value = value.trimmed
        guard Profile.isName(profile) else {
            throw ToolFailure(.usage, "the name of a profile has letters, digits and . _ - only")
        }
        if let objection = setting.objection(to: value) { throw ToolFailure(.usage, objection) }
        let line = "\(setting.rawValue) = \(value)" + lineEnd
        if let place = try place(of: setting, in: profile) {
            lines[place] = line
        } else if let end = try end(of: profile) {
            lines.insert(line, at: end)
        } else {
            lines += (lines.isEmpty ? [] : [lineEnd]) + ["[\(profile)]" + lineEnd, line]
        }
        try readAgain()
        return value
    }

    /// Removes a value from a profile.
    ///
    /// - Returns: `false` if there was none.
    mutating func unset(_ setting: Setting, in profile: String) throws -> Bool {
        guard let place = try place(of: setting, in: profile) else { return false }
        lines.remove(at: place)
        try readAgain()
        return true
    }

    /// The text of the file.
    var text: String { byteOrderMark + lines.map { $0 + "\n" }.joined() }

    /// The end of new lines before the line feed, which is that of the first line.
    private var lineEnd: String { lines.first?.unicodeScalars.last == "\r" ? "\r" : "" }

    /// Takes the lock of the file against changes by other processes.
    func lock() async throws -> FolderLock { try await FolderLock.take(try madePath() + ".lock") }

    /// Replaces the file, which only its owner can read.
    func save() async throws {
        let path = try madePath()
        let bytes = ByteBuffer(string: text)
        try await WholeFile(path, access: .ownerOnly).replace { bytes }
    }

    /// Returns the path of the file, whose folder is made.
    private func madePath() throws -> String {
        guard let path, let slash = path.lastIndex(of: "/") else {
            throw ToolFailure(.usage, "set HOME or GAPI_CONFIG: there is no place for a configuration")
        }
        try LocalPlace.makeOwnFolder(String(path[..<slash]))
        return path
    }

    private mutating func readAgain() throws {
        self = try ConfigurationFile(path: path, text: text)
    }

    /// Returns the line of a setting of a profile.
    private func place(of setting: Setting, in profile: String) throws -> Int? {
        try section(of: profile)?.first { number in
            if case .setting(setting, _) = try entry(number) { true } else { false }
        }
    }

    /// Returns the number of the line after the last one of a profile that says something.
    private func end(of profile: String) throws -> Int? {
        try section(of: profile)?.last { try entry($0) != nil }.map { $0 + 1 }
    }

    /// Returns the lines of a profile, with its heading.
    private func section(of profile: String) throws -> Range<Int>? {
        func isHeading(_ number: Int) throws -> Bool { if case .profile = try entry(number) { true } else { false } }
        let start = try lines.indices.first { number in
            if case .profile(profile) = try entry(number) { true } else { false }
        }
        guard let start else { return nil }
        return start..<(try lines.indices.dropFirst(start + 1).first(where: isHeading) ?? lines.endIndex)
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
