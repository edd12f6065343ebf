import AsyncGAPI

/// The completions of a shell: services, methods and parameters.
enum MethodCompletion {
    /// Returns the services whose descriptions are available locally.
    @Sendable static func services(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        let line = CompletionLine(words, at: index)
        return line.candidates(services())
    }

    /// Returns the completions after a command: a service, one of its methods, and then its parameters and the options
    /// of the command.
    @Sendable static func words(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        let line = CompletionLine(words, at: index)
        let options = options(of: line.command)
        let operands = line.operands(skippingValuesOf: options.valued)
        let isDescribed = line.command == "describe"
        guard let api = operands.first else {
            return line.candidates(services() + (isDescribed ? [] : names(options)))
        }
        guard let document = GAPI.DescriptionLibrary().documentAtHand(named: api) else { return [] }
        let method = operands.dropFirst().first
        if !isDescribed, let option = line.openOption, let values = values(of: option.name, document, method, options) {
            return line.candidates(values.map { option.prefix + $0 })
        }
        return line.candidates(candidates(document, method, of: line.command))
    }

    /// Returns what can follow a service, or one of its methods.
    static func candidates(_ document: API.Document, _ method: String?, of command: String) -> [String] {
        let isDescribed = command == "describe"
        let options = isDescribed ? [] : names(options(of: command))
        guard let method else {
            let methods = document.allMethods.filter { entry in
                switch command {
                case "upload": entry.method.mediaUpload != nil
                case "download": entry.method.supportsMediaDownload == true
                case "pages": document.paging(of: entry) != nil
                default: true
                }
            }
            let schemas = isDescribed ? (document.schemas ?? [:]).keys.sorted() : []
            return methods.map(\.qualifiedName) + schemas + options
        }
        if isDescribed { return [] }
        let parameters = (document.method(named: method)?.method.parameters ?? [:]).keys.sorted().map { "--\($0)" }
        return parameters + options.filter { !parameters.contains($0) }
    }

    /// Returns the values that an option or a parameter can have; `nil` if the next word is no value.
    private static func values(
        of name: String,
        _ document: API.Document,
        _ method: String?,
        _ options: MethodLine.Options
    ) -> [String]? {
        if let schema = method.flatMap({ document.method(named: $0)?.method.parameters?[name] }) {
            return schema.type == "boolean" ? nil : schema.values ?? []
        }
        guard options.valued.contains(name) else { return nil }
        return name == "format" ? AnswerForm.allCases.map(\.rawValue) : []
    }

    private static func services() -> [String] {
        GAPI.DescriptionLibrary().entries().map { "\($0.name):\($0.version)" }
    }

    /// Returns the options of a command; ArgumentParser itself offers those of `describe`.
    private static func options(of command: String) -> MethodLine.Options {
        switch command {
        case "upload": UploadCommandOptions.names
        case "download": DownloadCommandOptions.names
        case "describe": MethodLine.Options(valued: ["from"], flags: [])
        default: CallOptions.names
        }
    }

    private static func names(_ options: MethodLine.Options) -> [String] {
        options.valued.union(options.flags).sorted().map { "--\($0)" }
    }
}
