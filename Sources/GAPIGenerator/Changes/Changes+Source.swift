import GAPIDescription

extension ModulePlan {
    /// The source of the conformances to `GAPI.ChangeQuery`, and of the service's methods that follow changes.
    var changesSource: String {
        var text = ""
        for query in queries {
            guard let changes = query.changes else { continue }
            text += "\n" + conformance(of: query, changes) + "\n" + shorthand(of: query, changes)
        }
        return text
    }

    private func conformance(of query: QueryPlan, _ plan: ChangePlan) -> String {
        let body = plan.changes.split(separator: "\n").map { "        \($0)\n" }.joined()
        return """
            extension \(names.namespace).\(query.name): GAPI.ChangeQuery {
                public static let changeFeed = GAPI.ChangeFeed(
                    \(arguments(of: plan).joined(separator: ",\n        "))
                )
                public var changeToken: Swift.String? { get { \(plan.token.get) } set { \(plan.token.set) } }
                public func nextChangeToken(in response: Response) -> Swift.String? { \(plan.next) }
                public func changes(in response: Response) -> [GAPI.Change<Item>] {
            \(body)    }
            }

            """
    }

    private func arguments(of plan: ChangePlan) -> [String] {
        let feed = plan.feed
        func list(_ texts: [String]) -> String { "[\(texts.map(Literal.string).joined(separator: ", "))]" }
        var arguments = ["token: \(Literal.string(feed.token))"]
        if let request = feed.request { arguments.append("request: \(Literal.string(request))") }
        arguments.append("fields: \(Literal.string(plan.fields))")
        if !feed.excluded.isEmpty { arguments.append("excluded: \(list(feed.excluded))") }
        if !feed.neverFalse.isEmpty { arguments.append("neverFalse: \(list(feed.neverFalse))") }
        if let mask = plan.mask {
            arguments.append(
                "mask: (parameter: \(Literal.string(mask.parameter)), member: \(Literal.string(mask.member)))"
            )
        }
        if feed.expiredStatuses != [410] {
            arguments.append("expiredStatuses: [\(feed.expiredStatuses.map { "\($0)" }.joined(separator: ", "))]")
        }
        if !feed.expiredReasons.isEmpty { arguments.append("expiredReasons: \(list(feed.expiredReasons))") }
        if let start = plan.start, let rule = feed.start {
            arguments.append(
                "start: (method: \(source(of: start)), member: \(Literal.string(rule.member)), "
                    + "parameters: \(list(start.parameters)))"
            )
        }
        if let watch = plan.watch, let stop = plan.stop, let rule = feed.push {
            arguments.append(
                "watch: (method: \(source(of: watch)), stop: \(source(of: stop)), "
                    + "parameters: \(list(watch.parameters)), isTopic: \(rule.isTopic))"
            )
        }
        return arguments
    }

    private func source(of method: ChangePlan.Method) -> String {
        "GAPI.QueryMethod(id: \(Literal.string(method.id)), verb: .\(method.verb), path: \(Literal.string(method.path)))"
    }

    /// Returns the source of a method of the service, such as `drive.changes(from:)`.
    private func shorthand(of query: QueryPlan, _ plan: ChangePlan) -> String {
        let required = query.parameters.filter(\.isRequired)
        // A cursor that is a required parameter has no value yet.
        let taken = required.filter { $0.key != plan.feed.token }
        // A parameter with one of the method's other names has it only outside.
        var names = NameScope(reserved: ["changes", "configure", "cursor", "options"])
        let inside = Dictionary(
            taken.map { ($0.name, Namer.escaped(names.claim($0.name, orWith: "Value"))) },
            uniquingKeysWith: { first, _ in first }
        )
        func insideName(_ parameter: QueryPlan.Parameter) -> String { inside[parameter.name] ?? "\"\"" }
        var parameters = taken.map {
            let label = Namer.escaped($0.name)
            let name = insideName($0)
            return (label == name ? label : "\(label) \(name)") + ": \($0.type.source)"
                + ($0.default.map { " = \($0)" } ?? "")
        }
        let path = "\(self.names.namespace).\(query.name)"
        parameters += [
            "from cursor: GAPI.ChangeCursor? = nil", "options: GAPI.ChangeOptions = .init()",
            "_ configure: (inout \(path)) -> Void = { _ in }",
        ]
        let arguments = required.map {
            "\(Namer.escaped($0.name)): \(insideName($0))"
        }
        return """
            extension \(self.names.service) {
                /// Returns the changes of `\(query.id)` after a cursor, as they happen; see `GAPI.ChangeSequence`.
                public nonisolated func \(Namer.escaped(plan.feed.name))(
                    \(parameters.joined(separator: ",\n        "))
                ) -> GAPI.ChangeSequence<\(path)> {
                    changes(of: \(path)(\((arguments + ["configure"]).joined(separator: ", "))), from: cursor, options: options)
                }
            }

            """
    }
}
