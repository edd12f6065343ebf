import AsyncGAPI

/// The completions of a shell: services, methods and parameters.
enum MethodCompletion {
    /// Returns the services whose descriptions are available locally.
    @Sendable static func services(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        GAPI.DescriptionLibrary().entries().map { "\($0.name):\($0.version)" }.filter { $0.hasPrefix(prefix) }
    }

    /// Returns the completions after `call`: a service, one of its methods, and then its parameters and the command's
    /// options.
    @Sendable static func words(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        // Some shells break words at colons, and pass `drive:v3` as three words.
        let before = joined(words.prefix(index).dropFirst(2)).filter { !$0.hasPrefix("-") }
        guard let api = before.first else { return services(words, index, prefix) }
        guard let document = GAPI.DescriptionLibrary().documentAtHand(named: api) else { return [] }
        return candidates(document, before.count > 1 ? before[1] : nil, prefix)
    }

    static func candidates(_ document: API.Document, _ method: String?, _ prefix: String) -> [String] {
        guard let method else { return document.allMethods.map(\.qualifiedName).filter { $0.hasPrefix(prefix) } }
        let parameters = (document.method(named: method)?.method.parameters ?? [:]).keys.sorted()
        let options = CallOptions.names.valued.union(CallOptions.names.flags).sorted()
        return (parameters + options.filter { !parameters.contains($0) }).map { "--\($0)" }.filter {
            $0.hasPrefix(prefix)
        }
    }

    private static func joined(_ words: ArraySlice<String>) -> [String] {
        var joined: [String] = []
        var glues = false
        for word in words {
            if word == ":" || glues, let last = joined.popLast() {
                joined.append(last + word)
                glues = word == ":"
            } else {
                joined.append(word)
            }
        }
        return joined
    }
}
