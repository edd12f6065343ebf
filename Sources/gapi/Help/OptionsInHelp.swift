import ArgumentParser

/// A command whose words belong to a method, so that ArgumentParser does not know its options.
protocol MethodCommand: ToolCommand {
    /// The options of the command.
    associatedtype Line: MethodOptions
}

extension MethodCommand {
    /// The options of the tool, beside which there are the parameters of the method.
    static var names: MethodLine.Options { Line.names }

    /// The help text, with the options.
    static var help: String {
        Gapi.helpMessage(for: Self.self).replacing(OptionsInHelp.place, with: Line.helpOfOptions)
    }
}

/// The options in the help text of a command that ArgumentParser does not know.
enum OptionsInHelp {
    /// The line in the discussion of a command in whose place its options are shown.
    ///
    /// Every run of the tool reads the discussions of all commands, and their options are hundreds of lines: they are
    /// formatted only when somebody asks for help.
    static let place = "The options are those that --help lists."
}

extension MethodOptions {
    /// The part of the help text about the options: neither the usage nor --help, which the command itself has.
    fileprivate static var helpOfOptions: String {
        let help = helpMessage(includeHidden: false, columns: 78)
        guard let start = help.firstRange(of: "\n\n") else { return help }
        let options = help[start.upperBound...]
        let end = options.firstRange(of: "\nOPTIONS:\n  -h") ?? options.firstRange(of: "  -h, --help")
        return String(options[..<(end?.lowerBound ?? options.endIndex)])
    }
}
