/// What a command does with a word that names a file or a folder, and whose bytes go nowhere else.
enum CommandWordUse {
    /// It reads a file.
    case input
    /// It writes a file.
    case output
    /// It reads or changes what is in a folder, which is there already.
    case folder
    /// It writes into a folder that is there, or else to a file.
    case target
}

/// The words of a command line for which a name may be any bytes.
struct CommandWordUses {
    private let words: [[UInt8]]
    /// The words as text; `nil` for those that are none.
    private let known: [String?]
    /// The command with its subcommand, or with whatever word comes second.
    private let command: [String]

    init(_ words: [[UInt8]], _ known: [String?]) {
        (self.words, self.known) = (words, known)
        command = known.prefix(2).map { $0 ?? "" }
    }

    /// Returns the use of the value of an option; `nil` if it must be text.
    func use(after option: String) -> CommandWordUse? {
        switch (command.first ?? "", option) {
        case (_, "--output"), ("upload", "--session"), ("watch", "--cursor"): .output
        case ("cloud", "-o"): .output
        case ("call", "--body"), ("pages", "--body"), ("upload", "--body"), ("download", "--body"): .input
        case ("login", "--client"), ("sign", "--key"): .input
        case ("serve", "--faults"), ("serve", "--credential-file"), ("serve", "--document"): .input
        case ("serve", "--data"), ("serve", "--documents"), (_, "--from"): .folder
        default: nil
        }
    }

    /// Returns the use of the word at an index; `nil` if it must be text.
    func use(at index: Int) -> CommandWordUse? {
        let before = index > 0 ? known[index - 1] ?? "" : ""
        switch command {
        case ["storage", "cp"], ["storage", "mv"], ["storage", "rsync"], ["cloud", "get"]: return placeUse(at: index)
        case _ where before.hasPrefix("-") && before != "-" && before != "--": return use(after: before)
        case ["cloud", "put"]: return index == 2 ? .input : nil
        default: break
        }
        let isInput =
            switch command.first ?? "" {
            case "json", "xml": index >= 2
            case "feed", "batch": index >= 1
            case "list", "describe", "generate": index == 1
            case "upload": index >= 3
            default: false
            }
        return isInput ? .input : nil
    }

    // MARK: Sources and destinations

    /// Returns the use of a word of a command that copies from one place to another.
    private func placeUse(at index: Int) -> CommandWordUse? {
        let places = places
        guard let number = places.firstIndex(of: index) else { return use(after: known[index - 1] ?? "") }
        let isLast = number == places.count - 1
        let becomesObject = places[number...].contains { known[$0]?.hasPrefix("gs://") == true }
        switch command {
        case ["storage", "rsync"]: return isKept ? nil : .folder
        case ["cloud", "get"]: return number != 1 ? nil : isRecursive ? .folder : .target
        // One file that becomes an object: a folder would give its objects the name.
        case ["storage", "cp"] where becomesObject: return isRecursive ? nil : .input
        case ["storage", "cp"] where isLast && number == 1 && !isRecursive: return .target
        // An object that is moved goes when its file is there, which a file of another name is not yet.
        default: return isLast && number > 0 && !isKept ? .folder : nil
        }
    }

    /// The indices of the words that are neither options nor values of options.
    private var places: [Int] {
        var places: [Int] = []
        var (isValue, isEnd) = (false, false)
        for (index, word) in words.enumerated().dropFirst(2) {
            if isValue {
                isValue = false
            } else if !isEnd, word.count > 1, word.first == UInt8(ascii: "-") {
                isEnd = word == Array("--".utf8)
                isValue = Self.valued.contains(known[index] ?? "")
            } else {
                places.append(index)
            }
        }
        return places
    }

    /// The options of these commands that take a value.
    private static let valued = Set(
        ConnectionOptions.valued.union(["manifest", "concurrency", "composite-threshold"]).map { "--" + $0 }
    )

    private var isRecursive: Bool {
        known.contains { word in
            guard let word, word.hasPrefix("-") else { return false }
            return word == "--recursive" || !word.hasPrefix("--") && word.contains { "rR".contains($0) }
        }
    }

    /// A Boolean value indicating whether a file remembers the names of the places.
    private var isKept: Bool { known.contains { $0 == "--manifest" || $0?.hasPrefix("--manifest=") == true } }
}
