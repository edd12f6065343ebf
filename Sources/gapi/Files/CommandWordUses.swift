import ArgumentParser

/// What a command does with a word that names a file or a folder, and whose bytes go nowhere else.
enum CommandWordUse: Equatable {
    /// It reads a file.
    case input
    /// It writes a file.
    case output
    /// It reads or changes what is in a folder, which is there already.
    case folder
    /// It writes into a folder that is there, or else to a file.
    case target
    /// It reads a file and adds to it; if there is none, it makes one, but not in a dry run.
    case ledger(isMade: Bool)
}

/// The words of a command line for which a name may be any bytes.
struct CommandWordUses {
    /// What a word is to the parser of its command.
    private enum Role: Equatable {
        /// The name of a command or a subcommand.
        case command
        /// An option, which may have its value after an equals sign.
        case option
        /// The value of an option.
        case value(of: String)
        /// A word for itself, by its number.
        case operand(Int)
    }

    private let words: [[UInt8]]
    /// The words as text; `nil` for those that are none.
    private let known: [String?]
    /// The command with its subcommand: `storage cp`.
    private let command: String
    private let roles: [Role]
    /// The indices of the words that are neither options nor values of options.
    private let operands: [Int]

    /// Reads a line as the parser of its command does.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi`.
    ///   - known: The words as text; `nil` for those that are none.
    /// - Throws: The error of ``CommandOptions``.
    init(_ words: [[UInt8]], _ known: [String?]) throws {
        (self.words, self.known) = (words, known)
        let (command, names) = CommandNames.command(in: known)
        self.command = names.joined(separator: " ")
        let options = try CommandOptions(of: command)
        var roles = names.map { _ in Role.command }
        var operands: [Int] = []
        var open: String?
        var isEnd = false
        for (index, word) in words.enumerated().dropFirst(names.count) {
            if !isEnd, options.isOption(word) {
                isEnd = word == Array("--".utf8)
                open = options.option(openedBy: word)
                roles.append(.option)
            } else if let option = open {
                if !options.takesSeveral(option) { open = nil }
                roles.append(.value(of: option))
            } else {
                roles.append(.operand(operands.count))
                operands.append(index)
            }
        }
        (self.roles, self.operands) = (roles, operands)
    }

    /// Returns the option of a word that has its value, too, and the value: `--body=NAME`.
    func optionWithValue(at index: Int) -> (option: String, value: [UInt8])? {
        let word = words[index]
        guard roles[index] == .option, let mark = word.firstIndex(of: UInt8(ascii: "=")),
            let option = String(validating: word[..<mark], as: UTF8.self)
        else { return nil }
        return (option, Array(word[(mark + 1)...]))
    }

    /// Returns the use of the value of an option; `nil` if it must be text.
    func use(after option: String) -> CommandWordUse? {
        switch (command, option) {
        case (_, "--output"), ("upload", "--session"), ("watch", "--cursor"): .output
        case ("cloud versions", "-o"): .output
        case ("storage cp", "--manifest"), ("storage rsync", "--manifest"):
            .ledger(isMade: !options.contains("--dry-run"))
        case ("call", "--body"), ("pages", "--body"), ("upload", "--body"), ("download", "--body"): .input
        case ("login", "--client"), ("sign", "--key"): .input
        case ("serve", "--faults"), ("serve", "--credential-file"), ("serve", "--document"): .input
        case ("serve", "--data"), ("serve", "--documents"), ("generate", "--all"), ("generate", "--out"): .folder
        case (_, "--from"), (_, "--trace"): .folder
        default: nil
        }
    }

    /// Returns the use of the word at an index; `nil` if it must be text.
    func use(at index: Int) -> CommandWordUse? {
        switch roles[index] {
        case .command, .option: nil
        case .value(let option): use(after: option)
        case .operand(let number): use(ofOperand: number)
        }
    }

    private func use(ofOperand number: Int) -> CommandWordUse? {
        switch command {
        case "storage cp", "storage mv", "storage rsync", "cloud get": placeUse(of: number)
        case "feed", "batch", "list", "describe", "generate", "xml query": number == 0 ? .input : nil
        // A folder would give its copy the name.
        case "cloud put": number == 0 && !isRecursive ? .input : nil
        // The last word is a path in the document.
        case "json get": number == 0 && operands.count > 1 ? .input : nil
        // After the service and the method.
        case "upload": number == 2 ? .input : nil
        case "json check", "json roundtrip", "json format": .input
        case "xml check", "xml roundtrip", "xml format", "xml c14n": .input
        default: nil
        }
    }

    // MARK: Sources and destinations

    /// Returns the use of an operand of a command that copies from one place to another.
    private func placeUse(of number: Int) -> CommandWordUse? {
        let isLast = number == operands.count - 1
        let becomesObject = operands[number...].contains { known[$0]?.hasPrefix("gs://") == true }
        switch command {
        case "storage rsync": return isKept ? nil : .folder
        case "cloud get": return number != 1 ? nil : isRecursive ? .folder : .target
        // One file that becomes an object: a folder would give its objects the name.
        case "storage cp" where becomesObject: return isRecursive ? nil : .input
        case "storage cp" where isLast && number == 1 && !isRecursive: return .target
        // An object that is moved goes when its file is there, which a file of another name is not yet.
        default: return isLast && number > 0 && !isKept ? .folder : nil
        }
    }

    /// The options of the line that are text.
    private var options: [String] { known.indices.filter { roles[$0] == .option }.compactMap { known[$0] } }

    private var isRecursive: Bool {
        options.contains { word in
            word == "--recursive" || !word.hasPrefix("--") && word.contains { "rR".contains($0) }
        }
    }

    /// A Boolean value indicating whether a file remembers the names of the places.
    private var isKept: Bool { options.contains { $0 == "--manifest" || $0.hasPrefix("--manifest=") } }
}
