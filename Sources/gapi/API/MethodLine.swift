import AsyncGAPI
import AsyncJSON

/// The words of a command for a method, divided into those for the tool and those for the method.
///
/// An option before the method is for the tool. After the method, an option with the name of one of its parameters is
/// for the method, even if the tool has an option of the same name. Any other option is for the tool if the tool has
/// it; otherwise it is a parameter, which the library checks.
struct MethodLine {
    /// The options of a tool.
    struct Options {
        /// The options that take a value.
        var valued: Set<String>
        var flags: Set<String>
    }

    /// The service, in the user's spelling.
    private(set) var api: String?
    private(set) var method: String?
    /// The words after the method that are not options.
    private(set) var operands: [String] = []
    /// The words for the tool's own parser.
    private(set) var own: [String] = []
    private(set) var wantsHelp = false
    private var rest: [String] = []
    private let options: Options

    /// Reads the words up to the method; the rest needs the method's description.
    init(_ words: [String], _ options: Options) throws {
        self.options = options
        var words = words[...]
        while let word = words.popFirst() {
            if word == "-h" || word == "--help" {
                wantsHelp = true
            } else if word.hasPrefix("--") {
                guard let name = Self.ownName(word, options) else {
                    let place = api == nil ? "before the service" : "before the method"
                    throw ToolFailure(.usage, "\(word) is not an option \(place); see gapi call --help")
                }
                try takeOwn(word, name, &words)
            } else if api == nil {
                api = word
            } else {
                method = word
                rest = Array(words)
                return
            }
        }
    }

    /// Reads the rest of the words.
    /// - Returns: The parameters of the method.
    mutating func parameters(of method: API.Method) throws -> [String: JSON.Value] {
        var parameters: [String: JSON.Value] = [:]
        var words = rest[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("--"), word != "--" else {
                if word == "-h" { wantsHelp = true } else { operands.append(word) }
                continue
            }
            if word == "--help" {
                wantsHelp = true
                continue
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let written = String(parts[0])
            let declared = Self.parameter(written, of: method)
            if declared == nil, let name = Self.ownName(word, options) {
                try takeOwn(word, name, &words)
                continue
            }
            let name = declared ?? written
            let schema = method.parameters?[name]
            let value: JSON.Value
            if parts.count == 2 {
                value = JSON.Value(String(parts[1]))
            } else if schema?.type == "boolean", !["true", "false"].contains(words.first ?? "") {
                value = true
            } else if let next = words.popFirst() {
                value = JSON.Value(next)
            } else {
                throw ToolFailure(.usage, "--\(written) needs a value")
            }
            // A folder for --from, where the method has a parameter of that name.
            if let text = value.string, ByteNames.current[text] != nil {
                throw ToolFailure(.usage, "--\(written): \(text) is not UTF-8, as parameters are")
            }
            if let before = parameters[name] {
                parameters[name] = JSON.Value((before.array ?? [before]) + [value])
            } else {
                parameters[name] = schema?.repeated == true ? JSON.Value([value]) : value
            }
        }
        return parameters
    }

    /// The tool's options that say where the description is, also those after the method.
    ///
    /// So does the one for the log of the traffic, which has that of the description, too. They are needed before the
    /// method's parameters are known, and four methods have a parameter `from`. So `--from` after the method counts here
    /// if it names a folder.
    func ownForDescription(isFolder: (String) -> Bool) -> [String] {
        var found = own
        var words = rest[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("--") else { continue }
            switch Self.ownName(word, options) {
            case "refresh": found.append("--refresh")
            case let name? where name == "from" || name == "trace":
                let written = word.firstIndex(of: "=").map { String(word[$0...].dropFirst()) }
                guard let value = written ?? words.first, name == "trace" || isFolder(value) else { continue }
                found.append("--\(name)=\(value)")
            default: continue
            }
        }
        return found
    }

    private mutating func takeOwn(_ word: String, _ name: String, _ words: inout ArraySlice<String>) throws {
        let value = word.firstIndex(of: "=").map { String(word[$0...].dropFirst()) }
        if options.flags.contains(name) {
            own.append("--\(name)")
        } else if let value = value ?? words.popFirst() {
            own.append("--\(name)=\(value)")
        } else {
            throw ToolFailure(.usage, "--\(name) needs a value")
        }
    }

    /// Returns the tool's option for a word, in any spelling: `--page-all`, `--pageAll`; `nil` if there is none.
    static func ownName(_ word: String, _ options: Options) -> String? {
        var name = ""
        for character in word.dropFirst(2).prefix(while: { $0 != "=" }) {
            if character.isUppercase { name += "-" }
            name += character.lowercased()
        }
        return options.flags.contains(name) || options.valued.contains(name) ? name : nil
    }

    /// Returns the method's parameter for a name, which is exact or in the spelling of shells: `--page-size`; `nil` if
    /// there is none.
    private static func parameter(_ written: String, of method: API.Method) -> String? {
        let known = method.parameters ?? [:]
        if known[written] != nil { return written }
        let plain = written.filter { $0 != "-" }.lowercased()
        let alike = known.keys.filter { $0.filter { $0 != "-" && $0 != "_" }.lowercased() == plain }
        return written.contains("-") && alike.count == 1 ? alike.first : nil
    }
}
